import { darker, lighter, mix } from '../../../modules/media/drawing/color.ts';
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
  group,
  line,
  lyingShadow,
  path,
  placed,
  rect,
  standingShadow,
} from '../../../modules/media/drawing/sheet.ts';
import { beech, steel } from '../materials.ts';
import { Corner } from '../solid.ts';

const rainbow = ['#c8102e', '#f2c21b', '#2f8f5b', '#1f5fa8', '#ee8522', '#6f4aa0'] as const;

/** A cloth for many hands: coloured wedges with handles round the rim. */
const parachute = kind({}, () => ({
  tint: '#6bb3e0',
  art:
    lyingShadow(ellipse(800, 830, 600, 480, ''), 18) +
    Array.from({ length: 12 }, (_, at) => {
      const [a, b] = [(at * Math.PI) / 6, ((at + 1) * Math.PI) / 6];
      return (
        path(
          `M800 790L${Math.round(800 + Math.cos(a) * 600)} ${Math.round(830 + Math.sin(a) * 480)}A600 480 0 0 1 ${Math.round(800 + Math.cos(b) * 600)} ${Math.round(830 + Math.sin(b) * 480)}Z`,
          rainbow[at % 6] ?? '#c8102e',
        ) +
        path(
          `M800 790L${Math.round(800 + Math.cos(a) * 600)} ${Math.round(830 + Math.sin(a) * 480)}L${Math.round(800 + Math.cos(a + 0.12) * 600)} ${Math.round(830 + Math.sin(a + 0.12) * 480)}Z`,
          '#ffffff',
          { opacity: 0.22 },
        ) +
        circle(800 + Math.cos((a + b) / 2) * 606, 830 + Math.sin((a + b) / 2) * 486, 26, 'none', {
          stroke: '#2f343c',
          'stroke-width': 14,
        })
      );
    }).join('') +
    circle(800, 790, 60, '#f8f5ee', { stroke: '#2f343c', 'stroke-width': 12 }),
}));

/** A thick rope in coils, its middle marked. */
const tugRope = kind({ long: flag() }, ({ long }) => {
  const d = long
    ? 'M260 1240C500 1380 1180 1380 1280 1120S980 820 700 900 420 1160 760 1180 1220 1020 1180 720 800 400 560 520 420 760 620 800 1000 560 1340 300'
    : 'M260 1200C560 1360 1240 1300 1240 1000S760 760 560 900 640 1160 900 1060 1160 620 1340 320';
  return {
    tint: '#c9a46a',
    art:
      line(d, '#3b2a18', 92, { opacity: 0.12, transform: 'translate(10 26)' }) +
      line(d, '#a8834c', 88) +
      line(d, '#d8b880', 66) +
      line(d, '#b8935a', 66, { 'stroke-dasharray': '8 34', 'stroke-linecap': 'butt' }) +
      circle(long ? 700 : 560, 900, 56, '#c8102e') +
      line('M1300 360L1344 300', '#c8102e', 98, { 'stroke-linecap': 'butt' }) +
      line('M250 1194L310 1226', '#c8102e', 98, { 'stroke-linecap': 'butt' }),
  };
});

/** Flat markers for a floor: dots, arrows, or feet and hands. */
const floorMarkers = kind(
  {
    color: color('#c8102e'),
    shape: oneOf(['dots', 'arrows', 'feet'], 'dots'),
    count: integer(1, 24, 12),
  },
  ({ color: paint, shape, count }, sheet) => {
    const foot = (way: number): string =>
      path(
        `M${-30 * way} 110Q${-70 * way} 40 ${-56 * way} -30Q${-20 * way} -90 ${34 * way} -50Q${60 * way} -10 ${36 * way} 40Q${20 * way} 80 ${20 * way} 110Q0 140 ${-30 * way} 110Z`,
        sheet.matt(paint),
      ) +
      [-46, -20, 6, 28, 46]
        .map((x, at) => circle(x * way, -78 + Math.abs(at - 1) * 8, 18 - at * 2, paint))
        .join('');
    const hand = (way: number): string =>
      rect(-52, -20, 104, 120, 44, sheet.matt(paint)) +
      [-40, -13, 14, 40]
        .map((x) => line(`M${x} 0V${-90 + Math.abs(x) * 0.5}`, paint, 24))
        .join('') +
      line(`M${46 * way} 50L${88 * way} 4`, paint, 26);
    const art = Array.from({ length: count }, (_, at) => {
      const x = 340 + (at % 4) * 306;
      const y = 440 + Math.floor(at / 4) * (count > 12 ? 170 : 360);
      if (shape === 'dots')
        return (
          lyingShadow(ellipse(x, y, 124, 112, ''), 5) +
          ellipse(x, y, 124, 112, sheet.matt(paint)) +
          ellipse(x, y, 94, 84, 'none', {
            stroke: lighter(paint, 0.12),
            'stroke-width': 8,
            'stroke-dasharray': '6 14',
          })
        );
      if (shape === 'arrows')
        return placed(
          x,
          y,
          (at * 90) % 360,
          1,
          lyingShadow(path('M0 -120L120 0H56V120H-56V0H-120Z', ''), 5),
          path('M0 -120L120 0H56V120H-56V0H-120Z', sheet.matt(paint), {
            stroke: paint,
            'stroke-width': 14,
            'stroke-linejoin': 'round',
          }),
        );
      const way = at % 2 ? -1 : 1;
      return placed(
        x,
        y,
        0,
        0.78,
        placed(-66, 0, -6, 1, at % 4 < 2 ? foot(1) : hand(1)),
        placed(66, 0, 6, 1, at % 4 < 2 ? foot(-1) : hand(-1)),
        way > 0 ? '' : '',
      );
    });
    return { tint: paint, art: art.join('') };
  },
);

/** Two wooden bats and a ball for the beach. */
const beachBats = kind({ color: color('#c8102e') }, ({ color: paint }, sheet) => ({
  tint: paint,
  art:
    (
      [
        [580, 640, -24],
        [1040, 700, 22],
      ] as const
    )
      .map(
        ([x, y, turn]) =>
          lyingShadow(
            placed(
              x,
              y,
              turn,
              1,
              rect(-230, -330, 460, 560, 210, '') + rect(-50, 200, 100, 380, 30, ''),
            ),
            14,
          ) +
          placed(
            x,
            y,
            turn,
            1,
            rect(-54, 160, 108, 430, 34, sheet.rod(beech)),
            rect(-230, -330, 460, 560, 200, sheet.matt(beech)),
            rect(-190, -290, 380, 470, 170, sheet.matt(paint)),
            path('M-190 20Q0 -80 190 20V60Q0 -30 -190 70Z', lighter(paint, 0.24), { opacity: 0.8 }),
            line('M-54 300l108 40m-108 30l108 40m-108 30l108 40m-108 30l108 40', '#3a3f47', 26, {
              opacity: 0.85,
            }),
          ),
      )
      .join('') +
    standingShadow(sheet, 800, 1340, 90) +
    circle(800, 1260, 90, sheet.ball('#2b2f36')),
}));

/** A net in a frame that stands by itself. */
const standingNet = kind(
  { color: color('#1f5fa8'), wide: flag() },
  ({ color: paint, wide }, sheet) => {
    const [left, right] = wide ? [170, 1430] : [300, 1300];
    return {
      tint: paint,
      art:
        standingShadow(sheet, left, 1300, 130) +
        standingShadow(sheet, right, 1300, 130) +
        line(`M${left} 1290V470M${right} 1290V470`, sheet.rod('#aeb4bc'), 40) +
        line(`M${left} 480H${right}M${left} 1060H${right}`, '#8f969f', 22) +
        line(
          Array.from(
            { length: 22 },
            (_, at) => `M${left + ((right - left) / 21) * at} 560V1000`,
          ).join('') +
            Array.from({ length: 8 }, (_, at) => `M${left} ${560 + at * 63}H${right}`).join(''),
          '#2f343c',
          6,
        ) +
        rect(left, 500, right - left, 66, 6, sheet.matt(paint)) +
        rect(left, 994, right - left, 26, 6, paint) +
        line(`M${left - 110} 1300H${left + 110}M${right - 110} 1300H${right + 110}`, '#6b727c', 36),
    };
  },
);

