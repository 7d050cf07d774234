import { darker, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { color, flag, integer } from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  group,
  line,
  lyingShadow,
  path,
  placed,
  rect,
  standingShadow,
} from '../../../modules/media/drawing/sheet.ts';
import { Corner } from '../solid.ts';

const clipboard = kind({ color: color('#8a5a35') }, ({ color: board }, sheet) => {
  const [w, h] = [850, 1180];
  const place = [800, 800, -4, 1] as const;
  return {
    tint: board,
    art:
      lyingShadow(placed(...place, rect(-w / 2, -h / 2, w, h, 30, '')), 15) +
      placed(
        ...place,
        rect(-w / 2, -h / 2, w, h, 30, sheet.matt(board)),
        rect(-w / 2 + 44, -h / 2 + 120, w - 88, h - 170, 6, '#fffefb'),
        line(
          [0, 1, 2, 3, 4, 5, 6]
            .map((at) => `M${-w / 2 + 230} ${-h / 2 + 290 + at * 110}h${at % 2 ? 360 : 440}`)
            .join(''),
          '#d4d8de',
          12,
        ),
        [0, 1, 2, 3, 4, 5, 6]
          .map((at) =>
            rect(-w / 2 + 116, -h / 2 + 258 + at * 110, 62, 62, 10, 'none', {
              stroke: '#9aa1aa',
              'stroke-width': 8,
            }),
          )
          .join(''),
        line(
          [0, 1, 3]
            .map((at) => `M${-w / 2 + 130} ${-h / 2 + 290 + at * 110}l18 20 34 -46`)
            .join(''),
          '#2f8f5b',
          14,
        ),
        path(
          `M-180 ${-h / 2 + 130}V${-h / 2 + 40}Q-180 ${-h / 2 + 8} -148 ${-h / 2 + 8}H-70Q-60 ${-h / 2 - 60} 0 ${-h / 2 - 60}T70 ${-h / 2 + 8}H148Q180 ${-h / 2 + 8} 180 ${-h / 2 + 40}V${-h / 2 + 130}Z`,
          sheet.linear([
            [0, '#eef0f2'],
            [0.5, '#b9bfc7'],
            [1, '#8f969f'],
          ]),
        ),
        circle(0, -h / 2 - 8, 22, mix(board, '#5b6472', 0.5)),
        rect(-180, -h / 2 + 104, 360, 34, 8, '#9aa1aa'),
      ),
  };
});

