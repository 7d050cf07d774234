import { darker, lighter } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import { color, colors, oneOf } from '../../../modules/media/drawing/parameters.ts';
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
import { beech } from '../materials.ts';

/** A board of pins with rubber bands stretched over them. */
const geoboard = kind({ color: color(beech) }, ({ color: paint }, sheet) => {
  const at = (x: number, y: number): readonly [number, number] => [400 + x * 200, 400 + y * 200];
  const band = (points: readonly (readonly [number, number])[], tone: string): string =>
    polygon(
      points.map(([x, y]) => at(x, y)),
      tone,
      { 'fill-opacity': 0.22, stroke: tone, 'stroke-width': 20, 'stroke-linejoin': 'round' },
    );
  return {
    tint: paint,
    art:
      lyingShadow(rect(270, 270, 1060, 1060, 50, ''), 20) +
      rect(270, 284, 1060, 1060, 50, darker(paint, 0.14)) +
      rect(270, 270, 1060, 1060, 50, sheet.matt(paint)) +
      Array.from({ length: 25 }, (_, n) => {
        const [x, y] = at(n % 5, Math.floor(n / 5));
        return (
          circle(x + 6, y + 9, 24, '#3b2a18', { opacity: 0.25 }) +
          circle(x, y, 22, sheet.ball('#f4f1ea'))
        );
      }).join('') +
      band(
        [
          [0, 0],
          [2, 0],
          [2, 2],
          [0, 2],
        ],
        '#c8102e',
      ) +
      band(
        [
          [3, 1],
          [4, 4],
          [1, 4],
        ],
        '#1f5fa8',
      ) +
      band(
        [
          [2, 2],
          [4, 1],
          [4, 0],
        ],
        '#2f8f5b',
      ),
  };
});

/** Solids made of nothing but edges: rods and balls. */
const edgeModel = kind({ color: color('#c8102e') }, ({ color: paint }, sheet) => {
  const frame = (
    points: readonly (readonly [number, number])[],
    edges: readonly (readonly [number, number])[],
  ): string =>
    edges
      .map(([a, b]) => {
        const [p, q] = [points[a] ?? [0, 0], points[b] ?? [0, 0]];
        return (
          line(`M${p[0]} ${p[1]}L${q[0]} ${q[1]}`, '#b58a58', 30) +
          line(`M${p[0]} ${p[1]}L${q[0]} ${q[1]}`, beech, 18)
        );
      })
      .join('') + points.map(([x, y]) => circle(x, y, 46, sheet.ball(paint))).join('');
  return {
    tint: paint,
    art:
      standingShadow(sheet, 560, 1180, 380) +
      standingShadow(sheet, 1180, 1270, 280) +
      frame(
        [
          [300, 560],
          [720, 520],
          [840, 700],
          [420, 760],
          [300, 1020],
          [720, 970],
          [840, 1160],
          [420, 1210],
        ],
        [
          [0, 1],
          [1, 2],
          [2, 3],
          [3, 0],
          [4, 5],
          [5, 6],
          [6, 7],
          [7, 4],
          [0, 4],
          [1, 5],
          [2, 6],
          [3, 7],
        ],
      ) +
      frame(
        [
          [1160, 680],
          [980, 1180],
          [1230, 1290],
          [1400, 1130],
        ],
        [
          [0, 1],
          [0, 2],
          [0, 3],
          [1, 2],
          [2, 3],
          [1, 3],
        ],
      ),
  };
});

/** Weights of brass, from a kilogram down. */
const weights = kind({ second: oneOf(['no', 'yes'], 'no') }, ({ second }, sheet) => {
  const one = (x: number, y: number, r: number, text: string): string =>
    standingShadow(sheet, x, y, r) +
    rect(x - r, y - r * 1.9, r * 2, r * 1.9, r * 0.12, sheet.rod('#c9a24a')) +
    ellipse(x, y - r * 1.9, r, r * 0.26, lighter('#c9a24a', 0.1)) +
    rect(x - r * 0.24, y - r * 2.3, r * 0.48, r * 0.44, 4, sheet.rod('#b8903a')) +
    ellipse(x, y - r * 2.36, r * 0.5, r * 0.22, sheet.ball('#d9b45e')) +
    lettering(text, x, y - r * 1.15, {
      size: r * 0.4,
      color: '#6b4f14',
      weight: 14,
      align: 'middle',
      widest: r * 1.5,
    });
  return {
    tint: '#c9a24a',
    art:
      one(470, 1120, 230, '1 KG') +
      (second === 'yes' ? one(980, 1040, 230, '1 KG') : one(920, 1070, 180, '500')) +
      one(1230, 1180, 130, '200') +
      one(760, 1260, 104, '100') +
      one(1020, 1290, 76, '50') +
      one(1270, 1340, 56, '20') +
      one(560, 1350, 50, '10') +
      [360, 420, 470].map((x) => ellipse(x, 1370, 22, 10, '#d9b45e')).join(''),
  };
});