/** Seats that move: on a round foot, or on springing tubes. */
const movingSeat = kind(
  { color: color('#1f5fa8'), style: oneOf(['balance', 'cantilever'], 'balance') },
  ({ color: paint, style }, sheet) =>
    style === 'balance'
      ? {
          tint: paint,
          art:
            standingShadow(sheet, 800, 1370, 300) +
            path(
              'M500 1240Q800 1450 1100 1240Q1100 1180 800 1180T500 1240Z',
              sheet.matt('#2f343c'),
            ) +
            rect(720, 760, 160, 450, 40, sheet.rod('#aeb4bc')) +
            path('M640 700H960L900 860H700Z', sheet.rod('#3a3f47')) +
            rect(400, 470, 800, 250, 120, sheet.matt(paint)) +
            ellipse(800, 500, 400, 110, lighter(paint, 0.07)) +
            line('M430 610Q800 700 1170 610', darker(paint, 0.12), 10),
        }
      : {
          tint: paint,
          art:
            standingShadow(sheet, 760, 1400, 480) +
            line(
              'M560 900V1330Q560 1390 620 1390H1240M1050 900V1300Q1050 1360 1110 1360H1300',
              '#8f969f',
              40,
            ) +
            line('M552 900V1330Q552 1380 616 1384', '#e9ebee', 10) +
            line('M540 930Q420 700 470 300M1060 900Q960 700 990 330', '#8f969f', 38) +
            path('M430 260Q730 210 1030 290L1040 640Q740 560 450 600Z', sheet.matt(paint)) +
            rect(600, 330, 280, 66, 33, '#f8f5ee', {
              opacity: 0.85,
              transform: 'rotate(3 740 360)',
            }) +
            path(
              'M470 860Q780 800 1120 830Q1190 850 1170 920Q820 990 500 960Q430 930 470 860Z',
              sheet.matt(paint),
            ) +
            path('M480 930Q800 990 1170 910L1166 950Q820 1020 500 980Z', darker(paint, 0.12)),
        },
);

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

/** Twenty-four little bags on a line. */
const adventBags = kind({ color: color('#c8102e') }, ({ color: paint }, sheet) => ({
  tint: paint,
  art: [0, 1, 2, 3]
    .map(
      (row) =>
        path(`M170 ${230 + row * 310}Q800 ${330 + row * 310} 1430 ${230 + row * 310}`, 'none', {
          stroke: '#b99c74',
          'stroke-width': 12,
        }) +
        [0, 1, 2, 3, 4, 5]
          .map((column) => {
            const x = 290 + column * 204;
            const y = 262 + row * 310 + 44 * Math.sin(((column + 0.7) / 6.4) * Math.PI);
            const day = row * 6 + column + 1;
            const cloth = (row + column) % 2 ? mix(paint, '#f8f1e2', 0.78) : paint;
            return (
              path(
                `M${x - 52} ${y + 40}Q${x - 90} ${y + 210} ${x - 70} ${y + 224}H${x + 70}Q${x + 90} ${y + 210} ${x + 52} ${y + 40}Z`,
                sheet.matt(cloth),
              ) +
              path(`M${x - 66} ${y + 4}H${x + 66}L${x + 46} ${y + 44}H${x - 46}Z`, cloth) +
              line(`M${x - 48} ${y + 44}H${x + 48}`, '#b99c74', 12) +
              rect(x - 14, y - 30, 28, 70, 8, beech) +
              circle(x, y + 136, 44, '#fffdf6') +
              lettering(String(day), x, y + 116, {
                size: 42,
                color: '#1d2430',
                weight: 15,
                align: 'middle',
              })
            );
          })
          .join(''),
    )
    .join(''),
}));

/** Tables that are more than a top on legs. */
const specialTable = kind(
  { color: color('#f4f1ea'), style: oneOf(['drawer', 'pegboard', 'water', 'standing'], 'drawer') },
  ({ color: paint, style }, sheet) => {
    const corner = new Corner(800, style === 'pegboard' ? 540 : style === 'water' ? 480 : 430, 5);
    const legs = (wood: string, high: number): string =>
      [
        [4, 4],
        [128, 4],
        [4, 72],
        [128, 72],
      ]
        .map(([x = 0, y = 0]) => corner.box([x, y, -high], [7, 7, high], wood, 2))
        .join('');
    if (style === 'water')
      return {
        tint: '#6bb3e0',
        art:
          corner.shadow([0, 0, -70], [140, 84], 0.7) +
          legs(paint, 70) +
          corner.box([0, 0, 0], [140, 84, 26], paint, 6) +
          corner.face(
            [
              [6, 6, 26],
              [66, 6, 26],
              [66, 78, 26],
              [6, 78, 26],
            ],
            '#e6cf9c',
            4,
          ) +
          corner.face(
            [
              [74, 6, 26],
              [134, 6, 26],
              [134, 78, 26],
              [74, 78, 26],
            ],
            '#6bb3e0',
            4,
          ) +
          [
            [24, 24],
            [40, 50],
            [20, 60],
          ]
            .map(([x = 0, y = 0]) => {
              const [sx, sy] = corner.at([x, y, 26]);
              return ellipse(sx, sy, 60, 22, '#d3b273');
            })
            .join('') +
          (() => {
            const [bx, by] = corner.at([104, 40, 26]);
            return (
              line(`M${bx - 90} ${by + 30}q30 -16 60 0t60 0 60 0`, '#ffffff', 8, { opacity: 0.7 }) +
              path(
                `M${bx - 70} ${by - 20}H${bx + 70}L${bx + 40} ${by + 20}H${bx - 40}Z`,
                '#c8102e',
              ) +
              path(`M${bx - 8} ${by - 26}V${by - 140}L${bx + 70} ${by - 40}Z`, '#fffdf6')
            );
          })(),
      };
    if (style === 'standing')
      return {
        tint: paint,
        art:
          corner.shadow([20, 10, -110], [96, 70], 0.6) +
          [
            [24, 12],
            [108, 12],
            [24, 70],
            [108, 70],
          ]
            .map(([x = 0, y = 0]) => corner.box([x, y, -110], [6, 6, 112], '#1f5fa8', 2))
            .join('') +
          corner.box([28, 14, -40], [82, 58, 4], '#c9ced4', 2) +
          corner.face(
            [
              [16, 4, 18],
              [120, 4, 18],
              [120, 84, 2],
              [16, 84, 2],
            ],
            sheet.matt(paint),
            12,
          ) +
          corner.face(
            [
              [16, 84, 2],
              [120, 84, 2],
              [120, 84, -5],
              [16, 84, -5],
            ],
            darker(paint, 0.14),
            4,
          ),
      };
    const top = style === 'pegboard' ? beech : paint;
    const back =
      style === 'pegboard'
        ? corner.box([0, -4, 8], [140, 4, 74], '#8d939b', 4) +
          Array.from({ length: 60 }, (_, at) => {
            const [x, y] = corner.at([10 + (at % 12) * 11, 0, 22 + Math.floor(at / 12) * 13]);
            return circle(x, y, 6, '#3a3f47');
          }).join('') +
          (() => {
            const [x, y] = corner.at([40, 0, 68]);
            const [x2, y2] = corner.at([80, 0, 68]);
            return (
              line(`M${x} ${y}v170`, beech, 26) +
              rect(x - 60, y - 20, 120, 54, 10, '#5b626c') +
              line(`M${x2} ${y2}v200`, '#c8102e', 30) +
              line(`M${x2} ${y2 + 100}v130`, '#aeb4bc', 16)
            );
          })()
        : '';
    const drawer =
      style === 'drawer'
        ? corner.box([88, 66, -24], [48, 18, 24], lighter(beech, 0.02), 3) +
          (() => {
            const [x, y] = corner.at([112, 84, -12]);
            return line(`M${x - 50} ${y - 26}L${x + 40} ${y + 22}`, '#6b727c', 16);
          })()
        : '';
    return {
      tint: style === 'pegboard' ? beech : paint,
      art:
        corner.shadow([0, 0, -80], [140, 84], 0.7) +
        back +
        legs(style === 'pegboard' ? beech : '#8f969f', 80) +
        drawer +
        corner.box([-2, -2, 0], [144, 88, 8], top, 5),
    };
  },
);

