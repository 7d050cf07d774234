import { darker, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { color, integer, oneOf } from '../../../modules/media/drawing/parameters.ts';
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
import { steel } from '../materials.ts';

const eraser = kind(
  {
    color: color('#1f5fa8'),
    shape: oneOf(['sleeve', 'bevel', 'fun'], 'sleeve'),
    count: integer(1, 4, 1),
  },
  ({ color: tone, shape, count }, sheet) => {
    const one = (paint: string): string => {
      if (shape === 'bevel')
        return (
          path(
            'M-400 120L-300 -150H420L320 120Z',
            sheet.linear([
              [0, lighter(paint, 0.08)],
              [1, darker(paint, 0.06)],
            ]),
          ) +
          path('M-400 120H320V190Q320 220 290 220H-380Q-410 220 -404 180Z', darker(paint, 0.12)) +
          path('M320 120L420 -150V-60L330 200Q320 210 320 190Z', darker(paint, 0.18)) +
          path(
            'M-90 120L10 -150H420L320 120Z',
            sheet.linear([
              [0, lighter('#3f6db5', 0.05)],
              [1, darker('#3f6db5', 0.06)],
            ]),
          ) +
          path('M-90 120H320V190Q320 220 290 220H-90Z', darker('#3f6db5', 0.1)) +
          path('M320 120L420 -150V-60L330 200Q320 210 320 190Z', darker('#3f6db5', 0.17))
        );
      if (shape === 'fun')
        return (
          path(
            'M-260 180Q-330 -60 -200 -190Q-110 -260 0 -200Q120 -260 210 -190Q330 -60 260 180Q140 270 0 230Q-140 270 -260 180Z',
            sheet.ball(paint),
          ) +
          path('M0 -200Q-30 -290 40 -330', 'none', {
            stroke: '#8a5a35',
            'stroke-width': 24,
            'stroke-linecap': 'round',
          }) +
          path('M30 -280Q140 -350 200 -270Q110 -220 30 -280Z', '#2f8f5b')
        );
      return (
        rect(
          -430,
          -140,
          860,
          330,
          40,
          sheet.linear([
            [0, '#ffffff'],
            [0.5, '#f4f2ec'],
            [1, '#d9d5ca'],
          ]),
        ) +
        rect(
          -160,
          -146,
          590,
          342,
          12,
          sheet.linear([
            [0, lighter(paint, 0.08)],
            [0.45, paint],
            [1, darker(paint, 0.09)],
          ]),
        ) +
        rect(-160, -40, 590, 130, 0, '#fffdf8') +
        rect(-160, -146, 60, 342, 6, mix(paint, '#ffffff', 0.25)) +
        line('M0 0h300m-300 44h200', mix(paint, '#ffffff', 0.1), 16)
      );
    };
    const silhouette =
      shape === 'fun'
        ? circle(0, 0, 250, '')
        : shape === 'bevel'
          ? path('M-400 120L-300 -150H420V-60L330 220H-400Z', '')
          : rect(-430, -140, 860, 340, 40, '');
    const spots: readonly (readonly [number, number, number, number])[] =
      count === 1
        ? [[800, 790, -16, shape === 'fun' ? 1.7 : 1.32]]
        : (
            [
              [560, 540, -14, 0.66],
              [1050, 650, 12, 0.66],
              [520, 960, 8, 0.66],
              [1040, 1090, -10, 0.66],
            ] as const
          ).slice(0, count);
    const tones = [tone, '#c8102e', '#2f8f5b', '#f2c21b'];
    return {
      tint: tone,
      art:
        lyingShadow(spots.map((spot) => placed(...spot, silhouette)).join(''), 16) +
        spots.map((spot, at) => placed(...spot, one(tones[at] ?? tone))).join(''),
    };
  },
);

const sharpener = kind(
  { color: color('#c8102e'), style: oneOf(['can', 'metal', 'double', 'crank'], 'can') },
  ({ color: tone, style }, sheet) => {
    const shaving =
      path(
        'M300 1240q-70 -60 -10 -130t150 -20q-50 60 10 110t-20 120q-60 -10 -130 -80Z',
        '#efd6ab',
      ) +
      line('M330 1210q-20 -50 40 -70t70 50', '#c8102e', 10) +
      path('M1210 1270q50 -70 120 -20t10 100 -110 10Z', '#efd6ab');
    if (style === 'metal' || style === 'double') {
      const wedge =
        path('M-400 -200H400L340 0 400 200H-400L-340 0Z', sheet.linear(steel, 0, 0, 0.3, 1)) +
        line('M-300 -200L-260 0M-250 -200L-212 0M260 0L300 -200M212 0L250 -200', '#8f969f', 8) +
        path(
          'M-230 -150H300L260 110H-190Z',
          sheet.linear(
            [
              [0, '#c9d0d8'],
              [0.5, '#f8f9fa'],
              [1, '#aab1ba'],
            ],
            0,
            0,
            1,
            1,
          ),
        ) +
        circle(
          40,
          -20,
          50,
          sheet.radial(
            [
              [0, '#f4f6f8'],
              [1, '#7d848e'],
            ],
            0.4,
            0.35,
            0.7,
          ),
        ) +
        line('M6 -20h68', '#4b525c', 12) +
        ellipse(-372, 0, 40, 92, '#3a4049');
      const outline = path('M-400 -200H400L340 0 400 200H-400L-340 0Z', '');
      // The double one has a second hole beside the first, for thick pencils.
      const places: readonly (readonly [number, number, number, number])[] =
        style === 'double'
          ? [
              [760, 640, -14, 0.74],
              [832, 946, -14, 0.86],
            ]
          : [[800, 780, -14, 1]];
      return {
        tint: tone,
        art:
          shaving +
          lyingShadow(places.map((place) => placed(...place, outline)).join(''), 18) +
          places.map((place) => placed(...place, wedge)).join(''),
      };
    }
    if (style === 'crank')
      return {
        tint: tone,
        art:
          standingShadow(sheet, 760, 1320, 400) +
          rect(400, 560, 720, 700, 70, sheet.matt(tone)) +
          rect(360, 1230, 800, 96, 30, sheet.matt(darker(tone, 0.1))) +
          rect(470, 880, 580, 320, 34, '#ffffff', { opacity: 0.28 }) +
          path('M480 1190q150 -160 280 -80t280 -20v96H480Z', '#efd6ab', { opacity: 0.85 }) +
          circle(640, 720, 96, sheet.matt(lighter(tone, 0.1))) +
          circle(640, 720, 40, '#2b2f36') +
          line('M1110 700h150v-240', '#9aa1aa', 36) +
          rect(1190, 330, 140, 150, 50, sheet.rod('#2f343c')),
      };
    return {
      tint: tone,
      art:
        shaving +
        standingShadow(sheet, 800, 1200, 330) +
        path(
          'M480 640Q480 560 560 550H1040Q1120 560 1120 640L1080 1120Q1070 1200 990 1200H610Q530 1200 520 1120Z',
          sheet.linear(
            [
              [0, mix(tone, '#ffffff', 0.35)],
              [0.3, mix(tone, '#ffffff', 0.15)],
              [1, darker(tone, 0.05)],
            ],
            0,
            0,
            1,
            0,
          ),
          { opacity: 0.93 },
        ) +
        path(
          'M520 990q180 -90 300 -30t270 -30l-12 200Q1070 1200 990 1200H610Q530 1200 524 1130Z',
          '#efd6ab',
          { opacity: 0.7 },
        ) +
        rect(460, 420, 680, 190, 60, sheet.matt(darker(tone, 0.07))) +
        ellipse(800, 500, 120, 56, darker(tone, 0.24)) +
        ellipse(806, 506, 58, 28, '#14171c') +
        ellipse(1010, 500, 60, 30, darker(tone, 0.2)) +
        line('M560 700L590 1080', '#ffffff', 24, { opacity: 0.4 }),
    };
  },
);

export const erasersAndSharpenersKinds = { eraser, sharpener };
