import { darker, inkOn, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import {
  color,
  colors,
  flag,
  integer,
  label,
  oneOf,
} from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  ellipse,
  line,
  lyingShadow,
  path,
  placed,
  rect,
  standingShadow,
} from '../../../modules/media/drawing/sheet.ts';

const paints = [
  '#f7e04a',
  '#f2a51b',
  '#ea6a2a',
  '#c8102e',
  '#b0216b',
  '#6f4aa0',
  '#1c3f8f',
  '#2f9bd6',
  '#1f9aa0',
  '#2f8f5b',
  '#8a5a35',
  '#2b2f36',
] as const;

/** An open paint box: lid with a mixing palette, pans in two rows. */
const paintBox = kind(
  { colors: colors(paints, 24), color: color('#1f5fa8'), metal: flag(), brush: flag(true) },
  ({ colors: pans, color: body, metal, brush }, sheet) => {
    const columns = Math.ceil(pans.length / 2);
    const w = Math.min(1280, Math.max(900, columns * 178));
    const cell = (w - 90) / columns;
    const h = 560;
    const left = 800 - w / 2;
    const caseColor = metal ? '#2b2f36' : body;
    const inner = metal ? '#f4f2ec' : lighter(body, 0.32);
    const base = 800;
    const lidHeight = 500;
    const pan = (paint: string, at: number): string => {
      const x = left + 45 + cell * ((at % columns) + 0.5);
      const y = base + 60 + (h - 110) * (at < columns ? 0.27 : 0.73);
      const r = Math.min(cell * 0.42, 102);
      const well = sheet.radial(
        [
          [0, lighter(paint, 0.07)],
          [0.7, paint],
          [1, darker(paint, 0.13)],
        ],
        0.4,
        0.35,
        0.7,
      );
      return metal
        ? rect(x - r, y - r * 0.9, r * 2, r * 1.8, 10, '#ffffff') +
            rect(x - r + 9, y - r * 0.9 + 9, r * 2 - 18, r * 1.8 - 18, 8, well) +
            ellipse(x - r * 0.25, y - r * 0.35, r * 0.32, r * 0.14, '#ffffff', { opacity: 0.28 })
        : circle(x, y, r, darker(caseColor, 0.12)) +
            circle(x, y + 3, r - 8, well) +
            ellipse(x - r * 0.28, y - r * 0.4, r * 0.3, r * 0.14, '#ffffff', { opacity: 0.32 });
    };
    const pool = (x: number, y: number, rx: number, ry: number): string =>
      ellipse(x, y, rx, ry, darker(inner, 0.05)) +
      ellipse(x, y + 5, rx - 9, ry - 8, lighter(inner, 0.03));
    const stick = brush
      ? placed(
          800,
          base + h + 92,
          90,
          1,
          lyingShadow(rect(-16, -w * 0.36, 32, w * 0.72, 14, ''), 7),
          path(
            `M-17 ${w * 0.16}L-11 ${-w * 0.36}Q0 ${-w * 0.38} 11 ${-w * 0.36}L17 ${w * 0.16}Z`,
            sheet.rod('#c8102e'),
          ),
          rect(-18, w * 0.16, 36, w * 0.1, 5, sheet.rod('#c9ced4')),
          path(
            `M-18 ${w * 0.26}Q-26 ${w * 0.31} 0 ${w * 0.38}Q26 ${w * 0.31} 18 ${w * 0.26}Z`,
            sheet.rod('#5b3a22'),
          ),
        )
      : '';
    return {
      tint: body,
      art: placed(
        0,
        brush ? -70 : -30,
        0,
        1,
        lyingShadow(rect(left, base - lidHeight, w, h + lidHeight, 46, ''), 16),
        rect(left, base - lidHeight, w, lidHeight + 20, 46, sheet.matt(caseColor)),
        rect(left + 26, base - lidHeight + 26, w - 52, lidHeight - 34, 30, sheet.matt(inner, 0.7)),
        pool(800 - w * 0.28, base - lidHeight * 0.52, w * 0.14, 120),
        pool(800 + w * 0.02, base - lidHeight * 0.62, w * 0.11, 96),
        pool(800 + w * 0.29, base - lidHeight * 0.48, w * 0.14, 126),
        ellipse(
          800 - w * 0.27,
          base - lidHeight * 0.48,
          w * 0.06,
          46,
          mix(pans[7] ?? body, '#ffffff', 0.35),
          { opacity: 0.8 },
        ),
        ellipse(
          800 + w * 0.3,
          base - lidHeight * 0.44,
          w * 0.055,
          42,
          mix(pans[3] ?? body, '#ffffff', 0.35),
          { opacity: 0.75 },
        ),
        rect(left, base, w, h, 46, sheet.matt(darker(caseColor, 0.02))),
        rect(left + 8, base - 4, w - 16, 20, 8, darker(caseColor, 0.16)),
        ...pans.map(pan),
        path(`M${left + 46} ${base + 24}H${left + w - 46}`, 'none', {
          stroke: '#ffffff',
          'stroke-width': 4,
          opacity: 0.25,
        }),
        stick,
      ),
    };
  },
);

