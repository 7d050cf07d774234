import { darker, inkOn, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import { color, colors, flag, integer, oneOf } from '../../../modules/media/drawing/parameters.ts';
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

/** A report file: clear front, coloured back, the metal prong showing through. */
const reportFile = kind(
  { color: color('#1f5fa8'), card: flag() },
  ({ color: paint, card }, sheet) => {
    const [w, h] = [850, 1190];
    const outline = rect(-w / 2, -h / 2, w, h, 10, '');
    const place = [800, 800, -5, 1] as const;
    return {
      tint: paint,
      art:
        lyingShadow(placed(...place, outline), 13) +
        placed(
          ...place,
          rect(-w / 2 + 6, -h / 2 + 6, w, h, 12, darker(paint, 0.1)),
          rect(-w / 2, -h / 2, w, h, 12, sheet.matt(paint)),
          card
            ? rect(-w / 2 + 118, -h / 2 + 150, w - 220, 210, 10, '#fffdf8') +
                line(
                  `M${-w / 2 + 160} ${-h / 2 + 220}h${w - 304}m${-(w - 304)} 70h${w - 304}`,
                  '#b9bec7',
                  5,
                )
            : rect(-w / 2 + 96, -h / 2 + 16, w - 112, h - 32, 6, '#ffffff', { opacity: 0.82 }) +
                line(
                  [0, 1, 2, 3, 4, 5, 6]
                    .map(
                      (at) =>
                        `M${-w / 2 + 210} ${-h / 2 + 190 + at * 74}h${at % 3 === 2 ? 330 : 500}`,
                    )
                    .join(''),
                  '#d4d8de',
                  14,
                ) +
                rect(-w / 2 + 210, -h / 2 + 96, 300, 30, 8, '#c3c7cd') +
                path(
                  `M${-w / 2 + 96} ${-h / 2 + 560}L${w / 2 - 200} ${-h / 2 + 16}H${w / 2 - 16}L${-w / 2 + 96} ${-h / 2 + 900}Z`,
                  '#ffffff',
                  { opacity: 0.35 },
                ),
          rect(-w / 2, -h / 2, 84, h, 12, darker(paint, 0.06)),
          line(`M${-w / 2 + 86} ${-h / 2 + 6}V${h / 2 - 6}`, darker(paint, 0.16), 5, {
            opacity: 0.6,
          }),
          rect(-w / 2 + 112, -250, 30, 500, 12, sheet.rod('#c9ced4')),
          circle(-w / 2 + 127, -165, 11, '#858c96'),
          circle(-w / 2 + 127, 165, 11, '#858c96'),
        ),
    };
  },
);

/** A lever arch file or ring binder, standing, spine and side in view. */
const ringBinder = kind(
  { color: color('#c8102e'), wide: flag(true), count: integer(1, 5, 1) },
  ({ color: paint, wide, count }, sheet) => {
    const spine = wide ? 250 : 130;
    const depth = count === 1 ? 420 : 0;
    const h = 1130;
    const total = spine * count + depth;
    const left = 800 - total / 2;
    const top = 240;
    const one = (at: number): string => {
      const x = left + at * spine;
      const tone = at % 2 === 0 ? paint : darker(paint, 0.03);
      return (
        rect(
          x + 2,
          top,
          spine - 4,
          h,
          10,
          sheet.linear(
            [
              [0, darker(tone, 0.07)],
              [0.16, lighter(tone, 0.06)],
              [0.7, tone],
              [1, darker(tone, 0.09)],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        rect(x + spine * 0.17, top + 120, spine * 0.66, h * 0.42, 8, '#fffdf8') +
        line(
          `M${x + spine * 0.3} ${top + 230}h${spine * 0.4}m${-spine * 0.4} 60h${spine * 0.4}m${-spine * 0.4} 60h${spine * 0.26}`,
          '#b9bec7',
          7,
        ) +
        rect(x + spine * 0.17, top + 120, spine * 0.66, 54, 8, mix(tone, '#ffffff', 0.25)) +
        circle(x + spine / 2, top + h * 0.79, Math.min(56, spine * 0.3), sheet.rod('#c9ced4')) +
        circle(x + spine / 2, top + h * 0.79, Math.min(38, spine * 0.2), darker(tone, 0.24))
      );
    };
    const side =
      count === 1
        ? path(
            `M${left + spine - 2} ${top}L${left + spine + depth} ${top + 44}V${top + h - 30}L${left + spine - 2} ${top + h}Z`,
            sheet.linear(
              [
                [0, darker(paint, 0.1)],
                [1, darker(paint, 0.02)],
              ],
              0,
              0,
              1,
              0,
            ),
          ) +
          path(
            `M${left + spine - 2} ${top}L${left + spine + depth} ${top + 44}l0 16L${left + spine - 2} ${top + 18}Z`,
            '#ffffff',
            { opacity: 0.16 },
          )
        : '';
    return {
      tint: paint,
      art:
        standingShadow(sheet, 800, top + h - 4, total / 2) +
        side +
        Array.from({ length: count }, (_, at) => one(at)).join(''),
    };
  },
);

/** A folder with flaps and elastic bands over the corners. */
const elasticFolder = kind(
  {
    color: color('#2f8f5b'),
    motif: oneOf(['plain', 'dots', 'stripe', 'animal'], 'plain'),
    band: color('#2b2f36'),
  },
  ({ color: paint, motif, band }, sheet) => {
    const [w, h] = [860, 1180];
    const place = [800, 800, -6, 1] as const;
    const ink = inkOn(paint);
    let art = '';
    if (motif === 'dots')
      for (let y = 0; y < 9; y += 1)
        for (let x = 0; x < 6; x += 1)
          art += circle(
            -w / 2 + 90 + x * 138 + (y % 2 ? 60 : 0),
            -h / 2 + 90 + y * 126,
            24,
            lighter(paint, 0.2),
            { opacity: 0.7 },
          );
    if (motif === 'stripe')
      art = [0, 1, 2, 3]
        .map((at) =>
          rect(
            -w / 2,
            -h / 2 + 520 + at * 130,
            w,
            62,
            0,
            [
              lighter(paint, 0.22),
              mix(paint, '#f2c21b', 0.7),
              mix(paint, '#ffffff', 0.7),
              darker(paint, 0.08),
            ][at] ?? paint,
          ),
        )
        .join('');
    if (motif === 'animal')
      art = placed(
        20,
        120,
        0,
        2.1,
        path(
          'M-90 60Q-110 -90 -60 -120L-40 -60Q0 -80 40 -60L60 -120Q110 -90 90 60Q70 130 0 130T-90 60Z',
          mix(paint, '#ffffff', 0.82),
        ),
        path(
          'M-90 60Q-110 -90 -60 -120L-40 -60Q-72 -20 -70 40Q-50 60 -40 92Q-74 92 -90 60ZM90 60Q110 -90 60 -120L40 -60Q72 -20 70 40Q50 60 40 92Q74 92 90 60Z',
          '#ee8522',
        ),
        circle(-36, 10, 12, '#2b2f36'),
        circle(36, 10, 12, '#2b2f36'),
        path('M-18 62h36l-18 24Z', '#2b2f36'),
      );
    const clip = sheet.clip(rect(-w / 2, -h / 2, w, h, 14, '#000'));
    return {
      tint: paint,
      art:
        lyingShadow(placed(...place, rect(-w / 2, -h / 2, w, h, 14, '')), 15) +
        placed(
          ...place,
          rect(-w / 2 + 14, -h / 2 + 14, w, h, 14, darker(paint, 0.15)),
          rect(-w / 2 + 8, -h / 2 + 8, w - 4, h - 4, 10, '#f4efe4'),
          rect(-w / 2, -h / 2, w, h, 14, sheet.matt(paint)),
          group({ 'clip-path': clip }, art),
          motif === 'plain' || motif === 'dots'
            ? rect(-210, -h / 2 + 150, 420, 170, 12, '#fffdf8') +
                line(`M-160 ${-h / 2 + 210}h320m-320 56h240`, '#b9bec7', 5)
            : '',
          line(`M${w / 2 - 250} ${-h / 2 - 4}L${w / 2 + 4} ${-h / 2 + 250}`, band, 15) +
            line(
              `M${w / 2 - 250} ${-h / 2 - 8}L${w / 2 + 2} ${-h / 2 + 244}`,
              lighter(band, 0.25),
              4,
              { opacity: 0.7 },
            ),
          line(`M${w / 2 - 250} ${h / 2 + 4}L${w / 2 + 4} ${h / 2 - 250}`, band, 15),
          path(`M${-w / 2} ${-h / 2}v${h}`, 'none', {
            stroke: ink,
            'stroke-width': 6,
            opacity: 0.12,
          }),
        ),
    };
  },
);

/** Tabbed dividers fanned out behind each other. */
const dividers = kind(
  {
    colors: colors(['#c8102e', '#ee8522', '#f2c21b', '#2f8f5b', '#1f5fa8', '#6f4aa0'], 12),
    lettered: flag(),
  },
  ({ colors: tabs, lettered }, sheet) => {
    const [w, h] = [860, 1150];
    const step = (h - 110) / tabs.length;
    const all = [...tabs].reverse().map((tab, back) => {
      const at = tabs.length - 1 - back;
      const y = -h / 2 + 40 + at * step;
      const shift = back * -4;
      return (
        rect(
          -w / 2 + shift,
          -h / 2 - back * 5 + tabs.length * 2,
          w,
          h,
          8,
          mix(tab, '#ffffff', 0.55),
        ) +
        path(
          `M${w / 2 + shift - 4} ${y}h52q20 0 20 20v${step - 64}q0 20 -20 20h-52Z`,
          sheet.matt(tab),
        ) +
        (lettered
          ? lettering(String(at + 1), w / 2 + shift + 34, y + step / 2 - 30, {
              size: Math.min(40, step * 0.4),
              color: inkOn(tab),
              align: 'middle',
              weight: 15,
            })
          : '')
      );
    });
    return {
      tint: tabs[0] ?? '#c8102e',
      art:
        lyingShadow(placed(770, 800, 0, 1, rect(-w / 2, -h / 2, w + 40, h, 8, '')), 14) +
        placed(
          770,
          800,
          0,
          1,
          ...all,
          rect(-w / 2 + 4, -h / 2 + tabs.length * 2 + 4, w - 4, h - 8, 8, '#fdfbf6'),
          [-0.27, -0.09, 0.09, 0.27]
            .map((at) => circle(-w / 2 + 50, h * at, 19, '#d8d2c6'))
            .join(''),
          line(
            [0, 1, 2, 3, 4, 5]
              .map((at) => `M${-w / 2 + 150} ${-h / 2 + 170 + at * 130}h560`)
              .join(''),
            '#dcdfe4',
            8,
          ),
        ),
    };
  },
);

/** Clear sleeves with punched edge. */
const sleeves = kind(
  { color: color('#6bb3e0'), laminated: flag() },
  ({ color: tint, laminated }) => {
    const [w, h] = [840, 1170];
    const one = (x: number, y: number, turn: number, filled: boolean): string =>
      lyingShadow(
        placed(x, y, turn, 1, rect(-w / 2, -h / 2, w, h, laminated ? 34 : 10, '')),
        9,
        0.8,
      ) +
      placed(
        x,
        y,
        turn,
        1,
        rect(-w / 2, -h / 2, w, h, laminated ? 34 : 10, mix(tint, '#ffffff', 0.72), {
          opacity: 0.85,
        }),
        filled
          ? rect(-w / 2 + 96, -h / 2 + 30, w - 122, h - 54, 4, '#ffffff') +
              line(
                [0, 1, 2, 3, 4, 5, 6, 7]
                  .map((at) => `M${-w / 2 + 170} ${-h / 2 + 220 + at * 84}h${at === 7 ? 260 : 530}`)
                  .join(''),
                '#d4d8de',
                14,
              ) +
              rect(-w / 2 + 170, -h / 2 + 110, 330, 34, 8, mix(tint, '#5b6472', 0.4))
          : '',
        laminated
          ? ''
          : [-0.38, -0.27, -0.13, -0.04, 0.04, 0.13, 0.27, 0.38]
              .map((at) => circle(-w / 2 + 46, h * at, 15, mix('#f8f5ee', tint, 0.2)))
              .join(''),
        path(
          `M${-w / 2} ${h * 0.1}L${w * 0.1} ${-h / 2}H${w * 0.34}L${-w / 2} ${h * 0.4}Z`,
          '#ffffff',
          { opacity: 0.45 },
        ),
        rect(-w / 2, -h / 2, w, h, laminated ? 34 : 10, 'none', {
          stroke: mix(tint, '#ffffff', 0.3),
          'stroke-width': 5,
          opacity: 0.8,
        }),
      );
    return { tint, art: one(870, 780, 7, false) + one(740, 810, -4, true) };
  },
);

export const foldersKinds = {
  'report-file': reportFile,
  'ring-binder': ringBinder,
  'elastic-folder': elasticFolder,
  dividers: dividers,
  sleeves: sleeves,
};
