import { darker, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import { color, colors, flag, oneOf } from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  ellipse,
  group,
  line,
  lyingShadow,
  path,
  placed,
  polygon,
  rect,
  standingShadow,
} from '../../../modules/media/drawing/sheet.ts';
import { Corner } from '../solid.ts';

/** Geometric solids. */
const solids = kind(
  { colors: colors(['#c8102e', '#f2c21b', '#2f8f5b', '#1f5fa8', '#ee8522'], 6), clear: flag() },
  ({ colors: tones, clear }, sheet) => {
    const [a = '#c8102e', b = '#f2c21b', c = '#2f8f5b', d = '#1f5fa8', e = '#ee8522'] = tones;
    const cube = new Corner(430, 900, 4.4);
    const art =
      standingShadow(sheet, 860, 820, 200) +
      path(
        'M860 260L1080 800Q860 870 640 800Z',
        sheet.linear(
          [
            [0, lighter(b, 0.09)],
            [0.45, b],
            [1, darker(b, 0.13)],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      standingShadow(sheet, 1200, 860, 160) +
      rect(1040, 480, 320, 370, 0, sheet.rod(d)) +
      ellipse(1200, 850, 160, 50, darker(d, 0.1)) +
      rect(1040, 470, 320, 380, 0, sheet.rod(d)) +
      ellipse(1200, 476, 160, 50, lighter(d, 0.1)) +
      cube.shadow([0, 0, 0], [64, 64]) +
      cube.box([0, 0, 0], [64, 64, 64], a, 8) +
      standingShadow(sheet, 1160, 1380, 210) +
      circle(1160, 1170, 220, sheet.ball(c)) +
      standingShadow(sheet, 780, 1400, 170) +
      polygon(
        [
          [780, 930],
          [600, 1350],
          [800, 1420],
        ],
        lighter(e, 0.02),
      ) +
      polygon(
        [
          [780, 930],
          [800, 1420],
          [950, 1330],
        ],
        darker(e, 0.12),
      );
    return { tint: a, art: placed(0, -60, 0, 1, clear ? group({ opacity: 0.82 }, art) : art) };
  },
);

/** A teaching clock with movable hands. */
const clock = kind(
  { color: color('#1f5fa8'), round: flag(true), timer: flag() },
  ({ color: paint, round, timer }, sheet) => {
    const face = '#fffdf8';
    const ring = Array.from({ length: 60 }, (_, at) => {
      const a = (at / 60) * Math.PI * 2;
      const [o, i] = [470, at % 5 ? 448 : 424];
      return `M${Math.round(800 + Math.sin(a) * o)} ${Math.round(800 - Math.cos(a) * o)}L${Math.round(800 + Math.sin(a) * i)} ${Math.round(800 - Math.cos(a) * i)}`;
    }).join('');
    const numbers = Array.from({ length: 12 }, (_, at) => {
      const a = ((at + 1) / 12) * Math.PI * 2;
      return lettering(
        timer ? String(((12 - (at + 1)) * 5) % 60) : String(at + 1),
        800 + Math.sin(a) * 352,
        800 - Math.cos(a) * 352 - 38,
        {
          size: timer ? 58 : 78,
          color: at % 3 === 2 ? '#c8102e' : '#2b2f36',
          align: 'middle',
          weight: 15,
        },
      );
    }).join('');
    const wedge = timer
      ? path('M800 800V440A360 360 0 0 1 1112 980Z', '#e0313f', { opacity: 0.9 })
      : '';
    return {
      tint: paint,
      art:
        (round
          ? lyingShadow(circle(800, 800, 600, ''), 22) +
            circle(800, 812, 600, darker(paint, 0.12)) +
            circle(800, 800, 600, sheet.matt(paint))
          : lyingShadow(rect(210, 210, 1180, 1180, 130, ''), 22) +
            rect(210, 222, 1180, 1180, 130, darker(paint, 0.12)) +
            rect(210, 210, 1180, 1180, 130, sheet.matt(paint))) +
        circle(800, 800, 500, face) +
        circle(
          800,
          800,
          500,
          sheet.radial([
            [0, '#ffffff', 0],
            [0.9, '#3b2a18', 0],
            [1, '#3b2a18', 0.16],
          ]),
        ) +
        line(ring, '#5b6472', 9) +
        wedge +
        (timer ? '' : numbers) +
        (timer ? numbers : '') +
        (timer
          ? circle(800, 800, 66, sheet.matt('#2b2f36')) + rect(780, 700, 40, 100, 16, '#2b2f36')
          : line('M800 830L640 640', '#c8102e', 40) +
            line('M800 850L1010 500', paint, 26) +
            circle(800, 800, 46, sheet.matt('#2b2f36')) +
            circle(800, 800, 16, '#f4f1ea')),
    };
  },
);

/** Play money. */
const playMoney = kind({ notes: flag(true) }, ({ notes }, sheet) => {
  const note = (tone: string, text: string, x: number, y: number, turn: number): string =>
    lyingShadow(placed(x, y, turn, 1, rect(-360, -180, 720, 360, 10, '')), 8) +
    placed(
      x,
      y,
      turn,
      1,
      rect(-360, -180, 720, 360, 10, mix(tone, '#ffffff', 0.45)),
      rect(-340, -160, 680, 320, 6, 'none', { stroke: tone, 'stroke-width': 6 }),
      circle(160, 0, 108, mix(tone, '#ffffff', 0.7)),
      path('M100 60V-20Q160 -90 220 -20V60', 'none', { stroke: tone, 'stroke-width': 18 }),
      lettering(text, -310, -130, { size: 96, color: darker(tone, 0.16), weight: 15 }),
      lettering(text, 310, 70, { size: 60, color: darker(tone, 0.16), weight: 15, align: 'end' }),
      rect(-300, 40, 260, 22, 8, tone, { opacity: 0.5 }),
      rect(-300, 84, 180, 22, 8, tone, { opacity: 0.5 }),
    );
  const coin = (x: number, y: number, r: number, text: string, rim: string, core: string) =>
    circle(x + 3, y + 8, r, darker(rim, 0.2)) +
    circle(x, y, r, sheet.matt(rim, 1.4)) +
    circle(x, y, r * 0.74, sheet.matt(core, 1.2)) +
    lettering(text, x, y - r * 0.32, {
      size: r * 0.64,
      color: darker(core, 0.3),
      align: 'middle',
      weight: 16,
    });
  const coins = [
    [400, 1180, 130, '2', '#c3c7cd', '#d8b45a'],
    [720, 1240, 120, '1', '#d8b45a', '#c3c7cd'],
    [1010, 1180, 112, '50', '#d8b45a', '#e3c478'],
    [1260, 1240, 94, '20', '#d8b45a', '#e3c478'],
    [560, 970, 86, '10', '#d8b45a', '#e3c478'],
    [1180, 990, 80, '5', '#b9703f', '#c98552'],
    [870, 1010, 70, '2', '#b9703f', '#c98552'],
  ] as const;
  return {
    tint: '#2f8f5b',
    art:
      (notes
        ? note('#8d939b', '5', 620, 420, -12) +
          note('#c8603a', '10', 900, 520, 5) +
          note('#3f6db5', '20', 740, 700, -4)
        : '') +
      lyingShadow(coins.map(([x, y, r]) => circle(x, y, r, '')).join(''), 8) +
      coins.map(([x, y, r, text, rim, core]) => coin(x, y, r, text, rim, core)).join(''),
  };
});

/** A balance with two pans. */
const balance = kind({ color: color('#1f5fa8') }, ({ color: paint }, sheet) => ({
  tint: paint,
  art:
    standingShadow(sheet, 800, 1330, 380) +
    path('M760 560L700 1270H900L840 560Z', sheet.rod(paint)) +
    rect(480, 1250, 640, 90, 40, sheet.matt(darker(paint, 0.05))) +
    group(
      { transform: 'rotate(-6 800 520)' },
      rect(260, 490, 1080, 60, 28, sheet.rod(lighter(paint, 0.05), 'y')),
      line('M300 540L200 860M300 540L400 860M1300 540L1200 860M1300 540L1400 860', '#9aa1aa', 9),
      path(
        'M150 850H450Q430 980 300 980T150 850ZM1150 850H1450Q1430 980 1300 980T1150 850Z',
        sheet.matt('#f2c21b'),
      ),
      circle(250, 800, 56, sheet.ball('#c8102e')),
      circle(350, 806, 50, sheet.ball('#c8102e')),
      rect(1230, 770, 140, 90, 10, sheet.matt('#2f8f5b')),
    ) +
    circle(800, 520, 70, sheet.matt(paint)) +
    circle(800, 520, 30, '#f4f1ea') +
    path('M800 590L770 700H830Z', '#c8102e'),
}));

/** Small things by weight or number: slices of a branch, googly eyes, feathers. */
const pile = kind(
  {
    style: oneOf(['slices', 'eyes', 'feathers', 'wool'], 'slices'),
    color: color('#f4f1ea'),
    many: oneOf(['no', 'yes'], 'no'),
  },
  ({ style, color: paint, many }, sheet) => {
    const count = style === 'feathers' ? (many === 'yes' ? 20 : 9) : many === 'yes' ? 46 : 24;
    const tones = ['#c8102e', '#f2c21b', '#2f8f5b', '#1f5fa8', '#d64f8c', '#ee8522', '#6f4aa0'];
    if (style === 'wool') {
      const strands = Array.from(
        { length: 15 },
        (_, at) =>
          `M${330 + at * 8} ${560 + at * 36}Q${640 + at * 5} ${380 + at * 46} 860 ${640 + at * 28}T${1270 - at * 6} ${500 + at * 44}`,
      ).join('');
      return {
        tint: paint,
        art:
          lyingShadow(
            path(
              'M300 640Q380 380 760 440Q1180 340 1290 620Q1380 960 1080 1140Q640 1260 380 1080Q220 900 300 640Z',
              '',
            ),
            18,
          ) +
          path(
            'M300 640Q380 380 760 440Q1180 340 1290 620Q1380 960 1080 1140Q640 1260 380 1080Q220 900 300 640Z',
            sheet.ball(paint),
            { stroke: paint, 'stroke-width': 50, 'stroke-linejoin': 'round', opacity: 0.92 },
          ) +
          line(strands, darker(paint, 0.07), 9, { opacity: 0.7 }) +
          line(strands, lighter(paint, 0.07), 6, { opacity: 0.9, transform: 'translate(4 14)' }) +
          line(
            'M260 700q-60 60 -20 130M1310 700q70 70 30 150M700 430q60 -90 160 -60',
            darker(paint, 0.05),
            8,
            { opacity: 0.7 },
          ),
      };
    }
    return {
      tint: style === 'feathers' ? '#d64f8c' : style === 'eyes' ? '#6bb3e0' : '#a6753f',
      art: Array.from({ length: count }, (_, at) => {
        const a = at * 2.4;
        const r = Math.sqrt((at + 0.5) / count) * 520;
        const [x, y] = [800 + Math.cos(a) * r, 800 + Math.sin(a) * r * 0.92];
        if (style === 'feathers') {
          const tone = tones[at % tones.length] ?? '#c8102e';
          const d = 'M0 250Q-130 120 -80 -120Q-50 -240 20 -270Q110 -160 90 20Q80 160 0 250Z';
          return placed(
            x,
            y,
            at * 61,
            many === 'yes' ? 0.8 : 0.95,
            path(d, '#3b2a18', { opacity: 0.12, transform: 'translate(10 16)' }),
            path(d, sheet.matt(tone)),
            line(
              'M-60 40L10 80M-76 -60L10 -10M-54 -150L14 -90M70 20L8 60M86 -70L12 -20M70 -160L14 -100',
              lighter(tone, 0.12),
              7,
            ),
            line('M20 -260Q0 0 -10 330', lighter(tone, 0.25), 10),
          );
        }
        const size =
          (style === 'eyes' ? 46 + ((at * 5) % 6) * 10 : 62 + ((at * 7) % 3) * 20) *
          (many === 'yes' ? 0.74 : 0.96);
        if (style === 'eyes')
          return (
            circle(x + 4, y + 8, size, '#3b2a18', { opacity: 0.18 }) +
            circle(x, y, size, sheet.matt('#ffffff'), { stroke: '#c9d3da', 'stroke-width': 5 }) +
            circle(
              x + Math.cos(at * 1.7) * size * 0.36,
              y + Math.sin(at * 1.7) * size * 0.36,
              size * 0.52,
              '#1d2430',
            ) +
            circle(x - size * 0.3, y - size * 0.4, size * 0.14, '#ffffff', { opacity: 0.9 })
          );
        return (
          circle(x + 6, y + 12, size, '#3b2a18', { opacity: 0.22 }) +
          circle(x, y, size, '#7d5a3c') +
          circle(x, y, size * 0.86, sheet.matt('#e8cfa0')) +
          [0.66, 0.46, 0.26]
            .map((part) =>
              circle(x + 2, y + 1, size * part, 'none', { stroke: '#c9a46e', 'stroke-width': 4 }),
            )
            .join('') +
          circle(x + 3, y + 1, 5, '#a9824e')
        );
      }).join(''),
    };
  },
);

export const quantitiesKinds = {
  solids: solids,
  clock: clock,
  'play-money': playMoney,
  balance: balance,
  pile,
};
