import { darker, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import { color, integer, oneOf } from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  ellipse,
  line,
  lyingShadow,
  path,
  placed,
  rect,
  standingShadow,
} from '../../../modules/media/drawing/sheet.ts';
import { beech, playColors } from '../materials.ts';

/** Twenty-four little bags on a line. */
const adventBags = kind({ color: color('#c8102e') }, ({ color: paint }, sheet) => ({
  tint: paint,
  art: [0, 1, 2, 3]
    .map(
      (row) =>
        path(`M170 ${230 + row * 310}Q800 ${330 + row * 310} 1430 ${230 + row * 310}`, 'none', {
          stroke: '#b99c74',
          'stroke-width': 12,
        }) +
        [0, 1, 2, 3, 4, 5]
          .map((column) => {
            const x = 290 + column * 204;
            const y = 262 + row * 310 + 44 * Math.sin(((column + 0.7) / 6.4) * Math.PI);
            const day = row * 6 + column + 1;
            const cloth = (row + column) % 2 ? mix(paint, '#f8f1e2', 0.78) : paint;
            return (
              path(
                `M${x - 52} ${y + 40}Q${x - 90} ${y + 210} ${x - 70} ${y + 224}H${x + 70}Q${x + 90} ${y + 210} ${x + 52} ${y + 40}Z`,
                sheet.matt(cloth),
              ) +
              path(`M${x - 66} ${y + 4}H${x + 66}L${x + 46} ${y + 44}H${x - 46}Z`, cloth) +
              line(`M${x - 48} ${y + 44}H${x + 48}`, '#b99c74', 12) +
              rect(x - 14, y - 30, 28, 70, 8, beech) +
              circle(x, y + 136, 44, '#fffdf6') +
              lettering(String(day), x, y + 116, {
                size: 42,
                color: '#1d2430',
                weight: 15,
                align: 'middle',
              })
            );
          })
          .join(''),
    )
    .join(''),
}));

/** What small hands make: a boat with a sail, a tree of two plates, eggs to paint. */
const handicraft = kind(
  {
    style: oneOf(['boat', 'tree', 'eggs'], 'boat'),
    color: color('#f4f1ea'),
    count: integer(1, 50, 12),
  },
  ({ style, color: paint, count }, sheet) => {
    if (style === 'boat')
      return {
        tint: '#6bb3e0',
        art:
          standingShadow(sheet, 800, 1340, 480) +
          rect(790, 250, 36, 820, 14, sheet.rod(beech)) +
          path('M760 300Q560 620 420 960H760Z', sheet.matt('#fbf8ef'), {
            stroke: '#ddd5c2',
            'stroke-width': 6,
          }) +
          path('M850 360Q1060 640 1160 960H850Z', sheet.matt('#fbf8ef'), {
            stroke: '#ddd5c2',
            'stroke-width': 6,
          }) +
          path('M826 250L960 300 826 350Z', '#c8102e') +
          path('M250 1060H1370Q1320 1330 1120 1340H520Q320 1330 250 1060Z', sheet.matt(beech)) +
          path('M250 1060H1370L1356 1120H266Z', lighter(beech, 0.05)) +
          line('M330 1190H1290', darker(beech, 0.1), 8),
      };
    if (style === 'tree')
      return {
        tint: '#2f8f5b',
        art:
          standingShadow(sheet, 800, 1390, 420) +
          path(
            'M800 200L930 480 880 480 1040 780 970 780 1180 1140H860V1380H740V1140H420L630 780 560 780 720 480 670 480Z',
            sheet.matt(beech),
            { stroke: beech, 'stroke-width': 20, 'stroke-linejoin': 'round' },
          ) +
          path(
            'M800 200L840 480 820 480 866 780 846 780 900 1200L830 1390 800 1390Z',
            darker(beech, 0.12),
          ) +
          Array.from({ length: 24 }, (_, at) => {
            const row = Math.floor((Math.sqrt(8 * at + 1) - 1) / 2);
            const inRow = at - (row * (row + 1)) / 2;
            const x = 800 + (inRow - row / 2) * (row > 4 ? 76 : 84);
            const y = 340 + row * 124;
            return (
              circle(x, y, 15, '#5e452f') +
              (at % 4 === 1
                ? line(`M${x} ${y}v26`, '#b58a58', 5) +
                  circle(x, y + 46, 26, sheet.ball(playColors[at % 6] ?? '#c8102e'))
                : '')
            );
          }).join(''),
      };
    const n = Math.min(count, 20);
    const columns = n > 12 ? 5 : 4;
    return {
      tint: '#f2c21b',
      art: Array.from({ length: n }, (_, at) => {
        const [x, y] = [
          800 + ((at % columns) - (columns - 1) / 2) * (1180 / columns),
          800 +
            (Math.floor(at / columns) - (Math.ceil(n / columns) - 1) / 2) *
              (columns > 4 ? 300 : 380),
        ];
        const s = columns > 4 ? 0.78 : 1;
        return (
          lyingShadow(placed(x, y, ((at * 37) % 20) - 10, s, ellipse(0, 10, 108, 140, '')), 10) +
          placed(
            x,
            y,
            ((at * 37) % 20) - 10,
            s,
            path(
              'M0 -150Q70 -150 104 20Q110 150 0 150Q-110 150 -104 20Q-70 -150 0 -150Z',
              sheet.ball(paint),
            ),
            line('M0 -150q-10 -50 20 -60t10 50', '#b99c74', 7),
          )
        );
      }).join(''),
    };
  },
);

export const handicraftsKinds = {
  'advent-bags': adventBags,
  handicraft,
};
