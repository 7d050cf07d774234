import { darker, lighter, lightness, mix } from '../color.ts';
import { kind } from '../kind.ts';
import { lettering } from '../lettering.ts';
import { color, colors, flag, integer, label, oneOf } from '../parameters.ts';
import {
  circle,
  ellipse,
  line,
  lyingShadow,
  path,
  placed,
  rect,
  standingShadow,
} from '../sheet.ts';
import { Corner } from '../solid.ts';

const beech = '#e3c08e';
const tube = '#8f969f';

/** A pupil's chair on a steel frame, or a wooden one for small children. */
export const chair = kind(
  { color: color('#2f8f5b'), style: oneOf(['shell', 'wood', 'swivel'], 'shell') },
  ({ color: paint, style }, sheet) => {
    if (style === 'wood') {
      const leg = sheet.rod(beech);
      return {
        tint: mix(paint, beech, 0.4),
        art:
          standingShadow(sheet, 800, 1400, 430) +
          path('M520 260L500 900H570L580 260ZM1020 260H1080L1100 900H1030Z', leg) +
          path('M510 300Q800 220 1090 300L1080 480Q800 420 520 480Z', sheet.matt(paint)) +
          path('M514 560Q800 500 1086 560L1084 640Q800 590 516 640Z', sheet.matt(beech)) +
          path('M440 880L400 1400H476L520 900ZM1160 880L1200 1400H1124L1080 900Z', leg) +
          path(
            'M540 900L552 1300H610L620 900ZM1060 900L1048 1300H990L980 900Z',
            sheet.rod(darker(beech, 0.08)),
          ) +
          rect(430, 1130, 740, 44, 20, sheet.rod(darker(beech, 0.04), 'y')) +
          path(
            'M460 820H1140Q1210 830 1220 900Q1210 940 1150 940H450Q390 940 380 900Q390 830 460 820Z',
            sheet.linear([
              [0, lighter(paint, 0.06)],
              [0.7, paint],
              [1, darker(paint, 0.1)],
            ]),
          ),
      };
    }
    if (style === 'swivel') {
      return {
        tint: paint,
        art:
          standingShadow(sheet, 800, 1410, 460, 0.8) +
          line(
            'M800 1180L420 1370M800 1180L1180 1370M800 1180V1390M800 1180L560 1330M800 1180L1040 1330',
            '#3a3f47',
            46,
          ) +
          [420, 1180, 800, 560, 1040]
            .map((x, at) => circle(x, at < 2 ? 1384 : at === 2 ? 1410 : 1346, 34, '#1d2127'))
            .join('') +
          rect(764, 920, 72, 280, 20, sheet.rod(tube)) +
          path(
            'M420 820Q420 760 500 760H1100Q1180 760 1180 820T1100 930H500Q420 930 420 820Z',
            sheet.linear([
              [0, lighter(paint, 0.07)],
              [1, darker(paint, 0.09)],
            ]),
          ) +
          path('M760 780L770 560H830L840 780Z', '#3a3f47') +
          path(
            'M480 220Q800 160 1120 220Q1160 400 1120 610Q800 670 480 610Q440 400 480 220Z',
            sheet.linear(
              [
                [0, lighter(paint, 0.06)],
                [1, darker(paint, 0.07)],
              ],
              0,
              0,
              0.7,
              1,
            ),
          ) +
          line('M540 260Q800 214 1060 260', lighter(paint, 0.2), 14, { opacity: 0.6 }),
      };
    }
    return {
      tint: paint,
      art:
        standingShadow(sheet, 800, 1410, 470, 0.8) +
        line('M560 900L500 1400M1040 900L1100 1400', darker(tube, 0.12), 40) +
        line('M470 930L400 1390H520M1130 930L1200 1390H1080', tube, 42) +
        line('M460 940L396 1380', lighter(tube, 0.2), 10, { opacity: 0.8 }) +
        line('M620 860L590 420M980 860L1010 420', tube, 36) +
        path(
          'M500 220Q800 160 1100 220Q1150 400 1090 590Q800 640 510 590Q450 400 500 220Z',
          sheet.linear(
            [
              [0, lighter(paint, 0.08)],
              [0.6, paint],
              [1, darker(paint, 0.07)],
            ],
            0,
            0,
            0.7,
            1,
          ),
        ) +
        rect(690, 250, 220, 70, 35, darker(paint, 0.2)) +
        rect(690, 256, 220, 66, 33, mix('#f8f5ee', paint, 0.12)) +
        path(
          'M430 850Q440 780 540 780H1060Q1160 780 1170 850Q1190 960 1120 970Q800 1010 480 970Q410 960 430 850Z',
          sheet.linear([
            [0, lighter(paint, 0.09)],
            [0.5, paint],
            [1, darker(paint, 0.13)],
          ]),
        ) +
        line('M500 830Q800 790 1100 830', lighter(paint, 0.26), 14, { opacity: 0.6 }),
    };
  },
);

