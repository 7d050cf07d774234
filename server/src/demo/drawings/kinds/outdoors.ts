import { darker, lighter } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import { color, flag, label, oneOf } from '../../../modules/media/drawing/parameters.ts';
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
import { beech } from '../materials.ts';

/** Things for sand and garden: a can, a spade, a sack of sand. */
const garden = kind(
  {
    color: color('#2f8f5b'),
    style: oneOf(['can', 'spade', 'sack'], 'can'),
    long: flag(),
    label: label(8),
  },
  ({ color: paint, style, long, label: text }, sheet) => {
    if (style === 'sack')
      return {
        tint: '#dcc8a6',
        art:
          standingShadow(sheet, 780, 1380, 440) +
          path(
            'M420 330Q780 280 1140 330L1200 1250Q1200 1380 1080 1380H480Q360 1380 360 1250Z',
            sheet.matt('#f1ece0'),
          ) +
          path('M420 330Q780 400 1140 330L1120 250Q780 320 440 250Z', '#d9d0bd') +
          line('M440 300Q780 360 1120 300', '#b8a98a', 10, { 'stroke-dasharray': '24 16' }) +
          rect(480, 560, 600, 430, 30, '#e6cfa0') +
          path('M520 950Q640 720 760 830T1040 760V950Z', '#d3b273') +
          lettering(text, 780, 1070, { size: 130, color: '#6b4f2a', weight: 15, align: 'middle' }) +
          ellipse(1270, 1370, 130, 46, '#e0c48a'),
      };
    if (style === 'spade')
      return {
        tint: paint,
        art: placed(
          800,
          800,
          40,
          1,
          lyingShadow(rect(-34, -560, 68, 780, 30, ''), 12),
          rect(-34, long ? -640 : -340, 68, long ? 860 : 560, 30, sheet.rod(beech)),
          rect(-150, long ? -680 : -390, 300, 74, 36, sheet.rod(beech, 'y')),
          path('M-60 160H60L76 260H-76Z', sheet.rod(darker(paint, 0.08))),
          path('M-170 250H170L160 480Q120 620 0 650Q-120 620 -160 480Z', sheet.matt(paint)),
          line('M0 280V580', darker(paint, 0.1), 16),
        ),
      };
    return {
      tint: paint,
      art:
        standingShadow(sheet, 820, 1320, 430) +
        path('M540 1080L250 560', 'none', {
          stroke: sheet.matt(darker(paint, 0.05)),
          'stroke-width': 100,
          'stroke-linecap': 'round',
        }) +
        placed(
          240,
          540,
          -30,
          1,
          ellipse(0, 0, 150, 50, darker(paint, 0.1)),
          ellipse(0, -12, 150, 50, lighter(paint, 0.06)),
          [-90, -45, 0, 45, 90].map((x) => circle(x, -14, 10, darker(paint, 0.25))).join(''),
        ) +
        line('M1160 700Q1440 680 1400 980T1150 1180', darker(paint, 0.06), 64) +
        path(
          'M500 640H1180L1140 1260Q1130 1320 1070 1320H610Q550 1320 540 1260Z',
          sheet.rod(paint),
        ) +
        ellipse(840, 640, 340, 76, lighter(paint, 0.05)) +
        ellipse(880, 640, 250, 50, darker(paint, 0.2)) +
        path('M500 640Q500 560 700 564Q720 640 700 700Q540 700 500 640Z', paint) +
        lettering('1 L', 840, 930, {
          size: 120,
          color: lighter(paint, 0.3),
          weight: 14,
          align: 'middle',
        }),
    };
  },
);

