import { darker, lighter } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { color, colors, flag, oneOf } from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  ellipse,
  group,
  line,
  lyingShadow,
  path,
  placed,
  rect,
  standingShadow,
} from '../../../modules/media/drawing/sheet.ts';
import { Corner } from '../solid.ts';

/** A sponge for the blackboard, or a wiper with felt for whiteboards. */
const boardWiper = kind(
  { color: color('#f2c21b'), style: oneOf(['sponge', 'felt'], 'sponge') },
  ({ color: paint, style }, sheet) => {
    if (style === 'sponge') {
      const shape =
        'M330 640Q330 540 440 540H1160Q1270 540 1270 640V1000Q1270 1100 1160 1100H440Q330 1100 330 1000Z';
      return {
        tint: paint,
        art:
          lyingShadow(path(shape, ''), 22) +
          path(shape, darker(paint, 0.12), { transform: 'translate(0 70)' }) +
          path(shape, sheet.matt(paint)) +
          Array.from({ length: 60 }, (_, at) =>
            ellipse(
              390 + ((at * 197) % 820),
              590 + ((at * 131) % 460),
              8 + (at % 4) * 6,
              6 + (at % 3) * 5,
              darker(paint, 0.1),
              { opacity: 0.75 },
            ),
          ).join(''),
      };
    }
    const corner = new Corner(800, 660, 6);
    const [gx, gy] = corner.at([48, 30, 46]);
    return {
      tint: paint,
      art:
        corner.shadow([-20, 0, 0], [140, 64]) +
        corner.box([-20, 0, 0], [140, 64, 16], '#8d939b', 4) +
        corner.box([-20, 0, 16], [140, 64, 26], paint, 14) +
        group(
          { transform: `matrix(0.866 0.46 -0.866 0.46 ${gx} ${gy})` },
          rect(-260, -70, 520, 140, 70, darker(paint, 0.1)),
          rect(-250, -60, 500, 120, 60, sheet.matt(lighter(paint, 0.05))),
        ),
    };
  },
);

/** A pad for a flipchart, its top perforated and punched. */
const flipPad = kind({ recycled: flag() }, ({ recycled }, sheet) => {
  const paper = recycled ? '#e9e2d2' : '#fffefa';
  return {
    tint: '#6bb3e0',
    art: placed(
      800,
      800,
      -5,
      1,
      lyingShadow(rect(-430, -640, 860, 1280, 8, ''), 16),
      [24, 16, 8]
        .map((at) => rect(-430 + at / 3, -640 + at, 860, 1280, 8, darker(paper, 0.06)))
        .join(''),
      rect(
        -430,
        -640,
        860,
        1280,
        8,
        sheet.linear([
          [0, paper],
          [1, darker(paper, 0.02)],
        ]),
      ),
      rect(-430, -640, 860, 90, 8, '#8d939b'),
      [-240, -80, 80, 240].map((x) => circle(x, -596, 22, '#f8f5ee')).join(''),
      line('M-430 -530H430', '#b9c0c7', 5, { 'stroke-dasharray': '16 14' }),
      line(
        Array.from({ length: 16 }, (_, at) => `M-400 ${-470 + at * 68}H400`).join('') +
          Array.from({ length: 12 }, (_, at) => `M${-374 + at * 68} -500V610`).join(''),
        '#dfe5ea',
        3,
      ),
      path('M430 470Q400 600 250 640H430Z', darker(paper, 0.1)),
    ),
  };
});

/** Paper on a roll: for tills, or wide for painting; coloured rolls lie beside each other. */
const paperRoll = kind(
  { colors: colors(['#f4f1ea'], 12), style: oneOf(['till', 'wide', 'several'], 'wide') },
  ({ colors: tones, style }, sheet) => {
    const standing = (x: number, y: number, r: number, high: number): string =>
      standingShadow(sheet, x, y, r) +
      rect(x - r, y - high, r * 2, high, 0, sheet.rod('#fbf9f4')) +
      ellipse(x, y, r, r * 0.3, '#d9d4c8') +
      rect(x - r, y - high, r * 2, high - 2, 0, sheet.rod('#fbf9f4')) +
      ellipse(x, y - high, r, r * 0.3, '#f1ede4', { stroke: '#ddd7ca', 'stroke-width': 4 }) +
      ellipse(x, y - high, r * 0.62, r * 0.19, 'none', { stroke: '#ddd7ca', 'stroke-width': 4 }) +
      ellipse(x, y - high, r * 0.3, r * 0.09, '#8a7a64');
    if (style === 'till')
      return {
        tint: '#8d939b',
        art:
          [
            [480, 760],
            [800, 700],
            [1120, 760],
            [640, 1020],
            [960, 1020],
          ]
            .map(([x = 0, y = 0]) => standing(x, y, 150, 220))
            .join('') +
          [
            [320, 1290],
            [560, 1310],
            [800, 1320],
            [1040, 1310],
            [1280, 1290],
          ]
            .map(([x = 0, y = 0]) => standing(x, y, 118, 190))
            .join(''),
      };
    const lying = (y: number, r: number, paint: string): string =>
      lyingShadow(rect(250, y - r, 1060, r * 2, r * 0.5, ''), 10) +
      rect(260, y - r, 1040, r * 2, 0, sheet.rod(paint, 'y')) +
      ellipse(260, y, r * 0.32, r, darker(paint, 0.08)) +
      ellipse(1300, y, r * 0.32, r, lighter(paint, 0.03), {
        stroke: darker(paint, 0.12),
        'stroke-width': 4,
      }) +
      ellipse(1300, y, r * 0.12, r * 0.4, '#8a7a64');
    if (style === 'several')
      return {
        tint: tones[0] ?? '#6bb3e0',
        art: tones
          .map((paint, at) =>
            lying(
              360 + at * (900 / Math.max(1, tones.length - 1)),
              Math.min(62, 400 / tones.length),
              paint,
            ),
          )
          .join(''),
      };
    const paint = tones[0] ?? '#f4f1ea';
    return {
      tint: '#dfbd8a',
      art:
        path(
          'M260 700H1300V1330Q1290 1370 1240 1340L300 1300Q262 1290 260 1330Z',
          darker(paint, 0.03),
        ) +
        path(
          'M260 700H1300V1320L260 1280Z',
          sheet.linear([
            [0, darker(paint, 0.08)],
            [0.3, paint],
          ]),
        ) +
        lying(580, 210, paint),
    };
  },
);

/** Cards for a pinboard, by their shape. */
const pinCards = kind(
  { color: color('#f2c21b'), shape: oneOf(['oval', 'circle'], 'oval') },
  ({ color: paint, shape }, sheet) => ({
    tint: paint,
    art: [
      [690, 560, -14, 0.1],
      [880, 720, 8, 0.05],
      [780, 960, -4, 0],
    ]
      .map(([x = 0, y = 0, turn = 0, tone = 0]) => {
        const outline = (fill: string): string =>
          shape === 'oval' ? ellipse(0, 0, 470, 270, fill) : circle(0, 0, 330, fill);
        return (
          lyingShadow(placed(x, y, turn, 1, outline('')), 10) +
          placed(x, y, turn, 1, outline(sheet.matt(lighter(paint, tone))))
        );
      })
      .join(''),
  }),
);

export const presentingKinds = {
  'board-wiper': boardWiper,
  'flip-pad': flipPad,
  'paper-roll': paperRoll,
  'pin-cards': pinCards,
};