/** A bottle of school paint with its spout. */
const paintBottle = kind(
  {
    color: color('#c8102e'),
    shape: oneOf(['bottle', 'canister', 'pot', 'spray'], 'bottle'),
    label: label(8, '500 ML'),
    count: integer(1, 12, 1),
    colors: colors(paints, 12),
  },
  ({ color: single, shape, label: text, count, colors: many }, sheet) => {
    const one = (paint: string): { art: string; half: number; foot: number } => {
      const fluid = sheet.linear(
        [
          [0, darker(paint, 0.09)],
          [0.18, lighter(paint, 0.09)],
          [0.4, paint],
          [1, darker(paint, 0.12)],
        ],
        0,
        0,
        1,
        0,
      );
      const capTone = '#f4f2ec';
      if (shape === 'spray') {
        return {
          half: 250,
          foot: 620,
          art:
            path(
              'M-250 -60Q-250 -240 -90 -300V-400H90V-300Q250 -240 250 -60V560Q250 620 190 620H-190Q-250 620 -250 560Z',
              sheet.rod('#eef2f4'),
            ) +
            rect(-104, -440, 208, 110, 14, sheet.rod(darker(paint, 0.04))) +
            path(
              'M-230 -690H120Q200 -680 200 -600L120 -560 90 -440H-70L-90 -560H-230Z',
              sheet.matt(paint),
            ) +
            rect(-290, -672, 74, 84, 10, sheet.rod('#3a3f47', 'y')) +
            path(
              'M-110 -550Q-150 -450 -210 -430L-190 -396Q-110 -420 -70 -540Z',
              darker(paint, 0.1),
            ) +
            rect(-250, -20, 500, 420, 0, '#fffdf8') +
            rect(-250, -20, 500, 70, 0, mix(paint, '#ffffff', 0.5)) +
            lettering(text, 0, 130, {
              size: 82,
              color: darker(paint, 0.22),
              align: 'middle',
              weight: 14,
              widest: 400,
            }) +
            line('M-120 290h240', mix(paint, '#ffffff', 0.4), 14),
        };
      }
      if (shape === 'pot') {
        return {
          half: 430,
          foot: 520,
          art:
            rect(-430, -260, 860, 780, 70, fluid) +
            rect(
              -450,
              -420,
              900,
              190,
              50,
              sheet.linear(
                [
                  [0, darker(paint, 0.15)],
                  [0.2, lighter(paint, 0.03)],
                  [1, darker(paint, 0.18)],
                ],
                0,
                0,
                1,
                0,
              ),
            ) +
            rect(-430, -90, 860, 420, 0, '#fffdf8') +
            rect(-430, -90, 860, 60, 0, mix(paint, '#ffffff', 0.55)) +
            lettering(text, 0, 40, {
              size: 92,
              color: darker(paint, 0.22),
              align: 'middle',
              weight: 14,
              widest: 680,
            }) +
            line('M-180 210h360', mix(paint, '#ffffff', 0.4), 14),
        };
      }
      if (shape === 'canister') {
        return {
          half: 400,
          foot: 600,
          art:
            path(
              'M-400 -250Q-400 -380 -270 -390H120Q400 -380 400 -180V520Q400 600 320 600H-320Q-400 600 -400 520Z',
              fluid,
            ) +
            path(
              'M-300 -300Q-300 -330 -270 -330H60Q210 -320 240 -200L150 -190Q130 -250 60 -252H-220Q-230 -200 -300 -200Z',
              darker(paint, 0.2),
            ) +
            rect(210, -520, 190, 150, 24, sheet.rod(capTone)) +
            rect(230, -390, 150, 60, 8, darker(paint, 0.1)) +
            rect(-310, -60, 620, 480, 18, '#fffdf8') +
            rect(-310, -60, 620, 90, 18, mix(paint, '#ffffff', 0.5)) +
            lettering(text, 0, 110, {
              size: 110,
              color: darker(paint, 0.22),
              align: 'middle',
              weight: 14,
              widest: 520,
            }) +
            line('M-180 320h360', mix(paint, '#ffffff', 0.4), 14),
        };
      }
      return {
        half: 250,
        foot: 620,
        art:
          path(
            'M-250 -180Q-250 -340 -120 -380V-430H120V-380Q250 -340 250 -180V560Q250 620 190 620H-190Q-250 620 -250 560Z',
            fluid,
          ) +
          rect(-128, -500, 256, 96, 14, sheet.rod(capTone, 'x', 0.6)) +
          path('M-70 -490L-34 -640H34L70 -490Z', sheet.rod(capTone, 'x', 0.6)) +
          rect(-40, -690, 80, 66, 16, sheet.rod(paint)) +
          rect(-250, -80, 500, 460, 0, '#fffdf8') +
          rect(-250, -80, 500, 76, 0, mix(paint, '#ffffff', 0.5)) +
          lettering(text, 0, 80, {
            size: 82,
            color: darker(paint, 0.22),
            align: 'middle',
            weight: 14,
            widest: 380,
          }) +
          path(
            'M-60 330c-50 -60 -10 -110 10 -140 20 40 80 70 40 130 -14 20 -36 24 -50 10Z',
            paint,
          ) +
          rect(-206, -190, 34, 720, 16, '#ffffff', { opacity: 0.22 }),
      };
    };
    if (count > 1) {
      const perRow = count > 6 ? Math.ceil(count / 2) : count;
      const step = 1250 / perRow;
      const scale = Math.min(0.96, (step / 520) * (shape === 'bottle' ? 1 : 0.6));
      const bottles = Array.from({ length: count }, (_, at) => {
        const drawn = one(many[at % many.length] ?? single);
        const x = 800 + ((at % perRow) - (perRow - 1) / 2) * step;
        const y = 820 + (1 - scale) * 260 + (count > 6 ? (Math.floor(at / perRow) - 0.8) * 620 : 0);
        return {
          shadow: standingShadow(sheet, x, y + drawn.foot * scale, drawn.half * scale, 0.8),
          art: placed(x, y, 0, scale, drawn.art),
        };
      });
      return {
        tint: many[0] ?? single,
        art:
          bottles.map((bottle) => bottle.shadow).join('') +
          bottles.map((bottle) => bottle.art).join(''),
      };
    }
    const drawn = one(single);
    const y = shape === 'bottle' || shape === 'spray' ? 830 : shape === 'pot' ? 760 : 770;
    return {
      tint: single,
      art: standingShadow(sheet, 800, y + drawn.foot, drawn.half) + placed(800, y, 0, 1, drawn.art),
    };
  },
);