/** Worn or put over: a vest that is seen, a cover against rain, cuffs over sleeves, a bag for sports. */
const outdoorWear = kind(
  { color: color('#e4f542'), style: oneOf(['vest', 'cover', 'cuffs', 'bag'], 'vest') },
  ({ color: paint, style }, sheet) => {
    const silver = '#d7dbe0';
    if (style === 'vest')
      return {
        tint: paint,
        art:
          lyingShadow(
            path(
              'M520 260L700 220 800 420 900 220 1080 260Q1120 420 1200 520V1340H400V520Q480 420 520 260Z',
              '',
            ),
            14,
          ) +
          path(
            'M520 260L700 220 800 420 900 220 1080 260Q1120 420 1200 520V1340H400V520Q480 420 520 260Z',
            sheet.matt(paint),
            { stroke: darker(paint, 0.12), 'stroke-width': 12, 'stroke-linejoin': 'round' },
          ) +
          rect(400, 780, 800, 110, 0, silver) +
          rect(400, 1060, 800, 110, 0, silver) +
          path('M560 252L650 232V780H560ZM1040 252L950 232V780H1040Z', silver) +
          line('M800 420V1340', darker(paint, 0.2), 12),
      };
    if (style === 'cover')
      return {
        tint: paint,
        art:
          lyingShadow(
            path(
              'M420 1320Q300 700 500 400Q800 180 1100 400Q1300 700 1180 1320Q800 1400 420 1320Z',
              '',
            ),
            16,
          ) +
          path(
            'M420 1320Q300 700 500 400Q800 180 1100 400Q1300 700 1180 1320Q800 1400 420 1320Z',
            sheet.ball(paint),
          ) +
          line('M430 1310Q800 1390 1170 1310', darker(paint, 0.18), 26, {
            'stroke-dasharray': '30 20',
          }) +
          path('M388 900Q800 980 1212 900L1216 1000Q800 1080 384 1000Z', silver) +
          line(
            'M520 470Q470 760 490 1180M1080 470Q1130 760 1110 1180M800 330V860',
            darker(paint, 0.08),
            10,
          ) +
          rect(690, 600, 220, 110, 20, silver, { opacity: 0.9 }),
      };
    if (style === 'cuffs')
      return {
        tint: paint,
        art: (
          [
            [560, -10],
            [1040, 10],
          ] as const
        )
          .map(
            ([x, turn]) =>
              lyingShadow(placed(x, 800, turn, 1, path('M-150 -480H150L190 480H-190Z', '')), 12) +
              placed(
                x,
                800,
                turn,
                1,
                path('M-150 -480H150L190 480H-190Z', sheet.rod(paint)),
                line(
                  'M-140 -430q28 20 56 0t56 0 56 0 56 0 56 0M-184 430q37 20 74 0t74 0 74 0 74 0 72 0',
                  darker(paint, 0.16),
                  14,
                ),
                ellipse(0, -480, 150, 40, darker(paint, 0.14)),
                line('M-90 -300Q-70 60 -120 320M80 -260Q60 40 110 300', darker(paint, 0.07), 12),
              ),
          )
          .join(''),
      };
    return {
      tint: paint,
      art:
        standingShadow(sheet, 800, 1280, 580) +
        line('M460 640Q560 220 800 220T1140 640', darker(paint, 0.12), 44) +
        path(
          'M260 620H1340Q1440 640 1440 960T1340 1280H260Q160 1240 160 960T260 620Z',
          sheet.matt(paint),
        ) +
        ellipse(290, 950, 120, 320, darker(paint, 0.07)) +
        line('M330 700H1290', '#c9ced4', 16, { 'stroke-dasharray': '16 10' }) +
        rect(480, 800, 640, 330, 40, lighter(paint, 0.06)) +
        line('M520 850H1080', '#c9ced4', 12, { 'stroke-dasharray': '14 9' }) +
        rect(500, 640, 60, 640, 8, darker(paint, 0.16)) +
        rect(1060, 640, 60, 640, 8, darker(paint, 0.16)) +
        rect(700, 470, 200, 70, 30, darker(paint, 0.2)),
    };
  },
);

export const outdoorsKinds = {
  garden,
  'outdoor-wear': outdoorWear,
};