/** A bench with hooks and compartments for as many children as it has places. */
const coatBench = kind({ places: integer(2, 8, 4) }, ({ places }, sheet) => {
  const w = places > 6 ? 1300 : places > 4 ? 1140 : 960;
  const left = 800 - w / 2;
  const each = w / places;
  return {
    tint: beech,
    art:
      standingShadow(sheet, 800, 1350, w / 2) +
      rect(left, 240, w, 1100, 12, darker(beech, 0.1)) +
      rect(left, 240, w, 190, 8, darker(beech, 0.22)) +
      Array.from({ length: places }, (_, at) => {
        const x = left + at * each + each / 2;
        const tone = rainbow[at % 6] ?? '#c8102e';
        return (
          rect(x - each / 2 + 6, 252, each - 12, 166, 4, darker(beech, 0.3)) +
          rect(x - each * 0.3, 300, each * 0.6, 118, 10, sheet.matt(tone)) +
          rect(x - each / 2 + 6, 440, each - 12, 520, 4, lighter(beech, 0.02)) +
          circle(x, 486, 28, sheet.matt(tone)) +
          line(`M${x - 24} 560v34q0 24 24 24t24 -24v-34`, '#8f969f', 13) +
          (at % 3 === 0
            ? path(
                `M${x - 50} 610Q${x} 570 ${x + 50} 610L${x + 66} 860H${x - 66}Z`,
                sheet.matt(mix(tone, '#ffffff', 0.15)),
              )
            : '')
        );
      }).join('') +
      rect(left - 20, 960, w + 40, 60, 10, sheet.matt(beech)) +
      rect(left, 1020, w, 320, 0, darker(beech, 0.26)) +
      line(`M${left} 1190H${left + w}`, beech, 26) +
      Array.from(
        { length: places },
        (_, at) =>
          rect(
            left + at * each + each * 0.2,
            1250,
            each * 0.26,
            70,
            26,
            rainbow[(at + 2) % 6] ?? '#1f5fa8',
          ) +
          rect(
            left + at * each + each * 0.54,
            1250,
            each * 0.26,
            70,
            26,
            rainbow[(at + 2) % 6] ?? '#1f5fa8',
          ),
      ).join('') +
      Array.from({ length: places + 1 }, (_, at) =>
        rect(left + at * each - 8, 240, 16, 1100, 0, sheet.matt(beech)),
      ).join(''),
  };
});

/** A chest with flat drawers for large sheets. */
const planChest = kind({}, (_, sheet) => ({
  tint: beech,
  art:
    standingShadow(sheet, 800, 1310, 620) +
    rect(220, 520, 1160, 780, 14, sheet.matt(beech)) +
    rect(180, 470, 1240, 66, 14, sheet.matt(lighter(beech, 0.04))) +
    Array.from(
      { length: 8 },
      (_, at) =>
        rect(260, 556 + at * 90, 1080, 76, 8, sheet.matt(lighter(beech, 0.03)), {
          stroke: darker(beech, 0.14),
          'stroke-width': 5,
        }) +
        rect(700, 580 + at * 90, 200, 26, 12, '#8f969f') +
        rect(330, 578 + at * 90, 130, 32, 4, '#fffdf6'),
    ).join('') +
    rect(260, 1300, 60, 50, 6, darker(beech, 0.2)) +
    rect(1280, 1300, 60, 50, 6, darker(beech, 0.2)),
}));

/** Boxes of paper goods: tissues, or gloves in a size. */
const tissueBox = kind(
  { color: color('#6bb3e0'), style: oneOf(['tissues', 'gloves'], 'tissues'), label: label(4) },
  ({ color: paint, style, label: text }, sheet) => {
    const corner = new Corner(800, 620, 6.2);
    const [tx, ty] = corner.at([62, 36, 52]);
    const [fx, fy] = corner.at([0, 72, 52]);
    return {
      tint: paint,
      art:
        corner.shadow([0, 0, 0], [124, 72]) +
        corner.box([0, 0, 0], [124, 72, 52], paint, 8) +
        group(
          { transform: `matrix(0.866 0.46 -0.866 0.46 ${tx} ${ty})` },
          ellipse(0, 0, 210, 84, darker(paint, 0.2)),
        ) +
        (style === 'tissues'
          ? path(
              `M${tx - 130} ${ty + 20}Q${tx - 170} ${ty - 200} ${tx - 40} ${ty - 170}Q${tx - 20} ${ty - 280} ${tx + 90} ${ty - 200}Q${tx + 190} ${ty - 160} ${tx + 120} ${ty + 30}Q${tx} ${ty + 60} ${tx - 130} ${ty + 20}Z`,
              sheet.matt('#ffffff'),
              { stroke: '#dfe5ea', 'stroke-width': 5 },
            ) +
            line(
              `M${tx - 40} ${ty - 160}Q${tx - 10} ${ty - 60} ${tx - 30} ${ty + 30}M${tx + 80} ${ty - 190}Q${tx + 50} ${ty - 60} ${tx + 60} ${ty + 30}`,
              '#e3e8ec',
              8,
            )
          : path(
              `M${tx - 70} ${ty + 30}V${ty - 80}L${tx - 110} ${ty - 210}M${tx - 70} ${ty - 80}L${tx - 40} ${ty - 260}M${tx - 20} ${ty - 60}L${tx + 30} ${ty - 270}M${tx + 20} ${ty - 40}L${tx + 96} ${ty - 230}M${tx + 10} ${ty + 10}L${tx + 130} ${ty - 90}`,
              'none',
              { stroke: sheet.matt('#3f7fc0'), 'stroke-width': 54, 'stroke-linecap': 'round' },
            ) +
            path(
              `M${tx - 100} ${ty + 40}L${tx - 96} ${ty - 90}H${tx + 60}L${tx + 70} ${ty + 40}Z`,
              sheet.matt('#3f7fc0'),
            )) +
        group(
          { transform: `matrix(0.866 0.46 0 1 ${fx} ${fy})` },
          style === 'tissues'
            ? line('M120 180q60 -70 120 0t120 0 120 0 120 0', '#ffffff', 20, { opacity: 0.7 })
            : lettering(text, 400, 90, {
                size: 150,
                color: '#ffffff',
                weight: 15,
                align: 'middle',
              }),
        ),
    };
  },
);

