import { darker, inkOn, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering, paragraph, wrapped } from '../../../modules/media/drawing/lettering.ts';
import { color, flag, label, oneOf } from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  line,
  lyingShadow,
  path,
  placed,
  rect,
  type Sheet,
} from '../../../modules/media/drawing/sheet.ts';

/** A book with a designed cover; the title is drawn, so it looks the same everywhere. */
const book = kind(
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

export const booksKinds = {
  book: book,
};
