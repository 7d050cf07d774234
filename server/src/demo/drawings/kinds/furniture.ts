import { darker, lighter, lightness, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import { color, colors, flag, integer, oneOf } from '../../../modules/media/drawing/parameters.ts';
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
import { beech, tube } from '../materials.ts';
import { Corner } from '../solid.ts';

/** A pupil's chair on a steel frame, or a wooden one for small children. */
const chair = kind(
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
const table = kind(
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
        36,
        176,
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
const shelf = kind(
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

const stool = kind(
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
const rug = kind(
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

export const furnitureKinds = {
  chair: chair,
  table: table,
  shelf: shelf,
  stool: stool,
  rug: rug,
};
