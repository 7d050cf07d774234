import { darker, lighter } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import { color, colors, integer, oneOf } from '../../../modules/media/drawing/parameters.ts';
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
} from '../../../modules/media/drawing/sheet.ts';
import { beech } from '../materials.ts';
import { Corner } from '../solid.ts';

/** Sorting and grasping toys: rings on a peg, a shape sorter, a bead maze. */
const grasping = kind(
  {
    colors: colors(['#c8102e', '#ee8522', '#f2c21b', '#2f8f5b', '#1f5fa8', '#6f4aa0'], 8),
    style: oneOf(['rings', 'sorter', 'maze', 'rattle', 'ring', 'chain', 'cups'], 'rings'),
    /** How many cups. */
    count: integer(5, 10, 8),
  },
  ({ colors: tones, style, count }, sheet) => {
    const t = (at: number): string => tones[at % tones.length] ?? '#c8102e';
    if (style === 'sorter') {
      const corner = new Corner(800, 620, 6);
      const [fx, fy] = corner.at([25, 88, 30]);
      return {
        tint: t(4),
        art:
          corner.shadow([0, 0, 0], [88, 88]) +
          corner.box([0, 0, 0], [88, 88, 66], beech, 14) +
          group(
            { transform: `matrix(0.866 0.46 0 1 ${fx} ${fy})` },
            circle(-20, -40, 70, darker(beech, 0.35)),
            rect(120, -110, 130, 130, 10, darker(beech, 0.35)),
            path('M-80 190L-10 60 60 190Z', darker(beech, 0.35)),
            path(
              'M180 70l24 46 50 6 -38 36 10 52 -46 -26 -46 26 10 -52 -38 -36 50 -6Z',
              darker(beech, 0.35),
            ),
          ) +
          [
            [30, 30, 0],
            [60, 52, 1],
          ]
            .map(([x = 0, y = 0, at = 0]) => {
              const [cx, cy] = corner.at([x, y, 66]);
              return (
                rect(cx - 50, cy - 130, 100, 130, 0, sheet.rod(t(at))) +
                ellipse(cx, cy - 130, 50, 22, lighter(t(at), 0.12))
              );
            })
            .join('') +
          standingShadow(sheet, 1300, 1280, 90) +
          circle(1300, 1200, 90, sheet.ball(t(2))) +
          standingShadow(sheet, 330, 1270, 90) +
          rect(250, 1110, 160, 160, 22, sheet.matt(t(3), 1.4)),
      };
    }
    if (style === 'maze')
      return {
        tint: t(3),
        art:
          standingShadow(sheet, 800, 1330, 520) +
          rect(280, 1220, 1040, 110, 40, sheet.matt(beech)) +
          [
            ['M380 1240V640Q380 420 560 420T740 640 900 700 1020 460 1220 620V1240', t(0)],
            ['M520 1240V900Q520 560 800 300T1100 900V1240', t(4)],
            ['M640 1240Q560 1000 800 960T960 1240', t(2)],
          ]
            .map(
              ([d = '', tone = '']) =>
                line(d, darker(tone, 0.06), 30) + line(d, lighter(tone, 0.1), 10),
            )
            .join('') +
          (
            [
              [380, 900, 0],
              [560, 420, 1],
              [900, 700, 2],
              [1220, 800, 3],
              [800, 300, 5],
              [1040, 640, 1],
              [600, 640, 3],
              [800, 960, 4],
            ] as const
          )
            .map(([x, y, at]) => circle(x, y, 62, sheet.ball(t(at))))
            .join(''),
      };
    if (style === 'ring' || style === 'chain') {
      const beads = style === 'chain' ? 12 : 3;
      const at = (n: number): readonly [number, number] => [
        800 + Math.cos((n / beads) * Math.PI * 2 - 1.6) * 430,
        800 + Math.sin((n / beads) * Math.PI * 2 - 1.6) * 430,
      ];
      const all = Array.from({ length: beads }, (_, n) => at(n));
      return {
        tint: t(0),
        art:
          lyingShadow(
            circle(800, 800, 430, '', {
              'fill-opacity': 0,
              'stroke-width': style === 'chain' ? 120 : 90,
            }),
            14,
          ) +
          circle(800, 800, 430, 'none', {
            stroke: style === 'chain' ? '#b99c74' : sheet.matt(beech),
            'stroke-width': style === 'chain' ? 26 : 110,
          }) +
          all
            .map(([x, y], n) => circle(x, y, style === 'chain' ? 104 : 130, sheet.ball(t(n))))
            .join(''),
      };
    }
    if (style === 'rattle')
      return {
        tint: t(0),
        art:
          lyingShadow(
            circle(640, 580, 330, '', { 'fill-opacity': 0, 'stroke-width': 90 }) +
              placed(1020, 1050, -45, 1, rect(-56, -240, 112, 520, 56, '')),
            14,
          ) +
          circle(640, 580, 330, 'none', { stroke: sheet.matt(beech), 'stroke-width': 96 }) +
          [0, 1, 2, 3, 4, 5]
            .map((at) =>
              circle(
                640 + Math.cos(at * 1.047) * 330,
                580 + Math.sin(at * 1.047) * 330,
                104,
                sheet.ball(t(at)),
              ),
            )
            .join('') +
          placed(
            1020,
            1050,
            -45,
            1,
            rect(-52, -260, 104, 540, 52, sheet.rod(beech)),
            circle(0, 290, 92, sheet.ball(t(3))),
          ),
      };
    if (style === 'cups')
      return {
        tint: t(0),
        art: Array.from({ length: count }, (_, at) => {
          const step = 1130 / count;
          const w = 470 - at * (340 / count) - 20;
          const h = step * 1.1;
          const y = 1350 - at * step;
          return { w, h, y, at };
        })
          .map(
            ({ w, h, y, at }) =>
              (at === 0 ? standingShadow(sheet, 800, 1350, 300) : '') +
              path(
                `M${800 - w * 0.5} ${y - h}H${800 + w * 0.5}L${800 + w * 0.6} ${y}H${800 - w * 0.6}Z`,
                sheet.rod(t(at)),
              ) +
              rect(800 - w * 0.64, y - 40, w * 1.28, 44, 16, sheet.rod(lighter(t(at), 0.04))),
          )
          .reverse()
          .join(''),
      };
    return {
      tint: t(0),
      art:
        standingShadow(sheet, 800, 1370, 440) +
        rect(776, 230, 48, 1000, 24, sheet.rod(beech)) +
        path('M380 1260H1220Q1240 1370 1180 1370H420Q360 1370 380 1260Z', sheet.matt(beech)) +
        tones
          .slice(0, 6)
          .map((tone, at) => {
            const w = 820 - at * 100;
            const y = 1150 - at * 142;
            return rect(
              800 - w / 2,
              y - 40,
              w,
              146,
              73,
              sheet.linear([
                [0, lighter(tone, 0.13)],
                [0.35, tone],
                [1, darker(tone, 0.15)],
              ]),
            );
          })
          .join('') +
        circle(800, 270, 86, sheet.ball(t(6))),
    };
  },
);

