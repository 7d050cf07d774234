import { darker, inkOn, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import { color, flag, label, oneOf } from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  group,
  line,
  lyingShadow,
  path,
  placed,
  rect,
} from '../../../modules/media/drawing/sheet.ts';
import { rulings } from '../rulings.ts';
import { ruledSheet } from './exerciseBooks.ts';

/** A spiral, glued or top-bound pad with its first sheet showing the ruling. */
const pad = kind(
  {
    color: color('#1f5fa8'),
    ruling: oneOf(rulings, '26'),
    binding: oneOf(['side', 'top', 'glued'], 'side'),
    format: oneOf(['a3', 'a4', 'a5', 'a6'], 'a4'),
    label: label(12),
  },
  ({ color: cover, ruling, binding, format, label: text }, sheet) => {
    const [width, height] =
      format === 'a3'
        ? [297, 420]
        : format === 'a4'
          ? [210, 297]
          : format === 'a5'
            ? [148, 210]
            : [105, 148];
    const scale = format === 'a3' ? 3.1 : format === 'a4' ? 4.15 : format === 'a5' ? 5.5 : 7.2;
    const [w, h] = [width * scale, height * scale];
    const outline = rect(-w / 2, -h / 2, w, h, 16, '');
    const ink = inkOn(cover);
    const holes = binding === 'glued' ? 0 : Math.round((binding === 'side' ? h : w) / 46);
    let wire = '';
    for (let at = 0; at < holes; at += 1) {
      const along = -((holes - 1) / 2) * 46 + at * 46;
      wire +=
        binding === 'side'
          ? circle(-w / 2 + 30, along, 9, '#ffffff', { opacity: 0.9 }) +
            line(`M${-w / 2 + 30} ${along - 5}c-58 -16 -62 18 -2 14`, '#5b626c', 7)
          : circle(along, -h / 2 + 30, 9, '#ffffff', { opacity: 0.9 }) +
            line(`M${along - 5} ${-h / 2 + 30}c-16 -58 18 -62 14 -2`, '#5b626c', 7);
    }
    const cornerCut = `M${-w / 2} ${-h / 2}H${w / 2}V${h / 2 - h * 0.34}L${w / 2 - w * 0.52} ${h / 2}H${-w / 2}Z`;
    const clip = sheet.clip(path(cornerCut, '#000'));
    const curl = `M${w / 2} ${h / 2 - h * 0.34}L${w / 2 - w * 0.52} ${h / 2}Q${w / 2 - w * 0.5} ${h / 2 - h * 0.2} ${w / 2 - w * 0.34} ${h / 2 - h * 0.26}T${w / 2} ${h / 2 - h * 0.34}Z`;
    const place = [800, 800, -4, 1] as const;
    return {
      tint: cover,
      art:
        lyingShadow(placed(...place, outline), 17) +
        placed(
          ...place,
          rect(-w / 2 + 8, -h / 2 + 8, w, h, 14, '#e2dccf'),
          rect(-w / 2 + 4, -h / 2 + 4, w, h, 14, '#f1ede4'),
          ruledSheet(sheet, ruling, width, height, scale),
          group(
            { 'clip-path': clip },
            rect(-w / 2, -h / 2, w, h, 16, sheet.matt(cover)),
            rect(-w / 2 + w * 0.13, -h / 2 + h * 0.2, w * 0.5, h * 0.014, 4, ink, {
              opacity: 0.85,
            }),
            lettering(
              text || (ruling === 'dots' ? 'DOTS' : ruling),
              -w / 2 + w * 0.13,
              -h / 2 + h * 0.1,
              {
                size: h * 0.07,
                color: ink,
                weight: 15,
                widest: w * 0.6,
              },
            ),
            lettering(format.toUpperCase(), -w / 2 + w * 0.13, -h / 2 + h * 0.235, {
              size: h * 0.028,
              color: ink,
            }),
            rect(-w / 2 + w * 0.13, h / 2 - h * 0.16, w * 0.22, h * 0.05, 6, ink, {
              opacity: 0.14,
            }),
          ),
          path(
            curl,
            sheet.linear(
              [
                [0, lighter(cover, 0.22)],
                [0.5, '#fbf8f1'],
                [1, '#d9d2c4'],
              ],
              1,
              1,
              0.3,
              0.2,
            ),
          ),
          binding === 'glued' ? rect(-w / 2, -h / 2, w, h * 0.05, 10, darker(cover, 0.13)) : '',
          wire,
        ),
    };
  },
);