/** Things to keep things in: trays, a basket of felt, a box that folds, a box with compartments. */
const holders = kind(
  { color: color('#c8102e'), style: oneOf(['trays', 'felt', 'folding', 'sorted'], 'trays') },
  ({ color: paint, style }, sheet) => {
    if (style === 'trays')
      return {
        tint: paint,
        art: [
          [0, '#c8102e'],
          [1, '#f2c21b'],
          [2, '#2f8f5b'],
          [3, '#1f5fa8'],
        ]
          .map(([at, tone]) => {
            const corner = new Corner(
              530 + (Number(at) % 2) * 540,
              400 + Math.floor(Number(at) / 2) * 540,
              4,
            );
            return (
              corner.shadow([0, 0, 0], [66, 66]) +
              corner.box([0, 0, 0], [66, 66, 20], String(tone), 8) +
              corner.face(
                [
                  [6, 6, 20],
                  [60, 6, 20],
                  [60, 60, 20],
                  [6, 60, 20],
                ],
                darker(String(tone), 0.14),
                6,
              )
            );
          })
          .join(''),
      };
    if (style === 'felt')
      return {
        tint: paint,
        art:
          standingShadow(sheet, 800, 1310, 460) +
          line('M360 700Q360 420 520 640M1240 700Q1240 420 1080 640', darker(paint, 0.08), 40) +
          path(
            'M330 650L400 1230Q410 1310 500 1310H1100Q1190 1310 1200 1230L1270 650Z',
            sheet.rod(paint, 'x', 0.3),
          ) +
          ellipse(800, 650, 470, 110, lighter(paint, 0.04)) +
          ellipse(800, 656, 430, 90, darker(paint, 0.16)) +
          line('M350 760Q800 860 1250 760', lighter(paint, 0.14), 7, {
            'stroke-dasharray': '20 14',
          }),
      };
    const corner = new Corner(800, 560, 6);
    if (style === 'folding') {
      const bars = (
        points: (
          n: number,
        ) => [readonly [number, number, number], readonly [number, number, number]],
        n: number,
      ): string =>
        Array.from({ length: n }, (_, at) => {
          const [a, b] = points(at);
          return corner.line([a, b], darker(paint, 0.18), 14);
        }).join('');
      return {
        tint: paint,
        art:
          corner.shadow([0, 0, 0], [120, 84]) +
          corner.face(
            [
              [0, 0, 0],
              [120, 0, 0],
              [120, 0, 60],
              [0, 0, 60],
            ],
            darker(paint, 0.2),
          ) +
          corner.face(
            [
              [0, 0, 0],
              [0, 84, 0],
              [0, 84, 60],
              [0, 0, 60],
            ],
            darker(paint, 0.16),
          ) +
          corner.face(
            [
              [4, 4, 6],
              [116, 4, 6],
              [116, 80, 6],
              [4, 80, 6],
            ],
            darker(paint, 0.1),
          ) +
          corner.face(
            [
              [0, 84, 0],
              [120, 84, 0],
              [120, 84, 60],
              [0, 84, 60],
            ],
            paint,
          ) +
          corner.face(
            [
              [120, 0, 0],
              [120, 84, 0],
              [120, 84, 60],
              [120, 0, 60],
            ],
            darker(paint, 0.1),
          ) +
          bars(
            (at) => [
              [10 + at * 11, 84, 10],
              [10 + at * 11, 84, 50],
            ],
            10,
          ) +
          bars(
            (at) => [
              [120, 8 + at * 11, 10],
              [120, 8 + at * 11, 50],
            ],
            7,
          ) +
          corner.line(
            [
              [0, 84, 60],
              [120, 84, 60],
              [120, 0, 60],
            ],
            lighter(paint, 0.1),
            20,
          ) +
          corner.line(
            [
              [0, 84, 30],
              [120, 84, 30],
              [120, 0, 30],
            ],
            lighter(paint, 0.05),
            10,
          ),
      };
    }
    return {
      tint: beech,
      art:
        lyingShadow(rect(230, 260, 1140, 1080, 30, ''), 20) +
        rect(230, 260, 1140, 1080, 30, sheet.matt(beech)) +
        Array.from({ length: 9 }, (_, at) => {
          const [x, y] = [272 + (at % 3) * 360, 300 + Math.floor(at / 3) * 340];
          const tone =
            [
              '#c8102e',
              '#6bb3e0',
              '#f2c21b',
              '#dfbd8a',
              '#2f8f5b',
              '#b39ad0',
              '#ee8522',
              '#8d939b',
              '#1f9aa0',
            ][at] ?? '#c8102e';
          return (
            rect(x, y, 336, 316, 10, darker(beech, 0.2)) +
            Array.from({ length: 9 }, (_, n) => {
              const [px, py] = [x + 70 + (n % 3) * 98, y + 66 + Math.floor(n / 3) * 92];
              return at % 4 === 0
                ? circle(px, py, 36, sheet.ball(tone))
                : at % 4 === 1
                  ? circle(px, py, 32, 'none', { stroke: tone, 'stroke-width': 16 })
                  : at % 4 === 2
                    ? rect(px - 12, py - 44, 24, 88, 8, sheet.rod(tone), {
                        transform: `rotate(${n * 40} ${px} ${py})`,
                      })
                    : ellipse(px, py, 40, 30, sheet.matt(tone), {
                        transform: `rotate(${n * 30} ${px} ${py})`,
                      });
            }).join('')
          );
        }).join(''),
    };
  },
);

/** One bar on its own sound box, with its note's name. */
const toneBar = kind(
  { note: label(4, 'C'), wood: flag(), color: color('#c8102e') },
  ({ note, wood, color: paint }, sheet) => ({
    tint: paint,
    art:
      standingShadow(sheet, 800, 1120, 620) +
      rect(210, 720, 1180, 400, 40, sheet.matt(beech)) +
      rect(210, 1040, 1180, 80, 30, darker(beech, 0.12)) +
      ellipse(800, 920, 120, 54, darker(beech, 0.34)) +
      rect(360, 690, 60, 60, 12, '#3a3f47') +
      rect(1180, 690, 60, 60, 12, '#3a3f47') +
      rect(
        260,
        540,
        1080,
        170,
        20,
        wood ? sheet.rod('#a8703c', 'y') : sheet.linear(steel, 0, 0, 0, 1),
      ) +
      rect(260, 540, 1080, 170, 20, paint, { opacity: wood ? 0 : 0.28 }) +
      circle(390, 625, 26, '#3a3f47') +
      circle(1210, 625, 26, '#3a3f47') +
      lettering(note, 800, 570, {
        size: 110,
        color: wood ? '#fffdf8' : '#1d2430',
        weight: 15,
        align: 'middle',
      }) +
      placed(
        900,
        380,
        14,
        1,
        rect(-420, -14, 780, 28, 14, sheet.rod(beech, 'y')),
        circle(-420, 0, 70, sheet.ball(paint)),
      ),
  }),
);

/** A pair of mallets with heads of felt, rubber or wood. */
const mallets = kind(
  { head: oneOf(['felt', 'rubber', 'wood'], 'felt'), color: color('#c8102e') },
  ({ head, color: paint }, sheet) => {
    const tone = { felt: '#f1ece2', rubber: paint, wood: '#a8703c' }[head];
    return {
      tint: tone === '#f1ece2' ? beech : tone,
      art: (
        [
          [700, 800, 40],
          [920, 820, 52],
        ] as const
      )
        .map(
          ([x, y, turn]) =>
            lyingShadow(
              placed(x, y, turn, 1, rect(-20, -420, 40, 1000, 20, '') + circle(0, -460, 120, '')),
              12,
            ) +
            placed(
              x,
              y,
              turn,
              1,
              rect(-20, -420, 40, 1020, 20, sheet.rod(mix(beech, paint, 0.3))),
              circle(0, -460, head === 'felt' ? 130 : 104, sheet.ball(tone)),
              head === 'felt'
                ? circle(0, -460, 130, 'none', {
                    stroke: '#cfc6b4',
                    'stroke-width': 12,
                    'stroke-dasharray': '5 12',
                  }) + rect(-40, -350, 80, 40, 12, paint)
                : rect(-30, -370, 60, 40, 12, darker(tone, 0.12)),
            ),
        )
        .join(''),
    };
  },
);

/** Strings, coiled before their paper bag. */
const strings = kind(
  { count: integer(4, 6, 6), label: label(10, 'GITARRE') },
  ({ count, label: text }, sheet) => ({
    tint: '#c9a24a',
    art:
      lyingShadow(placed(560, 700, -8, 1, rect(-320, -400, 640, 800, 16, '')), 12) +
      placed(
        560,
        700,
        -8,
        1,
        rect(-320, -400, 640, 800, 16, sheet.matt('#f1ece0')),
        rect(-320, -400, 640, 250, 16, count === 4 ? '#1f9aa0' : '#7a1f33'),
        lettering(text, 0, -320, {
          size: 84,
          color: '#fffdf8',
          weight: 14,
          align: 'middle',
          widest: 560,
        }),
        lettering(String(count), 0, -20, {
          size: 220,
          color: '#3a3f47',
          weight: 10,
          align: 'middle',
        }),
      ) +
      Array.from({ length: count }, (_, at) => {
        const [x, y] = [1020 + (at % 2) * 150 - 60, 560 + at * (count === 4 ? 190 : 128)];
        const tone = at > 2 && count === 6 ? '#b8903a' : '#c9d0d6';
        return (
          [0, 8, 16]
            .map((grow) => circle(x, y, 170 - grow, 'none', { stroke: tone, 'stroke-width': 5 }))
            .join('') + line(`M${x - 150} ${y - 80}q40 20 70 60`, tone, 9)
        );
      }).join(''),
  }),
);