/** The seven pieces of the tangram, laid as a square a little apart. */
const tangram = kind(
  {
    colors: colors(
      ['#c8102e', '#1f5fa8', '#f2c21b', '#2f8f5b', '#ee8522', '#6f4aa0', '#1f9aa0'],
      7,
    ),
  },
  ({ colors: tones }, sheet) => {
    const pieces: readonly (readonly (readonly [number, number])[])[] = [
      [
        [0, 0],
        [4, 0],
        [2, 2],
      ],
      [
        [0, 0],
        [2, 2],
        [0, 4],
      ],
      [
        [4, 0],
        [4, 2],
        [3, 1],
      ],
      [
        [2, 2],
        [3, 1],
        [4, 2],
        [3, 3],
      ],
      [
        [0, 4],
        [1, 3],
        [3, 3],
        [2, 4],
      ],
      [
        [1, 3],
        [2, 2],
        [3, 3],
      ],
      [
        [4, 2],
        [4, 4],
        [2, 4],
      ],
    ];
    const drawn = pieces.map((piece) => {
      const [cx, cy] = [
        piece.reduce((sum, [x]) => sum + x, 0) / piece.length,
        piece.reduce((sum, [, y]) => sum + y, 0) / piece.length,
      ];
      return piece.map(
        ([x, y]) =>
          [800 + (x - 2) * 270 + (cx - 2) * 34, 800 + (y - 2) * 270 + (cy - 2) * 34] as const,
      );
    });
    return {
      tint: tones[0] ?? '#c8102e',
      art:
        lyingShadow(drawn.map((points) => polygon(points, '')).join(''), 16) +
        drawn
          .map((points, at) =>
            polygon(points, sheet.matt(tones[at % tones.length] ?? '#c8102e'), {
              stroke: tones[at % tones.length],
              'stroke-width': 14,
              'stroke-linejoin': 'round',
            }),
          )
          .join(''),
    };
  },
);

