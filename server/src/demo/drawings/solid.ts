import { darker, lighter } from '../../modules/media/drawing/color.ts';
import { path, polygon, shadowInk } from '../../modules/media/drawing/sheet.ts';

type Point = readonly [x: number, y: number, z: number];

/**
 * Boxes seen from above at the front corner: x runs to the lower right, y to the lower left, z up.
 * Light comes from the left: tops are bright, left faces keep their colour, right faces are dark.
 */
export class Corner {
  readonly #cx: number;
  readonly #cy: number;
  readonly #scale: number;

  constructor(cx: number, cy: number, scale: number) {
    this.#cx = cx;
    this.#cy = cy;
    this.#scale = scale;
  }

  at([x, y, z]: Point): readonly [number, number] {
    return [
      this.#cx + (x - y) * 0.866 * this.#scale,
      this.#cy + ((x + y) * 0.46 - z) * this.#scale,
    ];
  }

  face(points: readonly Point[], fill: string, soft = 5): string {
    return polygon(
      points.map((point) => this.at(point)),
      fill,
      soft ? { stroke: fill, 'stroke-width': soft, 'stroke-linejoin': 'round' } : {},
    );
  }

  /** A box with its lowest back corner at `from`. */
  box(from: Point, size: Point, color: string, soft = 5): string {
    const [x, y, z] = from;
    const [w, d, h] = size;
    return (
      this.face(
        [
          [x, y + d, z],
          [x + w, y + d, z],
          [x + w, y + d, z + h],
          [x, y + d, z + h],
        ],
        darker(color, 0.035),
        soft,
      ) +
      this.face(
        [
          [x + w, y, z],
          [x + w, y + d, z],
          [x + w, y + d, z + h],
          [x + w, y, z + h],
        ],
        darker(color, 0.13),
        soft,
      ) +
      this.face(
        [
          [x, y, z + h],
          [x + w, y, z + h],
          [x + w, y + d, z + h],
          [x, y + d, z + h],
        ],
        lighter(color, 0.055),
        soft,
      )
    );
  }

  /** The soft shadow on the ground of something that covers `size` at `from`. */
  shadow(from: Point, size: readonly [number, number], strength = 1): string {
    const [x, y] = from;
    const [w, d] = size;
    let text = '';
    for (const [grow, opacity] of [
      [0, 0.1],
      [6, 0.07],
      [14, 0.05],
      [24, 0.035],
      [38, 0.025],
    ] as const) {
      text += polygon(
        (
          [
            [x, y, 0],
            [x + w, y, 0],
            [x + w, y + d, 0],
            [x, y + d, 0],
          ] as const
        ).map((point) => {
          const [px, py] = this.at(point);
          return [px + 14, py + 12] as const;
        }),
        shadowInk,
        {
          stroke: shadowInk,
          'stroke-width': grow * 2.4,
          'stroke-linejoin': 'round',
          opacity: opacity * strength,
        },
      );
    }
    return text;
  }

  line(points: readonly Point[], color: string, width: number): string {
    const d = points.map((point, index) => {
      const [x, y] = this.at(point);
      return `${index === 0 ? 'M' : 'L'}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
    });
    return path(d.join(''), 'none', {
      stroke: color,
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    });
  }
}