/** Tools of the painter and the modeller, in a row. */
const artTools = kind(
  {
    style: oneOf(['knives', 'modelling', 'sponges', 'lino', 'water'], 'knives'),
    count: integer(1, 10, 5),
    color: color('#f2c21b'),
    steel: flag(),
  },
  ({ style, count, color: paint, steel: metal }, sheet) => {
    const step = Math.min(230, 1240 / count);
    const across = (draw: (x: number, at: number) => string): string =>
      Array.from({ length: count }, (_, at) => draw(800 + (at - (count - 1) / 2) * step, at)).join(
        '',
      );
    const blade = metal ? sheet.linear(steel, 0, 0, 1, 0) : sheet.matt('#f4f1ea');
    if (style === 'knives') {
      const heads = [
        'M-70 -560Q0 -660 70 -560L50 -260H-50Z',
        'M0 -640L90 -330 0 -250 -90 -330Z',
        'M-60 -600H60V-260H-60Z',
        'M0 -660Q80 -420 40 -260H-40Q-80 -420 0 -660Z',
        'M-84 -520Q0 -600 84 -520L30 -260H-30Z',
      ];
      return {
        tint: paint,
        art: across(
          (x, at) =>
            lyingShadow(
              placed(x, 860, 0, 1, path(heads[at % 5] ?? '', '') + rect(-36, 0, 72, 480, 34, '')),
              10,
            ) +
            placed(
              x,
              860,
              0,
              1,
              path(heads[at % 5] ?? '', blade, { stroke: '#b9c0c8', 'stroke-width': 5 }),
              line('M0 -260V-60L0 20', '#aeb4bc', 24),
              rect(-40, 0, 80, 480, 36, sheet.rod(metal ? beech : paint)),
            ),
        ),
      };
    }
    if (style === 'modelling')
      return {
        tint: beech,
        art: across(
          (x, at) =>
            lyingShadow(rect(x - 24, 330, 48, 940, 24, ''), 8) +
            rect(x - 26, 500, 52, 620, 26, sheet.rod(beech)) +
            (at % 3 === 0
              ? ellipse(x, 380, 50, 90, 'none', { stroke: '#c9a24a', 'stroke-width': 13 }) +
                rect(x - 18, 460, 36, 60, 6, '#c9a24a') +
                path(`M${x - 26} 1110L${x} 1290 ${x + 26} 1110Z`, beech)
              : at % 3 === 1
                ? path(
                    `M${x - 26} 520Q${x - 40} 340 ${x + 20} 290Q${x + 44} 400 ${x + 26} 520Z`,
                    sheet.matt(lighter(beech, 0.03)),
                  ) +
                  path(`M${x - 40} 1270Q${x} 1300 ${x + 40} 1270L${x + 26} 1110H${x - 26}Z`, beech)
                : circle(x, 370, 60, '#c9a24a') +
                  circle(x, 370, 16, '#7d5a1c') +
                  rect(x - 12, 410, 24, 100, 6, '#c9a24a') +
                  path(`M${x} 1300L${x + 26} 1110H${x - 26}Z`, darker(beech, 0.06))),
        ),
      };
    if (style === 'sponges')
      return {
        tint: paint,
        art: across(
          (x) =>
            lyingShadow(
              placed(
                x,
                800,
                0,
                1,
                path('M-110 -420H110V-80L90 -40H-90L-110 -80Z', '') + rect(-30, 0, 60, 560, 28, ''),
              ),
              10,
            ) +
            placed(
              x,
              800,
              0,
              1,
              path('M-110 -380L110 -460V-80L90 -40H-90L-110 -80Z', sheet.matt('#3a3f47')),
              Array.from({ length: 16 }, (_, n) =>
                circle(-86 + ((n * 53) % 172), -110 - ((n * 71) % 250), 7, '#23272d'),
              ).join(''),
              rect(-34, -50, 68, 90, 10, sheet.rod('#c9ced4')),
              rect(-32, 20, 64, 540, 30, sheet.rod(beech)),
              circle(0, 510, 14, darker(beech, 0.3)),
            ),
        ),
      };
    if (style === 'water')
      return {
        tint: '#6bb3e0',
        art:
          count === 1
            ? placed(800, 800, 38, 1.25, waterBrush())
            : across((x) => placed(x, 800, 0, 1, waterBrush())),
      };
    return {
      tint: beech,
      art:
        across(
          (x, at) =>
            lyingShadow(placed(x, 560, 0, 1, rect(-40, 0, 80, 380, 40, '')), 8) +
            placed(
              x,
              560,
              0,
              1,
              rect(-16, -190, 32, 210, 6, sheet.linear(steel, 0, 0, 1, 0)),
              path(
                at % 2 ? 'M-26 -190L0 -270 26 -190Z' : 'M-24 -190V-250Q0 -220 24 -250V-190Z',
                '#aeb4bc',
              ),
              path('M-44 0Q-60 200 -30 380Q0 410 30 380Q60 200 44 0Z', sheet.rod('#c8102e')),
            ),
        ) +
        [0, 1, 2]
          .map(
            (at) =>
              lyingShadow(
                placed(420 + at * 40, 1190 + at * 26, -6, 1, rect(-220, -150, 440, 300, 8, '')),
                6,
              ) +
              placed(
                420 + at * 40,
                1190 + at * 26,
                -6,
                1,
                rect(-220, -150, 440, 300, 8, sheet.matt('#8a6f5a')),
              ),
          )
          .join('') +
        line('M1130 1150H1280V1280', '#8f969f', 22) +
        rect(860, 1080, 280, 150, 20, sheet.rod('#2f343c', 'y')) +
        rect(1240, 1260, 200, 60, 30, sheet.rod('#c8102e', 'y')),
    };

    function waterBrush(): string {
      return (
        lyingShadow(rect(-56, -260, 112, 760, 50, ''), 10) +
        rect(-60, -240, 120, 760, 54, '#d7eef7', { opacity: 0.92 }) +
        rect(-60, 40, 120, 480, 54, '#8fcbe6', { opacity: 0.6 }) +
        line('M-34 -180V440', '#ffffff', 16, { opacity: 0.8 }) +
        path('M-52 -230H52L30 -360H-30Z', sheet.rod('#1f5fa8')) +
        path('M-26 -360H26Q30 -440 0 -520Q-30 -440 -26 -360Z', '#e9e3d4') +
        path('M-12 -450Q0 -500 0 -520Q0 -500 12 -450Z', '#6bb3e0')
      );
    }
  },
);

/** A white palette with wells, or small bricks of wax. */
const palette = kind({ wells: integer(4, 16, 10) }, ({ wells }, sheet) => ({
  tint: '#6bb3e0',
  art:
    lyingShadow(
      path(
        'M260 880Q240 360 800 320Q1380 340 1360 860Q1330 1180 1100 1120Q980 1080 960 1180Q930 1300 760 1280Q300 1240 260 880Z',
        '',
      ),
      16,
    ) +
    path(
      'M260 880Q240 360 800 320Q1380 340 1360 860Q1330 1180 1100 1120Q980 1080 960 1180Q930 1300 760 1280Q300 1240 260 880Z',
      sheet.matt('#fbfaf7'),
      { stroke: '#dcdfe3', 'stroke-width': 8 },
    ) +
    Array.from({ length: wells }, (_, at) => {
      const a = Math.PI * (0.72 + (at / (wells - 1)) * 1.42);
      return (
        ellipse(800 + Math.cos(a) * 440, 790 + Math.sin(a) * 350, 70, 60, '#e4e8ec') +
        ellipse(804 + Math.cos(a) * 440, 798 + Math.sin(a) * 350, 58, 46, '#f4f6f8')
      );
    }).join('') +
    ellipse(800, 800, 210, 150, '#eceff2') +
    ellipse(806, 808, 192, 132, '#f8f9fa') +
    ellipse(720, 1130, 90, 60, '#dfe3e8'),
}));

