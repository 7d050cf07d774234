import { darker, inkOn, lighter } from '../../../modules/media/drawing/color.ts';
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
import { beech } from '../materials.ts';
import { Corner } from '../solid.ts';

const primary = ['#c8102e', '#f2c21b', '#2f8f5b', '#1f5fa8'] as const;

/** A counting frame of ten beads to a row, five and five. */
const countingFrame = kind(
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
const counters = kind(
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
const dice = kind(
  { colors: colors(primary, 6), figures: flag(), foam: flag(), faces: flag(), painted: flag() },
  ({ colors: tones, figures, foam, faces, painted }) => {
    const shade = (at: number): string => primary[at % primary.length] ?? '#c8102e';
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
      const mood = (mouth: string): string =>
        rect(-17 * scale, -17 * scale, 34 * scale, 34 * scale, 3 * scale, '#fffdf8', {
          opacity: 0.92,
        }) +
        circle(0, 0, 13 * scale, '#f7d14a') +
        circle(-4.5 * scale, -3 * scale, 1.6 * scale, '#1d2430') +
        circle(4.5 * scale, -3 * scale, 1.6 * scale, '#1d2430') +
        group({ transform: `scale(${scale})` }, line(mouth, '#1d2430', 1.6));
      const marks = faces
        ? group(
            { transform: `matrix(0.866 0.46 -0.866 0.46 ${tx} ${ty})` },
            mood('M-5 4Q0 10 5 4'),
          ) +
          group({ transform: `matrix(0.866 0.46 0 1 ${lx} ${ly})` }, mood('M-5 8Q0 2 5 8')) +
          group({ transform: `matrix(0.866 -0.46 0 1 ${rx} ${ry})` }, mood('M-5 6H5'))
        : figures
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
      const box =
        corner.shadow([0, 0, 0], [50, 50]) +
        corner.box([0, 0, 0], [50, 50, 50], tone, foam ? 60 : 36);
      if (!painted) return box + marks;
      // A colour on each side instead of dots.
      const side = (matrix: string, at: number): string =>
        group(
          { transform: `matrix(${matrix})` },
          rect(-20 * scale, -20 * scale, 40 * scale, 40 * scale, 6 * scale, shade(value + at)),
        );
      return (
        box +
        side(`0.866 0.46 -0.866 0.46 ${tx} ${ty}`, 0) +
        side(`0.866 0.46 0 1 ${lx} ${ly}`, 1) +
        side(`0.866 -0.46 0 1 ${rx} ${ry}`, 2)
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
const placeValue = kind({ color: color('#f2c21b'), wood: flag() }, ({ color: paint, wood }) => {
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
});

/** Fractions: a circle cut into slices. */
const fractions = kind(
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

export const arithmeticKinds = {
  'counting-frame': countingFrame,
  counters: counters,
  dice: dice,
  'place-value': placeValue,
  fractions: fractions,
};
