import { darker, inkOn, lighter, lightness, mix } from '../../../modules/media/drawing/color.ts';
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
  group,
  line,
  lyingShadow,
  path,
  placed,
  rect,
} from '../../../modules/media/drawing/sheet.ts';
import { Corner } from '../solid.ts';

/** Coloured paper: a fan of sheets, or one colour as a stack. */
const sheets = kind(
  {
    colors: colors(['#c8102e', '#ee8522', '#f2c21b', '#2f8f5b', '#1f5fa8', '#6f4aa0'], 25),
    texture: oneOf(['plain', 'fold', 'crepe', 'clear', 'corrugated'], 'plain'),
  },
  ({ colors: papers, texture }, sheet) => {
    const [w, h] = papers.length === 1 ? [900, 1180] : [640, 1000];
    const surface = (paper: string): string =>
      sheet.linear(
        [
          [0, lighter(paper, 0.03)],
          [1, darker(paper, 0.03)],
        ],
        0,
        0,
        1,
        1,
      );
    const grain = (paper: string): string => {
      if (texture === 'crepe')
        return line(
          Array.from(
            { length: Math.floor(w / 18) },
            (_, at) => `M${-w / 2 + 9 + at * 18} ${-h / 2}V${h / 2}`,
          ).join(''),
          darker(paper, 0.09),
          5,
          { opacity: 0.5 },
        );
      if (texture === 'corrugated')
        return line(
          Array.from(
            { length: Math.floor(w / 34) },
            (_, at) => `M${-w / 2 + 17 + at * 34} ${-h / 2}V${h / 2}`,
          ).join(''),
          darker(paper, 0.1),
          13,
          { opacity: 0.55, 'stroke-linecap': 'butt' },
        );
      if (texture === 'fold')
        return line(
          `M${-w / 2} ${h / 2}L${w / 2} ${-h / 2}M${-w / 2} ${-h / 2}L${w / 2} ${h / 2}M0 ${-h / 2}V${h / 2}`,
          darker(paper, 0.08),
          5,
        );
      return '';
    };
    const one = (paper: string): string =>
      rect(
        -w / 2,
        -h / 2,
        w,
        h,
        5,
        texture === 'clear' ? paper : surface(paper),
        texture === 'clear' ? { opacity: 0.55 } : {},
      ) +
      grain(paper) +
      path(`M${-w / 2} ${-h / 2}H${w / 2}`, 'none', {
        stroke: '#ffffff',
        'stroke-width': 3,
        opacity: 0.4,
      });
    const [first = '#c8102e'] = papers;
    if (papers.length === 1) {
      const stack = [
        [14, 16, 2.5],
        [6, 8, -1.5],
        [0, 0, -4],
      ] as const;
      return {
        tint: first,
        art: stack
          .map(
            ([x, y, turn]) =>
              lyingShadow(
                placed(800 + x, 800 + y, turn, 1, rect(-w / 2, -h / 2, w, h, 5, '')),
                8,
                0.7,
              ) + placed(800 + x, 800 + y, turn, 1, one(first)),
          )
          .join(''),
      };
    }
    const spread = Math.min(62, 14 * papers.length + 6);
    const art = papers.map((paper, at) => {
      const turn = papers.length === 1 ? 0 : -spread / 2 + (spread * at) / (papers.length - 1);
      const around = (content: string): string =>
        group(
          {
            transform: `translate(800 1420) rotate(${Math.round(turn * 10) / 10}) translate(0 -640)`,
          },
          content,
        );
      return lyingShadow(around(rect(-w / 2, -h / 2, w, h, 5, '')), 6, 0.55) + around(one(paper));
    });
    return {
      tint: papers[Math.floor(papers.length / 2)] ?? first,
      art: placed(800 * (1 - 0.84), 800 * (1 - 0.84), 0, 0.84, art.join('')),
    };
  },
);

