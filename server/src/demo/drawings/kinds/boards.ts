import { darker, lighter } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import { color, flag, oneOf } from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  line,
  lyingShadow,
  path,
  placed,
  rect,
  standingShadow,
} from '../../../modules/media/drawing/sheet.ts';
import { beech, tube } from '../materials.ts';

/** Boards: slate, whiteboard, cork, felt, flip chart. */
const board = kind(
  {
    surface: oneOf(['chalk', 'white', 'cork', 'felt', 'flip', 'glass'], 'white'),
    color: color('#1f5fa8'),
    frame: color('#c3c7cd'),
    wide: flag(true),
    small: flag(),
    /** Of a flip chart. */
    castors: flag(),
    /** Pen and sponge beside a small one. */
    kit: flag(),
  },
  ({ surface, color: paint, frame, wide, small, castors, kit }, sheet) => {
    if (surface === 'flip') {
      return {
        tint: paint,
        art:
          standingShadow(sheet, 800, 1450, 470, 0.7) +
          line('M560 300L430 1440M1040 300L1170 1440', tube, 28) +
          line('M800 300V1400', darker(tube, 0.12), 24) +
          rect(400, 200, 800, 1010, 14, sheet.matt('#dfe2e6')) +
          rect(430, 240, 740, 930, 4, '#fffefb') +
          path('M430 240H1170V300H430Z', '#eceae4') +
          rect(400, 180, 800, 76, 20, sheet.rod(frame, 'y')) +
          circle(560, 218, 16, '#5b626c') +
          circle(1040, 218, 16, '#5b626c') +
          line('M520 420h360m-360 0', paint, 26) +
          line('M520 560h500M520 650h440M520 740h300', '#8d939b', 14) +
          line('M540 1050V880M680 1050V940M820 1050V820M960 1050V900', paint, 64, {
            'stroke-linecap': 'butt',
          }) +
          line('M500 1060H1060', '#5b626c', 10) +
          rect(380, 1200, 840, 44, 10, sheet.rod(frame, 'y')) +
          (castors
            ? line('M430 1420H1170', tube, 30) +
              [430, 800, 1170]
                .map((x) => circle(x, 1452, 46, '#2b2f36') + circle(x, 1452, 18, '#9aa1aa'))
                .join('')
            : ''),
      };
    }
    const [w, h] = small ? [900, 1150] : wide ? [1320, 900] : [1180, 1000];
    const place = [800, 790, small ? -5 : 0, 1] as const;
    const faces = {
      chalk: sheet.linear(
        [
          [0, '#2c4a3f'],
          [1, '#233b33'],
        ],
        0,
        0,
        1,
        1,
      ),
      white: sheet.linear(
        [
          [0, '#ffffff'],
          [0.55, '#f6f8f9'],
          [1, '#e9edf0'],
        ],
        0,
        0,
        1,
        1,
      ),
      cork: sheet.matt('#d3a269'),
      felt: sheet.matt(paint),
      glass: sheet.linear(
        [
          [0, lighter(paint, 0.1)],
          [0.5, paint],
          [1, darker(paint, 0.08)],
        ],
        0,
        0,
        1,
        1,
      ),
    };
    const edge = surface === 'glass' ? 0 : surface === 'white' || surface === 'felt' ? 34 : 50;
    const wood = surface === 'chalk' || surface === 'cork' || small ? beech : frame;
    let content = '';
    if (surface === 'chalk')
      content = small
        ? line(
            `M${-w * 0.38} ${-h * 0.14}H${w * 0.38}M${-w * 0.38} 0H${w * 0.38}M${-w * 0.38} ${h * 0.14}H${w * 0.38}`,
            '#c8102e',
            5,
            { opacity: 0.6 },
          ) + lettering('A', -w * 0.16, -h * 0.13, { size: h * 0.26, color: '#f4f1ea', weight: 11 })
        : lettering('2 + 3 = 5', -w * 0.3, -h * 0.16, { size: 150, color: '#f4f1ea', weight: 9 }) +
          line(`M${-w * 0.3} ${h * 0.14}q120 -60 240 0t240 0 240 0`, '#f2d65a', 10);
    if (surface === 'white')
      content = small
        ? lettering('B', -w * 0.14, -h * 0.13, { size: h * 0.26, color: paint, weight: 12 })
        : line(`M${-w * 0.38} ${-h * 0.22}h420m-420 110h320m-320 110h380`, '#8d939b', 14) +
          line(
            `M${w * 0.1} ${h * 0.2}V${-h * 0.02}m120 ${h * 0.22}V${-h * 0.16}m120 ${h * 0.36}V${-h * 0.24}`,
            paint,
            54,
            { 'stroke-linecap': 'butt' },
          ) +
          path(
            `M${-w / 2} ${h * 0.1}L${-w * 0.1} ${-h / 2}H${w * 0.14}L${-w / 2} ${h * 0.38}Z`,
            '#ffffff',
            { opacity: 0.5 },
          );
    if (surface === 'cork')
      content =
        Array.from({ length: 150 }, (_, at) =>
          circle(
            -w / 2 + 70 + ((at * 197) % (w - 140)),
            -h / 2 + 70 + ((at * 131) % (h - 140)),
            4 + (at % 4) * 2,
            at % 3 ? '#b98448' : '#e6bd86',
            { opacity: 0.7 },
          ),
        ).join('') +
        placed(
          -w * 0.24,
          -h * 0.08,
          -6,
          1,
          rect(-130, -130, 260, 260, 4, '#f7e04a'),
          circle(0, -104, 22, '#c8102e'),
        ) +
        placed(
          w * 0.14,
          h * 0.04,
          4,
          1,
          rect(-150, -190, 300, 380, 4, '#fdfbf6'),
          line('M-100 -90h200m-200 60h200m-200 60h130', '#c3c7cd', 12),
          circle(0, -160, 22, '#1f5fa8'),
        );
    if (surface === 'felt' || surface === 'glass')
      content =
        surface === 'felt'
          ? placed(
              -w * 0.2,
              -h * 0.06,
              -5,
              1,
              rect(-130, -130, 260, 260, 4, '#fdfbf6'),
              circle(0, -104, 20, '#f2c21b'),
            ) +
            placed(
              w * 0.2,
              h * 0.08,
              6,
              1,
              rect(-150, -100, 300, 200, 4, '#f2c21b'),
              circle(0, -76, 20, '#c8102e'),
            )
          : path(
              `M${-w / 2} ${h * 0.2}L${w * 0.05} ${-h / 2}H${w * 0.25}L${-w / 2} ${h / 2}Z`,
              '#ffffff',
              { opacity: 0.14 },
            ) +
            [
              [-0.4, -0.38],
              [0.4, -0.38],
              [-0.4, 0.38],
              [0.4, 0.38],
            ]
              .map(([x = 0, y = 0]) => circle(w * x, h * y, 20, '#dfe2e6'))
              .join('');
    return {
      tint: surface === 'chalk' ? '#2f8f5b' : surface === 'cork' ? '#d3a269' : paint,
      art:
        lyingShadow(placed(...place, rect(-w / 2, -h / 2, w, h, 16, '')), 20) +
        placed(
          ...place,
          rect(-w / 2, -h / 2, w, h, 16, sheet.matt(wood)),
          rect(-w / 2 + edge, -h / 2 + edge, w - edge * 2, h - edge * 2, 6, faces[surface]),
          content,
          small || surface === 'felt' || surface === 'cork' || surface === 'glass'
            ? ''
            : rect(-w * 0.22, h / 2 - 4, w * 0.44, 40, 8, sheet.rod(wood, 'y')) +
                rect(-w * 0.16, h / 2 - 20, 150, 26, 8, surface === 'chalk' ? '#f4f1ea' : paint) +
                rect(
                  w * 0.02,
                  h / 2 - 46,
                  150,
                  52,
                  10,
                  surface === 'chalk' ? '#d9b98a' : '#3a3f47',
                ),
        ) +
        (kit
          ? placed(
              1230,
              1230,
              -24,
              1,
              rect(-190, -34, 380, 68, 30, sheet.rod(paint, 'y')) +
                rect(-190, -34, 130, 68, 30, sheet.rod('#2b2f36', 'y')),
            ) +
            placed(
              1180,
              1400,
              6,
              1,
              rect(-150, -60, 300, 120, 26, sheet.matt('#f2c21b')) +
                rect(-150, 20, 300, 40, 18, '#2f8f5b'),
            )
          : ''),
    };
  },
);

export const boardsKinds = { board };
