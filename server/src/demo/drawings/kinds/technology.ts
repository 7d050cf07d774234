import { darker, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import { color, flag, integer, label, oneOf } from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  ellipse,
  line,
  lyingShadow,
  path,
  placed,
  polygon,
  rect,
  standingShadow,
} from '../../../modules/media/drawing/sheet.ts';

/** A desk lamp. */
const lamp = kind({ color: color('#f2c21b'), floor: flag() }, ({ color: paint, floor }, sheet) => ({
  tint: paint,
  art: floor
    ? standingShadow(sheet, 800, 1440, 280) +
      rect(785, 520, 30, 900, 12, sheet.rod('#9aa1aa')) +
      ellipse(800, 1420, 260, 54, sheet.matt('#3a3f47')) +
      circle(
        800,
        620,
        430,
        sheet.radial([
          [0, '#fff0b8', 0.75],
          [1, '#fff0b8', 0],
        ]),
      ) +
      path('M580 600L680 220H920L1020 600Z', sheet.rod(paint)) +
      ellipse(800, 600, 220, 40, lighter(paint, 0.25))
    : polygon(
        [
          [1010, 470],
          [1330, 640],
          [1200, 1400],
          [420, 1400],
        ],
        sheet.linear([
          [0, '#fff0b8', 0.55],
          [1, '#fff0b8', 0],
        ]),
      ) +
      standingShadow(sheet, 520, 1390, 280) +
      path('M260 1390Q260 1310 520 1300T780 1390Z', sheet.matt(darker(paint, 0.06))) +
      line('M520 1310L400 860 760 480', '#9aa1aa', 34) +
      line('M512 1300L392 860 752 480', '#e9ebee', 8, { opacity: 0.8 }) +
      circle(400, 860, 44, sheet.matt('#3a3f47')) +
      circle(764, 478, 40, sheet.matt('#3a3f47')) +
      path('M760 380Q900 200 1080 320L1330 640Q1140 700 960 600T760 480Z', sheet.matt(paint)) +
      ellipse(1146, 622, 220, 74, '#fff3c9', { transform: 'rotate(28 1146 622)' }),
}));

const headphones = kind({ color: color('#1f5fa8') }, ({ color: paint }, sheet) => ({
  tint: paint,
  art:
    standingShadow(sheet, 800, 1330, 470) +
    path('M340 980V860A460 500 0 0 1 1260 860V980', 'none', {
      stroke: sheet.matt(darker(paint, 0.05)),
      'stroke-width': 86,
      'stroke-linecap': 'round',
    }) +
    path('M380 860A420 460 0 0 1 900 410', 'none', {
      stroke: lighter(paint, 0.24),
      'stroke-width': 16,
      'stroke-linecap': 'round',
      opacity: 0.7,
    }) +
    (
      [
        [330, 1],
        [1270, -1],
      ] as const
    )
      .map(
        ([x, way]) =>
          rect(x - 130, 880, 260, 430, 120, sheet.matt('#2f343c')) +
          rect(x - (way > 0 ? 150 : 70), 910, 220, 370, 100, sheet.matt(paint)) +
          ellipse(x - way * 40, 1095, 70, 120, lighter(paint, 0.12)),
      )
      .join(''),
}));