/** Sand toys: bucket, spade, moulds. */
const sandToys = kind(
  { colors: colors(['#c8102e', '#1f5fa8', '#f2c21b'], 4) },
  ({ colors: tones }, sheet) => {
    const [a = '#c8102e', b = '#1f5fa8', c = '#f2c21b'] = tones;
    return {
      tint: c,
      art:
        standingShadow(sheet, 660, 1310, 380) +
        path('M350 640Q660 120 970 640', 'none', { stroke: darker(a, 0.1), 'stroke-width': 34 }) +
        path(
          'M300 620H1020L930 1240Q920 1310 850 1310H470Q400 1310 390 1240Z',
          sheet.linear(
            [
              [0, darker(a, 0.08)],
              [0.25, lighter(a, 0.1)],
              [0.6, a],
              [1, darker(a, 0.13)],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        ellipse(660, 620, 360, 92, lighter(a, 0.08)) +
        ellipse(660, 624, 316, 72, '#d9b98a') +
        path('M380 620Q520 520 660 580T960 610Q820 690 660 690T380 620Z', '#e8cfa3') +
        path('M520 880l40 -50 40 50 60 -70 60 70 40 -50 40 50v140H520Z', lighter(a, 0.2), {
          opacity: 0.7,
        }) +
        lyingShadow(
          placed(
            1190,
            800,
            20,
            1,
            rect(-36, -420, 72, 560, 30, '') +
              path('M-130 120H130V380Q100 520 0 540Q-100 520 -130 380Z', ''),
          ),
          14,
        ) +
        placed(
          1190,
          800,
          20,
          1,
          rect(-36, -420, 72, 560, 30, sheet.rod(b)),
          path('M-110 -420H110V-350H-110Z', sheet.matt(b)),
          path('M-130 120H130V380Q100 520 0 540Q-100 520 -130 380Z', sheet.matt(b)),
          path('M-80 180H80', 'none', { stroke: darker(b, 0.12), 'stroke-width': 16 }),
        ) +
        standingShadow(sheet, 1150, 1400, 120) +
        path('M1150 1190l46 94 104 14 -76 72 20 30H1056l20 -30 -76 -72 104 -14Z', sheet.matt(c)),
    };
  },
);

/** A play kitchen, a till, a shop. */
const playShop = kind(
  { color: color('#ea6a5a'), style: oneOf(['till', 'food', 'kitchen', 'doll'], 'till') },
  ({ color: paint, style }, sheet) => {
    if (style === 'food')
      return {
        tint: paint,
        art:
          standingShadow(sheet, 800, 1330, 520) +
          path(
            'M290 860H1310L1230 1270Q1220 1330 1150 1330H450Q380 1330 370 1270Z',
            sheet.matt(beech),
          ) +
          line('M310 960H1290M330 1080H1270M350 1200H1250', darker(beech, 0.12), 18) +
          circle(520, 760, 150, sheet.ball('#c8102e')) +
          circle(800, 700, 150, sheet.ball('#ee8522')) +
          path('M980 860Q900 620 1010 560Q1120 600 1090 860Z', sheet.ball('#6f4aa0')) +
          path('M1080 560q-60 -110 20 -150M1000 540q-40 -60 -100 -60', 'none', {
            stroke: '#2f8f5b',
            'stroke-width': 26,
            'stroke-linecap': 'round',
          }) +
          path('M1150 860Q1160 560 1250 480Q1310 560 1280 860Z', sheet.matt('#f2c21b')) +
          path('M360 820Q300 560 420 470', 'none', {
            stroke: '#f2c21b',
            'stroke-width': 80,
            'stroke-linecap': 'round',
          }),
      };
    if (style === 'kitchen')
      return {
        tint: paint,
        art:
          standingShadow(sheet, 800, 1420, 470) +
          rect(360, 700, 880, 720, 20, sheet.matt(beech)) +
          rect(330, 640, 940, 90, 20, sheet.matt(lighter(beech, 0.06))) +
          rect(400, 780, 380, 560, 16, sheet.matt(paint)) +
          rect(440, 850, 300, 300, 24, '#2b3640') +
          rect(460, 870, 260, 260, 16, '#46525e') +
          rect(440, 800, 300, 24, 12, '#c9ced4') +
          rect(820, 780, 380, 560, 16, '#f4f1ea') +
          circle(880, 1050, 22, paint) +
          ellipse(590, 640, 150, 34, '#2b2f36') +
          ellipse(980, 640, 150, 34, '#c9ced4') +
          rect(360, 240, 880, 400, 20, lighter(beech, 0.04)) +
          rect(400, 290, 800, 130, 12, darker(beech, 0.06)) +
          path('M960 640V500Q960 460 1000 460T1040 500', 'none', {
            stroke: '#aeb4bc',
            'stroke-width': 26,
          }) +
          rect(470, 480, 240, 140, 30, sheet.matt('#1f5fa8')) +
          [480, 600, 720].map((x) => rect(x, 320, 80, 100, 14, '#c8102e')).join(''),
      };
    if (style === 'doll')
      return {
        tint: paint,
        art:
          standingShadow(sheet, 800, 1420, 300) +
          path('M640 1180L590 1400H720L760 1180ZM960 1180L1010 1400H880L840 1180Z', '#f0c9a0') +
          rect(570, 1360, 170, 70, 30, darker(paint, 0.2)) +
          rect(860, 1360, 170, 70, 30, darker(paint, 0.2)) +
          path(
            'M600 760L410 990 470 1050 640 900ZM1000 760L1190 990 1130 1050 960 900Z',
            '#f0c9a0',
          ) +
          path('M620 720Q800 660 980 720L1080 1220Q800 1290 520 1220Z', sheet.matt(paint)) +
          line('M560 1130Q800 1190 1040 1130', lighter(paint, 0.25), 20) +
          circle(800, 460, 260, sheet.ball('#f2cda6')) +
          path('M536 470Q520 180 800 180T1064 470Q1000 320 800 310T536 470Z', '#8a3a1e') +
          circle(520, 500, 80, '#8a3a1e') +
          circle(1080, 500, 80, '#8a3a1e') +
          circle(710, 470, 22, '#2b2f36') +
          circle(890, 470, 22, '#2b2f36') +
          path('M730 570q70 60 140 0', 'none', {
            stroke: '#a33a3a',
            'stroke-width': 18,
            'stroke-linecap': 'round',
          }) +
          circle(650, 550, 34, '#ea8a7a', { opacity: 0.5 }) +
          circle(950, 550, 34, '#ea8a7a', { opacity: 0.5 }),
      };
    return {
      tint: paint,
      art:
        standingShadow(sheet, 800, 1290, 540) +
        path(
          'M300 820H1300L1380 1240Q1390 1290 1330 1290H270Q210 1290 220 1240Z',
          sheet.matt(paint),
        ) +
        rect(330, 1150, 940, 100, 20, darker(paint, 0.16)) +
        rect(730, 1180, 140, 34, 16, '#c9ced4') +
        path('M420 420H1180L1290 820H310Z', sheet.matt(lighter(paint, 0.1))) +
        rect(520, 320, 560, 190, 24, sheet.matt('#3a3f47')) +
        rect(550, 350, 500, 130, 12, '#b9c7b4') +
        lettering('4.50', 1010, 376, { size: 80, color: '#2b3a2b', weight: 12, align: 'end' }) +
        Array.from({ length: 12 }, (_, at) => {
          const x = 470 + (at % 4) * 150;
          const y = 560 + Math.floor(at / 4) * 86;
          return rect(x, y, 110, 62, 14, at % 4 === 3 ? '#f2c21b' : '#f4f1ea');
        }).join('') +
        rect(1090, 560, 110, 230, 20, '#2f8f5b'),
    };
  },
);

export const toysKinds = {
  grasping: grasping,
  'sand-toys': sandToys,
  'play-shop': playShop,
};
