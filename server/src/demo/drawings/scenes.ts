import { darker } from '../../modules/media/drawing/color.ts';
import { lettering } from '../../modules/media/drawing/lettering.ts';
import {
  circle,
  ellipse,
  line,
  path,
  placed,
  rect,
  type Sheet,
} from '../../modules/media/drawing/sheet.ts';
import { animal } from './kinds/animals.ts';
import { toyVehicle } from './kinds/vehicles.ts';

/** Pictures that are printed on goods: in a square of `size` whose corner is at (left, top). */
type Scene = (sheet: Sheet, left: number, top: number, size: number) => string;

const ground = (left: number, top: number, size: number, sky: string, grass: string): string =>
  rect(left, top, size, size, 0, sky) +
  path(
    `M${left} ${top + size * 0.55}Q${left + size * 0.5} ${top + size * 0.42} ${left + size} ${top + size * 0.55}V${top + size}H${left}Z`,
    grass,
  );

/** Four or nine things, each in its field. */
const fields =
  (draw: (at: number, x: number, y: number, s: number, sheet: Sheet) => string): Scene =>
  (sheet, left, top, size) =>
    rect(left, top, size, size, 0, '#f4f1ea') +
    [0, 1, 2, 3]
      .map((at) =>
        draw(
          at,
          left + size * (0.27 + (at % 2) * 0.46),
          top + size * (0.28 + Math.floor(at / 2) * 0.46),
          size / 1000,
          sheet,
        ),
      )
      .join('');

const fruits = (at: number, x: number, y: number, s: number): string =>
  placed(
    x,
    y,
    0,
    s,
    [
      circle(0, 20, 150, '#c8102e') +
        line('M0 -110q10 -70 60 -90', '#6b4a2a', 20) +
        ellipse(70, -150, 60, 30, '#5f9430'),
      path(
        'M-170 -60Q-60 150 150 60Q190 40 170 -10Q20 40 -120 -110Q-170 -120 -170 -60Z',
        '#f2c21b',
      ),
      path('M0 -150Q60 -110 90 20Q130 160 0 170Q-130 160 -90 20Q-60 -110 0 -150Z', '#8cbf3f') +
        line('M0 -140q0 -50 30 -70', '#6b4a2a', 18),
      [
        [-60, -60],
        [60, -60],
        [0, -60],
        [-30, 30],
        [30, 30],
        [0, 110],
      ]
        .map(([px = 0, py = 0]) => circle(px, py, 56, '#6f4aa0'))
        .join('') + line('M0 -110v-60', '#6b4a2a', 18),
    ][at] ?? '',
  );