/** A hardcover notebook with elastic band and ribbon. */
const notebook = kind(
  {
    color: color('#13626b'),
    elastic: flag(true),
    pattern: oneOf(['plain', 'terrazzo', 'wave', 'leaf'], 'plain'),
  },
  ({ color: cover, elastic, pattern }, sheet) => {
    const [w, h] = [820, 1170];
    const place = [800, 800, -7, 1] as const;
    const band = darker(cover, 0.2);
    let motif = '';
    if (pattern === 'terrazzo') {
      const chips = [
        [0.2, 0.14, 40],
        [0.55, 0.2, 28],
        [0.75, 0.32, 46],
        [0.3, 0.4, 30],
        [0.6, 0.52, 38],
        [0.2, 0.63, 44],
        [0.72, 0.7, 30],
        [0.42, 0.78, 42],
        [0.62, 0.9, 34],
        [0.24, 0.9, 26],
        [0.46, 0.06, 24],
        [0.82, 0.08, 30],
      ] as const;
      const tones = [lighter(cover, 0.25), mix(cover, '#f2c21b', 0.7), mix(cover, '#ffffff', 0.75)];
      motif = chips
        .map(([x, y, r], at) =>
          path(
            `M${-w / 2 + x * w} ${-h / 2 + y * h}l${r} ${r * 0.3} ${r * 0.2} ${r * 0.9} ${-r * 0.9} ${r * 0.3} ${-r * 0.7} ${-r * 0.8}Z`,
            tones[at % 3] ?? cover,
            { opacity: 0.85 },
          ),
        )
        .join('');
    } else if (pattern === 'wave') {
      motif = line(
        Array.from(
          { length: 12 },
          (_, at) => `M${-w / 2 + 60} ${-h / 2 + 70 + at * 96}q90 -70 180 0t180 0 180 0 180 0`,
        ).join(''),
        lighter(cover, 0.22),
        12,
        { opacity: 0.6 },
      );
    } else if (pattern === 'leaf') {
      motif =
        Array.from({ length: 9 }, (_, at) =>
          placed(
            -w * 0.02 + (at % 2 ? 130 : -110),
            -h * 0.4 + at * 118,
            at % 2 ? 40 : -40,
            1,
            path(
              'M0 0C60 -70 60 -150 0 -200C-60 -150 -60 -70 0 0Z',
              lighter(cover, at % 3 === 0 ? 0.28 : 0.16),
              { opacity: 0.7 },
            ),
          ),
        ).join('') + line(`M0 ${h * 0.42}V${-h * 0.42}`, lighter(cover, 0.24), 8, { opacity: 0.6 });
    }
    const clip = sheet.clip(rect(-w / 2, -h / 2, w, h, 26, '#000'));
    return {
      tint: cover,
      art:
        lyingShadow(placed(...place, rect(-w / 2, -h / 2, w, h, 26, '')), 20) +
        placed(
          ...place,
          path(`M${-60} ${h / 2 - 10}v86l22 -22 22 22v-90Z`, mix(cover, '#ea6a5a', 0.7)),
          rect(-w / 2 + 12, -h / 2 + 12, w, h, 24, darker(cover, 0.16)),
          rect(-w / 2 + 8, -h / 2 + 8, w - 6, h - 6, 16, '#efe9dc'),
          rect(
            -w / 2,
            -h / 2,
            w,
            h,
            26,
            sheet.linear(
              [
                [0, lighter(cover, 0.05)],
                [0.6, cover],
                [1, darker(cover, 0.06)],
              ],
              0,
              0,
              1,
              1,
            ),
          ),
          group({ 'clip-path': clip }, motif),
          rect(-w / 2, -h / 2, 74, h, 26, darker(cover, 0.06), { opacity: 0.6 }),
          line(`M${-w / 2 + 76} ${-h / 2 + 4}V${h / 2 - 4}`, darker(cover, 0.12), 5, {
            opacity: 0.7,
          }),
          elastic ? rect(w / 2 - 112, -h / 2 - 3, 26, h + 6, 4, sheet.rod(band, 'x', 0.7)) : '',
        ),
    };
  },
);

