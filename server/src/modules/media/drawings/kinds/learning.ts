import { darker, inkOn, lighter, mix } from '../color.ts';
import { kind } from '../kind.ts';
import { lettering, paragraph, wrapped } from '../lettering.ts';
import { color, colors, flag, label, oneOf } from '../parameters.ts';
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
  type Sheet,
  standingShadow,
} from '../sheet.ts';
import { Corner } from '../solid.ts';

const beech = '#e3c08e';
const primary = ['#c8102e', '#f2c21b', '#2f8f5b', '#1f5fa8'] as const;

/** A counting frame of ten beads to a row, five and five. */
export const countingFrame = kind(
  { rows: oneOf(['2', '10'], '10'), colors: colors(['#c8102e', '#1f5fa8'], 2) },
  ({ rows, colors: tones }, sheet) => {
    const n = Number(rows);
    const [w, h] = n === 10 ? [1160, 1080] : [1260, 520];
    const left = 800 - w / 2;
    const top = 790 - h / 2;
    const pitch = (h - 120) / n;
    const r = Math.min(pitch * 0.43, (w - 250) / 23);
    const wood = sheet.matt(beech);
    let art = '';
    for (let row = 0; row < n; row += 1) {
      const y = top + 60 + pitch * (row + 0.5);
      art += line(`M${left + 40} ${y}H${left + w - 40}`, '#aeb4bc', 9);
      const moved = n === 10 ? (row < 3 ? 10 : row === 3 ? 4 : 0) : row === 0 ? 10 : 3;
      for (let at = 0; at < 10; at += 1) {
        const x =
          at < moved ? left + 60 + r * (1 + at * 2.04) : left + w - 60 - r * (1 + (9 - at) * 2.04);
        const tone = (n === 10 ? at < 5 : at < 5) ? tones[0] : tones[1];
        art += circle(x, y, r, sheet.ball(tone ?? '#c8102e'));
      }
    }
    return {
      tint: tones[0] ?? '#c8102e',
      art:
        standingShadow(sheet, 800, top + h + 20, w * 0.46) +
        rect(left, top, w, h, 40, 'none', { stroke: darker(beech, 0.12), 'stroke-width': 64 }) +
        rect(left, top - 6, w, h, 40, 'none', { stroke: wood, 'stroke-width': 60 }) +
        art +
        rect(left + 80, top + h + 20, 130, 34, 12, darker(beech, 0.1)) +
        rect(left + w - 210, top + h + 20, 130, 34, 12, darker(beech, 0.1)),
    };
  },
);

/** Two-coloured counters, some showing the other side. */
export const counters = kind(
  {
    colors: colors(['#c8102e', '#1f5fa8'], 4),
    shape: oneOf(['round', 'square', 'hexagon'], 'round'),
  },
  ({ colors: tones, shape }, sheet) => {
    const r = 112;
    const spots = Array.from(
      { length: 20 },
      (_, at) =>
        [
          330 + (at % 5) * 235 + (Math.floor(at / 5) % 2 ? 24 : -12),
          440 + Math.floor(at / 5) * 240 + ((at * 31) % 26),
          at,
        ] as const,
    );
    const outline = (x: number, y: number, size: number, fill: string): string =>
      shape === 'round'
        ? circle(x, y, size, fill)
        : shape === 'square'
          ? rect(x - size * 0.86, y - size * 0.86, size * 1.72, size * 1.72, 22, fill)
          : polygon(
              [0, 1, 2, 3, 4, 5].map(
                (i) =>
                  [
                    x + Math.cos((i * Math.PI) / 3) * size,
                    y + Math.sin((i * Math.PI) / 3) * size,
                  ] as const,
              ),
              fill,
              { stroke: fill, 'stroke-width': 10, 'stroke-linejoin': 'round' },
            );
    return {
      tint: tones[0] ?? '#c8102e',
      art:
        lyingShadow(spots.map(([x, y]) => circle(x, y, r, '')).join(''), 11) +
        spots
          .map(([x, y, at]) => {
            const tone = tones[(at * 7 + Math.floor(at / 3)) % tones.length] ?? '#c8102e';
            return (
              outline(x + 3, y + 10, r, darker(tone, 0.14)) +
              outline(x, y, r, sheet.matt(tone, 1.2)) +
              (shape === 'round'
                ? circle(x, y, r * 0.8, 'none', { stroke: lighter(tone, 0.14), 'stroke-width': 7 })
                : '')
            );
          })
          .join(''),
    };
  },
);