export const scenes = {
  farm: (sheet, left, top, size) =>
    ground(left, top, size, '#cfe6ee', '#a9c978') +
    rect(left + size * 0.6, top + size * 0.24, size * 0.3, size * 0.24, 4, '#c8102e') +
    path(
      `M${left + size * 0.56} ${top + size * 0.26}l${size * 0.19} ${-size * 0.15} ${size * 0.19} ${size * 0.15}Z`,
      '#8a2a2a',
    ) +
    rect(left + size * 0.7, top + size * 0.34, size * 0.1, size * 0.14, 0, '#fff7df') +
    animal('cow', left + size * 0.28, top + size * 0.62, size / 1000, sheet) +
    animal('pig', left + size * 0.7, top + size * 0.72, size / 1150, sheet) +
    animal('hen', left + size * 0.26, top + size * 0.93, size / 1300, sheet) +
    animal('sheep', left + size * 0.68, top + size * 0.95, size / 1400, sheet),
  town: (sheet, left, top, size) =>
    rect(left, top, size, size, 0, '#cfe6ee') +
    rect(left, top + size * 0.62, size, size * 0.38, 0, '#a9c978') +
    rect(left, top + size * 0.7, size, size * 0.17, 0, '#6b727c') +
    line(`M${left} ${top + size * 0.785}H${left + size}`, '#ffffff', size * 0.01, {
      'stroke-dasharray': '50 40',
    }) +
    (
      [
        [0.05, 0.34, '#ea6a5a'],
        [0.27, 0.46, '#f2c21b'],
        [0.5, 0.3, '#6f4aa0'],
        [0.72, 0.42, '#8cbf3f'],
      ] as const
    )
      .map(
        ([x, high, fill]) =>
          rect(left + size * x, top + size * (0.64 - high), size * 0.2, size * high, 4, fill) +
          path(
            `M${left + size * (x - 0.02)} ${top + size * (0.64 - high)}l${size * 0.12} ${-size * 0.09} ${size * 0.12} ${size * 0.09}Z`,
            darker(fill, 0.16),
          ) +
          [0, 1]
            .map((column) =>
              [0, 1]
                .map((row) =>
                  rect(
                    left + size * (x + 0.035 + column * 0.08),
                    top + size * (0.68 - high + row * 0.11),
                    size * 0.05,
                    size * 0.06,
                    3,
                    '#fff7df',
                  ),
                )
                .join(''),
            )
            .join(''),
      )
      .join('') +
    toyVehicle('bus', left + size * 0.3, top + size * 0.86, size / 3000, sheet) +
    toyVehicle('police', left + size * 0.74, top + size * 0.86, size / 3600, sheet),
  world: (_, left, top, size) =>
    rect(left, top, size, size, 0, '#bfe0ee') +
    placed(
      left + size / 2,
      top + size / 2,
      0,
      size / 1200,
      path(
        'M-520 -180q110 -90 210 -40 60 40 -10 110 -30 60 -80 60 -20 110 60 140 40 40 10 130 -40 70 -70 10 -40 -120 -60 -190 -90 -60 -110 -120 0 -60 50 -100Z',
        '#8cbf3f',
      ),
      path(
        'M-60 -200q60 -60 150 -40 160 -40 330 20 80 60 20 120 -60 20 -80 80 -60 60 -100 0 -60 -20 -90 10 -50 10 -70 -30 -60 30 -110 0 -70 -90 -50 -160Z',
        '#f2c21b',
      ),
      path(
        'M-50 -10q90 -30 160 30 60 60 10 130 -40 60 -60 130 -40 50 -70 -10 -20 -90 -60 -130 -50 -90 20 -150Z',
        '#ee8522',
      ),
      path('M340 130q70 -50 130 0 30 60 -30 90 -90 20 -110 -30 -10 -40 10 -60Z', '#c8102e'),
      path('M-560 480q560 -60 1120 0V600H-560Z', '#ffffff'),
    ),
  sea: (sheet, left, top, size) =>
    rect(
      left,
      top,
      size,
      size,
      0,
      sheet.linear([
        [0, '#8fcbe6'],
        [1, '#1f6f9a'],
      ]),
    ) +
    path(
      `M${left} ${top + size * 0.88}Q${left + size * 0.5} ${top + size * 0.8} ${left + size} ${top + size * 0.9}V${top + size}H${left}Z`,
      '#e3cf9c',
    ) +
    line(
      `M${left + size * 0.14} ${top + size * 0.9}q${size * 0.05} ${-size * 0.12} 0 ${-size * 0.24}M${left + size * 0.2} ${top + size * 0.9}q${-size * 0.05} ${-size * 0.1} 0 ${-size * 0.18}`,
      '#2f8f5b',
      size * 0.02,
    ) +
    animal('whale', left + size * 0.42, top + size * 0.38, size / 1000, sheet) +
    animal('fish', left + size * 0.78, top + size * 0.58, size / 1300, sheet) +
    animal('octopus', left + size * 0.34, top + size * 0.86, size / 1300, sheet) +
    animal('turtle', left + size * 0.7, top + size * 0.88, size / 1400, sheet),
  hen: (sheet, left, top, size) =>
    ground(left, top, size, '#f8e7b8', '#a9c978') +
    animal('hen', left + size * 0.56, top + size * 0.74, size / 560, sheet) +
    ellipse(left + size * 0.2, top + size * 0.82, size * 0.07, size * 0.09, '#fbf6ea') +
    circle(left + size * 0.36, top + size * 0.9, size * 0.06, '#f7d74a') +
    circle(left + size * 0.36, top + size * 0.83, size * 0.045, '#f7d74a'),
  flower: (_, left, top, size) =>
    rect(left, top, size, size, 0, '#cfe6ee') +
    rect(left, top + size * 0.74, size, size * 0.26, 0, '#8a6243') +
    line(`M${left + size / 2} ${top + size * 0.8}V${top + size * 0.4}`, '#2f8f5b', size * 0.035) +
    path(
      `M${left + size / 2} ${top + size * 0.64}q${-size * 0.22} 0 ${-size * 0.24} ${-size * 0.14}q${size * 0.2} ${-size * 0.02} ${size * 0.24} ${size * 0.14}Z`,
      '#5f9430',
    ) +
    Array.from({ length: 12 }, (__, at) =>
      ellipse(left + size / 2, top + size * 0.15, size * 0.045, size * 0.11, '#f2c21b', {
        transform: `rotate(${at * 30} ${left + size / 2} ${top + size * 0.3})`,
      }),
    ).join('') +
    circle(left + size / 2, top + size * 0.3, size * 0.1, '#6b4423') +
    line(
      `M${left + size / 2} ${top + size * 0.8}l${-size * 0.08} ${size * 0.12}m${size * 0.08} ${-size * 0.12}l${size * 0.09} ${size * 0.14}`,
      '#f1e3c8',
      size * 0.014,
    ),
  body: (_, left, top, size) =>
    rect(left, top, size, size, 0, '#cfe6ee') +
    placed(
      left + size / 2,
      top + size * 0.52,
      0,
      size / 1080,
      circle(0, -340, 120, '#f0c9a0'),
      path('M-120 -390Q0 -520 120 -390Q60 -420 0 -420Q-60 -420 -120 -390Z', '#6b4423'),
      path('M-150 -200H150L280 60 220 90 130 -40V190H-130V-40L-220 90 -280 60Z', '#ea6a5a'),
      path('M-130 190H130L110 460H30L0 250 -30 460H-110Z', '#1f5fa8'),
      circle(-252, 80, 44, '#f0c9a0'),
      circle(252, 80, 44, '#f0c9a0'),
      circle(-42, -350, 13, '#1d2430'),
      circle(42, -350, 13, '#1d2430'),
      line('M-40 -290q40 36 80 0', '#8a3f2e', 11),
    ),
  house: (_, left, top, size) =>
    ground(left, top, size, '#cfe6ee', '#a9c978') +
    placed(
      left + size / 2,
      top + size * 0.62,
      0,
      size / 1080,
      rect(-270, -160, 540, 400, 4, '#f0cf95'),
      line(
        'M-270 -60H270M-270 40H270M-270 140H270M-130 -160V-60M80 -160V-60M-40 -60V40M160 -60V40',
        '#d3a56a',
        8,
      ),
      path('M-330 -150L0 -420 330 -150Z', '#c8102e'),
      rect(-60, 60, 120, 180, 4, '#8a5a35'),
      rect(120, -60, 110, 110, 4, '#bfe0ee'),
      rect(-230, -60, 110, 110, 4, '#bfe0ee'),
      rect(170, -380, 70, 150, 0, '#8a5a35'),
    ),
  animals: fields((at, x, y, s, sheet) =>
    animal(['cow', 'pig', 'hen', 'dog'][at] ?? 'cow', x + 10 * s, y + 150 * s, s * 0.86, sheet),
  ),
  vehicles: fields((at, x, y, s, sheet) =>
    toyVehicle(
      ['tractor', 'fire-engine', 'bus', 'police'][at] ?? 'bus',
      x,
      y + 130 * s,
      s * 0.44,
      sheet,
    ),
  ),
  fruit: fields((at, x, y, s) => fruits(at, x, y, s)),
  numbers: fields(
    (at, x, y, s) =>
      rect(
        x - 150 * s,
        y - 170 * s,
        300 * s,
        340 * s,
        40 * s,
        ['#6bb3e0', '#f2c21b', '#8cbf3f', '#ea6a5a'][at] ?? '#6bb3e0',
      ) +
      lettering(String(at + 1), x, y - 110 * s, {
        size: 220 * s,
        color: '#ffffff',
        weight: 17,
        align: 'middle',
      }),
  ),
  syllables: (_, left, top, size) =>
    rect(left, top, size, size, 0, '#fffdf6') +
    (
      [
        ['SON', 'NE', '#f2c21b'],
        ['ROL', 'LER', '#6bb3e0'],
      ] as const
    )
      .map(
        ([a, b, tone], row) =>
          rect(
            left + size * 0.06,
            top + size * (0.1 + row * 0.46),
            size * 0.88,
            size * 0.34,
            20,
            tone,
            { opacity: 0.35 },
          ) +
          lettering(a, left + size * 0.27, top + size * (0.2 + row * 0.46), {
            size: size * 0.13,
            color: '#1f5fa8',
            weight: 15,
            align: 'middle',
          }) +
          lettering(b, left + size * 0.72, top + size * (0.2 + row * 0.46), {
            size: size * 0.13,
            color: '#c8102e',
            weight: 15,
            align: 'middle',
          }),
      )
      .join(''),
} as const satisfies Readonly<Record<string, Scene>>;

