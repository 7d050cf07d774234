import { darker, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import { color, colors, flag, integer, label } from '../../../modules/media/drawing/parameters.ts';
import {
  ellipse,
  line,
  lyingShadow,
  path,
  placed,
  rect,
} from '../../../modules/media/drawing/sheet.ts';

/** Soft grips for pencils, side by side. */
const pencilGrips = kind(
  { colors: colors(['#1f5fa8'], 12), count: integer(1, 12, 3) },
  ({ colors: tones, count }, sheet) => {
    const perRow = count > 6 ? 4 : 3;
    const rows = Math.ceil(count / perRow);
    const scale = rows > 1 ? (rows > 2 ? 0.62 : 0.76) : 1;
    return {
      tint: tones[0] ?? '#1f5fa8',
      art: Array.from({ length: count }, (_, at) => {
        const paint = tones[at % tones.length] ?? '#1f5fa8';
        const x =
          800 + ((at % perRow) - (Math.min(count, perRow) - 1) / 2) * 360 * (perRow > 3 ? 0.92 : 1);
        const y = 800 + (Math.floor(at / perRow) - (rows - 1) / 2) * 420;
        const shape = 'M-110 -190Q0 -220 110 -190L130 110Q110 200 0 210Q-110 200 -130 110Z';
        return (
          lyingShadow(placed(x, y, 12, scale, path(shape, '')), 12) +
          placed(
            x,
            y,
            12,
            scale,
            path(shape, sheet.rod(paint)),
            ellipse(0, -196, 108, 34, darker(paint, 0.1)),
            ellipse(0, -196, 52, 18, darker(paint, 0.3)),
            ellipse(-34, 20, 46, 96, darker(paint, 0.07), { opacity: 0.8 }),
            ellipse(70, 30, 34, 84, darker(paint, 0.12), { opacity: 0.8 }),
          )
        );
      }).join(''),
    };
  },
);

/** Refills of ballpoints: brass tips, the ink's colour in the tube. */
const refills = kind(
  { color: color('#1f5fa8'), count: integer(1, 8, 5) },
  ({ color: ink, count }, sheet) => {
    const xs = Array.from({ length: count }, (_, at) => 800 + (at - (count - 1) / 2) * 190);
    return {
      tint: ink,
      art:
        lyingShadow(xs.map((x) => rect(x - 40, 260, 80, 1080, 30, '')).join(''), 12) +
        xs
          .map(
            (x) =>
              rect(x - 26, 250, 52, 70, 12, sheet.rod('#8f969f')) +
              rect(x - 40, 310, 80, 860, 16, sheet.rod('#dfe4e9')) +
              rect(x - 40, 520, 80, 440, 0, sheet.rod(ink)) +
              path(`M${x - 34} 1170H${x + 34}L${x + 12} 1310H${x - 12}Z`, sheet.rod('#c9a24a')) +
              rect(x - 8, 1306, 16, 40, 6, '#8f969f'),
          )
          .join(''),
    };
  },
);

/** Leads in their box: thin ones for mechanical pencils, thick ones for compasses. */
const leads = kind(
  { color: color('#2b2f36'), label: label(8, '0,7'), count: integer(2, 20, 12), thick: flag() },
  ({ color: paint, label: text, count, thick }, sheet) => ({
    tint: mix(paint, '#6bb3e0', 0.5),
    art:
      lyingShadow(placed(560, 800, -8, 1, rect(-170, -500, 340, 1000, 40, '')), 16) +
      placed(
        560,
        800,
        -8,
        1,
        rect(-170, -500, 340, 1000, 40, '#e3edf1', { opacity: 0.9 }),
        line(
          Array.from({ length: 7 }, (_, at) => `M${-90 + at * 30} -430V420`).join(''),
          '#3a3f47',
          thick ? 16 : 10,
          { opacity: 0.7 },
        ),
        rect(-170, -500, 340, 250, 40, sheet.matt(paint)),
        rect(-170, -60, 340, 260, 0, '#fffdf6'),
        lettering(text, 0, 20, {
          size: 96,
          color: '#1d2430',
          weight: 15,
          align: 'middle',
          widest: 280,
        }),
      ) +
      Array.from({ length: count }, (_, at) =>
        line(
          `M${860 + at * (500 / count)} ${460 + (at % 3) * 26}L${890 + at * (500 / count)} ${(thick ? 900 : 1120) + (at % 4) * 22}`,
          '#3a3f47',
          thick ? 22 : 11,
        ),
      ).join(''),
  }),
);

export const penPartsKinds = {
  'pencil-grips': pencilGrips,
  refills,
  leads,
};
