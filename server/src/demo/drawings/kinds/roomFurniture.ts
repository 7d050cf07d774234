import { darker, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { color, flag, integer, oneOf } from '../../../modules/media/drawing/parameters.ts';
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
import { Corner } from '../solid.ts';

/** Tables that are more than a top on legs. */
const specialTable = kind(
  { color: color('#f4f1ea'), style: oneOf(['drawer', 'pegboard', 'water', 'standing'], 'drawer') },
  ({ color: paint, style }, sheet) => {
    const corner = new Corner(800, style === 'pegboard' ? 540 : style === 'water' ? 480 : 430, 5);
    const legs = (wood: string, high: number): string =>
      [
        [4, 4],
        [128, 4],
        [4, 72],
        [128, 72],
      ]
        .map(([x = 0, y = 0]) => corner.box([x, y, -high], [7, 7, high], wood, 2))
        .join('');
    if (style === 'water')
      return {
        tint: '#6bb3e0',
        art:
          corner.shadow([0, 0, -70], [140, 84], 0.7) +
          legs(paint, 70) +
          corner.box([0, 0, 0], [140, 84, 26], paint, 6) +
          corner.face(
            [
              [6, 6, 26],
              [66, 6, 26],
              [66, 78, 26],
              [6, 78, 26],
            ],
            '#e6cf9c',
            4,
          ) +
          corner.face(
            [
              [74, 6, 26],
              [134, 6, 26],
              [134, 78, 26],
              [74, 78, 26],
            ],
            '#6bb3e0',
            4,
          ) +
          [
            [24, 24],
            [40, 50],
            [20, 60],
          ]
            .map(([x = 0, y = 0]) => {
              const [sx, sy] = corner.at([x, y, 26]);
              return ellipse(sx, sy, 60, 22, '#d3b273');
            })
            .join('') +
          (() => {
            const [bx, by] = corner.at([104, 40, 26]);
            return (
              line(`M${bx - 90} ${by + 30}q30 -16 60 0t60 0 60 0`, '#ffffff', 8, { opacity: 0.7 }) +
              path(
                `M${bx - 70} ${by - 20}H${bx + 70}L${bx + 40} ${by + 20}H${bx - 40}Z`,
                '#c8102e',
              ) +
              path(`M${bx - 8} ${by - 26}V${by - 140}L${bx + 70} ${by - 40}Z`, '#fffdf6')
            );
          })(),
      };
    if (style === 'standing')
      return {
        tint: paint,
        art:
          corner.shadow([20, 10, -110], [96, 70], 0.6) +
          [
            [24, 12],
            [108, 12],
            [24, 70],
            [108, 70],
          ]
            .map(([x = 0, y = 0]) => corner.box([x, y, -110], [6, 6, 112], '#1f5fa8', 2))
            .join('') +
          corner.box([28, 14, -40], [82, 58, 4], '#c9ced4', 2) +
          corner.face(
            [
              [16, 4, 18],
              [120, 4, 18],
              [120, 84, 2],
              [16, 84, 2],
            ],
            sheet.matt(paint),
            12,
          ) +
          corner.face(
            [
              [16, 84, 2],
              [120, 84, 2],
              [120, 84, -5],
              [16, 84, -5],
            ],
            darker(paint, 0.14),
            4,
          ),
      };
    const top = style === 'pegboard' ? beech : paint;
    const back =
      style === 'pegboard'
        ? corner.box([0, -4, 8], [140, 4, 74], '#8d939b', 4) +
          Array.from({ length: 60 }, (_, at) => {
            const [x, y] = corner.at([10 + (at % 12) * 11, 0, 22 + Math.floor(at / 12) * 13]);
            return circle(x, y, 6, '#3a3f47');
          }).join('') +
          (() => {
            const [x, y] = corner.at([40, 0, 68]);
            const [x2, y2] = corner.at([80, 0, 68]);
            return (
              line(`M${x} ${y}v170`, beech, 26) +
              rect(x - 60, y - 20, 120, 54, 10, '#5b626c') +
              line(`M${x2} ${y2}v200`, '#c8102e', 30) +
              line(`M${x2} ${y2 + 100}v130`, '#aeb4bc', 16)
            );
          })()
        : '';
    const drawer =
      style === 'drawer'
        ? corner.box([88, 66, -24], [48, 18, 24], lighter(beech, 0.02), 3) +
          (() => {
            const [x, y] = corner.at([112, 84, -12]);
            return line(`M${x - 50} ${y - 26}L${x + 40} ${y + 22}`, '#6b727c', 16);
          })()
        : '';
    return {
      tint: style === 'pegboard' ? beech : paint,
      art:
        corner.shadow([0, 0, -80], [140, 84], 0.7) +
        back +
        legs(style === 'pegboard' ? beech : '#8f969f', 80) +
        drawer +
        corner.box([-2, -2, 0], [144, 88, 8], top, 5),
    };
  },
);

/** A bench with hooks and compartments for as many children as it has places. */
const coatBench = kind({ places: integer(2, 8, 4) }, ({ places }, sheet) => {
  const w = places > 6 ? 1300 : places > 4 ? 1140 : 960;
  const left = 800 - w / 2;
  const each = w / places;
  return {
    tint: beech,
    art:
      standingShadow(sheet, 800, 1350, w / 2) +
      rect(left, 240, w, 1100, 12, darker(beech, 0.1)) +
      rect(left, 240, w, 190, 8, darker(beech, 0.22)) +
      Array.from({ length: places }, (_, at) => {
        const x = left + at * each + each / 2;
        const tone = playColors[at % 6] ?? '#c8102e';
        return (
          rect(x - each / 2 + 6, 252, each - 12, 166, 4, darker(beech, 0.3)) +
          rect(x - each * 0.3, 300, each * 0.6, 118, 10, sheet.matt(tone)) +
          rect(x - each / 2 + 6, 440, each - 12, 520, 4, lighter(beech, 0.02)) +
          circle(x, 486, 28, sheet.matt(tone)) +
          line(`M${x - 24} 560v34q0 24 24 24t24 -24v-34`, '#8f969f', 13) +
          (at % 3 === 0
            ? path(
                `M${x - 50} 610Q${x} 570 ${x + 50} 610L${x + 66} 860H${x - 66}Z`,
                sheet.matt(mix(tone, '#ffffff', 0.15)),
              )
            : '')
        );
      }).join('') +
      rect(left - 20, 960, w + 40, 60, 10, sheet.matt(beech)) +
      rect(left, 1020, w, 320, 0, darker(beech, 0.26)) +
      line(`M${left} 1190H${left + w}`, beech, 26) +
      Array.from(
        { length: places },
        (_, at) =>
          rect(
            left + at * each + each * 0.2,
            1250,
            each * 0.26,
            70,
            26,
            playColors[(at + 2) % 6] ?? '#1f5fa8',
          ) +
          rect(
            left + at * each + each * 0.54,
            1250,
            each * 0.26,
            70,
            26,
            playColors[(at + 2) % 6] ?? '#1f5fa8',
          ),
      ).join('') +
      Array.from({ length: places + 1 }, (_, at) =>
        rect(left + at * each - 8, 240, 16, 1100, 0, sheet.matt(beech)),
      ).join(''),
  };
});

/** A chest with flat drawers for large sheets. */
const planChest = kind({}, (_, sheet) => ({
  tint: beech,
  art:
    standingShadow(sheet, 800, 1310, 620) +
    rect(220, 520, 1160, 780, 14, sheet.matt(beech)) +
    rect(180, 470, 1240, 66, 14, sheet.matt(lighter(beech, 0.04))) +
    Array.from(
      { length: 8 },
      (_, at) =>
        rect(260, 556 + at * 90, 1080, 76, 8, sheet.matt(lighter(beech, 0.03)), {
          stroke: darker(beech, 0.14),
          'stroke-width': 5,
        }) +
        rect(700, 580 + at * 90, 200, 26, 12, '#8f969f') +
        rect(330, 578 + at * 90, 130, 32, 4, '#fffdf6'),
    ).join('') +
    rect(260, 1300, 60, 50, 6, darker(beech, 0.2)) +
    rect(1280, 1300, 60, 50, 6, darker(beech, 0.2)),
}));

/** A shop for play with a counter and an awning; a wagon loaded with blocks; a slate that wipes itself. */
const playFurniture = kind(
  {
    style: oneOf(['shop', 'wagon', 'slate', 'wall', 'corks'], 'shop'),
    color: color('#c8102e'),
    wide: flag(),
  },
  ({ style, color: paint, wide }, sheet) => {
    if (style === 'wagon') {
      const corner = new Corner(800, 640, 6);
      return {
        tint: beech,
        art:
          corner.shadow([0, 0, -20], [130, 84]) +
          [
            [10, 84],
            [100, 84],
          ]
            .map(([x = 0, y = 0]) => {
              const [wx, wy] = corner.at([x + 8, y, -8]);
              return (
                ellipse(wx, wy, 80, 92, darker(paint, 0.05)) +
                ellipse(wx - 8, wy, 66, 78, sheet.matt(paint)) +
                circle(wx - 10, wy, 18, '#fffdf6')
              );
            })
            .join('') +
          corner.face(
            [
              [0, 0, 0],
              [130, 0, 0],
              [130, 0, 44],
              [0, 0, 44],
            ],
            darker(beech, 0.14),
          ) +
          corner.face(
            [
              [0, 0, 0],
              [0, 84, 0],
              [0, 84, 44],
              [0, 0, 44],
            ],
            darker(beech, 0.1),
          ) +
          corner.box([14, 14, 6], [34, 30, 44], '#c8102e', 4) +
          corner.box([56, 12, 6], [30, 34, 60], '#f2c21b', 4) +
          corner.box([92, 16, 6], [26, 28, 40], '#2f8f5b', 4) +
          corner.box([20, 48, 6], [30, 26, 50], '#1f5fa8', 4) +
          corner.box([62, 50, 6], [40, 24, 38], '#ee8522', 4) +
          corner.box([0, 80, 0], [130, 5, 34], beech, 4) +
          corner.box([126, 0, 0], [5, 84, 34], beech, 4) +
          line('M1290 1030Q1440 1060 1420 1300', '#8f969f', 30) +
          line('M1370 1300h100', darker(paint, 0.05), 40),
      };
    }
    if (style === 'slate')
      return {
        tint: paint,
        art:
          lyingShadow(rect(220, 300, 1160, 1000, 80, ''), 16) +
          rect(220, 300, 1160, 1000, 80, sheet.matt(paint)) +
          rect(300, 380, 1000, 720, 30, '#e6e9e4') +
          circle(640, 660, 140, 'none', { stroke: '#4b525c', 'stroke-width': 16 }) +
          line('M640 800v160M560 860h160M880 980V700l120 -110 120 110v280Z', '#4b525c', 16) +
          rect(380, 1160, 700, 30, 15, darker(paint, 0.16)) +
          rect(560, 1126, 120, 100, 30, sheet.matt('#f2c21b')) +
          line('M1300 1200Q1440 1120 1380 900', '#fffdf6', 12) +
          placed(
            1360,
            800,
            14,
            1,
            rect(-30, -170, 60, 280, 28, sheet.rod('#f2c21b')),
            path('M-24 100H24L0 170Z', '#3a3f47'),
          ),
      };
    if (style === 'wall') {
      const [l, w] = wide ? [140, 1320] : [200, 1200];
      return {
        tint: '#6bb3e0',
        art:
          lyingShadow(rect(l, 300, w, 900, 12, ''), 14) +
          rect(l, 300, w, 900, 12, sheet.matt('#fbfaf7'), { stroke: beech, 'stroke-width': 26 }) +
          rect(l - 10, 280, w + 20, 60, 14, sheet.rod('#c9ced4', 'y')) +
          [
            [0, '#c8102e'],
            [1, '#f2c21b'],
            [2, '#1f5fa8'],
            [3, '#2f8f5b'],
          ]
            .map(([at, tone]) => {
              const x = l + 60 + Number(at) * ((w - 120) / 4);
              const pw = (w - 120) / 4 - 40;
              return (
                rect(x, 350, pw, 560, 4, '#fffefa', { stroke: '#e3dccb', 'stroke-width': 4 }) +
                path(`M${x + 30} 780q60 -180 ${pw * 0.4} -60t${pw * 0.45} -90`, 'none', {
                  stroke: String(tone),
                  'stroke-width': 40,
                  'stroke-linecap': 'round',
                }) +
                circle(x + pw * 0.35, 520, 54, String(tone), { opacity: 0.8 })
              );
            })
            .join('') +
          rect(l - 10, 1140, w + 20, 90, 16, sheet.matt(beech)) +
          playColors
            .map((tone, at) => circle(l + 160 + at * ((w - 320) / 5), 1170, 40, tone))
            .join(''),
      };
    }
    if (style === 'corks')
      return {
        tint: '#c99a63',
        art:
          [
            [430, 420, -8],
            [600, 520, 4],
          ]
            .map(
              ([x = 0, y = 0, turn = 0]) =>
                lyingShadow(placed(x, y, turn, 1, rect(-250, -230, 500, 460, 10, '')), 10) +
                placed(
                  x,
                  y,
                  turn,
                  1,
                  rect(-250, -230, 500, 460, 10, sheet.matt('#d3a269')),
                  Array.from({ length: 34 }, (_, at) =>
                    ellipse(-220 + ((at * 97) % 440), -200 + ((at * 61) % 400), 10, 6, '#a9743a', {
                      opacity: 0.6,
                    }),
                  ).join(''),
                ),
            )
            .join('') +
          Array.from({ length: 14 }, (_, at) => {
            const [x, y] = [520 + ((at * 251) % 820), 860 + ((at * 97) % 460)];
            return (
              lyingShadow(placed(x, y, at * 43, 1, rect(-60, -90, 120, 180, 20, '')), 8) +
              placed(
                x,
                y,
                at * 43,
                1,
                rect(-60, -90, 120, 180, 16, sheet.rod('#cf9d62')),
                ellipse(0, -90, 60, 20, '#e0b680'),
                [-40, 10, 50]
                  .map((dy) => ellipse(((dy * 7) % 60) - 10, dy, 9, 5, '#a9743a'))
                  .join(''),
              )
            );
          }).join(''),
      };
    return {
      tint: paint,
      art:
        standingShadow(sheet, 800, 1380, 560) +
        rect(300, 420, 40, 960, 8, sheet.rod(beech)) +
        rect(1260, 420, 40, 960, 8, sheet.rod(beech)) +
        rect(340, 520, 920, 380, 0, darker(beech, 0.12)) +
        line('M340 700H1260', beech, 30) +
        playColors
          .map(
            (tone, at) =>
              rect(380 + at * 148, 590, 96, 96, 12, sheet.matt(tone)) +
              (at % 2
                ? circle(428 + at * 148, 840, 46, sheet.ball(tone))
                : path(
                    `M${390 + at * 148} 886V800H${466 + at * 148}V886Z`,
                    sheet.matt(darker(tone, 0.05)),
                  )),
          )
          .join('') +
        rect(260, 900, 1080, 70, 14, sheet.matt(lighter(beech, 0.03))) +
        rect(290, 970, 1020, 400, 8, sheet.matt(beech)) +
        line('M520 990V1360M800 990V1360M1080 990V1360', darker(beech, 0.1), 8) +
        Array.from({ length: 8 }, (_, at) =>
          path(
            `M${240 + at * 140} 250H${380 + at * 140}V430A70 70 0 0 1 ${240 + at * 140} 430Z`,
            at % 2 ? '#fffdf6' : sheet.matt(paint),
          ),
        ).join('') +
        rect(900, 800, 190, 110, 16, '#3a3f47') +
        rect(920, 760, 130, 60, 10, '#cfdcc8'),
    };
  },
);

export const roomFurnitureKinds = {
  'special-table': specialTable,
  'coat-bench': coatBench,
  'plan-chest': planChest,
  'play-furniture': playFurniture,
};