const sign = (at: number): string =>
  [
    path('M0 -150L160 130H-160Z', '#fffdf6', {
      stroke: '#c8102e',
      'stroke-width': 44,
      'stroke-linejoin': 'round',
    }) + line('M0 -60v90m0 50v2', '#1d2430', 30),
    circle(0, 0, 150, '#c8102e') + rect(-100, -28, 200, 56, 6, '#fffdf6'),
    circle(0, 0, 150, '#1f5fa8') + path('M-24 100V0H-80L0 -100L80 0H24V100Z', '#fffdf6'),
    rect(-140, -140, 280, 280, 24, '#1f5fa8') +
      lettering('P', 0, -90, { size: 180, color: '#fffdf6', weight: 17, align: 'middle' }),
    path('M0 -180L180 0 0 180 -180 0Z', '#fffdf6', { stroke: '#1d2430', 'stroke-width': 12 }) +
      path('M0 -120L120 0 0 120 -120 0Z', '#f2c21b'),
    circle(0, 0, 150, '#fffdf6', { stroke: '#c8102e', 'stroke-width': 40 }) +
      lettering('30', 0, -60, { size: 120, color: '#1d2430', weight: 16, align: 'middle' }),
  ][at % 6] ?? '';

const face = (at: number): string => {
  const fill =
    ['#f7d14a', '#9fc3e6', '#f08a80', '#a8d8a0', '#f6b26b', '#d9c7f0'][at % 6] ?? '#f7d14a';
  const mouth =
    [
      'M-70 50Q0 130 70 50',
      'M-70 100Q0 30 70 100',
      'M-70 90H70',
      'M-60 60Q0 100 60 60',
      'M-30 80a30 34 0 1 0 60 0a30 34 0 1 0 -60 0',
      'M-60 80Q-20 50 0 80T60 80',
    ][at % 6] ?? '';
  return (
    circle(0, 0, 170, fill) +
    circle(-60, -36, 18, '#1d2430') +
    circle(60, -36, 18, '#1d2430') +
    line(mouth, '#1d2430', 16)
  );
};