/** A table: rectangular, round, trapezoid or half-round top on four legs. */
export const table = kind(
  {
    color: color('#f4f1ea'),
    shape: oneOf(['rectangle', 'square', 'round', 'trapezoid'], 'rectangle'),
    frame: color('#8f969f'),
    castors: flag(),
  },
  ({ color: top, shape, frame, castors }, sheet) => {
    if (shape === 'round') {
      return {
        tint: mix(top, frame, 0.3),
        art:
          standingShadow(sheet, 800, 1260, 520, 0.7) +
          [
            [470, 1240],
            [1130, 1240],
            [620, 1100],
            [980, 1100],
          ]
            .map(
              ([x = 0, y = 0]) =>
                line(`M${800 + (x - 800) * 0.92} 700L${x} ${y}`, frame, 44) +
                (castors ? circle(x, y + 16, 34, '#2b2f36') : ''),
            )
            .join('') +
          ellipse(800, 706, 620, 236, darker(top, 0.16)) +
          ellipse(800, 676, 620, 236, sheet.matt(top)) +
          ellipse(800, 676, 606, 226, 'none', { stroke: mix(top, beech, 0.8), 'stroke-width': 12 }),
      };
    }
    const corner = new Corner(shape === 'square' ? 800 : 720, 490, 7.2);
    const [w, d, h] = shape === 'square' ? [88, 88, 70] : [110, 68, 70];
    const leg = (x: number, y: number): string =>
      corner.box([x, y, castors ? 5 : 0], [4.5, 4.5, h - 4], frame, 3) +
      (castors
        ? (() => {
            const [cx, cy] = corner.at([x + 2, y + 2, 2]);
            return circle(cx, cy, 22, '#2b2f36');
          })()
        : '');
    const edge = mix(top, beech, 0.75);
    const inset = shape === 'trapezoid' ? 26 : 0;
    const topFace = (z: number, fill: string): string =>
      corner.face(
        [
          [inset, 0, z],
          [w - inset, 0, z],
          [w, d, z],
          [0, d, z],
        ],
        fill,
      );
    return {
      tint: lightness(top) > 0.9 ? '#6f8fb0' : mix(top, frame, 0.35),
      art: placed(
        0,
        130,
        0,
        1,
        corner.shadow([0, 0, 0], [w, d], 0.8),
        leg(4 + inset, 4),
        leg(w - 9 - inset, 4),
        leg(4, d - 9),
        leg(w - 9, d - 9),
        corner.line(
          [
            [6, d - 6, 14],
            [w - 6, d - 6, 14],
          ],
          frame,
          16,
        ),
        topFace(h - 4, darker(edge, 0.1)),
        corner.face(
          [
            [0, d, h - 4],
            [w, d, h - 4],
            [w, d, h],
            [0, d, h],
          ],
          edge,
          2,
        ),
        corner.face(
          [
            [w, d, h - 4],
            [w - inset, 0, h - 4],
            [w - inset, 0, h],
            [w, d, h],
          ],
          darker(edge, 0.1),
          2,
        ),
        topFace(h, lightness(top) > 0.9 ? '#fdfcf9' : lighter(top, 0.02)),
      ),
    };
  },
);

