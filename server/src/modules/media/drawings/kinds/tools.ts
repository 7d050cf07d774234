import { darker, inkOn, lighter, mix } from '../color.ts';
import { kind } from '../kind.ts';
import { lettering } from '../lettering.ts';
import { color, colors, flag, integer, label, oneOf } from '../parameters.ts';
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
} from '../sheet.ts';

const steel = [
  [0, '#8f969f'],
  [0.3, '#f4f6f8'],
  [0.6, '#c6ccd3'],
  [1, '#8a919b'],
] as const;

/** Scissors, slightly open; blunt, pointed or long office blades. */
export const scissors = kind(
  {
    color: color('#c8102e'),
    tip: oneOf(['blunt', 'pointed'], 'blunt'),
    hand: oneOf(['right', 'left'], 'right'),
    long: flag(),
  },
  ({ color: grip, tip, hand, long }, sheet) => {
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
            line('M-16 10h32', '#5b626c', 7),
        ),
    };
  },
);

/** A glue stick, its cap beside it. */
export const glueStick = kind(
  { color: color('#f2c21b'), label: label(6, '21 G') },
  ({ color: body, label: text }, sheet) => ({
    tint: body,
    art:
      standingShadow(sheet, 700, 1340, 190) +
      standingShadow(sheet, 1110, 1340, 180) +
      rect(
        560,
        420,
        280,
        300,
        30,
        sheet.linear(
          [
            [0, '#d9d6cd'],
            [0.25, '#ffffff'],
            [0.7, '#f1efe8'],
            [1, '#c9c5ba'],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      ellipse(700, 424, 140, 40, '#fbfaf6') +
      rect(540, 640, 320, 610, 20, sheet.rod(body)) +
      rect(540, 760, 320, 330, 0, mix(body, '#ffffff', 0.86)) +
      lettering(text, 700, 850, {
        size: 84,
        color: darker(body, 0.3),
        align: 'middle',
        weight: 15,
        widest: 260,
      }) +
      line('M600 1000h200', mix(body, '#ffffff', 0.3), 16) +
      rect(530, 1240, 340, 104, 22, sheet.rod(darker(body, 0.12))) +
      line(
        [0, 1, 2, 3, 4, 5, 6].map((at) => `M${560 + at * 47} 1262v60`).join(''),
        darker(body, 0.22),
        8,
      ) +
      rect(930, 860, 360, 480, 34, sheet.rod(body)) +
      rect(930, 1270, 360, 14, 0, darker(body, 0.15)) +
      ellipse(1110, 878, 166, 40, lighter(body, 0.08), { opacity: 0.6 }),
  }),
);

/** A bottle of glue. */
export const glueBottle = kind(
  { color: color('#1f5fa8'), label: label(8, '100 G') },
  ({ color: tone, label: text }, sheet) => ({
    tint: tone,
    art:
      standingShadow(sheet, 800, 1380, 290) +
      path('M700 330L760 210H840L900 330Z', sheet.rod(tone)) +
      rect(660, 320, 280, 110, 18, sheet.rod(tone)) +
      line(
        [0, 1, 2, 3, 4, 5].map((at) => `M${690 + at * 44} 336v78`).join(''),
        darker(tone, 0.12),
        7,
      ) +
      path(
        'M680 430H920Q1070 500 1080 640V1300Q1080 1384 1000 1384H600Q520 1384 520 1300V640Q530 500 680 430Z',
        sheet.linear(
          [
            [0, '#d5d2c8'],
            [0.2, '#ffffff'],
            [0.6, '#f4f2ec'],
            [1, '#c6c2b6'],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      rect(520, 730, 560, 450, 0, sheet.rod(tone, 'x', 0.6)) +
      lettering(text, 800, 860, {
        size: 112,
        color: inkOn(tone),
        align: 'middle',
        weight: 15,
        widest: 420,
      }) +
      line('M640 1050h320', inkOn(tone), 14, { opacity: 0.5 }) +
      rect(566, 560, 30, 700, 15, '#ffffff', { opacity: 0.35 }),
  }),
);

/** A roll of adhesive tape. */
export const tape = kind(
  { color: color('#6bb3e0'), count: integer(1, 3, 1), dispenser: flag(), pattern: flag() },
  ({ color: tone, count, dispenser, pattern }, sheet) => {
    const roll = (x: number, y: number, r: number, paint: string): string =>
      circle(x + 10, y + 16, r, darker(paint, 0.18)) +
      circle(x, y, r, sheet.matt(paint)) +
      circle(x, y, r * 0.97, 'none', {
        stroke: lighter(paint, 0.14),
        'stroke-width': 6,
        opacity: 0.8,
      }) +
      Array.from({ length: 5 }, (_, at) =>
        circle(x, y, r * (0.92 - at * 0.06), 'none', {
          stroke: darker(paint, 0.06),
          'stroke-width': 4,
          opacity: 0.6,
        }),
      ).join('') +
      (pattern
        ? Array.from({ length: 16 }, (_, at) =>
            circle(
              x + Math.cos((at / 16) * Math.PI * 2) * r * 0.8,
              y + Math.sin((at / 16) * Math.PI * 2) * r * 0.8,
              r * 0.055,
              '#fffdf8',
            ),
          ).join('')
        : '') +
      circle(x, y, r * 0.6, '#e9e2d2') +
      circle(x, y, r * 0.54, mix('#f8f5ee', tone, 0.1)) +
      circle(x, y, r * 0.54, 'none', { stroke: '#c9bfa8', 'stroke-width': 8 });
    if (dispenser) {
      const body = '#2f343c';
      return {
        tint: tone,
        art:
          standingShadow(sheet, 800, 1130, 560) +
          path(
            'M280 1120Q230 1120 236 1060L270 860Q300 600 560 560H700Q900 570 980 760L1340 880Q1380 900 1380 960V1080Q1380 1120 1340 1120Z',
            sheet.linear([
              [0, lighter(body, 0.09)],
              [1, darker(body, 0.05)],
            ]),
          ) +
          roll(600, 790, 250, tone) +
          circle(600, 790, 120, sheet.matt(lighter(body, 0.06))) +
          circle(600, 790, 46, darker(body, 0.08)) +
          path('M760 600L1310 862 1304 884 740 620Z', mix(tone, '#ffffff', 0.45), {
            opacity: 0.85,
          }) +
          path('M1288 846l70 30v34l-70 -26Z', '#c9ced4') +
          line('M1296 850l8 20 8 -14 8 20 8 -14 8 20 8 -14', '#7d848e', 5) +
          rect(270, 1040, 1080, 30, 12, '#ffffff', { opacity: 0.1 }),
      };
    }
    const spots =
      count === 1
        ? ([[800, 760, 480]] as const)
        : count === 2
          ? ([
              [600, 640, 350],
              [1010, 970, 350],
            ] as const)
          : ([
              [560, 580, 300],
              [1060, 660, 300],
              [760, 1060, 300],
            ] as const);
    const tones = [tone, mix(tone, '#ffffff', 0.45), darker(tone, 0.12)];
    return {
      tint: tone,
      art:
        lyingShadow(spots.map(([x, y, r]) => circle(x, y, r, '')).join(''), 20) +
        (count === 1
          ? path('M1180 1040q150 60 210 230l-130 60q-40 -150 -190 -170Z', mix(tone, '#ffffff', 0.2))
          : '') +
        spots.map(([x, y, r], at) => roll(x, y, r, tones[at] ?? tone)).join(''),
    };
  },
);

/** A ruler with true millimetres. */
export const ruler = kind(
  {
    color: color('#6bb3e0'),
    length: oneOf(['15', '17', '20', '30', '100'], '30'),
    material: oneOf(['clear', 'wood', 'metal', 'solid'], 'clear'),
  },
  ({ color: tone, length, material }, sheet) => {
    const centimetres = Math.min(30, Number(length));
    const long = 1560;
    const unit = (long - 70) / centimetres;
    const h = Math.min(260, unit * 3.3 + 60);
    const face =
      material === 'wood'
        ? sheet.linear([
            [0, '#ecd2a4'],
            [0.5, '#e0bf88'],
            [1, '#cfa868'],
          ])
        : material === 'metal'
          ? sheet.linear([...steel], 0, 0, 0.2, 1)
          : material === 'solid'
            ? sheet.matt(tone)
            : sheet.linear([
                [0, mix(tone, '#ffffff', 0.5)],
                [0.5, mix(tone, '#ffffff', 0.3)],
                [1, mix(tone, '#ffffff', 0.15)],
              ]);
    const ink = material === 'solid' ? inkOn(tone) : '#2b313b';
    let marks = '';
    for (let mm = 0; mm <= centimetres * 10; mm += 1) {
      const x = -long / 2 + 35 + (mm * unit) / 10;
      if (unit < 60 && mm % 5 !== 0 && unit < 45) continue;
      marks += `M${Math.round(x * 10) / 10} ${-h / 2 + 4}v${mm % 10 === 0 ? h * 0.26 : mm % 5 === 0 ? h * 0.19 : h * 0.12}`;
    }
    const figures = Array.from({ length: centimetres + 1 }, (_, at) =>
      centimetres > 20 && at % 2 === 1
        ? ''
        : lettering(String(at), -long / 2 + 35 + at * unit, -h / 2 + h * 0.34, {
            size: Math.min(34, unit * 0.55),
            color: ink,
            weight: 13,
            align: 'middle',
          }),
    ).join('');
    const place = [800, 800, -42, 1] as const;
    return {
      tint: tone,
      art:
        lyingShadow(placed(...place, rect(-long / 2, -h / 2, long, h, 14, '')), 11) +
        placed(
          ...place,
          rect(-long / 2, -h / 2, long, h, 14, face, material === 'clear' ? { opacity: 0.9 } : {}),
          rect(-long / 2, -h / 2, long, h * 0.13, 8, '#ffffff', {
            opacity: material === 'clear' ? 0.5 : 0.15,
          }),
          line(marks, ink, 3.4, { 'stroke-linecap': 'butt' }),
          figures,
          circle(long / 2 - 60, h * 0.22, 22, mix('#f8f5ee', tone, 0.12), {
            stroke: ink,
            'stroke-width': 3,
            'stroke-opacity': 0.4,
          }),
          line(`M${-long / 2 + 40} ${h * 0.36}H${long / 2 - 130}`, tone, 8, {
            opacity: material === 'clear' || material === 'wood' ? 0.8 : 0.25,
          }),
        ),
    };
  },
);

/** A set square with scale and protractor. */
export const setSquare = kind(
  { color: color('#6bb3e0'), handle: flag(), board: flag() },
  ({ color: tone, handle, board }, sheet) => {
    const half = 640;
    const outline = `M${-half} 320H${half}L0 ${320 - half}Z`;
    let marks = '';
    for (let mm = -70; mm <= 70; mm += 1)
      marks += `M${mm * 8} 316v${mm % 10 === 0 ? -44 : mm % 5 === 0 ? -32 : -20}`;
    let arc = '';
    for (let degree = 10; degree <= 170; degree += 5) {
      const angle = (degree * Math.PI) / 180;
      const [outer, inner] = [410, degree % 10 === 0 ? 362 : 384];
      arc += `M${Math.round(Math.cos(angle) * outer)} ${Math.round(316 - Math.sin(angle) * outer)}L${Math.round(Math.cos(angle) * inner)} ${Math.round(316 - Math.sin(angle) * inner)}`;
    }
    const ink = board ? '#7a4a1e' : '#2b313b';
    const face = board
      ? sheet.linear([
          [0, '#ecd2a4'],
          [1, '#d2ab6c'],
        ])
      : sheet.linear([
          [0, mix(tone, '#ffffff', 0.55)],
          [1, mix(tone, '#ffffff', 0.2)],
        ]);
    const place = [795, 790, -9, 1] as const;
    return {
      tint: board ? '#d2ab6c' : tone,
      art:
        lyingShadow(placed(...place, path(outline, '')), 12) +
        placed(
          ...place,
          path(outline, face, {
            opacity: board ? 1 : 0.92,
            stroke: board ? '#c99f66' : mix(tone, '#ffffff', 0.1),
            'stroke-width': 10,
            'stroke-linejoin': 'round',
          }),
          line(marks, ink, 4, { 'stroke-linecap': 'butt' }),
          line(arc, ink, 4, { 'stroke-linecap': 'butt' }),
          path('M-410 316A410 410 0 0 1 410 316', 'none', {
            stroke: ink,
            'stroke-width': 3,
            opacity: 0.6,
          }),
          [-6, -4, -2, 0, 2, 4, 6]
            .map((at) =>
              lettering(String(Math.abs(at)), at * 80, 236, {
                size: 30,
                color: ink,
                weight: 13,
                align: 'middle',
              }),
            )
            .join(''),
          [30, 60, 90, 120, 150]
            .map((at) =>
              lettering(
                String(at),
                Math.cos((at * Math.PI) / 180) * 310,
                300 - Math.sin((at * Math.PI) / 180) * 310,
                { size: 28, color: '#c8102e', weight: 13, align: 'middle' },
              ),
            )
            .join(''),
          line('M0 316V-20', ink, 3, { opacity: 0.6 }),
          path(`M${-half + 60} 300L-40 ${320 - half + 70}`, 'none', {
            stroke: '#ffffff',
            'stroke-width': 12,
            opacity: 0.5,
          }),
          handle ? rect(-150, 96, 300, 70, 35, sheet.rod(tone, 'y')) : '',
          board ? rect(-170, 60, 340, 90, 30, sheet.rod('#c8102e', 'y')) : '',
        ),
    };
  },
);

/** A compass standing on its legs, mid-circle. */
export const compass = kind(
  { color: color('#1f5fa8'), wheel: flag(true), board: flag() },
  ({ color: tone, wheel, board }, sheet) => {
    const leg = board ? sheet.rod('#d9b27c') : sheet.rod('#c9ced4');
    return {
      tint: tone,
      art:
        path('M470 1330A520 170 0 1 0 1130 1330', 'none', {
          stroke: tone,
          'stroke-width': 9,
          opacity: 0.75,
        }) +
        lyingShadow(
          path('M790 420L480 1330 540 1330 850 480ZM800 420L1120 1320 1070 1330 760 480Z', ''),
          9,
          0.7,
        ) +
        group(
          { transform: 'translate(800 400) rotate(20)' },
          path(`M-38 60L-26 780H26L38 60Z`, leg),
          rect(-22, 770, 44, 120, 8, sheet.rod(board ? '#2f343c' : '#9aa1aa')),
          path('M-8 886L0 1010 8 886Z', '#6b727c'),
        ) +
        group(
          { transform: 'translate(800 400) rotate(-20)' },
          path(`M-38 60L-26 740H26L38 60Z`, leg),
          rect(-34, 730, 68, 130, 14, sheet.rod(tone)),
          board
            ? rect(-36, 850, 72, 130, 20, sheet.rod('#fdfbf5', 'x', 0.4))
            : path('M-16 858L-10 960 0 1000 10 960 16 858Z', sheet.rod('#e8c490')) +
                path('M-5 980L0 1004 5 980Z', '#2b2f36'),
        ) +
        (wheel
          ? line('M560 860H1040', '#9aa1aa', 16) +
            circle(800, 860, 66, sheet.matt(tone)) +
            circle(800, 860, 40, sheet.matt(lighter(tone, 0.08))) +
            line(
              [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
                .map(
                  (at) =>
                    `M${Math.round(800 + Math.cos((at / 12) * Math.PI * 2) * 50)} ${Math.round(860 + Math.sin((at / 12) * Math.PI * 2) * 50)}l${Math.round(Math.cos((at / 12) * Math.PI * 2) * 14)} ${Math.round(Math.sin((at / 12) * Math.PI * 2) * 14)}`,
                )
                .join(''),
              darker(tone, 0.16),
              6,
            )
          : '') +
        circle(800, 400, 92, sheet.matt(tone)) +
        circle(
          800,
          400,
          44,
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
        rect(770, 190, 60, 150, 22, sheet.rod('#c9ced4')) +
        line('M776 230h48m-48 30h48m-48 30h48', '#858c96', 6),
    };
  },
);

export const eraser = kind(
  {
    color: color('#1f5fa8'),
    shape: oneOf(['sleeve', 'bevel', 'fun'], 'sleeve'),
    count: integer(1, 4, 1),
  },
  ({ color: tone, shape, count }, sheet) => {
    const one = (paint: string): string => {
      if (shape === 'bevel')
        return (
          path(
            'M-400 120L-300 -150H420L320 120Z',
            sheet.linear([
              [0, lighter(paint, 0.08)],
              [1, darker(paint, 0.06)],
            ]),
          ) +
          path('M-400 120H320V190Q320 220 290 220H-380Q-410 220 -404 180Z', darker(paint, 0.12)) +
          path('M320 120L420 -150V-60L330 200Q320 210 320 190Z', darker(paint, 0.18)) +
          path(
            'M-90 120L10 -150H420L320 120Z',
            sheet.linear([
              [0, lighter('#3f6db5', 0.05)],
              [1, darker('#3f6db5', 0.06)],
            ]),
          ) +
          path('M-90 120H320V190Q320 220 290 220H-90Z', darker('#3f6db5', 0.1)) +
          path('M320 120L420 -150V-60L330 200Q320 210 320 190Z', darker('#3f6db5', 0.17))
        );
      if (shape === 'fun')
        return (
          path(
            'M-260 180Q-330 -60 -200 -190Q-110 -260 0 -200Q120 -260 210 -190Q330 -60 260 180Q140 270 0 230Q-140 270 -260 180Z',
            sheet.ball(paint),
          ) +
          path('M0 -200Q-30 -290 40 -330', 'none', {
            stroke: '#8a5a35',
            'stroke-width': 24,
            'stroke-linecap': 'round',
          }) +
          path('M30 -280Q140 -350 200 -270Q110 -220 30 -280Z', '#2f8f5b')
        );
      return (
        rect(
          -430,
          -140,
          860,
          330,
          40,
          sheet.linear([
            [0, '#ffffff'],
            [0.5, '#f4f2ec'],
            [1, '#d9d5ca'],
          ]),
        ) +
        rect(
          -160,
          -146,
          590,
          342,
          12,
          sheet.linear([
            [0, lighter(paint, 0.08)],
            [0.45, paint],
            [1, darker(paint, 0.09)],
          ]),
        ) +
        rect(-160, -40, 590, 130, 0, '#fffdf8') +
        rect(-160, -146, 60, 342, 6, mix(paint, '#ffffff', 0.25)) +
        line('M0 0h300m-300 44h200', mix(paint, '#ffffff', 0.1), 16)
      );
    };
    const silhouette =
      shape === 'fun'
        ? circle(0, 0, 250, '')
        : shape === 'bevel'
          ? path('M-400 120L-300 -150H420V-60L330 220H-400Z', '')
          : rect(-430, -140, 860, 340, 40, '');
    const spots: readonly (readonly [number, number, number, number])[] =
      count === 1
        ? [[800, 790, -16, shape === 'fun' ? 1.7 : 1.32]]
        : (
            [
              [560, 540, -14, 0.66],
              [1050, 650, 12, 0.66],
              [520, 960, 8, 0.66],
              [1040, 1090, -10, 0.66],
            ] as const
          ).slice(0, count);
    const tones = [tone, '#c8102e', '#2f8f5b', '#f2c21b'];
    return {
      tint: tone,
      art:
        lyingShadow(spots.map((spot) => placed(...spot, silhouette)).join(''), 16) +
        spots.map((spot, at) => placed(...spot, one(tones[at] ?? tone))).join(''),
    };
  },
);

export const sharpener = kind(
  { color: color('#c8102e'), style: oneOf(['can', 'metal', 'crank'], 'can') },
  ({ color: tone, style }, sheet) => {
    const shaving =
      path(
        'M300 1240q-70 -60 -10 -130t150 -20q-50 60 10 110t-20 120q-60 -10 -130 -80Z',
        '#efd6ab',
      ) +
      line('M330 1210q-20 -50 40 -70t70 50', '#c8102e', 10) +
      path('M1210 1270q50 -70 120 -20t10 100 -110 10Z', '#efd6ab');
    if (style === 'metal')
      return {
        tint: tone,
        art:
          shaving +
          lyingShadow(
            placed(800, 780, -14, 1, path('M-400 -200H400L340 0 400 200H-400L-340 0Z', '')),
            18,
          ) +
          placed(
            800,
            780,
            -14,
            1,
            path(
              'M-400 -200H400L340 0 400 200H-400L-340 0Z',
              sheet.linear([...steel], 0, 0, 0.3, 1),
            ),
            line('M-300 -200L-260 0M-250 -200L-212 0M260 0L300 -200M212 0L250 -200', '#8f969f', 8),
            path(
              'M-230 -150H300L260 110H-190Z',
              sheet.linear(
                [
                  [0, '#c9d0d8'],
                  [0.5, '#f8f9fa'],
                  [1, '#aab1ba'],
                ],
                0,
                0,
                1,
                1,
              ),
            ),
            circle(
              40,
              -20,
              50,
              sheet.radial(
                [
                  [0, '#f4f6f8'],
                  [1, '#7d848e'],
                ],
                0.4,
                0.35,
                0.7,
              ),
            ),
            line('M6 -20h68', '#4b525c', 12),
            ellipse(-372, 0, 40, 92, '#3a4049'),
          ),
      };
    if (style === 'crank')
      return {
        tint: tone,
        art:
          standingShadow(sheet, 760, 1320, 400) +
          rect(400, 560, 720, 700, 70, sheet.matt(tone)) +
          rect(360, 1230, 800, 96, 30, sheet.matt(darker(tone, 0.1))) +
          rect(470, 880, 580, 320, 34, '#ffffff', { opacity: 0.28 }) +
          path('M480 1190q150 -160 280 -80t280 -20v96H480Z', '#efd6ab', { opacity: 0.85 }) +
          circle(640, 720, 96, sheet.matt(lighter(tone, 0.1))) +
          circle(640, 720, 40, '#2b2f36') +
          line('M1110 700h150v-240', '#9aa1aa', 36) +
          rect(1190, 330, 140, 150, 50, sheet.rod('#2f343c')),
      };
    return {
      tint: tone,
      art:
        shaving +
        standingShadow(sheet, 800, 1200, 330) +
        path(
          'M480 640Q480 560 560 550H1040Q1120 560 1120 640L1080 1120Q1070 1200 990 1200H610Q530 1200 520 1120Z',
          sheet.linear(
            [
              [0, mix(tone, '#ffffff', 0.35)],
              [0.3, mix(tone, '#ffffff', 0.15)],
              [1, darker(tone, 0.05)],
            ],
            0,
            0,
            1,
            0,
          ),
          { opacity: 0.93 },
        ) +
        path(
          'M520 990q180 -90 300 -30t270 -30l-12 200Q1070 1200 990 1200H610Q530 1200 524 1130Z',
          '#efd6ab',
          { opacity: 0.7 },
        ) +
        rect(460, 420, 680, 190, 60, sheet.matt(darker(tone, 0.07))) +
        ellipse(800, 500, 120, 56, darker(tone, 0.24)) +
        ellipse(806, 506, 58, 28, '#14171c') +
        ellipse(1010, 500, 60, 30, darker(tone, 0.2)) +
        line('M560 700L590 1080', '#ffffff', 24, { opacity: 0.4 }),
    };
  },
);

/** A school or desk calculator. */
export const calculator = kind(
  { color: color('#2b2f36'), desk: flag(), solar: flag(true), label: label(9, '3.14159') },
  ({ color: body, desk, solar, label: text }, sheet) => {
    const [w, h] = desk ? [1010, 1130] : [720, 1240];
    const columns = desk ? 5 : 5;
    const rows = desk ? 5 : 7;
    const top = -h / 2 + h * 0.36;
    const gap = 18;
    const cw = (w - 110 - gap * (columns - 1)) / columns;
    const ch = (h - h * 0.36 - 60 - gap * (rows - 1)) / rows;
    let keys = '';
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const tone =
          row === rows - 1 && column === columns - 1
            ? '#ee8522'
            : column >= columns - 1 && row >= rows - 4
              ? mix(body, '#6bb3e0', 0.4)
              : row < rows - 4
                ? mix(body, '#8d939b', 0.5)
                : '#f4f2ec';
        const x = -w / 2 + 55 + column * (cw + gap);
        const y = top + row * (ch + gap);
        const figure =
          row >= rows - 4 && row < rows - 1 && column < 3
            ? String((rows - 2 - row) * 3 + column + 1)
            : row === rows - 1 && column === 0
              ? '0'
              : row === rows - 1 && column === columns - 1
                ? '='
                : column === columns - 1 && row === rows - 2
                  ? '+'
                  : column === columns - 1 && row === rows - 3
                    ? '-'
                    : '';
        keys +=
          rect(x, y + 6, cw, ch, 16, darker(tone, 0.2)) +
          rect(x, y, cw, ch, 16, sheet.matt(tone, 0.8)) +
          (figure
            ? lettering(figure, x + cw / 2, y + ch * 0.3, {
                size: ch * 0.38,
                color: inkOn(tone),
                weight: 15,
                align: 'middle',
              })
            : '');
      }
    }
    const place = [800, 800, desk ? 0 : -6, 1] as const;
    return {
      tint: mix(body, '#6bb3e0', 0.4),
      art:
        lyingShadow(placed(...place, rect(-w / 2, -h / 2, w, h, 60, '')), 19) +
        placed(
          ...place,
          rect(-w / 2, -h / 2 + 10, w, h, 60, darker(body, 0.1)),
          rect(-w / 2, -h / 2, w, h, 60, sheet.matt(body)),
          rect(
            -w / 2 + 55,
            -h / 2 + (solar ? 120 : 60),
            w - 110,
            h * 0.36 - (solar ? 160 : 100),
            20,
            sheet.linear([
              [0, '#b9c7b4'],
              [1, '#d3ddcb'],
            ]),
          ),
          solar
            ? rect(w / 2 - 55 - w * 0.34, -h / 2 + 44, w * 0.34, 50, 8, '#3d2a2e') +
                line(
                  [1, 2, 3]
                    .map(
                      (at) => `M${w / 2 - 55 - w * 0.34 + (at * w * 0.34) / 4} ${-h / 2 + 44}v50`,
                    )
                    .join(''),
                  '#6d4a50',
                  5,
                )
            : '',
          lettering(text, w / 2 - 90, -h / 2 + h * 0.36 - 140, {
            size: 90,
            color: '#2b3a2b',
            weight: 11,
            align: 'end',
            widest: w - 200,
          }),
          keys,
        ),
    };
  },
);

/** A desk stapler. */
export const stapler = kind(
  { color: color('#c8102e'), pliers: flag() },
  ({ color: tone, pliers }, sheet) => ({
    tint: tone,
    art: pliers
      ? lyingShadow(
          path('M240 560L1180 470 1360 560 1340 700 700 760 380 1180 260 1150 330 800Z', ''),
          16,
        ) +
        path(
          'M330 760Q360 1000 250 1130Q280 1210 360 1170Q480 1000 560 800Z',
          sheet.matt('#2f343c'),
        ) +
        path(
          'M250 640Q560 860 820 760L1330 660 1340 720 860 840Q520 900 250 700Z',
          sheet.linear([...steel], 0, 0, 0, 1),
        ) +
        path(
          'M240 560Q220 470 330 460L1190 420Q1380 440 1370 600L1330 640 560 700Q300 720 240 560Z',
          sheet.matt(tone),
        ) +
        line('M330 510L1150 470', lighter(tone, 0.25), 16, { opacity: 0.7 }) +
        circle(430, 640, 36, '#9aa1aa')
      : standingShadow(sheet, 800, 1150, 590) +
        path('M220 1080H1380Q1400 1150 1340 1150H260Q200 1150 220 1080Z', sheet.matt('#2f343c')) +
        rect(1130, 1040, 200, 40, 8, sheet.linear([...steel], 0, 0, 0, 1)) +
        path('M250 900Q240 1010 300 1060H460L420 900Z', sheet.matt(darker(tone, 0.1))) +
        group(
          { transform: 'rotate(-8 330 900)' },
          rect(300, 880, 1090, 96, 14, sheet.linear([...steel], 0, 0, 0, 1)),
          path(
            'M240 850Q230 700 400 690L1240 720Q1400 730 1420 850L1410 900H300Q250 900 240 850Z',
            sheet.linear([
              [0, lighter(tone, 0.09)],
              [0.5, tone],
              [1, darker(tone, 0.1)],
            ]),
          ),
          line('M400 736L1220 762', lighter(tone, 0.28), 18, { opacity: 0.75 }),
          path('M1180 722Q1400 730 1420 850L1300 850Q1290 770 1180 722Z', darker(tone, 0.08), {
            opacity: 0.6,
          }),
        ) +
        circle(
          350,
          960,
          40,
          sheet.radial(
            [
              [0, '#f4f6f8'],
              [1, '#8f969f'],
            ],
            0.4,
            0.35,
            0.7,
          ),
        ),
  }),
);

export const punch = kind({ color: color('#1f5fa8') }, ({ color: tone }, sheet) => ({
  tint: tone,
  art:
    standingShadow(sheet, 800, 1180, 540) +
    path('M280 1060H1320Q1350 1180 1280 1180H320Q250 1180 280 1060Z', sheet.matt('#2f343c')) +
    rect(250, 1120, 1100, 30, 10, '#9aa1aa') +
    path('M1090 1120h330v26h-330Z', '#c9ced4') +
    line('M1150 1128v12m50 -12v12m50 -12v12m50 -12v12', '#5b626c', 5) +
    path(
      'M340 1070V820Q340 760 400 760H560V1070ZM1260 1070V820Q1260 760 1200 760H1040V1070Z',
      sheet.linear([...steel], 0, 0, 1, 0),
    ) +
    path(
      'M270 800Q240 600 440 560H1160Q1360 600 1330 800Q1310 860 1240 850L980 800H620L360 850Q290 860 270 800Z',
      sheet.linear([
        [0, lighter(tone, 0.09)],
        [0.55, tone],
        [1, darker(tone, 0.11)],
      ]),
    ) +
    path('M420 630Q800 570 1180 630', 'none', {
      stroke: lighter(tone, 0.3),
      'stroke-width': 18,
      'stroke-linecap': 'round',
      opacity: 0.7,
    }) +
    circle(450, 960, 34, '#2b2f36') +
    circle(1150, 960, 34, '#2b2f36'),
}));

/** Paper clips, drawing pins or binder clips, spread out. */
export const clips = kind(
  {
    colors: colors(['#c8102e', '#1f5fa8', '#2f8f5b', '#f2c21b'], 8),
    style: oneOf(['paper', 'pin', 'binder', 'magnet'], 'paper'),
  },
  ({ colors: tones, style }, sheet) => {
    const one = (tone: string): { art: string; shadow: string } => {
      if (style === 'pin')
        return {
          shadow: circle(20, 20, 90, ''),
          art:
            path('M30 40L150 190', 'none', {
              stroke: '#9aa1aa',
              'stroke-width': 16,
              'stroke-linecap': 'round',
            }) +
            ellipse(34, 44, 84, 78, darker(tone, 0.1)) +
            circle(0, 0, 96, sheet.ball(tone)),
        };
      if (style === 'binder')
        return {
          shadow: path('M-140 -60H140L180 130H-180Z', ''),
          art:
            line(
              'M-100 -40Q-150 -230 -50 -240T-40 -40M100 -40Q150 -230 50 -240T40 -40',
              '#aeb4bc',
              20,
            ) +
            path('M-140 -60H140L180 130Q0 160 -180 130Z', sheet.matt(tone)) +
            path('M-180 130Q0 160 180 130L184 160Q0 190 -184 160Z', darker(tone, 0.14)),
        };
      if (style === 'magnet')
        return {
          shadow: circle(0, 0, 120, ''),
          art:
            circle(6, 14, 122, darker(tone, 0.18)) +
            circle(0, 0, 120, sheet.matt(tone, 1.3)) +
            circle(0, 0, 84, 'none', { stroke: lighter(tone, 0.16), 'stroke-width': 10 }),
        };
      const d = 'M40 -120V130Q40 200 -20 200T-80 130V-130Q-80 -210 -4 -210T72 -130V110';
      return {
        shadow: line(d, '', 26).replace('stroke=""', ''),
        art: line(d, darker(tone, 0.1), 30) + line(d, lighter(tone, 0.06), 18),
      };
    };
    const grid = [
      [420, 460, -30],
      [800, 400, 14],
      [1180, 480, 50],
      [400, 840, 40],
      [800, 800, -64],
      [1190, 860, -18],
      [440, 1200, -12],
      [830, 1200, 28],
      [1180, 1220, 74],
    ] as const;
    const all = grid.map(([x, y, turn], at) => ({
      ...one(tones[at % tones.length] ?? '#c8102e'),
      place: [
        x,
        y,
        style === 'magnet' || style === 'pin' ? 0 : turn,
        style === 'paper' ? 0.94 : 1.05,
      ] as const,
    }));
    return {
      tint: tones[0] ?? '#c8102e',
      art:
        (style === 'paper'
          ? ''
          : lyingShadow(all.map((clip) => placed(...clip.place, clip.shadow)).join(''), 10)) +
        all
          .map(
            (clip) =>
              (style === 'paper'
                ? placed(
                    clip.place[0] + 8,
                    clip.place[1] + 14,
                    clip.place[2],
                    clip.place[3],
                    line(
                      'M40 -120V130Q40 200 -20 200T-80 130V-130Q-80 -210 -4 -210T72 -130V110',
                      '#3b2a18',
                      26,
                      { opacity: 0.16 },
                    ),
                  )
                : '') + placed(...clip.place, clip.art),
          )
          .join(''),
    };
  },
);

/** A cutter with a snap-off blade. */
export const cutter = kind({ color: color('#f2c21b') }, ({ color: tone }, sheet) => ({
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
      path('M400 -50H720L780 -50 690 56H400Z', sheet.linear([...steel], 0, 0, 0, 1)),
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
export const cuttingMat = kind({ color: color('#2f8f5b') }, ({ color: tone }, sheet) => {
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