const net = (at: number): string =>
  (
    [
      [
        [0, -1],
        [-1, 0],
        [0, 0],
        [1, 0],
        [0, 1],
        [0, 2],
      ],
      [
        [-1, -1],
        [-1, 0],
        [0, 0],
        [1, 0],
        [2, 0],
        [0, 1],
      ],
      [
        [0, -1],
        [0, 0],
        [1, 0],
        [-1, 1],
        [0, 1],
        [0, 2],
      ],
    ] as const
  )[at % 3]
    ?.map(([x, y]) =>
      rect(x * 82 - 62, y * 82 - 82, 82, 82, 0, '#6bb3e0', {
        stroke: '#1f5fa8',
        'stroke-width': 9,
      }),
    )
    .join('') ?? '';

const solid = (at: number): string =>
  [
    path('M-110 -60L20 -120L130 -50V100L0 160L-110 90Z', '#6bb3e0') +
      path('M-110 -60L0 0V160L-110 90ZM0 0L130 -50V100L0 160Z', '#3f8fc0') +
      path('M-110 -60L0 0V160L-110 90Z', '#559fcc'),
    path('M0 -150L130 110Q0 170 -130 110Z', '#f2c21b'),
    rect(-90, -110, 180, 220, 0, '#2f8f5b') +
      ellipse(0, 110, 90, 34, '#2f8f5b') +
      ellipse(0, -110, 90, 34, '#6fbf8f'),
    circle(0, 0, 140, '#c8102e') + ellipse(-40, -50, 40, 30, '#ffffff', { opacity: 0.4 }),
    path('M0 -150L140 100L20 150L-140 90Z', '#ee8522') + path('M0 -150L20 150L-140 90Z', '#f6a85a'),
    rect(-150, -70, 300, 160, 6, '#6f4aa0'),
  ][at % 6] ?? '';