/** Shelves and cupboards in a wooden carcase, with coloured boxes or doors. */
export const shelf = kind(
  {
    columns: integer(1, 4, 3),
    rows: integer(1, 5, 3),
    colors: colors(['#c8102e', '#f2c21b', '#2f8f5b', '#1f5fa8'], 8),
    fill: oneOf(['empty', 'boxes', 'books', 'doors'], 'boxes'),
    carcase: color(beech),
    castors: flag(),
  },
  ({ columns, rows, colors: tones, fill, carcase, castors }, sheet) => {
    const cell = Math.min(480, 1180 / columns, 1060 / rows);
    const [w, h] = [cell * columns + 40, cell * rows + 40];
    const left = 800 - w / 2;
    const top = 780 - h / 2;
    let art =
      standingShadow(sheet, 800, top + h + (castors ? 50 : 20), w / 2) +
      rect(left, top, w, h, 10, sheet.matt(carcase)) +
      path(`M${left + 8} ${top + 4}H${left + w - 8}`, 'none', {
        stroke: '#ffffff',
        'stroke-width': 6,
        opacity: 0.45,
      });
    if (castors)
      art += [0.1, 0.9]
        .map(
          (at) =>
            circle(left + w * at, top + h + 30, 34, '#2b2f36') +
            rect(left + w * at - 30, top + h - 4, 60, 20, 4, tube),
        )
        .join('');
    else
      art += [0.06, 0.94]
        .map((at) => rect(left + w * at - 24, top + h - 2, 48, 26, 6, darker(carcase, 0.2)))
        .join('');
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const x = left + 20 + column * cell + 8;
        const y = top + 20 + row * cell + 8;
        const s = cell - 16;
        const tone = tones[(row * columns + column) % tones.length] ?? '#c8102e';
        art += rect(
          x,
          y,
          s,
          s,
          4,
          sheet.linear([
            [0, darker(carcase, 0.24)],
            [0.35, darker(carcase, 0.14)],
            [1, darker(carcase, 0.1)],
          ]),
        );
        if (fill === 'doors')
          art +=
            rect(x - 4, y - 4, s + 8, s + 8, 6, sheet.matt(tone)) +
            circle(column % 2 === 0 ? x + s - 34 : x + 34, y + s / 2, 15, '#c9ced4');
        if (fill === 'boxes')
          art +=
            rect(x + s * 0.07, y + s * 0.3, s * 0.86, s * 0.66, 10, sheet.matt(tone)) +
            rect(x + s * 0.36, y + s * 0.42, s * 0.28, s * 0.09, s * 0.04, darker(tone, 0.22)) +
            rect(x + s * 0.34, y + s * 0.62, s * 0.32, s * 0.16, 4, '#fffdf8');
        if (fill === 'books')
          for (let at = 0; at < 8; at += 1) {
            const bh = s * (0.56 + ((at * 7 + row * 3 + column * 5) % 5) * 0.07);
            art += rect(
              x + s * 0.06 + at * s * 0.11,
              y + s - bh,
              s * 0.1,
              bh,
              3,
              sheet.rod(tones[(at + row + column) % tones.length] ?? tone, 'x', 0.4),
            );
          }
      }
    }
    return { tint: mix(carcase, tones[0] ?? carcase, 0.25), art };
  },
);