/** A transparent or coloured cover for an exercise book. */
const bookCover = kind(
  { color: color('#2f8f5b'), clear: flag() },
  ({ color: film, clear }, sheet) => {
    const [w, h] = [840, 1180];
    const outline = rect(-w / 2, -h / 2, w, h, 12, '');
    return {
      tint: film,
      art:
        lyingShadow(placed(880, 800, 8, 1, outline), 10) +
        placed(
          880,
          800,
          8,
          1,
          rect(
            -w / 2,
            -h / 2,
            w,
            h,
            12,
            clear ? mix(film, '#ffffff', 0.6) : darker(film, 0.05),
            clear ? { opacity: 0.7 } : {},
          ),
        ) +
        lyingShadow(placed(740, 800, -5, 1, outline), 12) +
        placed(
          740,
          800,
          -5,
          1,
          clear
            ? rect(-w / 2 + 26, -h / 2 + 26, w - 52, h - 52, 6, '#fdfbf6') +
                rect(-w * 0.3, -h * 0.34, w * 0.6, h * 0.2, 12, '#ffffff', {
                  stroke: '#b9bec7',
                  'stroke-width': 5,
                })
            : '',
          rect(
            -w / 2,
            -h / 2,
            w,
            h,
            12,
            clear ? film : sheet.matt(film),
            clear ? { opacity: 0.42 } : {},
          ),
          clear
            ? ''
            : rect(-w * 0.31, -h * 0.35, w * 0.62, h * 0.2, 14, '#fffdf8') +
                line(
                  `M${-w * 0.25} ${-h * 0.27}h${w * 0.5}m${-w * 0.5} ${h * 0.06}h${w * 0.5}`,
                  '#b9bec7',
                  5,
                ),
          path(
            `M${-w / 2} ${-h / 2 + h * 0.3}L${-w / 2 + w * 0.7} ${-h / 2}H${w / 2}L${-w / 2} ${h * 0.28}Z`,
            '#ffffff',
            { opacity: clear ? 0.3 : 0.09 },
          ),
          rect(-w / 2, -h / 2, 60, h, 12, darker(film, 0.12), { opacity: 0.45 }),
          line(
            `M${w / 2 - 14} ${-h / 2 + 10}V${h / 2 - 10}M${-w / 2 + 20} ${-h / 2 + 14}H${w / 2 - 20}M${-w / 2 + 20} ${h / 2 - 14}H${w / 2 - 20}`,
            '#ffffff',
            3,
            { opacity: 0.55, 'stroke-dasharray': '14 8' },
          ),
        ),
    };
  },
);

/** A pad for the desk: a calendar on top, lines to write on below. */
const deskPad = kind({ color: color('#13626b') }, ({ color: paint }, sheet) => ({
  tint: paint,
  art: placed(
    800,
    800,
    -4,
    1,
    lyingShadow(rect(-650, -460, 1300, 920, 10, ''), 14),
    rect(-650, -450, 1300, 920, 10, '#e6e0d2'),
    rect(-650, -460, 1300, 900, 10, '#fffefa'),
    rect(-650, -460, 1300, 110, 10, sheet.matt(paint)),
    [0, 1, 2, 3, 4, 5]
      .map(
        (at) =>
          rect(-610 + at * 205, -320, 185, 150, 6, '#f1f4f5') +
          line(
            `M${-595 + at * 205} -285h155m-155 32h155m-155 32h155m-155 32h100`,
            mix(paint, '#ffffff', 0.55),
            9,
            { 'stroke-dasharray': '10 13' },
          ),
      )
      .join(''),
    line(
      Array.from({ length: 7 }, (_, at) => `M-610 ${-100 + at * 70}H610`).join(''),
      '#cfd6db',
      4,
    ),
    rect(-650, 400, 1300, 60, 10, sheet.matt(paint)),
  ),
}));

export const padsKinds = {
  pad: pad,
  notebook: notebook,
  'book-cover': bookCover,
  'desk-pad': deskPad,
};