/** Dice with pips or figures. */
export const dice = kind(
  { colors: colors(primary, 6), figures: flag(), foam: flag() },
  ({ colors: tones, figures, foam }) => {
    const one = (x: number, y: number, scale: number, tone: string, value: number): string => {
      const corner = new Corner(x, y, scale);
      const ink = inkOn(tone);
      const pip = (u: number, v: number, side: 'top' | 'left' | 'right'): string => {
        const [px, py] = corner.at(
          side === 'top' ? [u, v, 50] : side === 'left' ? [u, 50, v] : [50, u, v],
        );
        const squash = side === 'top' ? [5.4, 2.9] : [3.9, 5];
        return ellipse(px, py, (squash[0] ?? 5) * scale, (squash[1] ?? 3) * scale, ink);
      };
      const five = (side: 'top' | 'left' | 'right', n: number): string => {
        const spots: [number, number][] =
          n === 1
            ? [[25, 25]]
            : n === 2
              ? [
                  [14, 36],
                  [36, 14],
                ]
              : n === 3
                ? [
                    [13, 37],
                    [25, 25],
                    [37, 13],
                  ]
                : n === 4
                  ? [
                      [14, 14],
                      [36, 14],
                      [14, 36],
                      [36, 36],
                    ]
                  : n === 5
                    ? [
                        [13, 13],
                        [37, 13],
                        [25, 25],
                        [13, 37],
                        [37, 37],
                      ]
                    : [
                        [14, 11],
                        [14, 25],
                        [14, 39],
                        [36, 11],
                        [36, 25],
                        [36, 39],
                      ];
        return spots.map(([u, v]) => pip(u, v, side)).join('');
      };
      const [lx, ly] = corner.at([25, 50, 25]);
      const [rx, ry] = corner.at([50, 25, 25]);
      const [tx, ty] = corner.at([25, 25, 50]);
      const marks = figures
        ? group(
            { transform: `matrix(0.866 0.46 -0.866 0.46 ${tx} ${ty})` },
            lettering(String(value + 3), 0, -13 * scale, {
              size: 26 * scale,
              color: ink,
              align: 'middle',
              weight: 16,
            }),
          ) +
          group(
            { transform: `matrix(0.866 0.46 0 1 ${lx} ${ly})` },
            lettering(String(value), 0, -13 * scale, {
              size: 26 * scale,
              color: ink,
              align: 'middle',
              weight: 16,
            }),
          ) +
          group(
            { transform: `matrix(0.866 -0.46 0 1 ${rx} ${ry})` },
            lettering(String(value + 5), 0, -13 * scale, {
              size: 26 * scale,
              color: ink,
              align: 'middle',
              weight: 16,
            }),
          )
        : five('top', ((value + 1) % 6) + 1) +
          five('left', ((value + 3) % 6) + 1) +
          five('right', value);
      return (
        corner.shadow([0, 0, 0], [50, 50]) +
        corner.box([0, 0, 0], [50, 50, 50], tone, foam ? 60 : 36) +
        marks
      );
    };
    const [a = '#c8102e', b = '#f2c21b', c = '#2f8f5b'] = tones;
    return {
      tint: a,
      art:
        tones.length === 1
          ? one(800, 760, 10.5, a, 3)
          : tones.length === 2
            ? one(580, 620, 7.4, a, 2) + one(1040, 860, 7.4, b, 5)
            : one(800, 480, 6, c, 4) + one(520, 860, 6.2, a, 2) + one(1080, 900, 6.2, b, 5),
    };
  },
);

/** Place-value material: unit cubes, rods, flats and the thousand. */
export const placeValue = kind(
  { color: color('#f2c21b'), wood: flag() },
  ({ color: paint, wood }) => {
    const tone = wood ? '#dfbd8a' : paint;
    const grooved = (
      corner: Corner,
      from: readonly [number, number, number],
      n: readonly [number, number, number],
    ): string => {
      const u = 8;
      const [x, y, z] = from;
      const [w, d, h] = [n[0] * u, n[1] * u, n[2] * u];
      let art = corner.box(from, [w, d, h], tone, 3);
      for (let i = 1; i < n[0]; i += 1)
        art += corner.line(
          [
            [x + i * u, y, z + h],
            [x + i * u, y + d, z + h],
            [x + i * u, y + d, z],
          ],
          darker(tone, 0.16),
          2.4,
        );
      for (let i = 1; i < n[1]; i += 1)
        art += corner.line(
          [
            [x, y + i * u, z + h],
            [x + w, y + i * u, z + h],
            [x + w, y + i * u, z],
          ],
          darker(tone, 0.16),
          2.4,
        );
      for (let i = 1; i < n[2]; i += 1)
        art += corner.line(
          [
            [x, y + d, z + i * u],
            [x + w, y + d, z + i * u],
            [x + w, y, z + i * u],
          ],
          darker(tone, 0.16),
          2.4,
        );
      return art;
    };
    const corner = new Corner(760, 780, 5.4);
    return {
      tint: tone,
      art: placed(
        0,
        60,
        0,
        1,
        corner.shadow([-40, -40, 0], [80, 80]),
        grooved(corner, [-40, -40, 0], [10, 10, 10]),
        corner.shadow([-50, 50, 0], [80, 8], 0.7),
        grooved(corner, [-50, 62, 0], [10, 1, 1]),
        grooved(corner, [-50, 80, 0], [10, 1, 1]),
        grooved(corner, [50, -10, 0], [1, 1, 1]),
        grooved(corner, [66, 6, 0], [1, 1, 1]),
        grooved(corner, [52, 22, 0], [1, 1, 1]),
        grooved(corner, [50, 46, 0], [1, 1, 1]),
      ),
    };
  },
);

