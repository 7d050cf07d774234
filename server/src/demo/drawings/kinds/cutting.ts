import { darker, lighter } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import { color, flag, integer, label, oneOf } from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  ellipse,
  group,
  line,
  lyingShadow,
  path,
  placed,
  rect,
} from '../../../modules/media/drawing/sheet.ts';
import { beech, steel } from '../materials.ts';
import { Corner } from '../solid.ts';

/** Scissors, slightly open; blunt, pointed or long office blades. */
const scissors = kind(
  {
    color: color('#c8102e'),
    tip: oneOf(['blunt', 'pointed'], 'blunt'),
    hand: oneOf(['right', 'left'], 'right'),
    long: flag(),
    /** With a spring between the grips, or with blades that cut waves. */
    make: oneOf(['plain', 'spring', 'wavy'], 'plain'),
  },
  ({ color: grip, tip, hand, long, make }, sheet) => {
    const reach = long ? 780 : 600;
    const w = 88;
    const end =
      tip === 'blunt'
        ? `Q${w * 0.95} ${-reach - 30} ${w * 0.5} ${-reach - 34}T6 ${-reach + 40}`
        : `L${w * 0.42} ${-reach - 60}L6 ${-reach + 120}`;
    const blade = (flip: number): string =>
      group(
        { transform: `scale(${flip} 1)` },
        path(
          `M-12 40L${w} 30L${w * 0.95} ${-reach + 80}${end}L-14 0Z`,
          sheet.linear(
            [
              [0, '#dfe3e7'],
              [0.45, '#c3c9d0'],
              [1, '#aab1ba'],
            ],
            0,
            0,
            1,
            0,
          ),
        ),
        path(
          `M-12 40L30 36L26 ${-reach + 120}L6 ${-reach + (tip === 'blunt' ? 40 : 120)}L-14 0Z`,
          '#f4f6f8',
        ),
        line(`M30 20L27 ${-reach + 130}`, '#9aa1aa', 3),
      );
    const handle = (flip: number): string => {
      const big = flip === 1;
      const ring = big
        ? 'M40 20Q150 60 190 190Q260 470 120 590Q10 640 -40 520Q-70 430 -30 330Q10 200 -36 60Z'
        : 'M40 20Q140 60 176 190Q220 420 110 520Q10 570 -34 470Q-60 390 -24 310Q10 200 -36 60Z';
      const hole = big
        ? 'M60 250Q130 250 150 340Q168 500 90 536Q30 552 12 480Q0 420 30 350Q46 300 60 250Z'
        : 'M58 250Q116 250 134 330Q150 440 84 474Q28 488 12 430Q0 380 28 330Q44 290 58 250Z';
      return group(
        { transform: `scale(${flip} 1)` },
        path(
          `${ring}${hole}`,
          sheet.linear(
            [
              [0, lighter(grip, 0.07)],
              [0.5, grip],
              [1, darker(grip, 0.1)],
            ],
            0,
            0,
            0.8,
            1,
          ),
          { 'fill-rule': 'evenodd' },
        ),
        path(hole, 'none', { stroke: darker(grip, 0.15), 'stroke-width': 12 }),
        line('M70 90Q140 140 160 240', lighter(grip, 0.24), 12, { opacity: 0.8 }),
      );
    };
    const half = (turn: number, flip: number): string =>
      group({ transform: `rotate(${turn})` }, blade(-flip), handle(flip));
    const shadowHalf = (turn: number, flip: number): string =>
      group(
        { transform: `rotate(${turn})` },
        group(
          { transform: `scale(${-flip} 1)` },
          path(`M-12 40L${w} 30L${w * 0.9} ${-reach}L0 ${-reach}L-14 0Z`, ''),
        ),
        group(
          { transform: `scale(${flip} 1)` },
          path(
            'M40 20Q150 60 190 190Q260 470 120 590Q10 640 -40 520Q-70 430 -30 330Q10 200 -36 60ZM60 250Q130 250 150 340Q168 500 90 536Q30 552 12 480Q0 420 30 350Q46 300 60 250Z',
            '',
            { 'fill-rule': 'evenodd' },
          ),
        ),
      );
    // Left-handed scissors are the mirror image: the other blade lies on top.
    const side = hand === 'left' ? -1 : 1;
    const place = (content: string): string =>
      group(
        {
          transform: `translate(${800 - 36 * side} ${long ? 890 : 850}) scale(${side} 1) rotate(30) scale(${long ? 1.02 : 1.16})`,
        },
        content,
      );
    return {
      tint: grip,
      art:
        lyingShadow(place(shadowHalf(11, -1) + shadowHalf(-11, 1)), 13) +
        place(
          half(11, -1) +
            half(-11, 1) +
            circle(
              0,
              10,
              34,
              sheet.radial(
                [
                  [0, '#f4f6f8'],
                  [1, '#8f969f'],
                ],
                0.4,
                0.35,
                0.7,
              ),
            ) +
            line('M-16 10h32', '#5b626c', 7) +
            (make === 'spring'
              ? path('M-60 190Q0 20 60 190M-60 190Q0 90 60 190', 'none', {
                  stroke: '#8f969f',
                  'stroke-width': 20,
                  'stroke-linecap': 'round',
                })
              : '') +
            (make === 'wavy'
              ? [-1, 1]
                  .map((flip) =>
                    group(
                      { transform: `rotate(${flip * 11}) scale(${flip} 1)` },
                      line(
                        `M-10 ${-40}${'q-26 -20 0 -40t0 -40'.repeat(Math.floor((reach - 140) / 80))}`,
                        '#8f969f',
                        16,
                      ),
                    ),
                  )
                  .join('')
              : ''),
        ),
    };
  },
);