/** A ream of copy paper in its wrapper. */
const ream = kind(
  { color: color('#1f5fa8'), paper: color('#fffefb'), label: label(10, 'A4 80'), carton: flag() },
  ({ color: wrap, paper, label: text, carton }) => {
    const corner = new Corner(800, carton ? 430 : 560, carton ? 6.2 : 7);
    const [w, d, h] = carton ? [100, 84, 76] : [112, 84, 24];
    const ink = inkOn(wrap);
    const shape = carton ? '#c9a472' : paper;
    const band = (from: number, to: number): string =>
      corner.face(
        [
          [w * from, 0, h],
          [w * to, 0, h],
          [w * to, d, h],
          [w * from, d, h],
        ],
        lighter(wrap, 0.05),
        0,
      ) +
      corner.face(
        [
          [w * from, d, 0],
          [w * to, d, 0],
          [w * to, d, h],
          [w * from, d, h],
        ],
        darker(wrap, 0.03),
        0,
      );
    const [lx, ly] = corner.at([w * 0.5, d, h * 0.5]);
    return {
      tint: wrap,
      art:
        group(
          { transform: `translate(0 ${carton ? 120 : 0})` },
          corner.shadow([-6, -6, 0], [w + 12, d + 12]),
          corner.box([0, 0, 0], [w, d, h], shape),
          carton
            ? corner.face(
                [
                  [w * 0.44, 0, h],
                  [w * 0.56, 0, h],
                  [w * 0.56, d, h],
                  [w * 0.44, d, h],
                ],
                '#e6d3ae',
                0,
              ) +
                corner.face(
                  [
                    [w * 0.44, d, h * 0.72],
                    [w * 0.56, d, h * 0.72],
                    [w * 0.56, d, h],
                    [w * 0.44, d, h],
                  ],
                  '#d9c297',
                  0,
                ) +
                corner.face(
                  [
                    [w * 0.08, d, h * 0.16],
                    [w * 0.4, d, h * 0.16],
                    [w * 0.4, d, h * 0.6],
                    [w * 0.08, d, h * 0.6],
                  ],
                  wrap,
                  0,
                )
            : Array.from({ length: 6 }, (_, at) =>
                corner.line(
                  [
                    [w, 0, 3 + at * 3.4],
                    [w, d, 3 + at * 3.4],
                  ],
                  darker(paper, 0.17),
                  1.6,
                ),
              ).join('') + band(0.12, 0.88),
        ) +
        (carton
          ? ''
          : group(
              { transform: `matrix(0.866 0.46 0 1 ${Math.round(lx)} ${Math.round(ly)})` },
              lettering(text, 0, -34, {
                size: 66,
                color: ink,
                weight: 15,
                align: 'middle',
                widest: 380,
              }),
            )),
    };
  },
);

/** Envelopes: one in front, its back behind. */
const envelope = kind(
  { color: color('#fbf8f0'), window: flag(), format: oneOf(['long', 'c5', 'c4'], 'long') },
  ({ color: paper, window, format }, sheet) => {
    const [w, h] = format === 'long' ? [1180, 590] : format === 'c5' ? [1080, 764] : [1010, 1290];
    const edge = darker(paper, 0.08);
    const back = (x: number, y: number, turn: number): string =>
      lyingShadow(placed(x, y, turn, 1, rect(-w / 2, -h / 2, w, h, 10, '')), 11) +
      placed(
        x,
        y,
        turn,
        1,
        rect(-w / 2, -h / 2, w, h, 10, sheet.matt(darker(paper, 0.015), 0.6)),
        path(
          `M${-w / 2} ${h / 2}L-40 ${-h * 0.02}Q0 ${-h * 0.06} 40 ${-h * 0.02}L${w / 2} ${h / 2}`,
          'none',
          { stroke: edge, 'stroke-width': 4 },
        ),
        path(
          `M${-w / 2} ${-h / 2}H${w / 2}L56 ${h * 0.1}Q0 ${h * 0.17} -56 ${h * 0.1}Z`,
          sheet.linear([
            [0, lighter(paper, 0.02)],
            [1, darker(paper, 0.05)],
          ]),
        ),
        path(
          `M${-w / 2} ${-h / 2}L-56 ${h * 0.1}Q0 ${h * 0.17} 56 ${h * 0.1}L${w / 2} ${-h / 2}`,
          'none',
          { stroke: edge, 'stroke-width': 4 },
        ),
      );
    const front = (x: number, y: number, turn: number): string =>
      lyingShadow(placed(x, y, turn, 1, rect(-w / 2, -h / 2, w, h, 10, '')), 13) +
      placed(
        x,
        y,
        turn,
        1,
        rect(-w / 2, -h / 2, w, h, 10, sheet.matt(paper, 0.5)),
        window
          ? rect(
              -w / 2 + w * 0.09,
              h * 0.02,
              w * 0.4,
              h * (format === 'c4' ? 0.16 : 0.3),
              12,
              '#dfe8ec',
              { stroke: edge, 'stroke-width': 4 },
            ) +
              line(
                `M${-w / 2 + w * 0.13} ${h * (format === 'c4' ? 0.07 : 0.11)}h${w * 0.24}m${-w * 0.24} ${h * (format === 'c4' ? 0.04 : 0.09)}h${w * 0.17}`,
                '#9aa6ad',
                8,
              )
          : line(
              `M${w * 0.02} ${h * 0.12}h${w * 0.34}m${-w * 0.34} ${h * 0.11}h${w * 0.26}`,
              darker(paper, 0.16),
              8,
            ),
        rect(
          w / 2 - w * 0.15,
          -h / 2 + h * 0.09,
          w * 0.1,
          w * 0.12,
          4,
          mix(paper, '#1f5fa8', 0.16),
          { stroke: edge, 'stroke-width': 3, 'stroke-dasharray': '9 9' },
        ),
      );
    return {
      tint: mix(paper, '#c9a472', 0.3),
      art:
        format === 'c4'
          ? back(850, 770, 7) + front(760, 830, -4)
          : back(830, 600, 5) + front(770, 970, -4),
    };
  },
);