/** Chargers, cables, power strips, batteries. */
const power = kind(
  {
    color: color('#f4f1ea'),
    style: oneOf(['charger', 'cable', 'strip', 'batteries', 'powerbank'], 'charger'),
    /** What a charger gives, or the size of batteries. */
    label: label(5, '20 W'),
    /** Sockets of a strip or a charger, or batteries. */
    count: integer(1, 10, 1),
  },
  ({ color: paint, style, label: text, count }, sheet) => {
    if (style === 'batteries') {
      const thin = text === 'AAA';
      const perRow = count > 5 ? Math.ceil(count / 2) : count;
      const scale = count > 5 ? 0.62 : 1;
      const half = (thin ? 78 : 105) * scale;
      return {
        tint: paint,
        art: Array.from({ length: count }, (_, at) => {
          const x = 800 + ((at % perRow) - (perRow - 1) / 2) * half * 2.6;
          const y = count > 5 ? 800 + Math.floor(at / perRow) * 640 : 1290;
          return (
            standingShadow(sheet, x, y, half) +
            placed(
              x,
              y,
              0,
              scale,
              rect(-32, -960, 64, 60, 14, sheet.rod('#c9ced4')),
              rect(-half / scale, -910, (half * 2) / scale, 910, 26, sheet.rod('#2b2f36')),
              rect(-half / scale, -910, (half * 2) / scale, 250, 26, sheet.rod('#c9a24a')),
              rect(-half / scale, -730, (half * 2) / scale, 80, 0, sheet.rod('#c9a24a')),
              lettering(text, 0, -490, {
                size: 88,
                color: '#fffdf8',
                weight: 15,
                align: 'middle',
                widest: (half * 1.6) / scale,
              }),
              path('M14 -340l-60 120h44l-18 110 70 -140h-46l30 -90Z', lighter(paint, 0.1)),
            )
          );
        }).join(''),
      };
    }
    if (style === 'strip') {
      const long = Math.max(940, count * 250 + 260);
      const scale = Math.min(1, 1280 / long);
      const ring = lighter(paint, paint < '#8' ? 0.12 : -0.06);
      return {
        tint: '#6bb3e0',
        art:
          lyingShadow(placed(800, 800, -18, scale, rect(-long / 2, -150, long, 300, 60, '')), 18) +
          line(
            `M${800 + (long / 2 - 60) * scale * 0.95} ${800 - (long / 2) * scale * 0.31}C1480 520 1420 300 1300 240`,
            darker(paint, 0.12),
            34 * Math.max(0.6, scale),
          ) +
          placed(
            800,
            800,
            -18,
            scale,
            rect(-long / 2, -150, long, 300, 60, sheet.matt(paint)),
            Array.from({ length: count }, (_, at) =>
              placed(
                -long / 2 + 160 + at * 250,
                0,
                45,
                1,
                circle(0, 0, 112, sheet.matt(ring)),
                circle(0, 0, 96, darker(paint, 0.13)),
                circle(-38, 0, 15, '#14171c'),
                circle(38, 0, 15, '#14171c'),
                rect(-10, -94, 20, 26, 4, '#c9ced4'),
                rect(-10, 68, 20, 26, 4, '#c9ced4'),
              ),
            ).join(''),
            rect(long / 2 - 130, -60, 76, 120, 16, '#c8102e'),
            line(`M${long / 2 - 92} -24v50`, '#fffdf8', 9),
          ),
      };
    }
    if (style === 'cable') {
      const d = 'M420 420C900 260 1240 620 900 820S420 900 520 1120 1000 1280 1180 1080';
      return {
        tint: paint,
        art:
          line(d, '#3b2a18', 48, { opacity: 0.13, transform: 'translate(8 18)' }) +
          line(d, darker(paint, 0.08), 50) +
          line(d, lighter(paint, 0.08), 14, { opacity: 0.8 }) +
          placed(
            400,
            426,
            -72,
            1,
            rect(-70, -190, 140, 220, 26, sheet.rod('#3a3f47')),
            rect(-46, -290, 92, 110, 30, sheet.rod('#c9ced4')),
          ) +
          placed(
            1196,
            1062,
            42,
            1,
            rect(-70, -190, 140, 220, 26, sheet.rod('#3a3f47')),
            rect(-46, -290, 92, 110, 30, sheet.rod('#c9ced4')),
          ),
      };
    }
    if (style === 'powerbank')
      return {
        tint: paint,
        art:
          lyingShadow(placed(800, 800, -8, 1, rect(-340, -600, 680, 1200, 90, '')), 24) +
          placed(
            800,
            800,
            -8,
            1,
            rect(-334, -590, 680, 1200, 90, darker(paint, 0.16)),
            rect(-340, -600, 680, 1200, 90, sheet.matt(paint)),
            rect(-120, -570, 100, 30, 14, '#2b2f36'),
            rect(40, -570, 100, 30, 14, '#2b2f36'),
            [0, 1, 2, 3]
              .map((at) => circle(-90 + at * 60, 460, 16, at < 3 ? '#8cbf3f' : darker(paint, 0.18)))
              .join(''),
            path('M20 -130l-120 220h90l-36 190 150 -250h-96l60 -160Z', darker(paint, 0.14)),
          ),
      };
    return {
      tint: mix(paint, '#6bb3e0', 0.4),
      art:
        standingShadow(sheet, 800, 1300, 340) +
        line('M690 420V280M910 420V280', '#aeb4bc', 44) +
        rect(
          470,
          400,
          660,
          900,
          120,
          sheet.linear(
            [
              [0, darker(paint, 0.04)],
              [0.3, lighter(paint, 0.03)],
              [1, darker(paint, 0.09)],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        Array.from({ length: count }, (_, at) =>
          rect(
            800 + (at - (count - 1) / 2) * 200 - 80,
            1150,
            160,
            66,
            33,
            mix('#14171c', paint, 0.08),
          ),
        ).join('') +
        lettering(text, 800, 640, {
          size: 100,
          color: paint < '#8' ? '#f4f1ea' : darker(paint, 0.4),
          weight: 11,
          align: 'middle',
        }) +
        path('M820 800l-90 170h70l-26 140 110 -190h-72l40 -120Z', darker(paint, 0.16)),
    };
  },
);

/** Laminators, shredders, label printers: boxes with a slot. */
const officeMachine = kind(
  {
    color: color('#3a3f47'),
    style: oneOf(['laminator', 'shredder', 'cutter', 'visualiser'], 'laminator'),
  },
  ({ color: paint, style }, sheet) => {
    if (style === 'shredder')
      return {
        tint: mix(paint, '#6bb3e0', 0.3),
        art:
          standingShadow(sheet, 800, 1430, 400) +
          polygon(
            [
              [560, 200],
              [1010, 180],
              [1040, 480],
              [560, 480],
            ],
            '#fffefb',
          ) +
          line('M620 270h340m-340 60h340m-340 60h240', '#d4d8de', 14) +
          rect(
            400,
            600,
            800,
            830,
            40,
            sheet.linear(
              [
                [0, darker(paint, 0.04)],
                [0.3, lighter(paint, 0.08)],
                [1, darker(paint, 0.1)],
              ],
              0,
              0,
              1,
              0,
            ),
          ) +
          rect(360, 450, 880, 230, 60, sheet.matt(lighter(paint, 0.04))) +
          rect(480, 500, 620, 34, 17, '#14171c') +
          circle(1150, 590, 26, '#8cbf3f') +
          rect(640, 830, 320, 420, 24, '#dfeaf0', { opacity: 0.35 }) +
          line('M670 1220l40 -160 30 160 40 -190 40 190 40 -150 40 150', '#f4f1ea', 18, {
            opacity: 0.8,
          }),
      };
    if (style === 'cutter')
      return {
        tint: '#6bb3e0',
        art:
          lyingShadow(placed(800, 830, -4, 1, rect(-580, -420, 1160, 840, 30, '')), 16) +
          placed(
            800,
            830,
            -4,
            1,
            rect(-580, -420, 1160, 840, 30, sheet.matt('#dfe2e6')),
            line(
              Array.from({ length: 9 }, (_, at) => `M${-500 + at * 100} -380V380`).join('') +
                Array.from({ length: 7 }, (_, at) => `M-540 ${-340 + at * 110}H440`).join(''),
              '#aeb6bf',
              4,
            ),
            rect(-560, -420, 1120, 54, 10, sheet.rod('#9aa1aa', 'y')),
            rect(420, -400, 60, 800, 8, '#aeb4bc'),
          ) +
          placed(
            1240,
            790,
            -18,
            1,
            rect(-30, -520, 60, 900, 20, sheet.rod('#8f969f')),
            rect(-46, -640, 92, 240, 44, sheet.rod(paint)),
          ),
      };
    if (style === 'visualiser')
      return {
        tint: mix(paint, '#6bb3e0', 0.3),
        art:
          standingShadow(sheet, 620, 1390, 330) +
          rect(330, 1290, 580, 100, 40, sheet.matt(paint)) +
          line('M480 1300L440 760 820 380', sheet.rod('#9aa1aa'), 46) +
          circle(440, 760, 54, sheet.matt('#2f343c')) +
          rect(760, 250, 380, 190, 60, sheet.matt(lighter(paint, 0.06))) +
          ellipse(1010, 440, 96, 40, '#14171c') +
          ellipse(1010, 436, 50, 20, '#3f6db5') +
          polygon(
            [
              [960, 470],
              [1060, 470],
              [1400, 1390],
              [700, 1390],
            ],
            sheet.linear([
              [0, '#cfe6f2', 0.5],
              [1, '#cfe6f2', 0],
            ]),
          ) +
          polygon(
            [
              [880, 1330],
              [1330, 1330],
              [1380, 1400],
              [850, 1400],
            ],
            '#fffefb',
          ),
      };
    return {
      tint: mix(paint, '#6bb3e0', 0.3),
      art:
        standingShadow(sheet, 800, 1130, 600) +
        polygon(
          [
            [470, 430],
            [1090, 400],
            [1130, 720],
            [450, 720],
          ],
          '#fffefb',
          { opacity: 0.95 },
        ) +
        line('M560 500h460m-460 60h400m-400 60h440', '#d4d8de', 16) +
        rect(
          220,
          700,
          1160,
          420,
          110,
          sheet.linear([
            [0, lighter(paint, 0.1)],
            [0.4, paint],
            [1, darker(paint, 0.08)],
          ]),
        ) +
        rect(330, 720, 940, 44, 22, '#14171c') +
        rect(1080, 880, 190, 90, 26, lighter(paint, 0.16)) +
        circle(1130, 925, 20, '#8cbf3f') +
        circle(1200, 925, 20, '#ee8522') +
        rect(300, 1100, 120, 40, 10, '#14171c') +
        rect(1180, 1100, 120, 40, 10, '#14171c'),
    };
  },
);

const efficiency = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/** The EU energy label's arrows with the product's class, without a brand or model. */
const energyLabel = kind({ class: oneOf(efficiency, 'E') }, ({ class: own }) => {
  const tones = ['#00a652', '#52b847', '#bfd630', '#fff200', '#fbb814', '#f37021', '#ed1b24'];
  const rows = efficiency.map((letter, at) => {
    const y = 500 + at * 118;
    const w = 330 + at * 62;
    return (
      path(
        `M400 ${y}H${400 + w}L${460 + w} ${y + 48}L${400 + w} ${y + 96}H400Z`,
        tones[at] ?? '#00a652',
      ) + lettering(letter, 430, y + 20, { size: 56, color: '#ffffff', weight: 18 })
    );
  });
  const at = efficiency.indexOf(own);
  return {
    tint: '#1f5fa8',
    art:
      lyingShadow(rect(350, 130, 900, 1340, 14, ''), 12) +
      rect(350, 130, 900, 1340, 14, '#ffffff', { stroke: '#1d2430', 'stroke-width': 8 }) +
      rect(350, 130, 900, 250, 14, '#1f5fa8') +
      lettering('ENERG', 430, 200, { size: 110, color: '#ffffff', weight: 15 }) +
      Array.from({ length: 12 }, (_, star) =>
        circle(
          1100 + Math.cos(star * 0.5236) * 70,
          256 + Math.sin(star * 0.5236) * 70,
          9,
          '#f2c21b',
        ),
      ).join('') +
      rows.join('') +
      path(
        `M1190 ${500 + at * 118 - 12}V${500 + at * 118 + 108}H1060L1000 ${500 + at * 118 + 48}L1060 ${500 + at * 118 - 12}Z`,
        '#1d2430',
      ) +
      lettering(own, 1130, 500 + at * 118 + 12, {
        size: 72,
        color: '#ffffff',
        weight: 18,
        align: 'middle',
      }) +
      line('M390 1360H1210', '#1d2430', 5) +
      rect(620, 1390, 360, 34, 8, '#1d2430'),
  };
});

export const technologyKinds = {
  lamp: lamp,
  headphones: headphones,
  power: power,
  'office-machine': officeMachine,
  'energy-label': energyLabel,
};