/** What the cards of a game of pairs show: pictures of about 400 × 400 around the origin. */
export const cardFaces = {
  forest: (at: number, sheet: Sheet) =>
    animal(
      ['fox', 'hedgehog', 'owl', 'deer', 'boar', 'hare'][at % 6] ?? 'fox',
      10,
      150,
      0.72,
      sheet,
    ),
  vehicles: (at: number, sheet: Sheet) =>
    toyVehicle(
      ['tractor', 'fire-engine', 'bus', 'police', 'truck', 'locomotive'][at % 6] ?? 'bus',
      0,
      130,
      0.38,
      sheet,
    ),
  faces: face,
  signs: sign,
  solids: solid,
  nets: (at: number) => (at % 2 ? net(Math.floor(at / 2)) : solid(at)),
  textures: (at: number) =>
    circle(
      0,
      0,
      180,
      ['#8a5a35', '#c9a46a', '#6bb3e0', '#d64f8c', '#2f8f5b', '#8d939b'][at % 6] ?? '#8a5a35',
    ) +
    line(
      [
        'M-120 -80H120M-140 -20H140M-140 40H140M-110 100H110',
        'M-100 -100L100 100M-140 0L0 140M0 -140L140 0',
        'M-130 -60q32 -40 65 0t65 0 65 0 65 0M-130 20q32 -40 65 0t65 0 65 0 65 0M-130 100q32 -40 65 0t65 0 65 0',
        'M-80 -80h.1M0 -80h.1M80 -80h.1M-80 0h.1M0 0h.1M80 0h.1M-80 80h.1M0 80h.1M80 80h.1',
        'M-60 -140V140M0 -160V160M60 -140V140M-140 -60H140M-160 0H160M-140 60H140',
        'M-100 -60l40 -40M0 -60l40 -40M80 -40l40 -40M-80 40l40 -40M20 40l40 -40M-40 120l40 -40M60 120l40 -40',
      ][at % 6] ?? '',
      '#ffffff',
      at % 6 === 3 ? 40 : 14,
      { opacity: 0.55 },
    ),
  words: (at: number) =>
    at % 2
      ? lettering(['HAUS', 'BAUM', 'BALL'][Math.floor(at / 2) % 3] ?? 'HAUS', 0, -50, {
          size: 110,
          color: '#1d2430',
          weight: 14,
          align: 'middle',
          widest: 330,
        })
      : ([
          path('M-120 -20H120V150H-120Z', '#f0cf95') +
            path('M-160 0L0 -150 160 0Z', '#c8102e') +
            rect(-30, 50, 60, 100, 4, '#8a5a35'),
          rect(-24, 20, 48, 150, 8, '#8a5a35') + circle(0, -40, 120, '#2f8f5b'),
          circle(0, 0, 140, '#c8102e') + path('M-140 0Q0 -70 140 0Q0 70 -140 0Z', '#fffdf6'),
        ][Math.floor(at / 2) % 3] ?? ''),
  rhymes: (at: number) =>
    [
      path('M-120 -20H120V150H-120Z', '#f0cf95') +
        path('M-160 0L0 -150 160 0Z', '#c8102e') +
        rect(-30, 50, 60, 100, 4, '#8a5a35'),
      ellipse(0, 40, 130, 90, '#8d939b') +
        circle(-90, -30, 60, '#8d939b') +
        circle(-120, -90, 40, '#c9ced4') +
        circle(-60, -90, 40, '#c9ced4') +
        circle(-100, -30, 9, '#1d2430') +
        line('M120 60q60 20 50 90', '#8d939b', 14),
      path('M-150 -110H150L110 150H-110Z', '#6bb3e0') + ellipse(0, -110, 150, 40, '#9fd0ee'),
      path('M-140 110Q-150 -60 0 -60T140 110Z', '#3a3f47') +
        rect(-170, 100, 340, 40, 18, '#3a3f47'),
      rect(-24, 20, 48, 150, 8, '#8a5a35') + circle(0, -40, 120, '#2f8f5b'),
      path('M-150 60Q-100 -120 40 -110Q170 -60 150 100Q20 150 -150 60Z', '#9fd0ee'),
    ][at % 6] ?? '',
} as const satisfies Readonly<Record<string, (at: number, sheet: Sheet) => string>>;