/** Index cards in a fan, or in their box. */
const indexCards = kind(
  {
    colors: colors(['#fbf8f0', '#f7e04a', '#9fd8c3', '#f0a9c0', '#6bb3e0'], 8),
    ruling: oneOf(['20', '21', '22'], '21'),
    boxed: flag(),
  },
  ({ colors: cards, ruling, boxed }, sheet) => {
    const [w, h] = [860, 600];
    const card = (color: string): string => {
      // Card is paper that one writes on: a strong colour stands for a light tint of it.
      const paper = lightness(color) < 0.75 ? mix(color, '#ffffff', 0.55) : color;
      let lines = '';
      if (ruling === '21')
        for (let y = -h / 2 + 150; y < h / 2 - 30; y += 66) lines += `M${-w / 2} ${y}H${w / 2}`;
      if (ruling === '22') {
        for (let y = -h / 2 + 40; y < h / 2; y += 40) lines += `M${-w / 2} ${y}H${w / 2}`;
        for (let x = -w / 2 + 40; x < w / 2; x += 40) lines += `M${x} ${-h / 2}V${h / 2}`;
      }
      return (
        rect(-w / 2, -h / 2, w, h, 10, sheet.matt(paper, 0.35)) +
        (lines ? line(lines, mix(darker(paper, 0.14), '#7f9cc0', 0.4), 3, { opacity: 0.8 }) : '') +
        (ruling === '21' ? line(`M${-w / 2} ${-h / 2 + 104}H${w / 2}`, '#d76a6a', 4) : '')
      );
    };
    const [first = '#fbf8f0'] = cards;
    const fan = cards.length < 3 ? [...cards, ...cards, ...cards].slice(0, 3) : cards;
    if (boxed) {
      const body = mix('#1f5fa8', cards[1] ?? first, 0.25);
      const standing = [...cards, ...cards]
        .slice(0, 7)
        .map((paper, at) =>
          placed(
            800 + (at - 3) * 7,
            690 - at * 0 + at * 26,
            (at - 3) * 0.7,
            0.95,
            rect(-w / 2, -h / 2, w, h, 10, sheet.matt(paper, 0.35)),
            rect(-w / 2 + 60 + at * 104, -h / 2 - 44, 130, 54, 10, darker(paper, 0.07)),
          ),
        );
      return {
        tint: body,
        art:
          lyingShadow(rect(330, 860, 940, 430, 24, ''), 20) +
          rect(330, 620, 940, 600, 20, darker(body, 0.16)) +
          standing.join('') +
          rect(330, 860, 940, 430, 24, sheet.matt(body)) +
          rect(620, 980, 360, 150, 12, '#fffdf8') +
          line('M660 1030h280m-280 52h200', '#b9bec7', 6),
      };
    }
    return {
      tint: cards.length > 2 ? (cards[1] ?? first) : first === '#fbf8f0' ? '#6bb3e0' : first,
      art: fan
        .map((paper, at) => {
          const offset = at - (fan.length - 1) / 2;
          const place = [
            800 + offset * 36,
            800 + offset * 104,
            -9 + offset * 5,
            fan.length === 3 ? 1.25 : 1.1,
          ] as const;
          return (
            lyingShadow(placed(...place, rect(-w / 2, -h / 2, w, h, 10, '')), 9, 0.8) +
            placed(...place, card(paper))
          );
        })
        .join(''),
    };
  },
);