const waxBlocks = kind(
  { colors: colors(['#c8102e', '#f2c21b', '#1f5fa8', '#2f8f5b'], 24) },
  ({ colors: tones }, sheet) => {
    const columns = tones.length > 8 ? 4 : 4;
    const rows = Math.ceil(tones.length / columns);
    const high = rows > 2 ? 250 : 380;
    return {
      tint: '#c9a24a',
      art:
        lyingShadow(rect(210, 800 - (rows * high) / 2 - 50, 1180, rows * high + 100, 30, ''), 14) +
        rect(
          210,
          800 - (rows * high) / 2 - 50,
          1180,
          rows * high + 100,
          30,
          sheet.matt('#c9a24a'),
        ) +
        rect(
          240,
          800 - (rows * high) / 2 - 20,
          1120,
          rows * high + 40,
          16,
          darker('#c9a24a', 0.18),
        ) +
        tones
          .map((tone, at) => {
            const [x, y] = [
              264 + (at % columns) * 276,
              800 - (rows * high) / 2 + Math.floor(at / columns) * high + 10,
            ];
            return (
              rect(x, y + 16, 244, high - 36, 14, darker(tone, 0.14)) +
              rect(x, y, 244, high - 36, 14, sheet.matt(tone)) +
              line(`M${x + 24} ${y + 26}H${x + 190}`, lighter(tone, 0.16), 12, { opacity: 0.6 })
            );
          })
          .join(''),
    };
  },
);

/** A pen holder with its nibs. */
const nibPen = kind(
  { color: color('#c8102e'), nibs: integer(1, 8, 6) },
  ({ color: paint, nibs }, sheet) => ({
    tint: paint,
    art:
      lyingShadow(placed(800, 560, 34, 1, rect(-34, -470, 68, 800, 30, '')), 12) +
      placed(
        800,
        560,
        34,
        1,
        path('M-20 -500Q0 -520 20 -500L46 220H-46Z', sheet.rod(paint)),
        rect(-44, 220, 88, 90, 14, sheet.rod('#3a3f47')),
        path('M-34 300H34L30 400L0 520L-30 400Z', sheet.linear(steel, 0, 0, 1, 0)),
        line('M0 390V510', '#4b525c', 6),
        circle(0, 384, 9, '#4b525c'),
      ) +
      Array.from({ length: nibs }, (_, at) => {
        const w = 20 + at * 4;
        return placed(
          470 + at * 150,
          1210,
          0,
          1,
          lyingShadow(path(`M${-w} -120H${w}L${w * 0.9} 20L0 140L${-w * 0.9} 20Z`, ''), 6),
          path(
            `M${-w} -120H${w}L${w * 0.9} 20L${at > 3 ? w * 0.5 : 0} 140L${at > 3 ? -w * 0.5 : 0} 140L${-w * 0.9} 20Z`,
            sheet.linear(steel, 0, 0, 1, 0),
          ),
          line('M0 10V130', '#5b626c', 5),
          circle(0, 4, 8, '#5b626c'),
        );
      }).join(''),
  }),
);

/** Lights that are no lanterns of paper: of metal and glass, or for the night. */
const light = kind(
  { color: color('#2b2f36'), style: oneOf(['wind', 'night'], 'wind') },
  ({ color: paint, style }, sheet) =>
    style === 'night'
      ? {
          tint: '#f2c21b',
          art:
            circle(
              800,
              820,
              640,
              sheet.radial([
                [0, '#fff0b8', 0.9],
                [1, '#fff0b8', 0],
              ]),
            ) +
            standingShadow(sheet, 800, 1260, 400) +
            path(
              'M420 1040Q420 560 800 560T1180 1040Q1180 1200 1060 1200H540Q420 1200 420 1040Z',
              sheet.ball('#fff6dc'),
            ) +
            path(
              'M560 620Q420 420 500 330Q640 380 690 580ZM1040 620Q1180 420 1100 330Q960 380 910 580Z',
              sheet.matt('#fff3d0'),
            ) +
            circle(690, 880, 30, '#8a6a3a') +
            circle(910, 880, 30, '#8a6a3a') +
            line('M740 980Q800 1030 860 980', '#8a6a3a', 16) +
            rect(460, 1190, 680, 80, 40, sheet.matt(paint)),
        }
      : {
          tint: paint,
          art:
            standingShadow(sheet, 800, 1370, 380) +
            line('M560 420Q560 180 800 180T1040 420', darker(paint, 0.05), 26) +
            path('M520 520L640 350H960L1080 520Z', sheet.matt(paint)) +
            rect(640, 300, 320, 60, 16, sheet.matt(darker(paint, 0.06))) +
            rect(500, 520, 600, 780, 10, '#eef6f9', { opacity: 0.85 }) +
            circle(
              800,
              900,
              250,
              sheet.radial([
                [0, '#ffe9a8', 0.9],
                [1, '#ffe9a8', 0],
              ]),
            ) +
            rect(700, 940, 200, 320, 20, sheet.rod('#f8f1e2')) +
            line('M800 940v-40', '#3a3f47', 10) +
            path('M800 780Q860 850 840 890Q800 930 760 890Q740 850 800 780Z', '#f2a51b') +
            rect(480, 500, 40, 820, 8, paint) +
            rect(1080, 500, 40, 820, 8, paint) +
            line('M560 560L560 1240', '#ffffff', 20, { opacity: 0.7 }) +
            rect(450, 1290, 700, 80, 16, sheet.matt(paint)) +
            rect(1050, 860, 90, 40, 14, '#c9a24a'),
        },
);

/** What small hands make: a boat with a sail, a tree of two plates, eggs to paint. */
const handicraft = kind(
  {
    style: oneOf(['boat', 'tree', 'eggs'], 'boat'),
    color: color('#f4f1ea'),
    count: integer(1, 50, 12),
  },
  ({ style, color: paint, count }, sheet) => {
    if (style === 'boat')
      return {
        tint: '#6bb3e0',
        art:
          standingShadow(sheet, 800, 1340, 480) +
          rect(790, 250, 36, 820, 14, sheet.rod(beech)) +
          path('M760 300Q560 620 420 960H760Z', sheet.matt('#fbf8ef'), {
            stroke: '#ddd5c2',
            'stroke-width': 6,
          }) +
          path('M850 360Q1060 640 1160 960H850Z', sheet.matt('#fbf8ef'), {
            stroke: '#ddd5c2',
            'stroke-width': 6,
          }) +
          path('M826 250L960 300 826 350Z', '#c8102e') +
          path('M250 1060H1370Q1320 1330 1120 1340H520Q320 1330 250 1060Z', sheet.matt(beech)) +
          path('M250 1060H1370L1356 1120H266Z', lighter(beech, 0.05)) +
          line('M330 1190H1290', darker(beech, 0.1), 8),
      };
    if (style === 'tree')
      return {
        tint: '#2f8f5b',
        art:
          standingShadow(sheet, 800, 1390, 420) +
          path(
            'M800 200L930 480 880 480 1040 780 970 780 1180 1140H860V1380H740V1140H420L630 780 560 780 720 480 670 480Z',
            sheet.matt(beech),
            { stroke: beech, 'stroke-width': 20, 'stroke-linejoin': 'round' },
          ) +
          path(
            'M800 200L840 480 820 480 866 780 846 780 900 1200L830 1390 800 1390Z',
            darker(beech, 0.12),
          ) +
          Array.from({ length: 24 }, (_, at) => {
            const row = Math.floor((Math.sqrt(8 * at + 1) - 1) / 2);
            const inRow = at - (row * (row + 1)) / 2;
            const x = 800 + (inRow - row / 2) * (row > 4 ? 76 : 84);
            const y = 340 + row * 124;
            return (
              circle(x, y, 15, '#5e452f') +
              (at % 4 === 1
                ? line(`M${x} ${y}v26`, '#b58a58', 5) +
                  circle(x, y + 46, 26, sheet.ball(rainbow[at % 6] ?? '#c8102e'))
                : '')
            );
          }).join(''),
      };
    const n = Math.min(count, 20);
    const columns = n > 12 ? 5 : 4;
    return {
      tint: '#f2c21b',
      art: Array.from({ length: n }, (_, at) => {
        const [x, y] = [
          800 + ((at % columns) - (columns - 1) / 2) * (1180 / columns),
          800 +
            (Math.floor(at / columns) - (Math.ceil(n / columns) - 1) / 2) *
              (columns > 4 ? 300 : 380),
        ];
        const s = columns > 4 ? 0.78 : 1;
        return (
          lyingShadow(placed(x, y, ((at * 37) % 20) - 10, s, ellipse(0, 10, 108, 140, '')), 10) +
          placed(
            x,
            y,
            ((at * 37) % 20) - 10,
            s,
            path(
              'M0 -150Q70 -150 104 20Q110 150 0 150Q-110 150 -104 20Q-70 -150 0 -150Z',
              sheet.ball(paint),
            ),
            line('M0 -150q-10 -50 20 -60t10 50', '#b99c74', 7),
          )
        );
      }).join(''),
    };
  },
);

