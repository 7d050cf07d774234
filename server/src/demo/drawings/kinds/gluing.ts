import { darker, inkOn, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import { color, flag, integer, label } from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  ellipse,
  line,
  lyingShadow,
  path,
  rect,
  standingShadow,
} from '../../../modules/media/drawing/sheet.ts';

/** A glue stick, its cap beside it. */
const glueStick = kind(
  { color: color('#f2c21b'), label: label(6, '21 G') },
  ({ color: body, label: text }, sheet) => ({
    tint: body,
    art:
      standingShadow(sheet, 700, 1340, 190) +
      standingShadow(sheet, 1110, 1340, 180) +
      rect(
        560,
        420,
        280,
        300,
        30,
        sheet.linear(
          [
            [0, '#d9d6cd'],
            [0.25, '#ffffff'],
            [0.7, '#f1efe8'],
            [1, '#c9c5ba'],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      ellipse(700, 424, 140, 40, '#fbfaf6') +
      rect(540, 640, 320, 610, 20, sheet.rod(body)) +
      rect(540, 760, 320, 330, 0, mix(body, '#ffffff', 0.86)) +
      lettering(text, 700, 850, {
        size: 84,
        color: darker(body, 0.3),
        align: 'middle',
        weight: 15,
        widest: 260,
      }) +
      line('M600 1000h200', mix(body, '#ffffff', 0.3), 16) +
      rect(530, 1240, 340, 104, 22, sheet.rod(darker(body, 0.12))) +
      line(
        [0, 1, 2, 3, 4, 5, 6].map((at) => `M${560 + at * 47} 1262v60`).join(''),
        darker(body, 0.22),
        8,
      ) +
      rect(930, 860, 360, 480, 34, sheet.rod(body)) +
      rect(930, 1270, 360, 14, 0, darker(body, 0.15)) +
      ellipse(1110, 878, 166, 40, lighter(body, 0.08), { opacity: 0.6 }),
  }),
);

/** A bottle of glue. */
const glueBottle = kind(
  { color: color('#1f5fa8'), label: label(8, '100 G') },
  ({ color: tone, label: text }, sheet) => ({
    tint: tone,
    art:
      standingShadow(sheet, 800, 1380, 290) +
      path('M700 330L760 210H840L900 330Z', sheet.rod(tone)) +
      rect(660, 320, 280, 110, 18, sheet.rod(tone)) +
      line(
        [0, 1, 2, 3, 4, 5].map((at) => `M${690 + at * 44} 336v78`).join(''),
        darker(tone, 0.12),
        7,
      ) +
      path(
        'M680 430H920Q1070 500 1080 640V1300Q1080 1384 1000 1384H600Q520 1384 520 1300V640Q530 500 680 430Z',
        sheet.linear(
          [
            [0, '#d5d2c8'],
            [0.2, '#ffffff'],
            [0.6, '#f4f2ec'],
            [1, '#c6c2b6'],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      rect(520, 730, 560, 450, 0, sheet.rod(tone, 'x', 0.6)) +
      lettering(text, 800, 860, {
        size: 112,
        color: inkOn(tone),
        align: 'middle',
        weight: 15,
        widest: 420,
      }) +
      line('M640 1050h320', inkOn(tone), 14, { opacity: 0.5 }) +
      rect(566, 560, 30, 700, 15, '#ffffff', { opacity: 0.35 }),
  }),
);

/** A roll of adhesive tape. */
const tape = kind(
  { color: color('#6bb3e0'), count: integer(1, 3, 1), dispenser: flag(), pattern: flag() },
  ({ color: tone, count, dispenser, pattern }, sheet) => {
    const roll = (x: number, y: number, r: number, paint: string): string =>
      circle(x + 10, y + 16, r, darker(paint, 0.18)) +
      circle(x, y, r, sheet.matt(paint)) +
      circle(x, y, r * 0.97, 'none', {
        stroke: lighter(paint, 0.14),
        'stroke-width': 6,
        opacity: 0.8,
      }) +
      Array.from({ length: 5 }, (_, at) =>
        circle(x, y, r * (0.92 - at * 0.06), 'none', {
          stroke: darker(paint, 0.06),
          'stroke-width': 4,
          opacity: 0.6,
        }),
      ).join('') +
      (pattern
        ? Array.from({ length: 16 }, (_, at) =>
            circle(
              x + Math.cos((at / 16) * Math.PI * 2) * r * 0.8,
              y + Math.sin((at / 16) * Math.PI * 2) * r * 0.8,
              r * 0.055,
              '#fffdf8',
            ),
          ).join('')
        : '') +
      circle(x, y, r * 0.6, '#e9e2d2') +
      circle(x, y, r * 0.54, mix('#f8f5ee', tone, 0.1)) +
      circle(x, y, r * 0.54, 'none', { stroke: '#c9bfa8', 'stroke-width': 8 });
    if (dispenser) {
      const body = '#2f343c';
      return {
        tint: tone,
        art:
          standingShadow(sheet, 800, 1130, 560) +
          path(
            'M280 1120Q230 1120 236 1060L270 860Q300 600 560 560H700Q900 570 980 760L1340 880Q1380 900 1380 960V1080Q1380 1120 1340 1120Z',
            sheet.linear([
              [0, lighter(body, 0.09)],
              [1, darker(body, 0.05)],
            ]),
          ) +
          roll(600, 790, 250, tone) +
          circle(600, 790, 120, sheet.matt(lighter(body, 0.06))) +
          circle(600, 790, 46, darker(body, 0.08)) +
          path('M760 600L1310 862 1304 884 740 620Z', mix(tone, '#ffffff', 0.45), {
            opacity: 0.85,
          }) +
          path('M1288 846l70 30v34l-70 -26Z', '#c9ced4') +
          line('M1296 850l8 20 8 -14 8 20 8 -14 8 20 8 -14', '#7d848e', 5) +
          rect(270, 1040, 1080, 30, 12, '#ffffff', { opacity: 0.1 }),
      };
    }
    const spots =
      count === 1
        ? ([[800, 760, 480]] as const)
        : count === 2
          ? ([
              [600, 640, 350],
              [1010, 970, 350],
            ] as const)
          : ([
              [560, 580, 300],
              [1060, 660, 300],
              [760, 1060, 300],
            ] as const);
    const tones = [tone, mix(tone, '#ffffff', 0.45), darker(tone, 0.12)];
    return {
      tint: tone,
      art:
        lyingShadow(spots.map(([x, y, r]) => circle(x, y, r, '')).join(''), 20) +
        (count === 1
          ? path('M1180 1040q150 60 210 230l-130 60q-40 -150 -190 -170Z', mix(tone, '#ffffff', 0.2))
          : '') +
        spots.map(([x, y, r], at) => roll(x, y, r, tones[at] ?? tone)).join(''),
    };
  },
);

/** A glue gun on its stand, with sticks. */
const glueGun = kind({ color: color('#ee8522') }, ({ color: paint }, sheet) => ({
  tint: paint,
  art:
    standingShadow(sheet, 760, 1330, 480) +
    line('M560 860L470 1320M640 860L720 1320', '#6b727c', 20) +
    path(
      'M420 560H1130Q1200 560 1200 640V760Q1200 800 1150 800H1120L1180 1190Q1180 1240 1130 1240H980Q930 1240 920 1190L870 830H420Z',
      sheet.matt(paint),
      { stroke: paint, 'stroke-width': 24, 'stroke-linejoin': 'round' },
    ) +
    rect(360, 590, 130, 210, 30, sheet.matt('#2f343c')) +
    path('M360 620L230 680V720L360 770Z', sheet.rod('#c9a24a', 'y')) +
    path('M820 830Q800 980 860 1020L900 1010L872 830Z', '#2f343c') +
    line('M560 640H1100', lighter(paint, 0.2), 16, { opacity: 0.7 }) +
    rect(1190, 650, 220, 70, 30, sheet.rod('#f4efe2', 'y')) +
    line('M1060 1240Q1080 1400 1300 1390', '#2f343c', 30) +
    rect(250, 1350, 480, 60, 30, sheet.rod('#f4efe2', 'y')) +
    circle(1040, 690, 34, '#fffdf6'),
}));

export const gluingKinds = {
  'glue-stick': glueStick,
  'glue-bottle': glueBottle,
  tape: tape,
  'glue-gun': glueGun,
};