/** Blocks of sticky notes. */
const stickyNotes = kind(
  { colors: colors(['#f7e04a'], 6), shape: oneOf(['square', 'flags'], 'square') },
  ({ colors: notes, shape }, sheet) => {
    const block = (paper: string, x: number, y: number, turn: number, size: number): string => {
      const [w, h] = shape === 'square' ? [size, size] : [size * 0.3, size];
      const place = [x, y, turn, 1] as const;
      const depth = size * 0.05;
      return (
        lyingShadow(placed(...place, rect(-w / 2, -h / 2, w, h + depth, 4, '')), size * 0.024) +
        placed(
          ...place,
          rect(-w / 2, -h / 2 + depth, w, h, 3, darker(paper, 0.1)),
          line(
            Array.from(
              { length: 4 },
              (_, at) => `M${-w / 2} ${h / 2 + depth * (0.2 + at * 0.22)}H${w / 2}`,
            ).join(''),
            darker(paper, 0.16),
            2.5,
          ),
          path(
            `M${-w / 2} ${-h / 2}H${w / 2}V${h / 2 - h * 0.05}Q${w * 0.2} ${h / 2 + h * 0.012} ${-w / 2} ${h / 2}Z`,
            sheet.linear([
              [0, lighter(paper, 0.03)],
              [0.82, paper],
              [0.93, lighter(paper, 0.06)],
              [1, darker(paper, 0.05)],
            ]),
          ),
        )
      );
    };
    const [first = '#f7e04a'] = notes;
    if (shape === 'flags')
      return {
        tint: first,
        art: notes
          .map((paper, at) =>
            block(
              paper,
              800 + (at - (notes.length - 1) / 2) * 300,
              800,
              (at - (notes.length - 1) / 2) * 3,
              900,
            ),
          )
          .join(''),
      };
    if (notes.length === 1) return { tint: first, art: block(first, 800, 800, -6, 960) };
    const places =
      notes.length <= 4
        ? [
            [560, 560, -5],
            [1040, 600, 4],
            [570, 1060, 3],
            [1060, 1070, -4],
          ]
        : [
            [500, 560, -5],
            [880, 520, 3],
            [1160, 820, 6],
            [480, 980, 4],
            [820, 940, -3],
            [1060, 1180, 2],
          ];
    return {
      tint: first,
      art: notes
        .map((paper, at) =>
          block(
            paper,
            places[at]?.[0] ?? 800,
            places[at]?.[1] ?? 800,
            places[at]?.[2] ?? 0,
            notes.length <= 4 ? 430 : 360,
          ),
        )
        .join(''),
    };
  },
);

/** Labels and rolls of stars that children earn. */
const stickers = kind(
  {
    color: color('#f2c21b'),
    motif: oneOf(['star', 'name', 'dot'], 'star'),
    count: integer(4, 48, 12),
  },
  ({ color: paint, motif, count }, sheet) => {
    const columns = motif === 'name' ? (count > 30 ? 4 : count > 12 ? 3 : 2) : count > 12 ? 4 : 3;
    const rows = Math.ceil(count / columns);
    const [w, h] = [900, 1180];
    const cellW = (w - 80) / columns;
    const cellH = (h - 80) / rows;
    const one = (at: number): string => {
      const x = -w / 2 + 40 + cellW * ((at % columns) + 0.5);
      const y = -h / 2 + 40 + cellH * (Math.floor(at / columns) + 0.5);
      const r = Math.min(cellW, cellH) * 0.42;
      const tone = [paint, mix(paint, '#ffffff', 0.35), darker(paint, 0.06)][at % 3] ?? paint;
      if (motif === 'dot')
        return circle(x, y, r, sheet.matt(tone), { stroke: '#ffffff', 'stroke-width': 8 });
      if (motif === 'name')
        return (
          rect(x - cellW * 0.45, y - cellH * 0.38, cellW * 0.9, cellH * 0.76, 18, '#ffffff', {
            stroke: tone,
            'stroke-width': 12,
          }) +
          line(
            `M${x - cellW * 0.32} ${y - cellH * 0.06}h${cellW * 0.64}m${-cellW * 0.64} ${cellH * 0.2}h${cellW * 0.44}`,
            '#c3c7cd',
            6,
          )
        );
      const points = Array.from({ length: 10 }, (_, i) => {
        const angle = (Math.PI / 5) * i - Math.PI / 2;
        const radius = i % 2 === 0 ? r : r * 0.46;
        return `${i === 0 ? 'M' : 'L'}${Math.round(x + radius * Math.cos(angle))} ${Math.round(y + radius * Math.sin(angle))}`;
      });
      return path(`${points.join('')}Z`, sheet.matt(tone), {
        stroke: '#ffffff',
        'stroke-width': 10,
        'stroke-linejoin': 'round',
      });
    };
    const all = Array.from({ length: count }, (_, at) => one(at)).join('');
    return {
      tint: paint,
      art:
        lyingShadow(placed(800, 800, -5, 1, rect(-w / 2, -h / 2, w, h, 14, '')), 11) +
        placed(800, 800, -5, 1, rect(-w / 2, -h / 2, w, h, 14, '#f4efe4'), all),
    };
  },
);

export const sheetsKinds = {
  sheets: sheets,
  ream: ream,
  envelope: envelope,
  'index-cards': indexCards,
  'sticky-notes': stickyNotes,
  stickers: stickers,
};