/** Magazine files standing in a row. */
const magazineFile = kind(
  { color: color('#1f9aa0'), count: integer(1, 3, 1) },
  ({ color: paint, count }, sheet) => {
    const width = 260;
    const depth = 480;
    const h = 1060;
    const total = width * count + depth;
    const left = 800 - total / 2;
    const top = 270;
    const side = (x: number): string =>
      path(
        `M${x + width} ${top}L${x + width + depth} ${top + 430}V${top + h - 40}L${x + width} ${top + h}Z`,
        sheet.linear(
          [
            [0, darker(paint, 0.12)],
            [1, darker(paint, 0.05)],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      path(
        `M${x + width} ${top}L${x + width + depth} ${top + 430}l-4 20L${x + width} ${top + 26}Z`,
        '#ffffff',
        { opacity: 0.16 },
      );
    const papers = ['#fdfbf6', '#f1ede4', '#fdfbf6']
      .map((paper, at) =>
        path(
          `M${left + 30 + at * 66} ${top + 26}l${depth * 0.96} 300v-150l-${depth * 0.96} -260Z`,
          at === 1 ? mix(paper, '#f2c21b', 0.5) : paper,
        ),
      )
      .join('');
    return {
      tint: paint,
      art:
        standingShadow(sheet, 800, top + h - 10, total / 2) +
        papers +
        side(left + width * (count - 1)) +
        Array.from({ length: count }, (_, at) => {
          const x = left + at * width;
          return (
            rect(
              x + 2,
              top,
              width - 4,
              h,
              8,
              sheet.linear(
                [
                  [0, lighter(paint, 0.05)],
                  [1, darker(paint, 0.05)],
                ],
                0,
                0,
                1,
                0,
              ),
            ) +
            circle(x + width / 2, top + 200, 62, darker(paint, 0.26)) +
            rect(x + 50, top + h - 420, width - 100, 240, 8, '#fffdf8') +
            line(
              `M${x + 80} ${top + h - 350}h${width - 160}m${-(width - 160)} 60h${width - 200}`,
              '#b9bec7',
              7,
            )
          );
        }).join(''),
    };
  },
);

/** Letter trays, stacked. */
const letterTray = kind(
  { color: color('#2b2f36'), count: integer(1, 4, 3), wire: flag() },
  ({ color: paint, count, wire }) => {
    const corner = new Corner(800, 640 + count * 66, 6);
    const [w, d] = [96, 112];
    let art = corner.shadow([-4, -4, 0], [w + 8, d + 8]);
    for (let at = 0; at < count; at += 1) {
      const z = at * 27;
      art += corner.box([0, 0, z], [w, d, 2.5], darker(paint, 0.03));
      art += corner.face(
        [
          [0, 0, z],
          [0, d, z],
          [0, d, z + 17],
          [0, 0, z + 17],
        ],
        darker(paint, 0.1),
      );
      art += corner.face(
        [
          [0, 0, z],
          [w, 0, z],
          [w, 0, z + 17],
          [0, 0, z + 17],
        ],
        darker(paint, 0.14),
      );
      art += corner.box([6, 6, z + 2.5], [w - 12, d - 8, 3 + at], '#fbf8f0', 2);
      art += corner.face(
        [
          [w, 0, z],
          [w, d, z],
          [w, d, z + 13],
          [w, 0, z + 17],
        ],
        wire ? darker(paint, 0.05) : darker(paint, 0.12),
      );
      art += corner.line(
        [
          [w, 0, z + 17],
          [w, d, z + 13],
        ],
        lighter(paint, 0.16),
        5,
      );
      art += corner.line(
        [
          [0, d, z + 17],
          [0, d, z],
        ],
        lighter(paint, 0.1),
        6,
      );
      if (at < count - 1)
        for (const [x, y] of [
          [2, 2],
          [w - 2, 2],
          [2, d - 2],
          [w - 2, d - 2],
        ] as const)
          art += corner.box([x - 1.5, y - 1.5, z + 13], [3, 3, 14], paint, 2);
    }
    return { tint: paint, art };
  },
);

/** A box for everything, with or without a lid; clear ones show what is inside. */
const storageBox = kind(
  { color: color('#6bb3e0'), lid: flag(true), clear: flag(), wood: flag() },
  ({ color: paint, lid, clear, wood }) => {
    const corner = new Corner(800, 600, 6.1);
    const [w, d, h] = [108, 84, 62];
    const body = wood ? '#dfbd8a' : paint;
    let art = corner.shadow([-4, -4, 0], [w + 8, d + 8]);
    if (!lid) {
      art +=
        corner.face(
          [
            [0, 0, 0],
            [w, 0, 0],
            [w, 0, h],
            [0, 0, h],
          ],
          darker(body, 0.15),
        ) +
        corner.face(
          [
            [0, 0, 0],
            [0, d, 0],
            [0, d, h],
            [0, 0, h],
          ],
          darker(body, 0.1),
        );
      const things = [
        ['#c8102e', 14, 20, 30],
        ['#f2c21b', 50, 16, 34],
        ['#1f5fa8', 74, 44, 28],
        ['#2f8f5b', 22, 54, 30],
        ['#ee8522', 52, 50, 36],
      ] as const;
      for (const [tone, x, y, size] of things)
        art += corner.box([x, y, h - 22], [size * 0.7, size * 0.7, 26], tone);
    }
    const front =
      corner.face(
        [
          [0, d, 0],
          [w, d, 0],
          [w, d, h],
          [0, d, h],
        ],
        clear ? mix(body, '#ffffff', 0.35) : darker(body, 0.035),
      ) +
      corner.face(
        [
          [w, 0, 0],
          [w, d, 0],
          [w, d, h],
          [w, 0, h],
        ],
        clear ? mix(body, '#ffffff', 0.15) : darker(body, 0.13),
      );
    art += clear ? group({ opacity: 0.8 }, front) : front;
    if (wood)
      for (const z of [h * 0.33, h * 0.66])
        art += corner.line(
          [
            [0, d, z],
            [w, d, z],
            [w, 0, z],
          ],
          darker(body, 0.17),
          4,
        );
    const rim = darker(body, wood ? 0.02 : 0.06);
    if (lid)
      art +=
        corner.box(
          [-3, -3, h],
          [w + 6, d + 6, 9],
          clear ? mix(paint, '#ffffff', 0.1) : lighter(paint, 0.05),
        ) + corner.box([10, 10, h + 9], [w - 20, d - 20, 2.5], lighter(paint, 0.08));
    else
      art +=
        corner.line(
          [
            [0, d, h],
            [w, d, h],
            [w, 0, h],
          ],
          lighter(rim, 0.12),
          16,
        ) +
        corner.line(
          [
            [w, 0, h],
            [0, 0, h],
            [0, d, h],
          ],
          lighter(rim, 0.07),
          12,
        );
    art += corner.face(
      [
        [w * 0.36, d, h * 0.52],
        [w * 0.64, d, h * 0.52],
        [w * 0.64, d, h * 0.7],
        [w * 0.36, d, h * 0.7],
      ],
      darker(body, 0.24),
    );
    art += corner.face(
      [
        [w * 0.3, d, h * 0.14],
        [w * 0.7, d, h * 0.14],
        [w * 0.7, d, h * 0.38],
        [w * 0.3, d, h * 0.38],
      ],
      '#fffdf8',
      2,
    );
    return { tint: body, art: placed(0, 120, 0, 1, art) };
  },
);

export const storageKinds = {
  clipboard: clipboard,
  'magazine-file': magazineFile,
  'letter-tray': letterTray,
  'storage-box': storageBox,
};