/** Geometric solids. */
export const solids = kind(
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
export const clock = kind(
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
export const playMoney = kind({ notes: flag(true) }, ({ notes }, sheet) => {
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
export const balance = kind({ color: color('#1f5fa8') }, ({ color: paint }, sheet) => ({
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

/** Letters as tiles, magnets or wood. */
export const letters = kind(
  {
    text: label(6, 'ABC'),
    colors: colors(['#c8102e', '#1f5fa8', '#f2c21b'], 6),
    style: oneOf(['tile', 'wood', 'magnet', 'sand'], 'tile'),
  },
  ({ text, colors: tones, style }, sheet) => {
    const all = [...text.replaceAll(' ', '')];
    const places: readonly (readonly [number, number, number])[] =
      all.length <= 1
        ? [[800, 800, -6]]
        : all.length <= 3
          ? [
              [520, 540, -9],
              [1070, 690, 8],
              [640, 1090, 4],
            ]
          : [
              [500, 500, -8],
              [1060, 470, 7],
              [480, 1040, 5],
              [1080, 1060, -6],
              [790, 760, 2],
              [800, 1300, -3],
            ];
    const size = all.length <= 1 ? 980 : all.length <= 3 ? 500 : 410;
    const done = all.map((sign, at) => {
      const tone = tones[at % tones.length] ?? '#c8102e';
      const [x, y, turn] = places[at] ?? [800, 800, 0];
      const ground = style === 'tile' || style === 'sand' ? '#fffdf8' : beech;
      if (style === 'magnet')
        return {
          shadow: placed(
            x,
            y,
            turn,
            1,
            rect(-size * 0.34, -size * 0.42, size * 0.68, size * 0.84, size * 0.1, ''),
          ),
          art: placed(
            x,
            y,
            turn,
            1,
            lettering(sign, 4, -size * 0.38, {
              size: size * 0.8,
              color: darker(tone, 0.2),
              align: 'middle',
              weight: 32,
            }),
            lettering(sign, 0, -size * 0.4, {
              size: size * 0.8,
              color: tone,
              align: 'middle',
              weight: 30,
            }),
            lettering(sign, -6, -size * 0.41, {
              size: size * 0.8,
              color: lighter(tone, 0.16),
              align: 'middle',
              weight: 6,
            }),
          ),
        };
      return {
        shadow: placed(x, y, turn, 1, rect(-size / 2, -size / 2, size, size, size * 0.09, '')),
        art: placed(
          x,
          y,
          turn,
          1,
          rect(-size / 2 + 4, -size / 2 + 12, size, size, size * 0.09, darker(ground, 0.14)),
          rect(-size / 2, -size / 2, size, size, size * 0.09, sheet.matt(ground)),
          style === 'sand'
            ? rect(
                -size * 0.42,
                -size * 0.42,
                size * 0.84,
                size * 0.84,
                size * 0.06,
                mix(tone, '#ffffff', 0.72),
              )
            : '',
          style === 'tile'
            ? rect(-size / 2, size * 0.38, size, size * 0.12, size * 0.04, tone)
            : '',
          lettering(sign, 0, -size * 0.27, {
            size: size * 0.54,
            color: style === 'wood' ? darker(beech, 0.4) : tone,
            align: 'middle',
            weight: style === 'sand' ? 20 : 17,
          }),
        ),
      };
    });
    return {
      tint: tones[0] ?? '#c8102e',
      art:
        lyingShadow(done.map((one) => one.shadow).join(''), 15) +
        done.map((one) => one.art).join(''),
    };
  },
);

/** A fan of teaching cards; the front one shows a word or a picture. */
export const flashCards = kind(
  {
    color: color('#f2c21b'),
    label: label(40),
    picture: oneOf(
      ['none', 'sun', 'house', 'fish', 'tree', 'car', 'face', 'apple', 'sad', 'heart'],
      'sun',
    ),
    boxed: flag(),
  },
  ({ color: paint, label: text, picture, boxed }, sheet) => {
    const [w, h] = [720, 960];
    const motif = {
      none: '',
      sun:
        circle(0, 0, 110, '#f2c21b') +
        [0, 45, 90, 135, 180, 225, 270, 315]
          .map((turn) => placed(0, 0, turn, 1, rect(-14, -200, 28, 60, 14, '#f2c21b')))
          .join(''),
      house:
        path('M-160 -20H160V180H-160Z', '#f0cf95') +
        path('M-210 0L0 -180 210 0Z', '#c8102e') +
        rect(-40, 60, 80, 120, 6, '#8a5a35') +
        rect(70, 30, 60, 60, 4, '#6bb3e0'),
      fish:
        path('M-190 0Q-60 -150 110 -40L200 -110V110L110 40Q-60 150 -190 0Z', '#ee8522') +
        circle(-110, -20, 18, '#2b2f36') +
        path('M-30 -66q40 66 0 132', 'none', { stroke: '#f4c38a', 'stroke-width': 14 }),
      tree:
        rect(-28, 40, 56, 170, 10, '#8a5a35') +
        circle(0, -50, 150, '#2f8f5b') +
        circle(-60, -80, 20, '#c8102e') +
        circle(50, -30, 20, '#c8102e') +
        circle(10, -120, 20, '#c8102e'),
      car:
        path('M-220 70Q-220 0 -150 -10L-90 -100H70L140 -10Q220 0 220 70V100H-220Z', '#1f5fa8') +
        path('M-70 -76H-6V-14H-116ZM24 -76H56L104 -14H24Z', '#dfeef8') +
        circle(-120, 100, 52, '#2b2f36') +
        circle(120, 100, 52, '#2b2f36') +
        circle(-120, 100, 22, '#c9ced4') +
        circle(120, 100, 22, '#c9ced4'),
      face:
        circle(0, 0, 180, '#f7d774') +
        circle(-64, -40, 20, '#2b2f36') +
        circle(64, -40, 20, '#2b2f36') +
        path('M-90 50Q0 150 90 50', 'none', {
          stroke: '#2b2f36',
          'stroke-width': 20,
          'stroke-linecap': 'round',
        }),
      sad:
        circle(0, 0, 180, '#9cc3e4') +
        circle(-64, -30, 20, '#2b2f36') +
        circle(64, -30, 20, '#2b2f36') +
        path('M-80 100Q0 20 80 100', 'none', {
          stroke: '#2b2f36',
          'stroke-width': 20,
          'stroke-linecap': 'round',
        }) +
        path('M74 6q-26 46 0 60 26 -14 0 -60Z', '#1f5fa8'),
      apple:
        path(
          'M0 -90Q120 -150 170 -20Q190 130 60 180Q0 160 -60 180Q-190 130 -170 -20Q-120 -150 0 -90Z',
          '#c8102e',
        ) +
        path('M0 -90q0 -60 40 -90', 'none', {
          stroke: '#6a4428',
          'stroke-width': 18,
          'stroke-linecap': 'round',
        }) +
        path('M20 -130q70 -60 120 -10 -50 50 -120 10Z', '#2f8f5b'),
      heart: path(
        'M0 170C-240 10 -180 -160 -80 -150 -30 -146 -8 -110 0 -84 8 -110 30 -146 80 -150 180 -160 240 10 0 170Z',
        '#c8102e',
      ),
    }[picture];
    const card = (tone: string, content: string): string =>
      rect(-w / 2, -h / 2, w, h, 44, '#fffefb') +
      rect(-w / 2 + 26, -h / 2 + 26, w - 52, h - 52, 28, 'none', {
        stroke: tone,
        'stroke-width': 16,
      }) +
      content;
    const rows = wrapped(text, 9).slice(0, 4);
    const front =
      placed(0, text ? -120 : 0, 0, text ? 1.35 : 1.6, motif) +
      (rows.length > 0
        ? paragraph(rows, 0, picture === 'none' ? -rows.length * 78 : rows.length > 1 ? 170 : 230, {
            size: picture === 'none' ? 120 : rows.length > 1 ? 84 : 104,
            color: '#2b2f36',
            align: 'middle',
            weight: 14,
            widest: w - 130,
          })
        : '');
    const tones = [paint, mix(paint, '#1f5fa8', 0.5), mix(paint, '#c8102e', 0.5)];
    const places = boxed
      ? ([
          [930, 560, 12],
          [800, 540, 3],
          [670, 560, -7],
        ] as const)
      : ([
          [1010, 830, 17],
          [880, 800, 7],
          [700, 810, -6],
        ] as const);
    const cards = places
      .map(
        ([x, y, turn], at) =>
          lyingShadow(
            placed(x, y, turn, boxed ? 0.86 : 1.12, rect(-w / 2, -h / 2, w, h, 44, '')),
            9,
            0.8,
          ) +
          placed(
            x,
            y,
            turn,
            boxed ? 0.86 : 1.12,
            card(tones[2 - at] ?? paint, at === 2 ? front : ''),
          ),
      )
      .join('');
    if (!boxed) return { tint: paint, art: cards };
    return {
      tint: paint,
      art:
        lyingShadow(rect(340, 900, 920, 480, 26, ''), 18) +
        rect(346, 820, 908, 480, 20, darker(paint, 0.17)) +
        cards +
        rect(340, 900, 920, 480, 26, sheet.matt(paint)) +
        rect(460, 1010, 680, 130, 20, '#fffdf8') +
        rect(520, 1052, 560, 20, 10, mix(paint, '#5b6472', 0.5)) +
        rect(520, 1092, 380, 20, 10, mix(paint, '#5b6472', 0.25)) +
        path('M700 900Q800 990 900 900Z', darker(paint, 0.14)),
    };
  },
);

/** Fractions: a circle cut into slices. */
export const fractions = kind(
  { colors: colors(['#c8102e', '#ee8522', '#f2c21b', '#2f8f5b', '#1f5fa8', '#6f4aa0'], 8) },
  ({ colors: tones }, sheet) => {
    const disc = (cx: number, cy: number, r: number, parts: number, tone: string): string =>
      Array.from({ length: parts }, (_, at) => {
        const [a, b] = [
          (at / parts) * Math.PI * 2 - Math.PI / 2 + 0.025,
          ((at + 1) / parts) * Math.PI * 2 - Math.PI / 2 - 0.025,
        ];
        const shift = at === 0 && parts > 1 ? 34 : 0;
        const [mx, my] = [Math.cos((a + b) / 2) * shift, Math.sin((a + b) / 2) * shift];
        if (parts === 1) return circle(cx, cy, r, sheet.matt(tone));
        return path(
          `M${Math.round(cx + mx)} ${Math.round(cy + my)}L${Math.round(cx + mx + Math.cos(a) * r)} ${Math.round(cy + my + Math.sin(a) * r)}A${r} ${r} 0 ${parts === 1 ? 1 : 0} 1 ${Math.round(cx + mx + Math.cos(b) * r)} ${Math.round(cy + my + Math.sin(b) * r)}Z`,
          sheet.matt(at === 0 ? lighter(tone, 0.05) : tone),
        );
      }).join('');
    const spots = [
      [420, 480, 1],
      [820, 440, 2],
      [1200, 500, 3],
      [420, 1060, 4],
      [820, 1100, 6],
      [1200, 1060, 8],
    ] as const;
    return {
      tint: tones[0] ?? '#c8102e',
      art:
        lyingShadow(spots.map(([x, y]) => circle(x, y, 190, '')).join(''), 12) +
        spots
          .map(([x, y, parts], at) => disc(x, y, 190, parts, tones[at % tones.length] ?? '#c8102e'))
          .join(''),
    };
  },
);

/** A globe on its stand, slightly tilted. */
export const globe = kind(
  { color: color('#6bb3e0'), base: color('#8a5a35'), lit: flag(), night: flag() },
  ({ color: sea, base, lit, night }, sheet) => {
    const clip = sheet.clip(circle(0, 0, 470, '#000'));
    const land = night ? '#3f6a58' : '#8cbf3f';
    const second = night ? '#5a7f5f' : '#e0c068';
    const water = night ? '#1c3263' : sea;
    return {
      tint: water,
      art:
        (lit
          ? circle(
              800,
              700,
              690,
              sheet.radial([
                [0, '#ffe9a8', 0.9],
                [0.6, '#ffe9a8', 0.35],
                [1, '#ffe9a8', 0],
              ]),
            )
          : '') +
        standingShadow(sheet, 800, 1430, 330) +
        path('M760 1180H840L860 1360H740Z', sheet.rod(base)) +
        path(
          'M560 1430Q560 1350 800 1340T1040 1430Z',
          sheet.linear([
            [0, lighter(base, 0.1)],
            [1, darker(base, 0.06)],
          ]),
        ) +
        group(
          { transform: 'translate(800 690) rotate(-23)' },
          path('M0 -545A545 545 0 0 1 0 545', 'none', {
            stroke: sheet.linear([
              [0, '#e0bf6a'],
              [0.5, '#c9a24a'],
              [1, '#8f6f2a'],
            ]),
            'stroke-width': 36,
          }),
          circle(0, -520, 30, '#c9a24a'),
          circle(0, 520, 30, '#c9a24a'),
        ) +
        path('M800 1180V1240', 'none', { stroke: base, 'stroke-width': 60 }) +
        group(
          { transform: 'translate(800 690) rotate(-23)' },
          circle(0, 0, 470, water),
          group(
            { 'clip-path': clip },
            path(
              'M-460 -240Q-330 -400 -170 -350Q-60 -320 -90 -230Q-160 -190 -150 -120Q-210 -60 -270 -90Q-350 -120 -380 -60Q-440 -80 -460 -240Z',
              land,
            ),
            path(
              'M-230 -20Q-120 -40 -90 60Q-60 150 -130 250Q-180 380 -230 330Q-260 200 -300 120Q-320 20 -230 -20Z',
              second,
            ),
            path(
              'M60 -330Q160 -400 300 -340Q460 -300 470 -150Q440 -60 360 -80Q320 20 250 -10Q200 -90 130 -110Q40 -90 30 -180Q70 -240 60 -330Z',
              second,
            ),
            path(
              'M40 -80Q150 -110 230 -20Q300 40 250 130Q210 250 150 310Q100 270 90 170Q-10 120 -10 20Q0 -50 40 -80Z',
              land,
            ),
            path('M330 190Q430 140 450 220Q430 320 350 300Q310 250 330 190Z', land),
            ellipse(0, 470, 240, 60, '#f4f8fa'),
            ellipse(0, -475, 190, 46, '#f4f8fa'),
            line('M-470 0H470M-430 -190H430M-430 190H430', '#ffffff', 3, { opacity: 0.35 }),
            ellipse(0, 0, 230, 470, 'none', { stroke: '#ffffff', 'stroke-width': 3, opacity: 0.3 }),
          ),
        ) +
        circle(
          800,
          690,
          470,
          sheet.radial(
            [
              [0, '#ffffff', 0.42],
              [0.35, '#ffffff', 0.05],
              [0.7, '#0f2036', 0.06],
              [1, '#0f2036', 0.38],
            ],
            0.34,
            0.28,
            0.8,
          ),
        ),
    };
  },
);

/** A magnifying glass over a leaf. */
export const magnifier = kind(
  { color: color('#2f8f5b'), style: oneOf(['hand', 'box', 'stand'], 'hand') },
  ({ color: paint, style }, sheet) => {
    const bug = (x: number, y: number, s: number): string =>
      placed(
        x,
        y,
        20,
        s,
        ellipse(0, 0, 90, 110, '#c8102e'),
        path('M-88 -30Q0 -150 88 -30Z', '#2b2f36'),
        line('M0 -60V108', '#2b2f36', 10),
        circle(-40, 10, 18, '#2b2f36'),
        circle(42, 0, 18, '#2b2f36'),
        circle(-30, 66, 14, '#2b2f36'),
        circle(34, 60, 14, '#2b2f36'),
        line(
          'M-92 -20l-40 -24M-96 20h-44M-88 60l-38 26M92 -20l40 -24M96 20h44M88 60l38 26',
          '#2b2f36',
          9,
        ),
      );
    if (style === 'box')
      return {
        tint: paint,
        art:
          standingShadow(sheet, 800, 1300, 430) +
          path(
            'M420 560L450 1230Q460 1300 540 1300H1060Q1140 1300 1150 1230L1180 560Z',
            '#dfeef2',
            { opacity: 0.75 },
          ) +
          ellipse(800, 1220, 320, 66, '#f4f1ea') +
          bug(800, 1080, 0.9) +
          path('M440 620L466 1180', 'none', {
            stroke: '#ffffff',
            'stroke-width': 30,
            'stroke-linecap': 'round',
            opacity: 0.7,
          }) +
          rect(380, 400, 840, 210, 70, sheet.matt(paint)) +
          ellipse(800, 420, 410, 120, sheet.matt(lighter(paint, 0.06))) +
          ellipse(
            800,
            414,
            280,
            78,
            sheet.linear(
              [
                [0, '#f2f8fa'],
                [1, '#b9d6e0'],
              ],
              0,
              0,
              1,
              1,
            ),
          ) +
          path('M600 400Q700 350 820 352', 'none', {
            stroke: '#ffffff',
            'stroke-width': 16,
            'stroke-linecap': 'round',
          }),
      };
    const glass = (x: number, y: number, r: number): string =>
      circle(x, y, r, '#eaf4f6', { opacity: 0.5 }) +
      circle(
        x,
        y,
        r,
        sheet.radial(
          [
            [0, '#ffffff', 0.5],
            [0.5, '#ffffff', 0.06],
            [1, '#7fb3c4', 0.34],
          ],
          0.35,
          0.3,
          0.8,
        ),
      ) +
      circle(x, y, r + 26, 'none', { stroke: darker(paint, 0.1), 'stroke-width': 64 }) +
      circle(x, y - 6, r + 26, 'none', { stroke: sheet.matt(paint), 'stroke-width': 56 }) +
      path(
        `M${x - r * 0.72} ${y - r * 0.2}Q${x - r * 0.55} ${y - r * 0.68} ${x - r * 0.05} ${y - r * 0.76}`,
        'none',
        { stroke: '#ffffff', 'stroke-width': 26, 'stroke-linecap': 'round', opacity: 0.9 },
      );
    if (style === 'stand')
      return {
        tint: paint,
        art:
          standingShadow(sheet, 800, 1340, 440) +
          line('M520 620L470 1320M1080 620L1130 1320M800 700V1330', darker(paint, 0.06), 40) +
          ellipse(800, 1320, 420, 70, sheet.matt('#f4f1ea')) +
          bug(800, 1290, 0.5) +
          ellipse(800, 600, 460, 150, darker(paint, 0.1)) +
          ellipse(800, 576, 460, 150, sheet.matt(paint)) +
          ellipse(
            800,
            570,
            370,
            110,
            sheet.linear(
              [
                [0, '#f2f8fa'],
                [1, '#b9d6e0'],
              ],
              0,
              0,
              1,
              1,
            ),
          ),
      };
    return {
      tint: paint,
      art:
        path('M260 980Q300 460 860 300Q980 760 620 1020Q440 1140 260 980Z', '#8cbf3f') +
        line(
          'M290 970Q560 760 820 350M430 860l-60 -190M560 740l-70 -220M480 820l230 30M600 690l230 10',
          '#5f9430',
          12,
        ) +
        bug(640, 610, 1.25) +
        lyingShadow(
          circle(660, 640, 380, '', { 'fill-opacity': 0, 'stroke-width': 60 }) +
            placed(1060, 1060, -45, 1, rect(-66, 0, 132, 460, 60, '')),
          12,
          0.8,
        ) +
        placed(
          930,
          930,
          -45,
          1,
          rect(-34, -20, 68, 120, 10, sheet.rod('#c9ced4')),
          rect(-70, 80, 140, 480, 66, sheet.rod(paint)),
        ) +
        glass(660, 640, 330),
    };
  },
);

/** Bar and horseshoe magnets. */
export const magnets = kind(
  { style: oneOf(['horseshoe', 'bar', 'balls'], 'horseshoe'), color: color('#c8102e') },
  ({ style, color: paint }, sheet) => {
    const filings = line(
      Array.from({ length: 90 }, (_, at) => {
        const a = (at / 90) * Math.PI;
        const r = 180 + ((at * 53) % 330);
        return `M${Math.round(800 + Math.cos(a * 2) * r)} ${Math.round(1230 + Math.sin(a * 2) * r * 0.42)}l${Math.round(Math.cos(a * 5) * 26)} ${Math.round(Math.sin(a * 5) * 26)}`;
      }).join(''),
      '#6b727c',
      7,
      { opacity: 0.55 },
    );
    if (style === 'bar')
      return {
        tint: paint,
        art:
          lyingShadow(
            placed(800, 620, -10, 1, rect(-560, -120, 1120, 240, 24, '')) +
              placed(800, 1020, 8, 1, rect(-560, -120, 1120, 240, 24, '')),
            18,
          ) +
          (
            [
              [620, -10, paint, '#1f5fa8'],
              [1020, 8, '#1f5fa8', paint],
            ] as const
          )
            .map(([y, turn, a, b]) =>
              placed(
                800,
                y,
                turn,
                1,
                rect(-560, -108, 1120, 240, 24, darker(a, 0.2)),
                rect(
                  -560,
                  -120,
                  1120,
                  240,
                  24,
                  sheet.linear([
                    [0, lighter(a, 0.08)],
                    [1, darker(a, 0.06)],
                  ]),
                ),
                path(
                  'M0 -120H536Q560 -120 560 -96V96Q560 120 536 120H0Z',
                  sheet.linear([
                    [0, lighter(b, 0.08)],
                    [1, darker(b, 0.06)],
                  ]),
                ),
                lettering(a === paint ? 'N' : 'S', -440, -60, {
                  size: 120,
                  color: '#fffdf8',
                  weight: 16,
                }),
                lettering(a === paint ? 'S' : 'N', 440, -60, {
                  size: 120,
                  color: '#fffdf8',
                  weight: 16,
                  align: 'end',
                }),
              ),
            )
            .join(''),
      };
    if (style === 'balls')
      return {
        tint: paint,
        art: Array.from({ length: 9 }, (_, at) => {
          const x = 480 + (at % 3) * 320;
          const y = 480 + Math.floor(at / 3) * 320;
          const tone = [paint, '#1f5fa8', '#f2c21b', '#2f8f5b'][at % 4] ?? paint;
          return standingShadow(sheet, x, y + 122, 110) + circle(x, y, 130, sheet.ball(tone));
        }).join(''),
      };
    return {
      tint: paint,
      art:
        filings +
        lyingShadow(
          path('M400 240V760A400 400 0 0 0 1200 760V240H980V760A180 180 0 0 1 620 760V240Z', ''),
          20,
        ) +
        placed(
          0,
          40,
          0,
          1,
          path(
            'M400 220V740A400 400 0 0 0 1200 740V220H980V740A180 180 0 0 1 620 740V220Z',
            sheet.linear(
              [
                [0, lighter(paint, 0.06)],
                [0.5, paint],
                [1, darker(paint, 0.12)],
              ],
              0,
              0,
              1,
              0.3,
            ),
          ),
          rect(400, 200, 220, 170, 10, sheet.rod('#c9ced4')),
          rect(980, 200, 220, 170, 10, sheet.rod('#c9ced4')),
          path('M470 420V740A330 330 0 0 0 700 1054', 'none', {
            stroke: '#ffffff',
            'stroke-width': 22,
            'stroke-linecap': 'round',
            opacity: 0.3,
          }),
        ),
    };
  },
);

/** Test tubes and a flask. */
export const laboratory = kind(
  {
    colors: colors(['#6bb3e0', '#8cbf3f', '#ee8522', '#d64f8c'], 5),
    style: oneOf(['tubes', 'flask', 'circuit', 'crystal'], 'tubes'),
  },
  ({ colors: tones, style }, sheet) => {
    const [first = '#6bb3e0'] = tones;
    if (style === 'flask')
      return {
        tint: first,
        art:
          standingShadow(sheet, 800, 1400, 470) +
          path(
            'M690 200H910V640L1250 1290Q1290 1400 1170 1400H430Q310 1400 350 1290L690 640Z',
            '#e6f1f4',
            { opacity: 0.85 },
          ) +
          path(
            'M560 900H1040L1230 1290Q1264 1376 1164 1376H436Q336 1376 370 1290Z',
            sheet.linear([
              [0, lighter(first, 0.06)],
              [1, darker(first, 0.05)],
            ]),
          ) +
          ellipse(800, 900, 240, 36, lighter(first, 0.14)) +
          [
            [700, 1120, 40],
            [860, 1220, 60],
            [960, 1060, 30],
            [620, 1270, 34],
            [790, 1010, 24],
          ]
            .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#ffffff', { opacity: 0.3 }))
            .join('') +
          rect(660, 180, 280, 60, 26, '#d3e4ea') +
          line('M420 1260L690 720', '#ffffff', 24, { opacity: 0.6 }),
      };
    if (style === 'circuit')
      return {
        tint: '#f2c21b',
        art:
          standingShadow(sheet, 800, 1340, 520) +
          rect(260, 700, 1080, 620, 40, sheet.matt('#f4f1ea')) +
          line('M420 1180H560V840H740M1180 1180H1040V840H860', '#c8102e', 24) +
          line('M420 1180V1000H340M1180 1180V1000H1260', '#1f5fa8', 24) +
          rect(320, 1090, 330, 160, 20, sheet.rod('#2b2f36', 'y')) +
          rect(320, 1090, 110, 160, 20, sheet.rod('#c9a24a', 'y')) +
          rect(646, 1130, 30, 80, 8, '#c9ced4') +
          rect(960, 1100, 290, 140, 24, sheet.matt('#2f8f5b')) +
          circle(1104, 1170, 46, '#c8102e') +
          circle(
            800,
            520,
            380,
            sheet.radial([
              [0, '#ffe38a', 0.9],
              [0.5, '#ffe38a', 0.3],
              [1, '#ffe38a', 0],
            ]),
          ) +
          path(
            'M800 330Q930 330 940 480Q940 570 870 640V720H730V640Q660 570 660 480Q670 330 800 330Z',
            '#fff3c4',
            { opacity: 0.95 },
          ) +
          line('M750 640L770 520 800 570 830 520 850 640', '#ee8522', 10) +
          rect(726, 716, 148, 130, 14, sheet.rod('#c9a24a')),
      };
    if (style === 'crystal')
      return {
        tint: first,
        art:
          standingShadow(sheet, 800, 1330, 470) +
          polygon(
            [
              [800, 260],
              [960, 520],
              [900, 1300],
              [700, 1300],
              [640, 520],
            ],
            sheet.linear([
              [0, mix(first, '#ffffff', 0.6)],
              [1, first],
            ]),
          ) +
          polygon(
            [
              [800, 260],
              [960, 520],
              [900, 1300],
              [810, 1300],
              [820, 540],
            ],
            darker(first, 0.08),
          ) +
          polygon(
            [
              [480, 640],
              [600, 800],
              [640, 1310],
              [430, 1320],
              [380, 820],
            ],
            sheet.linear([
              [0, mix(first, '#ffffff', 0.5)],
              [1, darker(first, 0.04)],
            ]),
          ) +
          polygon(
            [
              [1140, 560],
              [1260, 760],
              [1180, 1320],
              [940, 1310],
              [1010, 740],
            ],
            sheet.linear([
              [0, mix(first, '#ffffff', 0.45)],
              [1, darker(first, 0.06)],
            ]),
          ) +
          polygon(
            [
              [1140, 560],
              [1260, 760],
              [1180, 1320],
              [1080, 1314],
              [1130, 780],
            ],
            darker(first, 0.13),
          ),
      };
    return {
      tint: first,
      art:
        standingShadow(sheet, 800, 1330, 560) +
        rect(240, 900, 1120, 70, 16, sheet.matt(beech)) +
        tones
          .map((tone, at) => {
            const x = 800 + (at - (tones.length - 1) / 2) * 260;
            const level = 700 + ((at * 137) % 240);
            return (
              path(`M${x - 80} 330V1100Q${x - 80} 1190 ${x} 1190T${x + 80} 1100V330Z`, '#e6f1f4', {
                opacity: 0.85,
              }) +
              path(
                `M${x - 66} ${level}H${x + 66}V1096Q${x + 66} 1174 ${x} 1174T${x - 66} 1096Z`,
                sheet.rod(tone),
              ) +
              ellipse(x, level, 66, 16, lighter(tone, 0.14)) +
              rect(x - 96, 310, 192, 40, 18, '#d3e4ea') +
              line(`M${x - 50} 400V1080`, '#ffffff', 14, { opacity: 0.7 })
            );
          })
          .join('') +
        rect(240, 1000, 1120, 74, 16, sheet.matt(beech)) +
        rect(250, 880, 60, 440, 12, sheet.rod(beech)) +
        rect(1290, 880, 60, 440, 12, sheet.rod(beech)) +
        rect(210, 1290, 1180, 60, 18, sheet.matt(darker(beech, 0.05))),
    };
  },
);

/** A book with a designed cover; the title is drawn, so it looks the same everywhere. */
export const book = kind(
  {
    color: color('#c8102e'),
    accent: color('#f2c21b'),
    title: label(40, 'DEUTSCH'),
    figure: label(5),
    design: oneOf(
      ['circles', 'stripes', 'landscape', 'grid', 'face', 'waves', 'letters', 'animal'],
      'circles',
    ),
    format: oneOf(['portrait', 'square', 'landscape'], 'portrait'),
    thick: flag(),
  },
  ({ color: cover, accent, title, figure, design, format, thick }, sheet: Sheet) => {
    const [w, h] =
      format === 'square' ? [1040, 1040] : format === 'landscape' ? [1180, 860] : [860, 1180];
    const ink = inkOn(cover);
    const light = mix(cover, '#ffffff', 0.55);
    const clip = sheet.clip(rect(-w / 2, -h / 2, w, h, 12, '#000'));
    const lower = h * 0.04;
    const rows = wrapped(title, 11).slice(0, 4);
    const under = -h * 0.39 + rows.length * h * 0.09;
    const art = {
      circles:
        circle(w * 0.16, h * 0.2, w * 0.36, accent) +
        circle(-w * 0.24, h * 0.32, w * 0.24, light) +
        circle(w * 0.3, h * 0.42, w * 0.16, darker(cover, 0.1)) +
        circle(-w * 0.02, h * 0.05, w * 0.09, '#fffdf8'),
      stripes: [0, 1, 2, 3, 4]
        .map((at) =>
          path(
            `M${-w / 2} ${lower + at * h * 0.11}L${w / 2} ${lower - h * 0.14 + at * h * 0.11}v${h * 0.055}L${-w / 2} ${lower + h * 0.055 + at * h * 0.11}Z`,
            [accent, light, '#fffdf8', darker(cover, 0.12), accent][at] ?? accent,
          ),
        )
        .join(''),
      landscape:
        rect(-w / 2, lower - h * 0.04, w, h * 0.6, 0, mix(accent, '#ffffff', 0.6)) +
        circle(w * 0.2, lower + h * 0.1, w * 0.13, accent) +
        path(
          `M${-w / 2} ${h * 0.34}Q${-w * 0.25} ${h * 0.14} 0 ${h * 0.3}T${w / 2} ${h * 0.22}V${h / 2}H${-w / 2}Z`,
          mix(cover, '#2f8f5b', 0.6),
        ) +
        path(
          `M${-w / 2} ${h * 0.44}Q0 ${h * 0.3} ${w / 2} ${h * 0.4}V${h / 2}H${-w / 2}Z`,
          darker(mix(cover, '#2f8f5b', 0.5), 0.1),
        ),
      grid: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
        .map((at) => {
          const x = -w / 2 + w * 0.1 + (at % 4) * w * 0.205;
          const y = lower + Math.floor(at / 4) * w * 0.205;
          const s = w * 0.185;
          return at % 5 === 0
            ? circle(x + s / 2, y + s / 2, s / 2, accent)
            : at % 3 === 0
              ? path(`M${x} ${y + s}L${x + s} ${y}V${y + s}Z`, '#fffdf8')
              : rect(x, y, s, s, 6, at % 2 ? light : darker(cover, 0.1));
        })
        .join(''),
      face:
        circle(0, h * 0.2, w * 0.32, '#f0c9a0') +
        path(
          `M${-w * 0.34} ${h * 0.2}Q${-w * 0.34} ${-h * 0.06} 0 ${-h * 0.06}T${w * 0.34} ${h * 0.2}Q${w * 0.2} ${h * 0.06} ${-w * 0.06} ${h * 0.1}Q${-w * 0.26} ${h * 0.1} ${-w * 0.34} ${h * 0.2}Z`,
          darker(accent, 0.2),
        ) +
        circle(-w * 0.11, h * 0.22, w * 0.03, '#2b2f36') +
        circle(w * 0.11, h * 0.22, w * 0.03, '#2b2f36') +
        path(`M${-w * 0.1} ${h * 0.3}Q0 ${h * 0.36} ${w * 0.1} ${h * 0.3}`, 'none', {
          stroke: '#2b2f36',
          'stroke-width': 12,
          'stroke-linecap': 'round',
        }) +
        path(
          `M${-w * 0.42} ${h / 2}Q${-w * 0.3} ${h * 0.42} 0 ${h * 0.42}T${w * 0.42} ${h / 2}Z`,
          accent,
        ),
      waves: [0, 1, 2, 3]
        .map((at) =>
          path(
            `M${-w / 2} ${lower + at * h * 0.13}q${w * 0.125} ${-h * 0.07} ${w * 0.25} 0t${w * 0.25} 0 ${w * 0.25} 0 ${w * 0.25} 0V${h / 2}H${-w / 2}Z`,
            [light, accent, mix(cover, accent, 0.5), darker(cover, 0.12)][at] ?? accent,
          ),
        )
        .join(''),
      letters: [...'ABKSZEMR']
        .map((sign, at) =>
          lettering(
            sign,
            -w * 0.38 + (at % 4) * w * 0.25,
            lower + Math.floor(at / 4) * h * 0.22 + ((at * 37) % 40),
            {
              size: h * (0.12 + (at % 3) * 0.03),
              color: [accent, '#fffdf8', light][at % 3] ?? accent,
              weight: 17,
            },
          ),
        )
        .join(''),
      animal: placed(
        0,
        h * 0.22,
        0,
        w / 520,
        path(
          'M-150 -120L-60 -80Q0 -100 60 -80L150 -120Q160 20 90 80L0 150 -90 80Q-160 20 -150 -120Z',
          accent,
        ),
        path('M0 150L-90 80Q-100 30 -40 30L0 90 40 30Q100 30 90 80Z', '#fdf6ea'),
        circle(-52, -8, 15, '#2b2f36'),
        circle(52, -8, 15, '#2b2f36'),
        path('M-22 92h44L0 122Z', '#2b2f36'),
      ),
    }[design];
    const place = [800, 800, -4, 1] as const;
    const depth = thick ? 46 : 18;
    return {
      tint: cover,
      art:
        lyingShadow(
          placed(...place, rect(-w / 2, -h / 2, w + depth * 0.6, h + depth * 0.6, 12, '')),
          thick ? 24 : 16,
        ) +
        placed(
          ...place,
          rect(-w / 2 + depth * 0.8, -h / 2 + depth * 0.8, w, h, 10, darker(cover, 0.18)),
          rect(-w / 2 + 8, -h / 2 + 8, w + depth * 0.55, h + depth * 0.55, 6, '#f6f1e6'),
          line(
            Array.from(
              { length: Math.max(2, Math.floor(depth / 8)) },
              (_, at) => `M${-w / 2 + 20} ${h / 2 + 4 + at * 5}H${w / 2 + at * 4}V${-h / 2 + 30}`,
            ).join(''),
            '#d8cfbd',
            1.8,
          ),
          rect(-w / 2, -h / 2, w, h, 12, sheet.matt(cover, 0.8)),
          `<g clip-path="${clip}">${art}</g>`,
          paragraph(rows, -w * 0.4, -h * 0.41, {
            size: h * (rows.length > 2 ? 0.058 : 0.07),
            color: ink,
            weight: 16,
            widest: w * (figure ? 0.54 : 0.8),
          }),
          rect(-w * 0.4, under, w * 0.3, 9, 4, ink, { opacity: 0.75 }),
          rect(-w * 0.4, under + 26, w * 0.2, 9, 4, ink, { opacity: 0.45 }),
          figure
            ? circle(w * 0.33, -h * 0.355, w * 0.115, '#fffdf8') +
                lettering(figure, w * 0.33, -h * 0.355 - w * 0.06, {
                  size: w * 0.12,
                  color: darker(cover, 0.16),
                  weight: 16,
                  align: 'middle',
                  widest: w * 0.16,
                })
            : '',
          rect(
            -w / 2,
            -h / 2,
            34,
            h,
            8,
            sheet.linear(
              [
                [0, darker(cover, 0.14), 0.8],
                [0.6, lighter(cover, 0.1), 0.4],
                [1, cover, 0],
              ],
              0,
              0,
              1,
              0,
            ),
          ),
        ),
    };
  },
);