/** Plates, cups, a pot and cutlery for play, of steel, plastic or wood. */
const dishes = kind({ color: color('#c3c7cd') }, ({ color: paint }, sheet) => {
  const plate = (x: number, y: number, r: number): string =>
    lyingShadow(circle(x, y, r, ''), 8) +
    circle(x, y, r, sheet.ball(paint)) +
    circle(x, y, r * 0.68, darker(paint, 0.05)) +
    circle(x, y, r * 0.64, sheet.matt(lighter(paint, 0.03)));
  return {
    tint: paint,
    art:
      plate(440, 470, 230) +
      plate(520, 600, 190) +
      standingShadow(sheet, 1080, 760, 270) +
      line('M810 480H720M1350 480h90', darker(paint, 0.1), 50) +
      rect(820, 400, 520, 360, 60, sheet.rod(paint)) +
      ellipse(1080, 400, 260, 60, lighter(paint, 0.06)) +
      ellipse(1080, 392, 230, 46, darker(paint, 0.1)) +
      ellipse(1080, 350, 220, 50, sheet.matt(lighter(paint, 0.04))) +
      circle(1080, 300, 36, sheet.ball(paint)) +
      [380, 700]
        .map(
          (x) =>
            standingShadow(sheet, x, 1290, 120) +
            path(`M${x + 100} 1080q110 0 96 90t-110 60`, 'none', {
              stroke: darker(paint, 0.07),
              'stroke-width': 36,
            }) +
            path(`M${x - 120} 1020H${x + 120}L${x + 96} 1290H${x - 96}Z`, sheet.rod(paint)) +
            ellipse(x, 1020, 120, 30, darker(paint, 0.12)),
        )
        .join('') +
      [
        [1000, 0],
        [1130, 1],
        [1260, 2],
      ]
        .map(([x = 0, at = 0]) =>
          placed(
            x,
            1130,
            6,
            1,
            rect(-20, -20, 40, 240, 18, sheet.rod(paint)),
            at === 0
              ? path('M-46 -210V-110Q-46 -40 0 -30Q46 -40 46 -110V-210', 'none', {
                  stroke: darker(paint, 0.03),
                  'stroke-width': 24,
                }) + line('M0 -210V-40', darker(paint, 0.03), 24)
              : at === 1
                ? ellipse(0, -120, 56, 100, sheet.matt(paint))
                : path('M-30 -220Q50 -160 30 -20H-30Z', sheet.matt(paint)),
          ),
        )
        .join(''),
  };
});

/** Signs of makers and marks of goods, in one colour on its disc. */
const emblem = kind(
  { sign: oneOf(['leaf', 'bear', 'fox', 'planet', 'rocket', 'horn'], 'leaf') },
  ({ sign }, sheet) => {
    const [tone, art] = (
      {
        leaf: [
          '#2f8f5b',
          path(
            'M-280 260Q-340 -200 300 -300Q340 240 -140 260Q-160 120 120 -120Q-140 20 -220 320Z',
            '#fffdf6',
          ),
        ],
        bear: [
          '#8a5a35',
          circle(-220, -220, 110, '#fffdf6') +
            circle(220, -220, 110, '#fffdf6') +
            circle(0, 0, 300, '#fffdf6') +
            circle(-110, -40, 36, '#8a5a35') +
            circle(110, -40, 36, '#8a5a35') +
            ellipse(0, 80, 70, 50, '#8a5a35') +
            line('M0 120v50q-50 40 -100 0m100 0q50 40 100 0', '#8a5a35', 20),
        ],
        fox: [
          '#d9732a',
          path('M-320 -320L-120 -200H120L320 -320L280 60L0 340L-280 60Z', '#fffdf6') +
            path('M0 340L-120 120 -280 60ZM0 340L120 120 280 60Z', '#f3c79e') +
            circle(-110, -20, 32, '#3a2a1c') +
            circle(110, -20, 32, '#3a2a1c') +
            circle(0, 300, 44, '#3a2a1c'),
        ],
        planet: [
          '#1c3263',
          circle(0, 0, 220, '#f2c21b') +
            ellipse(0, 0, 420, 120, 'none', {
              stroke: '#fffdf6',
              'stroke-width': 40,
              transform: 'rotate(-20)',
            }) +
            path('M-206 -70A220 220 0 0 1 206 -70Q0 60 -206 -70Z', '#f2c21b'),
        ],
        rocket: [
          '#1f5fa8',
          path('M0 -360Q180 -200 150 120H-150Q-180 -200 0 -360Z', '#fffdf6') +
            circle(0, -80, 66, '#1f5fa8') +
            path('M-150 0L-270 200 -130 140ZM150 0L270 200 130 140Z', '#c8102e') +
            path('M-70 150L0 360 70 150Z', '#f2c21b'),
        ],
        horn: [
          '#7a1f33',
          path('M-340 -40Q60 -40 240 -220V240Q60 60 -340 60Z', '#f2c21b') +
            ellipse(250, 10, 60, 230, '#fffdf6') +
            line('M-160 60v120h160v-120', '#f2c21b', 40),
        ],
      } as const
    )[sign];
    return {
      tint: tone,
      art:
        lyingShadow(circle(800, 800, 560, ''), 12) +
        circle(800, 800, 560, sheet.matt(tone)) +
        placed(800, 800, 0, 1, art),
    };
  },
);

