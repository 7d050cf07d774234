import { darker, inkOn, lighter, mix } from '../color.ts';
import { kind } from '../kind.ts';
import { lettering } from '../lettering.ts';
import { color, colors, flag, integer, label, oneOf } from '../parameters.ts';
import {
  circle,
  ellipse,
  group,
  line,
  lyingShadow,
  path,
  placed,
  rect,
  standingShadow,
} from '../sheet.ts';
import { Corner } from '../solid.ts';

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
export const paintBox = kind(
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
export const paintBottle = kind(
  {
    color: color('#c8102e'),
    shape: oneOf(['bottle', 'canister', 'pot'], 'bottle'),
    label: label(8, '500 ML'),
    count: integer(1, 6, 1),
    colors: colors(paints, 6),
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
      const step = 1250 / count;
      const scale = Math.min(0.96, (step / 520) * (shape === 'bottle' ? 1 : 0.6));
      const bottles = Array.from({ length: count }, (_, at) => {
        const drawn = one(many[at % many.length] ?? single);
        const x = 800 + (at - (count - 1) / 2) * step;
        const y = 820 + (1 - scale) * 260;
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
    const y = shape === 'bottle' ? 830 : shape === 'pot' ? 760 : 770;
    return {
      tint: single,
      art: standingShadow(sheet, 800, y + drawn.foot, drawn.half) + placed(800, y, 0, 1, drawn.art),
    };
  },
);

/** Tubes of acrylic or watercolour, lying in a row. */
export const paintTubes = kind({ colors: colors(paints, 12) }, ({ colors: tones }, sheet) => {
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

/** Brushes in a fan: round, flat, bristle or a child's chunky ones. */
export const brushes = kind(
  {
    count: integer(1, 10, 5),
    style: oneOf(['round', 'flat', 'bristle', 'chunky'], 'round'),
    color: color('#c8102e'),
  },
  ({ count, style, color: handle }, sheet) => {
    const one = (at: number): { art: string; shadow: string } => {
      const grow = style === 'chunky' ? 1.7 : 0.8 + (count > 1 ? (at / (count - 1)) * 0.7 : 0.5);
      const half = 22 * grow;
      const hair = style === 'bristle' ? '#e6cf9f' : style === 'chunky' ? '#f2e6c8' : '#6a4428';
      const tuft =
        style === 'flat' || style === 'bristle'
          ? path(
              `M${-half * 1.25} -470L${-half * 1.3} -612Q0 -628 ${half * 1.3} -612L${half * 1.25} -470Z`,
              sheet.linear(
                [
                  [0, darker(hair, 0.07)],
                  [0.4, lighter(hair, 0.08)],
                  [1, darker(hair, 0.1)],
                ],
                0,
                0,
                1,
                0,
              ),
            ) +
            line(
              `M${-half * 0.6} -590V-480M0 -600V-480M${half * 0.6} -590V-480`,
              darker(hair, 0.12),
              3,
              { opacity: 0.6 },
            )
          : path(
              `M${-half} -470Q${-half * 1.7} -560 0 -660Q${half * 1.7} -560 ${half} -470Z`,
              sheet.linear(
                [
                  [0, darker(hair, 0.08)],
                  [0.4, lighter(hair, 0.12)],
                  [1, darker(hair, 0.1)],
                ],
                0,
                0,
                1,
                0,
              ),
            );
      const wide = style === 'flat' || style === 'bristle' ? 1.25 : 1;
      const tail = style === 'chunky' ? 280 : 600;
      return {
        art:
          path(
            `M${-half * 0.9} -260Q${-half * 1.35} -120 ${-half * 0.5} ${tail - 40}Q0 ${tail + 20} ${half * 0.5} ${tail - 40}Q${half * 1.35} -120 ${half * 0.9} -260Z`,
            sheet.rod(handle),
          ) +
          path(
            `M${-half * wide} -474H${half * wide}L${half * 0.92} -250H${-half * 0.92}Z`,
            sheet.rod('#c9ced4'),
          ) +
          line(`M${-half} -300h${half * 2}m${-half * 2} 18h${half * 2}`, '#8f959e', 4) +
          tuft,
        shadow: path(`M${-half} -640H${half}L${half * 0.6} ${tail}H${-half * 0.6}Z`, ''),
      };
    };
    const fan = Math.min(46, count * 8);
    const all = Array.from({ length: count }, (_, at) => {
      const drawn = one(at);
      const turn = count === 1 ? 38 : -fan / 2 + (fan * at) / (count - 1);
      const move =
        count === 1
          ? 'translate(800 810) rotate(38) scale(1.2)'
          : `translate(800 ${style === 'chunky' ? 1560 : 1520}) rotate(${turn.toFixed(1)}) ${style === 'chunky' ? 'scale(1.35) translate(0 -480)' : 'translate(0 -720)'}`;
      return {
        art: group({ transform: move }, drawn.art),
        shadow: group({ transform: move }, drawn.shadow),
      };
    });
    return {
      tint: handle,
      art:
        lyingShadow(all.map((brush) => brush.shadow).join(''), 11) +
        all.map((brush) => brush.art).join(''),
    };
  },
);

/** A no-spill water cup. */
export const waterCup = kind({ color: color('#6bb3e0') }, ({ color: paint }, sheet) => ({
  tint: paint,
  art:
    standingShadow(sheet, 800, 1290, 360) +
    placed(
      1000,
      420,
      16,
      1,
      path('M-20 -60Q-26 200 -14 560H14Q26 200 20 -60Z', sheet.rod('#f2c21b')),
      rect(-22, -150, 44, 110, 5, sheet.rod('#c9ced4')),
      path('M-22 -148Q-36 -220 0 -290Q36 -220 22 -148Z', '#6a4428'),
    ) +
    path(
      'M440 720L500 1240Q506 1300 570 1300H1030Q1094 1300 1100 1240L1160 720Z',
      sheet.linear(
        [
          [0, darker(paint, 0.06)],
          [0.2, lighter(paint, 0.12)],
          [0.6, paint],
          [1, darker(paint, 0.12)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    path(
      'M462 900L500 1240Q506 1300 570 1300H1030Q1094 1300 1100 1240L1138 900Q800 980 462 900Z',
      darker(paint, 0.05),
      { opacity: 0.5 },
    ) +
    ellipse(800, 720, 372, 104, sheet.matt(lighter(paint, 0.06))) +
    ellipse(800, 716, 270, 70, darker(paint, 0.22)) +
    ellipse(800, 730, 250, 56, darker(paint, 0.12)) +
    path('M500 800L540 1180', 'none', {
      stroke: '#ffffff',
      'stroke-width': 26,
      'stroke-linecap': 'round',
      opacity: 0.3,
    }),
}));

/** A painting smock on its hanger. */
export const smock = kind(
  { color: color('#1f5fa8'), sleeves: flag(true) },
  ({ color: cloth, sleeves }, sheet) => ({
    tint: cloth,
    art:
      line('M800 200q0 -70 56 -70', '#8f959e', 14) +
      line('M560 330L800 210 1040 330', '#8a5a35', 26) +
      lyingShadow(
        path(
          sleeves
            ? 'M560 330L300 760 470 840 540 720 500 1400H1100L1060 720 1130 840 1300 760 1040 330 920 290H680Z'
            : 'M600 320L520 700 480 1400H1120L1080 700 1000 320 900 300H700Z',
          '',
        ),
        13,
      ) +
      (sleeves
        ? path(
            'M560 330L300 760Q380 830 470 840L560 690ZM1040 330L1300 760Q1220 830 1130 840L1040 690Z',
            sheet.matt(darker(cloth, 0.06)),
          ) + line('M322 740Q390 800 474 812M1278 740Q1210 800 1126 812', lighter(cloth, 0.14), 12)
        : '') +
      path(
        sleeves
          ? 'M560 330Q620 300 680 290Q800 380 920 290Q980 300 1040 330L1060 700 1100 1390Q800 1430 500 1390L540 700Z'
          : 'M610 320Q660 300 690 296Q800 420 910 296Q940 300 990 320Q980 520 1090 640L1120 1390Q800 1430 480 1390L510 640Q620 520 610 320Z',
        sheet.matt(cloth),
      ) +
      path('M680 290Q800 380 920 290', 'none', {
        stroke: lighter(cloth, 0.2),
        'stroke-width': 16,
      }) +
      rect(610, 900, 380, 250, 26, darker(cloth, 0.06)) +
      line('M622 940h356', lighter(cloth, 0.2), 8) +
      line('M800 946v196', darker(cloth, 0.14), 5) +
      path('M700 1230q40 -50 90 -10t60 50 -70 40 -110 -10Z', '#f2c21b', { opacity: 0.9 }) +
      circle(930, 640, 34, '#c8102e', { opacity: 0.85 }) +
      circle(700, 560, 24, '#2f8f5b', { opacity: 0.85 }) +
      line('M600 760Q590 1000 560 1360M1010 760Q1030 1000 1040 1360', darker(cloth, 0.1), 8, {
        opacity: 0.5,
      }),
  }),
);

/** A stretched canvas, on an easel or by itself. */
export const canvas = kind(
  { easel: flag(), color: color('#6bb3e0'), wide: flag() },
  ({ easel, color: paint, wide }, sheet) => {
    const [w, h] = wide ? [1120, 780] : [860, 1080];
    const scale = easel ? 0.66 : 1;
    const picture =
      rect(-w / 2 + 14, -h / 2 + 16, w, h, 6, '#cfc6b4') +
      rect(-w / 2, -h / 2, w, h, 6, '#fdfbf5') +
      (easel
        ? path(
            `M${-w / 2 + 60} ${h * 0.18}Q${-w * 0.15} ${-h * 0.12} ${w * 0.05} ${h * 0.1}T${w / 2 - 60} ${-h * 0.02}V${h / 2 - 60}H${-w / 2 + 60}Z`,
            mix(paint, '#ffffff', 0.25),
          ) +
          path(
            `M${-w / 2 + 60} ${h * 0.3}Q0 ${h * 0.1} ${w / 2 - 60} ${h * 0.28}V${h / 2 - 60}H${-w / 2 + 60}Z`,
            '#2f8f5b',
            { opacity: 0.85 },
          ) +
          circle(w * 0.2, -h * 0.25, 86, '#f2c21b')
        : line(
            Array.from(
              { length: 26 },
              (_, at) => `M${-w / 2 + 20} ${-h / 2 + 20 + at * (h / 26)}h${w - 40}`,
            ).join(''),
            '#efe9dc',
            3,
          )) +
      path(`M${-w / 2} ${-h / 2}h${w}`, 'none', { stroke: '#ffffff', 'stroke-width': 6 });
    if (!easel)
      return {
        tint: paint,
        art:
          lyingShadow(placed(800, 800, -4, 1, rect(-w / 2, -h / 2, w, h, 6, '')), 22) +
          placed(800, 800, -4, 1, picture),
      };
    const wood = sheet.rod('#d9b27c');
    return {
      tint: paint,
      art:
        standingShadow(sheet, 800, 1440, 480, 0.7) +
        line('M800 200L820 1300', '#b98d57', 34) +
        placed(
          0,
          0,
          0,
          1,
          path('M770 170L420 1440H468L806 200Z', wood),
          path('M830 170L1180 1440H1132L794 200Z', wood),
        ) +
        placed(800, 700, 0, scale, picture) +
        rect(500, 700 + (h / 2) * scale, 600, 40, 8, sheet.rod('#c99f66', 'y')) +
        rect(770, 130, 60, 150, 10, sheet.rod('#c99f66')),
    };
  },
);

/** Blocks of modelling clay. */
export const clay = kind(
  {
    colors: colors(['#c8102e', '#f2c21b', '#2f8f5b', '#1f5fa8', '#ee8522', '#f4f1ea'], 12),
    shape: oneOf(['bars', 'block', 'pots'], 'bars'),
  },
  ({ colors: tones, shape }, sheet) => {
    const [first = '#c8102e'] = tones;
    if (shape === 'block') {
      const corner = new Corner(800, 600, 6.4);
      return {
        tint: first,
        art:
          corner.shadow([-4, -4, 0], [110, 84]) +
          corner.box([0, 0, 0], [102, 76, 54], first, 22) +
          corner.line(
            [
              [16, 76, 14],
              [86, 76, 14],
            ],
            darker(first, 0.1),
            8,
          ) +
          corner.line(
            [
              [16, 76, 26],
              [86, 76, 26],
            ],
            darker(first, 0.1),
            8,
          ) +
          corner.line(
            [
              [16, 76, 38],
              [86, 76, 38],
            ],
            darker(first, 0.1),
            8,
          ) +
          corner.face(
            [
              [30, 20, 54],
              [72, 20, 54],
              [72, 56, 54],
              [30, 56, 54],
            ],
            lighter(first, 0.1),
            14,
          ),
      };
    }
    if (shape === 'pots') {
      const per = Math.ceil(tones.length / 2);
      const pots = tones.map((tone, at) => {
        const row = Math.floor(at / per);
        const x = 800 + ((at % per) - (per - 1) / 2) * Math.min(420, 1240 / per);
        const y = 590 + row * 520;
        const r = Math.min(190, 590 / per);
        return (
          standingShadow(sheet, x, y + r * 1.1, r, 0.8) +
          path(
            `M${x - r * 0.9} ${y - r * 0.5}L${x - r * 0.8} ${y + r}Q${x} ${y + r * 1.25} ${x + r * 0.8} ${y + r}L${x + r * 0.9} ${y - r * 0.5}Z`,
            sheet.rod('#f4f2ec', 'x', 0.6),
          ) +
          path(
            `M${x - r} ${y - r * 0.9}V${y - r * 0.4}Q${x} ${y - r * 0.08} ${x + r} ${y - r * 0.4}V${y - r * 0.9}Z`,
            sheet.rod(tone),
          ) +
          ellipse(x, y - r * 0.9, r, r * 0.28, lighter(tone, 0.06)) +
          ellipse(x, y - r * 0.9, r * 0.74, r * 0.19, darker(tone, 0.04))
        );
      });
      return { tint: first, art: pots.join('') };
    }
    const step = Math.min(210, 1240 / tones.length);
    const bars = tones.map((tone, at) => {
      const x = 800 + (at - (tones.length - 1) / 2) * step;
      const w = step * 0.86;
      const ribs = Array.from({ length: 4 }, (_, rib) =>
        rect(
          x - w / 2 + (w / 4) * rib,
          380 + (at % 2) * 26,
          w / 4 + 0.5,
          840,
          w * 0.12,
          sheet.rod(tone, 'x', 0.7),
        ),
      );
      return {
        art:
          ribs.join('') +
          rect(x - w / 2, 380 + (at % 2) * 26, w, 26, 12, lighter(tone, 0.08), { opacity: 0.6 }),
        shadow: rect(x - w / 2, 380 + (at % 2) * 26, w, 840, 16, ''),
      };
    });
    return {
      tint: first,
      art:
        lyingShadow(bars.map((bar) => bar.shadow).join(''), 14) +
        bars.map((bar) => bar.art).join(''),
    };
  },
);

/** A heap of beads, pompoms or buttons, laid out by a generous hand. */
export const beads = kind(
  {
    colors: colors(['#c8102e', '#f2c21b', '#2f8f5b', '#1f5fa8', '#ee8522', '#6f4aa0'], 16),
    shape: oneOf(['round', 'cube', 'pompom', 'tube'], 'round'),
    strung: flag(),
  },
  ({ colors: tones, shape, strung }, sheet) => {
    const one = (x: number, y: number, r: number, tone: string, turn: number): string => {
      if (shape === 'cube')
        return placed(
          x,
          y,
          turn,
          1,
          rect(-r * 0.88, -r * 0.88, r * 1.76, r * 1.76, r * 0.28, sheet.matt(tone, 1.4)),
          circle(0, 0, r * 0.26, darker(tone, 0.2)),
        );
      if (shape === 'tube')
        return placed(
          x,
          y,
          turn,
          1,
          rect(-r * 0.6, -r, r * 1.2, r * 2, r * 0.3, sheet.rod(tone)),
          ellipse(0, -r * 0.86, r * 0.5, r * 0.2, darker(tone, 0.18)),
        );
      if (shape === 'pompom') {
        const fluff = Array.from({ length: 22 }, (_, at) => {
          const a = (at / 22) * Math.PI * 2;
          return `M${Math.round(x + Math.cos(a) * r * 0.8)} ${Math.round(y + Math.sin(a) * r * 0.8)}L${Math.round(x + Math.cos(a + 0.1) * r * 1.1)} ${Math.round(y + Math.sin(a + 0.1) * r * 1.1)}`;
        }).join('');
        return line(fluff, darker(tone, 0.03), r * 0.16) + circle(x, y, r * 0.94, sheet.ball(tone));
      }
      return (
        circle(x, y, r, sheet.ball(tone)) +
        ellipse(x + r * 0.1, y - r * 0.05, r * 0.2, r * 0.24, darker(tone, 0.2))
      );
    };
    const spots: [number, number][] = [];
    if (strung)
      for (let at = 0; at < 22; at += 1) {
        const a = (at / 22) * Math.PI * 2 - Math.PI / 2;
        spots.push([800 + Math.cos(a) * 490, 800 + Math.sin(a) * 470]);
      }
    else
      for (let ring = 0; ring < 5; ring += 1) {
        const n = ring === 0 ? 1 : ring * 6;
        for (let at = 0; at < n; at += 1) {
          const a = (at / n) * Math.PI * 2 + ring * 0.7;
          const d = ring * 128 + ((at * 37) % 30) - 12;
          spots.push([800 + Math.cos(a) * d, 800 + Math.sin(a) * d * 0.94]);
        }
      }
    const r = strung ? 66 : 60;
    const shapes = spots.map(([x, y]) => circle(x, y, r * 0.98, '')).join('');
    const art = spots
      .map(([x, y], at) =>
        one(
          x,
          y,
          r,
          tones[(at * 5 + Math.floor(at / 7)) % tones.length] ?? '#c8102e',
          (at * 53) % 90,
        ),
      )
      .join('');
    return {
      tint: tones[0] ?? '#c8102e',
      art:
        (strung
          ? ellipse(800, 800, 490, 470, 'none', { stroke: '#b98d57', 'stroke-width': 9 })
          : '') +
        lyingShadow(shapes, 13) +
        art,
    };
  },
);

/** Balls of wool. */
export const wool = kind({ colors: colors(['#c8102e'], 6) }, ({ colors: tones }, sheet) => {
  const one = (tone: string): string => {
    const clip = sheet.clip(circle(0, 0, 300, '#000'));
    const strands = (turn: number, shade: string): string =>
      group(
        { transform: `rotate(${turn})`, 'clip-path': clip },
        ...Array.from({ length: 7 }, (_, at) =>
          ellipse(0, 0, 300 - at * 8, 66 + at * 34, 'none', { stroke: shade, 'stroke-width': 15 }),
        ),
      );
    return (
      circle(0, 0, 300, sheet.ball(tone)) +
      strands(28, lighter(tone, 0.08)) +
      strands(-38, darker(tone, 0.06)) +
      strands(82, lighter(tone, 0.04)) +
      circle(
        0,
        0,
        300,
        sheet.radial(
          [
            [0, '#ffffff', 0.16],
            [0.5, '#ffffff', 0],
            [1, darker(tone, 0.3), 0.42],
          ],
          0.36,
          0.3,
          0.8,
        ),
      )
    );
  };
  const [first = '#c8102e'] = tones;
  if (tones.length === 1)
    return {
      tint: first,
      art:
        standingShadow(sheet, 800, 1210, 380) +
        line('M980 1180c140 40 260 -40 220 80s-300 60 -420 110', first, 18) +
        placed(800, 800, 0, 1.45, one(first)),
    };
  const spots = [
    [520, 560],
    [1070, 570],
    [800, 980],
    [420, 1080],
    [1180, 1080],
    [800, 420],
  ] as const;
  return {
    tint: first,
    art: tones
      .map((tone, at) => {
        const [x, y] = spots[at] ?? [800, 800];
        const s = tones.length <= 3 ? 0.92 : 0.74;
        return standingShadow(sheet, x, y + 285 * s, 250 * s) + placed(x, y, at * 40, s, one(tone));
      })
      .join(''),
  };
});

/** Pipe cleaners, wooden sticks or drinking-straw-thin things in a loose bundle. */
export const rods = kind(
  {
    colors: colors(['#c8102e', '#f2c21b', '#2f8f5b', '#1f5fa8', '#ee8522', '#d64f8c'], 12),
    style: oneOf(['fluffy', 'wood', 'smooth'], 'fluffy'),
  },
  ({ colors: tones, style }, sheet) => {
    const count = Math.max(8, tones.length);
    const all = Array.from({ length: count }, (_, at) => {
      const tone = tones[at % tones.length] ?? '#c8102e';
      const x = 800 + (at - (count - 1) / 2) * (1080 / count);
      const turn = ((at * 37) % 11) - 5;
      const w = style === 'wood' ? 74 : style === 'fluffy' ? 42 : 34;
      const body =
        style === 'fluffy'
          ? line(
              Array.from({ length: 52 }, (_, i) => `M-24 ${-560 + i * 22}l48 10`).join(''),
              darker(tone, 0.03),
              9,
            ) + line('M0 -570V590', lighter(tone, 0.08), 20, { opacity: 0.85 })
          : rect(
              -w / 2,
              -570,
              w,
              1160,
              w / 2,
              style === 'wood'
                ? sheet.linear(
                    [
                      [0, darker(tone, 0.05)],
                      [0.4, lighter(tone, 0.04)],
                      [1, darker(tone, 0.08)],
                    ],
                    0,
                    0,
                    1,
                    0,
                  )
                : sheet.rod(tone),
            );
      return {
        art: placed(x, 800, turn, 1, body),
        shadow: placed(x, 800, turn, 1, rect(-w / 2, -570, w, 1160, w / 2, '')),
      };
    });
    return {
      tint: tones[0] ?? '#c8102e',
      art:
        lyingShadow(all.map((rod) => rod.shadow).join(''), 10) + all.map((rod) => rod.art).join(''),
    };
  },
);

/** Wooden stamps, one printing. */
export const stamps = kind(
  {
    color: color('#c8102e'),
    motif: oneOf(['star', 'heart', 'letter', 'animal'], 'star'),
    pad: flag(true),
  },
  ({ color: ink, motif, pad }, sheet) => {
    const wood = '#dfbd8a';
    const shape =
      motif === 'star'
        ? 'M0 -130L34 -44 124 -40 54 18 78 106 0 56 -78 106 -54 18 -124 -40 -34 -44Z'
        : motif === 'heart'
          ? 'M0 110C-160 0 -120 -120 -50 -110 -20 -106 -6 -84 0 -64 6 -84 20 -106 50 -110 120 -120 160 0 0 110Z'
          : 'M-100 40Q-110 -80 -60 -110L-44 -60Q0 -76 44 -60L60 -110Q110 -80 100 40 80 110 0 110T-100 40Z';
    const print = (x: number, y: number, turn: number, opacity: number): string =>
      placed(
        x,
        y,
        turn,
        1.15,
        motif === 'letter'
          ? lettering('A', 0, -110, { size: 220, color: ink, align: 'middle', weight: 20 })
          : path(shape, ink),
      ).replace('<g ', `<g opacity="${opacity}" `);
    return {
      tint: ink,
      art:
        print(420, 1180, -8, 0.95) +
        print(760, 1230, 5, 0.8) +
        print(1080, 1170, -4, 0.6) +
        (pad
          ? lyingShadow(rect(840, 560, 470, 330, 26, ''), 13) +
            rect(840, 560, 470, 330, 26, sheet.matt('#3a3f47')) +
            rect(874, 594, 402, 262, 12, sheet.matt(darker(ink, 0.03)))
          : '') +
        standingShadow(sheet, 520, 980, 240) +
        rect(
          290,
          760,
          460,
          210,
          20,
          sheet.linear([
            [0, lighter(wood, 0.05)],
            [1, darker(wood, 0.09)],
          ]),
        ) +
        rect(290, 950, 460, 34, 8, darker(ink, 0.1)) +
        path('M430 764Q470 660 440 540Q400 330 520 320T600 540Q570 660 610 764Z', sheet.rod(wood)) +
        ellipse(520, 400, 76, 66, lighter(wood, 0.08), { opacity: 0.6 }),
    };
  },
);

/** A lino roller with its ink. */
export const roller = kind({ color: color('#2b2f36') }, ({ color: ink }, sheet) => ({
  tint: ink,
  art:
    path('M220 420h700q-60 300 20 640H220Z', ink, { opacity: 0.9 }) +
    line('M260 500h560M250 640h580M250 800h560M240 960h590', lighter(ink, 0.1), 10, {
      opacity: 0.4,
    }) +
    lyingShadow(
      path('M880 300h160v860H880Z', '') +
        placed(1180, 730, -90, 1, rect(-40, -60, 80, 330, 30, '')),
      15,
    ) +
    line('M960 280V240H1180V1220H960V1180', '#9aa1aa', 26) +
    rect(
      860,
      280,
      200,
      900,
      30,
      sheet.linear(
        [
          [0, darker(ink, 0.08)],
          [0.3, lighter(ink, 0.2)],
          [1, darker(ink, 0.14)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    rect(1160, 690, 330, 82, 40, sheet.rod('#c8102e', 'y')) +
    rect(1160, 700, 60, 62, 8, sheet.rod('#c9ced4', 'y')),
}));
