import { darker, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import { color, colors, flag } from '../../../modules/media/drawing/parameters.ts';
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

export const quantitiesKinds = {
  solids: solids,
  clock: clock,
  'play-money': playMoney,
  balance: balance,
};