/** A shop for play with a counter and an awning; a wagon loaded with blocks; a slate that wipes itself. */
const playFurniture = kind(
  {
    style: oneOf(['shop', 'wagon', 'slate', 'wall', 'corks'], 'shop'),
    color: color('#c8102e'),
    wide: flag(),
  },
  ({ style, color: paint, wide }, sheet) => {
    if (style === 'wagon') {
      const corner = new Corner(800, 640, 6);
      return {
        tint: beech,
        art:
          corner.shadow([0, 0, -20], [130, 84]) +
          [
            [10, 84],
            [100, 84],
          ]
            .map(([x = 0, y = 0]) => {
              const [wx, wy] = corner.at([x + 8, y, -8]);
              return (
                ellipse(wx, wy, 80, 92, darker(paint, 0.05)) +
                ellipse(wx - 8, wy, 66, 78, sheet.matt(paint)) +
                circle(wx - 10, wy, 18, '#fffdf6')
              );
            })
            .join('') +
          corner.face(
            [
              [0, 0, 0],
              [130, 0, 0],
              [130, 0, 44],
              [0, 0, 44],
            ],
            darker(beech, 0.14),
          ) +
          corner.face(
            [
              [0, 0, 0],
              [0, 84, 0],
              [0, 84, 44],
              [0, 0, 44],
            ],
            darker(beech, 0.1),
          ) +
          corner.box([14, 14, 6], [34, 30, 44], '#c8102e', 4) +
          corner.box([56, 12, 6], [30, 34, 60], '#f2c21b', 4) +
          corner.box([92, 16, 6], [26, 28, 40], '#2f8f5b', 4) +
          corner.box([20, 48, 6], [30, 26, 50], '#1f5fa8', 4) +
          corner.box([62, 50, 6], [40, 24, 38], '#ee8522', 4) +
          corner.box([0, 80, 0], [130, 5, 34], beech, 4) +
          corner.box([126, 0, 0], [5, 84, 34], beech, 4) +
          line('M1290 1030Q1440 1060 1420 1300', '#8f969f', 30) +
          line('M1370 1300h100', darker(paint, 0.05), 40),
      };
    }
    if (style === 'slate')
      return {
        tint: paint,
        art:
          lyingShadow(rect(220, 300, 1160, 1000, 80, ''), 16) +
          rect(220, 300, 1160, 1000, 80, sheet.matt(paint)) +
          rect(300, 380, 1000, 720, 30, '#e6e9e4') +
          circle(640, 660, 140, 'none', { stroke: '#4b525c', 'stroke-width': 16 }) +
          line('M640 800v160M560 860h160M880 980V700l120 -110 120 110v280Z', '#4b525c', 16) +
          rect(380, 1160, 700, 30, 15, darker(paint, 0.16)) +
          rect(560, 1126, 120, 100, 30, sheet.matt('#f2c21b')) +
          line('M1300 1200Q1440 1120 1380 900', '#fffdf6', 12) +
          placed(
            1360,
            800,
            14,
            1,
            rect(-30, -170, 60, 280, 28, sheet.rod('#f2c21b')),
            path('M-24 100H24L0 170Z', '#3a3f47'),
          ),
      };
    if (style === 'wall') {
      const [l, w] = wide ? [140, 1320] : [200, 1200];
      return {
        tint: '#6bb3e0',
        art:
          lyingShadow(rect(l, 300, w, 900, 12, ''), 14) +
          rect(l, 300, w, 900, 12, sheet.matt('#fbfaf7'), { stroke: beech, 'stroke-width': 26 }) +
          rect(l - 10, 280, w + 20, 60, 14, sheet.rod('#c9ced4', 'y')) +
          [
            [0, '#c8102e'],
            [1, '#f2c21b'],
            [2, '#1f5fa8'],
            [3, '#2f8f5b'],
          ]
            .map(([at, tone]) => {
              const x = l + 60 + Number(at) * ((w - 120) / 4);
              const pw = (w - 120) / 4 - 40;
              return (
                rect(x, 350, pw, 560, 4, '#fffefa', { stroke: '#e3dccb', 'stroke-width': 4 }) +
                path(`M${x + 30} 780q60 -180 ${pw * 0.4} -60t${pw * 0.45} -90`, 'none', {
                  stroke: String(tone),
                  'stroke-width': 40,
                  'stroke-linecap': 'round',
                }) +
                circle(x + pw * 0.35, 520, 54, String(tone), { opacity: 0.8 })
              );
            })
            .join('') +
          rect(l - 10, 1140, w + 20, 90, 16, sheet.matt(beech)) +
          rainbow
            .map((tone, at) => circle(l + 160 + at * ((w - 320) / 5), 1170, 40, tone))
            .join(''),
      };
    }
    if (style === 'corks')
      return {
        tint: '#c99a63',
        art:
          [
            [430, 420, -8],
            [600, 520, 4],
          ]
            .map(
              ([x = 0, y = 0, turn = 0]) =>
                lyingShadow(placed(x, y, turn, 1, rect(-250, -230, 500, 460, 10, '')), 10) +
                placed(
                  x,
                  y,
                  turn,
                  1,
                  rect(-250, -230, 500, 460, 10, sheet.matt('#d3a269')),
                  Array.from({ length: 34 }, (_, at) =>
                    ellipse(-220 + ((at * 97) % 440), -200 + ((at * 61) % 400), 10, 6, '#a9743a', {
                      opacity: 0.6,
                    }),
                  ).join(''),
                ),
            )
            .join('') +
          Array.from({ length: 14 }, (_, at) => {
            const [x, y] = [520 + ((at * 251) % 820), 860 + ((at * 97) % 460)];
            return (
              lyingShadow(placed(x, y, at * 43, 1, rect(-60, -90, 120, 180, 20, '')), 8) +
              placed(
                x,
                y,
                at * 43,
                1,
                rect(-60, -90, 120, 180, 16, sheet.rod('#cf9d62')),
                ellipse(0, -90, 60, 20, '#e0b680'),
                [-40, 10, 50]
                  .map((dy) => ellipse(((dy * 7) % 60) - 10, dy, 9, 5, '#a9743a'))
                  .join(''),
              )
            );
          }).join(''),
      };
    return {
      tint: paint,
      art:
        standingShadow(sheet, 800, 1380, 560) +
        rect(300, 420, 40, 960, 8, sheet.rod(beech)) +
        rect(1260, 420, 40, 960, 8, sheet.rod(beech)) +
        rect(340, 520, 920, 380, 0, darker(beech, 0.12)) +
        line('M340 700H1260', beech, 30) +
        rainbow
          .map(
            (tone, at) =>
              rect(380 + at * 148, 590, 96, 96, 12, sheet.matt(tone)) +
              (at % 2
                ? circle(428 + at * 148, 840, 46, sheet.ball(tone))
                : path(
                    `M${390 + at * 148} 886V800H${466 + at * 148}V886Z`,
                    sheet.matt(darker(tone, 0.05)),
                  )),
          )
          .join('') +
        rect(260, 900, 1080, 70, 14, sheet.matt(lighter(beech, 0.03))) +
        rect(290, 970, 1020, 400, 8, sheet.matt(beech)) +
        line('M520 990V1360M800 990V1360M1080 990V1360', darker(beech, 0.1), 8) +
        Array.from({ length: 8 }, (_, at) =>
          path(
            `M${240 + at * 140} 250H${380 + at * 140}V430A70 70 0 0 1 ${240 + at * 140} 430Z`,
            at % 2 ? '#fffdf6' : sheet.matt(paint),
          ),
        ).join('') +
        rect(900, 800, 190, 110, 16, '#3a3f47') +
        rect(920, 760, 130, 60, 10, '#cfdcc8'),
    };
  },
);

/** Cards for a pinboard, by their shape. */
const pinCards = kind(
  { color: color('#f2c21b'), shape: oneOf(['oval', 'circle'], 'oval') },
  ({ color: paint, shape }, sheet) => ({
    tint: paint,
    art: [
      [690, 560, -14, 0.1],
      [880, 720, 8, 0.05],
      [780, 960, -4, 0],
    ]
      .map(([x = 0, y = 0, turn = 0, tone = 0]) => {
        const outline = (fill: string): string =>
          shape === 'oval' ? ellipse(0, 0, 470, 270, fill) : circle(0, 0, 330, fill);
        return (
          lyingShadow(placed(x, y, turn, 1, outline('')), 10) +
          placed(x, y, turn, 1, outline(sheet.matt(lighter(paint, tone))))
        );
      })
      .join(''),
  }),
);

export const playGoodsKinds = {
  parachute,
  'tug-rope': tugRope,
  'floor-markers': floorMarkers,
  'beach-bats': beachBats,
  'standing-net': standingNet,
  'moving-seat': movingSeat,
  garden,
  'outdoor-wear': outdoorWear,
  'advent-bags': adventBags,
  'special-table': specialTable,
  'coat-bench': coatBench,
  'plan-chest': planChest,
  'tissue-box': tissueBox,
  holders,
  'tone-bar': toneBar,
  mallets,
  strings,
  'art-tools': artTools,
  palette,
  'wax-blocks': waxBlocks,
  'nib-pen': nibPen,
  light,
  handicraft,
  dishes,
  emblem,
  'play-furniture': playFurniture,
  'pin-cards': pinCards,
};