const pips: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** Dominoes: figures at dots, or hands at times. */
const dominoes = kind(
  { color: color(beech), style: oneOf(['numbers', 'hours', 'minutes'], 'numbers') },
  ({ color: paint, style }, sheet) => {
    const dial = (minutes: number): string => {
      const [h, m] = [(minutes / 720) * Math.PI * 2, ((minutes % 60) / 60) * Math.PI * 2];
      return (
        circle(0, 0, 104, '#ffffff', { stroke: '#1f5fa8', 'stroke-width': 9 }) +
        line(
          Array.from(
            { length: 12 },
            (_, at) =>
              `M${Math.round(Math.sin(at * 0.5236) * 94)} ${Math.round(Math.cos(at * 0.5236) * 94)}L${Math.round(Math.sin(at * 0.5236) * 82)} ${Math.round(Math.cos(at * 0.5236) * 82)}`,
          ).join(''),
          '#1d2430',
          6,
        ) +
        line(
          `M0 0L${Math.round(Math.sin(h) * 50)} ${Math.round(-Math.cos(h) * 50)}`,
          '#1d2430',
          14,
        ) +
        line(`M0 0L${Math.round(Math.sin(m) * 78)} ${Math.round(-Math.cos(m) * 78)}`, '#c8102e', 9)
      );
    };
    const times = style === 'hours' ? [180, 450, 600, 330, 480, 90] : [205, 455, 610, 345, 500, 95];
    const clock = (minutes: number): string =>
      `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
    const stone = (
      x: number,
      y: number,
      turn: number,
      at: number,
    ): { shadow: string; art: string } => {
      const left =
        style === 'numbers'
          ? lettering(String((at % 5) + 1), -150, -62, {
              size: 124,
              color: '#1f5fa8',
              weight: 14,
              align: 'middle',
            })
          : placed(-150, 0, -turn, 1, dial(times[at % 6] ?? 180));
      const right =
        style === 'numbers'
          ? placed(
              150,
              0,
              0,
              1,
              (pips[((at + 2) % 5) + 1] ?? [])
                .map(([px, py]) => circle(px * 66, py * 66, 24, '#c8102e'))
                .join(''),
            )
          : lettering(clock(times[(at + 1) % 6] ?? 180), 150, -34, {
              size: 70,
              color: '#1d2430',
              weight: 13,
              align: 'middle',
              widest: 220,
            });
      return {
        shadow: placed(x, y, turn, 1, rect(-290, -140, 580, 280, 30, '')),
        art: placed(
          x,
          y,
          turn,
          1,
          rect(-290, -130, 580, 280, 30, darker(paint, 0.14)),
          rect(-290, -140, 580, 280, 30, sheet.matt(paint)),
          line('M0 -120V120', darker(paint, 0.16), 8),
          left,
          right,
        ),
      };
    };
    const all = [
      stone(470, 420, -4, 0),
      stone(1110, 470, 5, 1),
      stone(420, 800, 3, 2),
      stone(1090, 830, -6, 3),
      stone(500, 1190, -3, 4),
      stone(1140, 1200, 4, 5),
    ];
    return {
      tint: style === 'numbers' ? beech : '#6bb3e0',
      art:
        lyingShadow(all.map(({ shadow }) => shadow).join(''), 12) +
        all.map(({ art }) => art).join(''),
    };
  },
);

/** Blocks that differ in shape, colour, size and thickness. */
const logicBlocks = kind({}, (_, sheet) => {
  const shapes = ['circle', 'square', 'triangle', 'oblong'] as const;
  return {
    tint: '#c8102e',
    art: ['#c8102e', '#f2c21b', '#1f5fa8']
      .flatMap((tone, row) =>
        shapes.flatMap((shape, at) =>
          [1, 0.62].map((size, small) => {
            const [x, y] = [380 + at * 290 + small * 60, 380 + row * 400 + small * 190];
            const r = 118 * size;
            const body = (fill: string, dy: number): string =>
              shape === 'circle'
                ? circle(x, y + dy, r, fill)
                : shape === 'square'
                  ? rect(x - r * 0.9, y - r * 0.9 + dy, r * 1.8, r * 1.8, 10, fill)
                  : shape === 'triangle'
                    ? path(`M${x} ${y - r + dy}L${x + r} ${y + r * 0.8 + dy}H${x - r}Z`, fill)
                    : rect(x - r * 0.6, y - r + dy, r * 1.2, r * 2, 10, fill);
            return (
              lyingShadow(body('', 0), 6) +
              body(darker(tone, 0.14), small ? 12 : 24) +
              body(sheet.matt(tone), 0)
            );
          }),
        ),
      )
      .join(''),
  };
});

/** A line of numbers from 0 to `to`, on wood. */
const numberLine = kind(
  { color: color('#f2c21b'), to: oneOf(['20', '100', '1000'], '20') },
  ({ color: paint, to }, sheet) => {
    const rows = [0, 1, 2, 3];
    const steps = 5;
    const each = Number(to) / (rows.length * steps);
    return {
      tint: paint,
      art: rows
        .map((row) => {
          const y = 380 + row * 280;
          return (
            lyingShadow(rect(200, y - 80, 1200, 180, 14, ''), 10) +
            rect(200, y - 80, 1200, 180, 14, sheet.matt(row % 2 ? lighter(paint, 0.04) : paint)) +
            line(
              `M230 ${y - 30}H1370` +
                Array.from(
                  { length: steps * 2 + 1 },
                  (_, at) => `M${250 + at * 110} ${y - 30}v${at % 2 ? 24 : 44}`,
                ).join(''),
              '#1d2430',
              8,
            ) +
            Array.from({ length: steps + 1 }, (_, at) =>
              lettering(String(Math.round((row * steps + at) * each)), 250 + at * 220, y + 34, {
                size: 44,
                color: '#1d2430',
                weight: 14,
                align: 'middle',
                widest: 170,
              }),
            ).join('')
          );
        })
        .join(''),
    };
  },
);

export const mathematicsKinds = {
  geoboard,
  'edge-model': edgeModel,
  weights,
  tangram,
  dominoes,
  'logic-blocks': logicBlocks,
  'number-line': numberLine,
};
