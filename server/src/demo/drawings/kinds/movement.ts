import { darker, lighter } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import { color, flag, integer, oneOf } from '../../../modules/media/drawing/parameters.ts';
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
import { beech, playColors } from '../materials.ts';

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
          playColors[at % 6] ?? '#c8102e',
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

/** Signs on stands for a course in the yard. */
const roadSigns = kind({}, (_, sheet) => {
  const post = (x: number, y: number, sign: string): string =>
    standingShadow(sheet, x, 1340, 130) +
    rect(x - 16, y, 32, 1340 - y, 10, sheet.rod('#8f969f')) +
    ellipse(x, 1336, 140, 40, '#3a3f47') +
    sign;
  return {
    tint: '#6bb3e0',
    art:
      post(
        330,
        700,
        path('M330 440L500 740H160Z', '#fffdf8', {
          stroke: '#c8102e',
          'stroke-width': 44,
          'stroke-linejoin': 'round',
        }) + line('M330 540v100m0 50v2', '#1d2430', 34),
      ) +
      post(
        650,
        520,
        path('M580 250H720L820 350V490L720 590H580L480 490V350Z', '#c8102e', {
          stroke: '#fffdf8',
          'stroke-width': 16,
        }) +
          lettering('STOP', 650, 385, {
            size: 74,
            color: '#ffffff',
            weight: 17,
            align: 'middle',
            widest: 270,
          }),
      ) +
      post(
        990,
        620,
        circle(990, 560, 160, '#1f5fa8') +
          path('M970 660V560H920L990 450L1060 560H1010V660Z', '#fffdf8'),
      ) +
      post(
        1290,
        720,
        rect(1150, 480, 280, 280, 20, '#1f5fa8') +
          path('M1290 500L1410 740H1170Z', '#fffdf8') +
          circle(1290, 600, 24, '#1d2430') +
          line(
            'M1290 630v50m0 0l-30 50m30 -50l30 50m-60 -70l60 0M1220 730h24m24 0h24m24 0h24',
            '#1d2430',
            14,
          ),
      ),
  };
});

export const movementKinds = {
  parachute,
  'tug-rope': tugRope,
  'floor-markers': floorMarkers,
  'beach-bats': beachBats,
  'standing-net': standingNet,
  'moving-seat': movingSeat,
  'road-signs': roadSigns,
};