export const stool = kind(
  { color: color('#ea6a5a'), style: oneOf(['pouf', 'stool', 'cushion', 'bench'], 'pouf') },
  ({ color: paint, style }, sheet) => {
    if (style === 'cushion')
      return {
        tint: paint,
        art:
          lyingShadow(
            placed(
              800,
              800,
              -8,
              1,
              path('M-520 -480Q0 -540 520 -480Q580 0 520 480Q0 540 -520 480Q-580 0 -520 -480Z', ''),
            ),
            26,
          ) +
          placed(
            800,
            800,
            -8,
            1,
            path(
              'M-520 -480Q0 -540 520 -480Q580 0 520 480Q0 540 -520 480Q-580 0 -520 -480Z',
              sheet.radial(
                [
                  [0, lighter(paint, 0.1)],
                  [0.6, paint],
                  [1, darker(paint, 0.1)],
                ],
                0.42,
                0.36,
                0.75,
              ),
            ),
            circle(0, 0, 36, darker(paint, 0.12)),
            line(
              'M-470 -440Q0 -490 470 -440Q520 0 470 440Q0 490 -470 440Q-520 0 -470 -440Z',
              lighter(paint, 0.14),
              8,
              { 'stroke-dasharray': '24 16', opacity: 0.8 },
            ),
          ),
      };
    if (style === 'bench') {
      const corner = new Corner(660, 620, 6.6);
      return {
        tint: beech,
        art:
          corner.shadow([0, 0, 0], [132, 40]) +
          corner.box([10, 4, 0], [6, 32, 34], darker(beech, 0.06)) +
          corner.box([116, 4, 0], [6, 32, 34], darker(beech, 0.06)) +
          corner.box([10, 16, 12], [112, 5, 6], darker(beech, 0.04)) +
          corner.box([0, 0, 34], [132, 40, 6], mix(beech, paint, 0.1)),
      };
    }
    if (style === 'stool')
      return {
        tint: paint,
        art:
          standingShadow(sheet, 800, 1330, 400, 0.8) +
          line('M620 620L480 1310M980 620L1120 1310', darker(beech, 0.06), 54) +
          line('M760 640L720 1250M840 640L880 1250', darker(beech, 0.16), 46) +
          line('M530 1060H1070', darker(beech, 0.02), 36) +
          ellipse(800, 600, 400, 130, darker(paint, 0.14)) +
          ellipse(800, 566, 400, 130, sheet.matt(paint)),
      };
    return {
      tint: paint,
      art:
        standingShadow(sheet, 800, 1250, 480) +
        path(
          'M300 560V1080Q320 1250 800 1260T1300 1080V560Z',
          sheet.linear(
            [
              [0, darker(paint, 0.08)],
              [0.25, lighter(paint, 0.06)],
              [0.6, paint],
              [1, darker(paint, 0.13)],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        ellipse(800, 560, 500, 190, sheet.matt(lighter(paint, 0.05))) +
        path('M300 570Q330 740 800 750T1300 570', 'none', {
          stroke: darker(paint, 0.1),
          'stroke-width': 8,
        }) +
        line('M460 700V1190M800 750V1258M1140 700V1190', darker(paint, 0.09), 6),
    };
  },
);

/** Rugs, play carpets and gym mats lying on the floor, seen from above. */
export const rug = kind(
  {
    color: color('#6bb3e0'),
    accent: color('#f2c21b'),
    shape: oneOf(['rectangle', 'round', 'mat', 'folding'], 'rectangle'),
    pattern: oneOf(['plain', 'road', 'numbers', 'circles', 'stripes'], 'circles'),
  },
  ({ color: ground, accent, shape, pattern }, sheet) => {
    if (shape === 'mat' || shape === 'folding') {
      const corner = new Corner(800, 470, 6.5);
      const parts = shape === 'folding' ? 4 : 1;
      const [w, d] = [104, 104];
      let art = corner.shadow([0, 0, 0], [w, d]);
      for (let at = 0; at < parts; at += 1)
        art += corner.box(
          [(w / parts) * at, 0, 0],
          [w / parts - (parts > 1 ? 1 : 0), d, 11],
          parts > 1 && at % 2 ? accent : ground,
          8,
        );
      if (shape === 'mat')
        art +=
          corner.line(
            [
              [6, d, 4],
              [26, d, 4],
            ],
            darker(ground, 0.2),
            12,
          ) +
          corner.line(
            [
              [76, d, 4],
              [96, d, 4],
            ],
            darker(ground, 0.2),
            12,
          );
      return { tint: ground, art: placed(0, 120, 0, 1, art) };
    }
    const [w, h] = shape === 'round' ? [1240, 1240] : [1290, 960];
    const inside =
      shape === 'round' ? circle(0, 0, w / 2, '#000') : rect(-w / 2, -h / 2, w, h, 36, '#000');
    const clip = sheet.clip(inside);
    let art = '';
    if (pattern === 'circles')
      for (const [x, y, r, at] of [
        [-400, -220, 150, 0],
        [40, -130, 210, 1],
        [430, -240, 130, 2],
        [-270, 240, 190, 3],
        [270, 260, 160, 0],
        [520, 110, 90, 1],
        [-520, 60, 80, 2],
      ] as const)
        art +=
          circle(
            x,
            y,
            r,
            [accent, mix(ground, '#ffffff', 0.5), '#ea6a5a', mix(accent, '#ffffff', 0.4)][at] ??
              accent,
          ) +
          circle(
            x,
            y,
            r * 0.55,
            [mix(accent, '#ffffff', 0.5), ground, '#f4f1ea', ground][at] ?? ground,
          );
    if (pattern === 'road')
      art =
        rect(-w / 2, -h / 2, w, h, 0, '#8cbf3f') +
        line(
          'M-700 -240H-200Q-60 -240 -60 -100V120Q-60 260 80 260H720M180 -600V-160Q180 -60 290 -60H720',
          '#4c525c',
          116,
        ) +
        line(
          'M-700 -240H-200Q-60 -240 -60 -100V120Q-60 260 80 260H720M180 -600V-160Q180 -60 290 -60H720',
          '#f4f1ea',
          8,
          { 'stroke-dasharray': '46 34' },
        ) +
        rect(-470, 20, 220, 180, 12, '#c8102e') +
        path('M-500 30L-360 -80 -220 30Z', '#8a5a35') +
        rect(360, -400, 190, 190, 12, ground) +
        circle(-460, -420, 76, '#2f8f5b') +
        circle(470, 130, 60, '#2f8f5b') +
        ellipse(-330, 380, 190, 76, '#6bb3e0');
    if (pattern === 'stripes')
      for (let at = 0; at < 9; at += 1)
        art += rect(
          -w / 2 + (at * w) / 9,
          -h / 2,
          w / 18,
          h,
          0,
          at % 3 === 0 ? accent : lighter(ground, 0.12),
        );
    if (pattern === 'numbers')
      for (let at = 0; at < 10; at += 1) {
        const angle = (at / 10) * Math.PI * 2 - Math.PI / 2;
        const d = shape === 'round' ? 440 : 350;
        const x = Math.cos(angle) * d * (shape === 'round' ? 1 : 1.3);
        const y = Math.sin(angle) * d;
        art +=
          circle(x, y, 116, at % 2 ? accent : mix(ground, '#ffffff', 0.7)) +
          lettering(String(at), x, y - 50, {
            size: 100,
            color: '#2b2f36',
            align: 'middle',
            weight: 16,
          });
      }
    const place = [800, 800, shape === 'round' ? 0 : -5, 1] as const;
    const outline =
      shape === 'round' ? circle(0, 0, w / 2, '') : rect(-w / 2, -h / 2, w, h, 36, '');
    return {
      tint: ground,
      art:
        lyingShadow(placed(...place, outline), 10) +
        placed(
          ...place,
          shape === 'round'
            ? circle(0, 0, w / 2, sheet.matt(ground, 0.7))
            : rect(-w / 2, -h / 2, w, h, 36, sheet.matt(ground, 0.7)),
          `<g clip-path="${clip}">${art}</g>`,
          shape === 'round'
            ? circle(0, 0, w / 2 - 10, 'none', { stroke: darker(ground, 0.12), 'stroke-width': 20 })
            : rect(-w / 2 + 10, -h / 2 + 10, w - 20, h - 20, 28, 'none', {
                stroke: darker(ground, 0.12),
                'stroke-width': 20,
              }),
        ),
    };
  },
);

/** Boards: slate, whiteboard, cork, felt, flip chart. */
export const board = kind(
  {
    surface: oneOf(['chalk', 'white', 'cork', 'felt', 'flip', 'glass'], 'white'),
    color: color('#1f5fa8'),
    frame: color('#c3c7cd'),
    wide: flag(true),
    small: flag(),
  },
  ({ surface, color: paint, frame, wide, small }, sheet) => {
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
          rect(380, 1200, 840, 44, 10, sheet.rod(frame, 'y')),
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
        ),
    };
  },
);

/** A sign or poster with a teaching picture. */
export const poster = kind(
  {
    color: color('#6bb3e0'),
    theme: oneOf(
      ['world', 'alphabet', 'numbers', 'body', 'plant', 'traffic', 'weather', 'calendar'],
      'world',
    ),
    label: label(14),
  },
  ({ color: paint, theme, label: text }, sheet) => {
    const wide = theme === 'world' || theme === 'calendar';
    const [w, h] = wide ? [1300, 920] : [900, 1240];
    let art = '';
    if (theme === 'world')
      art =
        rect(-w / 2 + 50, -h / 2 + 120, w - 100, h - 180, 10, mix('#6bb3e0', '#ffffff', 0.55)) +
        path(
          'M-520 -180q110 -90 210 -40 60 40 -10 110 -30 60 -80 60 -20 110 60 140 40 40 10 130 -40 70 -70 10 -40 -120 -60 -190 -90 -60 -110 -120 0 -60 50 -100Z',
          '#8cbf3f',
        ) +
        path(
          'M-60 -200q60 -60 150 -40 160 -40 330 20 80 60 20 120 -60 20 -80 80 -60 60 -100 0 -60 -20 -90 10 -50 10 -70 -30 -60 30 -110 0 -70 -90 -50 -160Z',
          '#f2c21b',
        ) +
        path(
          'M-50 -10q90 -30 160 30 60 60 10 130 -40 60 -60 130 -40 50 -70 -10 -20 -90 -60 -130 -50 -90 20 -150Z',
          '#ee8522',
        ) +
        path('M340 130q70 -50 130 0 30 60 -30 90 -90 20 -110 -30 -10 -40 10 -60Z', '#c8102e') +
        line(`M${-w / 2 + 50} 30H${w / 2 - 50}`, '#ffffff', 4, { 'stroke-dasharray': '20 16' });
    if (theme === 'alphabet' || theme === 'numbers') {
      const signs =
        theme === 'alphabet'
          ? [...'ABCDEFGHIJKLMNOPQRST']
          : [
              '1',
              '2',
              '3',
              '4',
              '5',
              '6',
              '7',
              '8',
              '9',
              '10',
              '11',
              '12',
              '13',
              '14',
              '15',
              '16',
              '17',
              '18',
              '19',
              '20',
            ];
      const tones = ['#c8102e', '#1f5fa8', '#2f8f5b', '#ee8522', '#6f4aa0'];
      art = signs
        .map((sign, at) => {
          const x = -w / 2 + 116 + (at % 4) * 223;
          const y = -h / 2 + 190 + Math.floor(at / 4) * 205;
          return (
            rect(x - 94, y - 40, 188, 180, 24, mix(tones[at % 5] ?? paint, '#ffffff', 0.8)) +
            lettering(sign, x, y, {
              size: 100,
              color: tones[at % 5] ?? paint,
              align: 'middle',
              weight: 15,
              widest: 150,
            })
          );
        })
        .join('');
    }
    if (theme === 'body')
      art =
        circle(0, -h * 0.26, 120, '#f0c9a0') +
        path(
          'M-150 -170Q0 -220 150 -170L260 150 200 170 120 -20V200L110 470H30L0 220 -30 470H-110L-120 200V-20L-200 170 -260 150Z',
          '#f0c9a0',
        ) +
        path('M-120 -60H120V210H-120Z', mix(paint, '#ffffff', 0.2)) +
        path('M20 20c-60 -50 -90 10 -40 50l40 40 40 -40c50 -40 20 -100 -40 -50Z', '#c8102e') +
        line(`M150 -330h180M140 30h200M110 330h230`, '#8d939b', 6) +
        [
          [330, -330],
          [340, 30],
          [340, 330],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 14, paint))
          .join('');
    if (theme === 'plant')
      art =
        line('M0 470V-120', '#2f8f5b', 30) +
        path(
          'M0 180C-190 160 -260 40 -250 -30C-90 -20 -10 60 0 180ZM0 80C180 70 250 -40 250 -110C90 -100 10 -30 0 80Z',
          '#2f8f5b',
        ) +
        [0, 45, 90, 135, 180, 225, 270, 315]
          .map((turn) => placed(0, -260, turn, 1, ellipse(0, -110, 56, 100, '#f2c21b')))
          .join('') +
        circle(0, -260, 90, '#8a5a35') +
        path(
          `M${-w / 2 + 40} 440Q0 390 ${w / 2 - 40} 440V${h / 2 - 40}H${-w / 2 + 40}Z`,
          '#a6753f',
        ) +
        line('M0 450q-60 60 -110 70M0 450q60 60 120 60M0 450v90', '#f4e2c4', 12);
    if (theme === 'traffic')
      art =
        [
          ['M0 -150L140 100H-140Z', '#c8102e', -220, -260],
          ['', '#c8102e', 220, -270],
          ['', '#1f5fa8', -220, 90],
          ['M-120 -120H120V120H-120Z', '#1f5fa8', 220, 90],
        ]
          .map(([d, tone, x, y]) =>
            placed(
              Number(x),
              Number(y),
              0,
              1,
              d
                ? path(String(d), '#ffffff', {
                    stroke: String(tone),
                    'stroke-width': 36,
                    'stroke-linejoin': 'round',
                  })
                : circle(0, -16, 120, '#ffffff', { stroke: String(tone), 'stroke-width': 36 }),
            ),
          )
          .join('') +
        line('M-220 -316v80m0 46v2', '#2b2f36', 24) +
        rect(160, -300, 120, 30, 4, '#c8102e') +
        path('M-240 40h40v70l40 40v-30 90h-90 30l-40 -40Z', '#1f5fa8') +
        line('M170 150L270 50M180 60h90v90', '#1f5fa8', 24) +
        rect(-w / 2 + 60, h / 2 - 240, w - 120, 150, 10, '#5b626c') +
        line(`M${-w / 2 + 100} ${h / 2 - 165}H${w / 2 - 100}`, '#ffffff', 60, {
          'stroke-dasharray': '60 60',
          'stroke-linecap': 'butt',
        });
    if (theme === 'weather')
      art =
        circle(-170, -270, 120, '#f2c21b') +
        [0, 60, 120, 180, 240, 300]
          .map((turn) => placed(-170, -270, turn, 1, rect(-10, -200, 20, 56, 10, '#f2c21b')))
          .join('') +
        path(
          'M20 -100Q0 -220 110 -230Q150 -310 240 -270Q340 -280 330 -180Q380 -100 290 -90H60Q20 -80 20 -100Z',
          '#ffffff',
          { stroke: '#8d939b', 'stroke-width': 8 },
        ) +
        path(
          'M-330 230Q-350 110 -240 100Q-200 20 -110 60Q-10 50 -20 150Q30 230 -60 240H-290Q-330 250 -330 230Z',
          '#a9b4c0',
        ) +
        line('M-250 290l-26 80m100 -80l-26 80m100 -80l-26 80', '#1f5fa8', 20) +
        path('M190 120L110 290H190L150 430 300 240H214L260 120Z', '#f2a51b');
    if (theme === 'calendar') {
      for (let at = 0; at < 28; at += 1)
        art +=
          rect(
            -w / 2 + 70 + (at % 7) * 168,
            -h / 2 + 190 + Math.floor(at / 7) * 168,
            150,
            150,
            14,
            at % 9 === 3 ? mix(paint, '#ffffff', 0.3) : '#f1ede4',
          ) +
          lettering(
            String(at + 1),
            -w / 2 + 90 + (at % 7) * 168,
            -h / 2 + 210 + Math.floor(at / 7) * 168,
            { size: 42, color: '#5b6472', weight: 13 },
          );
    }
    const place = [800, 800, -2, 1] as const;
    return {
      tint: paint,
      art:
        lyingShadow(placed(...place, rect(-w / 2, -h / 2, w, h, 6, '')), 10) +
        placed(
          ...place,
          rect(-w / 2, -h / 2, w, h, 6, '#fdfbf6'),
          rect(-w / 2, -h / 2, w, 96, 6, paint),
          text
            ? lettering(text, 0, -h / 2 + 28, {
                size: 42,
                color: '#fffdf8',
                align: 'middle',
                weight: 15,
                widest: w - 120,
              })
            : rect(-w * 0.2, -h / 2 + 36, w * 0.4, 24, 10, '#fffdf8', { opacity: 0.85 }),
          art,
          rect(-w / 2 - 16, -h / 2 - 18, w + 32, 36, 10, sheet.rod(beech, 'y')),
          rect(-w / 2 - 16, h / 2 - 18, w + 32, 36, 10, sheet.rod(beech, 'y')),
        ),
    };
  },
);