/** Tubes of acrylic or watercolour, lying in a row. */
const paintTubes = kind({ colors: colors(paints, 24) }, ({ colors: tones }, sheet) => {
  const one = (paint: string): string =>
    path('M-92 -330L-104 -380H104L92 -330Z', sheet.rod('#c3c7cd')) +
    path(
      'M-92 -332H92L84 250Q84 292 40 300H-40Q-84 292 -84 250Z',
      sheet.linear(
        [
          [0, '#c9cdd3'],
          [0.25, '#fbfbfa'],
          [0.7, '#dfe2e6'],
          [1, '#a9aeb6'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    path('M-90.500 -210H90.500L86 120H-86Z', sheet.rod(paint, 'x', 0.8)) +
    line('M-50 -120h100m-100 44h70', inkOn(paint), 10, { opacity: 0.7 }) +
    rect(-48, 292, 96, 96, 12, sheet.rod('#2f343c', 'x', 0.6)) +
    line('M-30 300v80M-10 300v80M10 300v80M30 300v80', '#525963', 5);
  const rows = tones.length > 6 ? 2 : 1;
  const per = Math.ceil(tones.length / rows);
  const scale = Math.min(rows === 2 ? 0.8 : 1.35, 1260 / (per * 215));
  const placedAll = tones.map((paint, at) => {
    const row = Math.floor(at / per);
    const x = 800 + ((at % per) - (Math.min(per, tones.length - row * per) - 1) / 2) * 215 * scale;
    const y = rows === 1 ? 800 : 800 + (row - 0.5) * 800 * scale;
    return {
      shadow: placed(x, y, 0, scale, path('M-100 -370H100L84 280 48 388H-48L-84 280Z', '')),
      art: placed(x, y, 0, scale, one(paint)),
    };
  });
  return {
    tint: tones[0] ?? '#c8102e',
    art:
      lyingShadow(placedAll.map((tube) => tube.shadow).join(''), 12) +
      placedAll.map((tube) => tube.art).join(''),
  };
});

export const paintsKinds = {
  'paint-box': paintBox,
  'paint-bottle': paintBottle,
  'paint-tubes': paintTubes,
};