/** A cutter with a snap-off blade. */
const cutter = kind({ color: color('#f2c21b') }, ({ color: tone }, sheet) => ({
  tint: tone,
  art:
    lyingShadow(
      placed(
        800,
        800,
        -40,
        1,
        rect(-560, -80, 1000, 160, 50, '') + path('M430 -50H760L700 50H430Z', ''),
      ),
      14,
    ) +
    placed(
      800,
      800,
      -40,
      1,
      path('M400 -50H720L780 -50 690 56H400Z', sheet.linear(steel, 0, 0, 0, 1)),
      line('M480 -50l-30 106m110 -106l-30 106m110 -106l-30 106m110 -106l-30 106', '#8a919b', 4),
      path(
        'M-560 0Q-560 -84 -470 -84H380L460 -60V60L380 84H-470Q-560 84 -560 0Z',
        sheet.matt(tone),
      ),
      rect(-420, -24, 800, 48, 20, darker(tone, 0.2)),
      rect(60, -60, 180, 120, 26, sheet.matt('#2f343c')),
      line('M100 -36v72m40 -72v72m40 -72v72', '#525963', 10),
      rect(-500, -52, 240, 104, 30, '#2f343c', { opacity: 0.85 }),
    ),
}));

/** A cutting mat. */
const cuttingMat = kind({ color: color('#2f8f5b') }, ({ color: tone }, sheet) => {
  let d = '';
  for (let at = 0; at <= 20; at += 1) d += `M${-600 + at * 60} -420V420`;
  for (let at = 0; at <= 14; at += 1) d += `M-600 ${-420 + at * 60}H600`;
  return {
    tint: tone,
    art:
      lyingShadow(placed(800, 800, -6, 1, rect(-660, -480, 1320, 960, 40, '')), 11) +
      placed(
        800,
        800,
        -6,
        1,
        rect(-660, -480, 1320, 960, 40, sheet.matt(tone)),
        line(d, lighter(tone, 0.2), 3, { opacity: 0.7 }),
        rect(-600, -420, 1200, 840, 0, 'none', { stroke: lighter(tone, 0.25), 'stroke-width': 6 }),
        line('M-600 420L240 -420M-600 0A420 420 0 0 1 -180 420', lighter(tone, 0.25), 4, {
          opacity: 0.7,
        }),
      ),
  };
});

/** Snap-off blades, fanned out before their case. */
const blades = kind(
  { color: color('#f2c21b'), count: integer(1, 10, 10), label: label(8, '18 MM') },
  ({ color: paint, count, label: width }, sheet) => ({
    tint: paint,
    art:
      Array.from({ length: count }, (_, at) =>
        placed(
          420 + at * 92,
          620 - Math.abs(at - (count - 1) / 2) * 10,
          -4 + at * 1.2,
          1,
          path('M-38 -360L38 -420V360H-38Z', sheet.linear(steel, 0, 0, 1, 0), {
            stroke: '#8a919b',
            'stroke-width': 3,
          }),
          line(
            'M-38 -220L38 -280M-38 -110L38 -170M-38 0L38 -60M-38 110L38 50M-38 220L38 160',
            '#7d848e',
            5,
          ),
        ),
      ).join('') +
      lyingShadow(rect(290, 960, 1020, 380, 50, ''), 16) +
      rect(290, 960, 1020, 380, 50, sheet.matt(paint)) +
      rect(560, 1050, 480, 190, 20, '#fffdf6') +
      lettering(width, 800, 1100, {
        size: 90,
        color: '#1d2430',
        weight: 15,
        align: 'middle',
        widest: 420,
      }),
  }),
);

/** A block of wood with a pair of scissors in each hole. */
const scissorBlock = kind({ count: integer(6, 24, 24) }, ({ count }) => {
  const tones = ['#c8102e', '#1f5fa8', '#f2c21b', '#2f8f5b'];
  const rows = 3;
  const each = Math.ceil(count / rows);
  const corner = new Corner(800, 700, 6.4);
  return {
    tint: beech,
    art:
      corner.shadow([0, 0, 0], [110, 60]) +
      corner.box([0, 0, 0], [110, 60, 46], beech, 8) +
      Array.from({ length: count }, (_, at) => {
        const [x, y] = corner.at([
          8 + (at % each) * (94 / (each - 1)),
          10 + Math.floor(at / each) * 20,
          46,
        ]);
        const tone = tones[at % 4] ?? '#c8102e';
        return (
          ellipse(x, y, 20, 11, darker(beech, 0.35)) +
          line(`M${x - 8} ${y}V${y - 50}M${x + 8} ${y}V${y - 50}`, '#c3c9d0', 12) +
          ellipse(x - 22, y - 92, 20, 44, 'none', {
            stroke: tone,
            'stroke-width': 15,
            transform: `rotate(14 ${x - 22} ${y - 92})`,
          }) +
          ellipse(x + 22, y - 92, 20, 44, 'none', {
            stroke: darker(tone, 0.05),
            'stroke-width': 15,
            transform: `rotate(-14 ${x + 22} ${y - 92})`,
          })
        );
      }).join(''),
  };
});

export const cuttingKinds = {
  scissors: scissors,
  cutter: cutter,
  'cutting-mat': cuttingMat,
  blades,
  'scissor-block': scissorBlock,
};
