import { darker, inkOn, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import { color, flag, label, oneOf } from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  group,
  line,
  lyingShadow,
  path,
  placed,
  rect,
  standingShadow,
} from '../../../modules/media/drawing/sheet.ts';
import { steel } from '../materials.ts';

/** A ruler with true millimetres. */
const ruler = kind(
  {
    color: color('#6bb3e0'),
    length: oneOf(['15', '17', '20', '30', '50', '100'], '30'),
    material: oneOf(['clear', 'wood', 'metal', 'solid'], 'clear'),
  },
  ({ color: tone, length, material }, sheet) => {
    const centimetres = Number(length);
    const long = 1560;
    const unit = (long - 70) / centimetres;
    const h = Math.min(260, Math.max(130, unit * 3.3 + 60));
    const each = centimetres > 50 ? 10 : centimetres > 30 ? 5 : centimetres > 20 ? 2 : 1;
    const face =
      material === 'wood'
        ? sheet.linear([
            [0, '#ecd2a4'],
            [0.5, '#e0bf88'],
            [1, '#cfa868'],
          ])
        : material === 'metal'
          ? sheet.linear(steel, 0, 0, 0.2, 1)
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
      if (unit < 40 && mm % 10 !== 0) continue;
      marks += `M${Math.round(x * 10) / 10} ${-h / 2 + 4}v${mm % (each > 2 ? each * 10 : 10) === 0 ? h * 0.26 : mm % 5 === 0 ? h * 0.19 : h * 0.12}`;
    }
    const figures = Array.from({ length: centimetres + 1 }, (_, at) =>
      at % each !== 0
        ? ''
        : lettering(String(at), -long / 2 + 35 + at * unit, -h / 2 + h * 0.34, {
            size: Math.min(34, unit * each * 0.42 + 4),
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
const setSquare = kind(
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
const compass = kind(
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

/** A school or desk calculator. */
const calculator = kind(
  {
    color: color('#2b2f36'),
    desk: flag(),
    solar: flag(true),
    label: label(12, '3.14159'),
    /** A strip of paper, a lid that folds over, or a screen that draws curves. */
    extra: oneOf(['none', 'paper', 'lid', 'graph'], 'none'),
  },
  ({ color: body, desk, solar, label: text, extra }, sheet) => {
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
    const place = [
      extra === 'lid' ? 1130 : 800,
      extra === 'paper' ? 860 : 800,
      desk ? 0 : -6,
      extra === 'lid' ? 0.86 : 1,
    ] as const;
    return {
      tint: mix(body, '#6bb3e0', 0.4),
      art:
        lyingShadow(placed(...place, rect(-w / 2, -h / 2, w, h, 60, '')), 19) +
        (extra === 'lid'
          ? placed(
              place[0] - w * 0.85,
              place[1] + 66,
              place[2],
              place[3],
              rect(-w / 2 + 20, -h / 2, w - 20, h, 60, sheet.matt(darker(body, 0.05))),
              rect(-w / 2 + 70, -h / 2 + 60, w - 120, h - 120, 30, darker(body, 0.1)),
            )
          : '') +
        (extra === 'paper'
          ? path('M560 300V60Q700 20 800 60T1040 40V300Z', '#fffefa') +
            line('M640 120h280m-280 60h280m-280 60h280', '#aeb6bf', 12) +
            rect(500, 250, 600, 70, 30, darker(body, 0.16))
          : '') +
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
          extra === 'graph'
            ? line(
                `M${-w / 2 + 90} ${-h / 2 + 210}H${w / 2 - 90}M${-w * 0.1} ${-h / 2 + 90}V${-h / 2 + h * 0.36 - 70}`,
                '#5b6b5b',
                6,
              ) +
                path(
                  `M${-w / 2 + 110} ${-h / 2 + 300}Q${-w * 0.1} ${-h / 2 - 20} ${w * 0.1} ${-h / 2 + 240}T${w / 2 - 110} ${-h / 2 + 110}`,
                  'none',
                  { stroke: '#1f5fa8', 'stroke-width': 10 },
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

/** A tape measure: flexible and rolled up, or in a case for long distances. */
const tapeMeasure = kind(
  { color: color('#f2c21b'), cased: flag(), label: label(8) },
  ({ color: paint, cased, label: text }, sheet) => {
    const ticks = (x: number, y: number, w: number): string =>
      rect(x, y, w, 130, 0, '#fbf6e4') +
      line(
        Array.from(
          { length: Math.floor(w / 22) },
          (_, at) => `M${x + 16 + at * 22} ${y}v${at % 5 ? 34 : 64}`,
        ).join(''),
        '#1d2430',
        6,
      ) +
      [1, 2, 3]
        .filter((n) => n * 110 < w - 50)
        .map((n) =>
          lettering(String(n), x + 16 + n * 110, y + 78, {
            size: 36,
            color: '#1d2430',
            weight: 14,
            align: 'middle',
          }),
        )
        .join('');
    return {
      tint: paint,
      art: cased
        ? standingShadow(sheet, 760, 1290, 470) +
          ticks(1080, 1130, 330) +
          rect(1396, 1110, 34, 170, 8, sheet.linear(steel, 0, 0, 1, 0)) +
          circle(740, 800, 480, sheet.ball(paint)) +
          circle(740, 800, 380, darker(paint, 0.09)) +
          circle(740, 800, 350, sheet.matt(paint)) +
          rect(1000, 1060, 170, 220, 30, sheet.matt('#2f343c')) +
          circle(740, 800, 60, '#2f343c') +
          line('M740 800L920 620', '#6b727c', 36) +
          circle(926, 614, 52, sheet.ball('#2f343c')) +
          lettering(text, 740, 950, { size: 96, color: inkOn(paint), weight: 15, align: 'middle' })
        : lyingShadow(circle(620, 700, 360, ''), 14) +
          Array.from({ length: 5 }, (_, at) =>
            circle(620, 700, 350 - at * 56, at % 2 ? darker(paint, 0.05) : sheet.matt(paint), {
              stroke: darker(paint, 0.14),
              'stroke-width': 5,
            }),
          ).join('') +
          circle(620, 700, 60, '#f8f5ee') +
          placed(
            880,
            1010,
            22,
            1,
            rect(-330, -10, 830, 144, 6, sheet.matt(paint)),
            line(
              Array.from(
                { length: 36 },
                (_, at) => `M${-310 + at * 22} -10v${at % 5 ? 34 : 64}`,
              ).join(''),
              inkOn(paint),
              6,
            ),
            [1, 2, 3, 4, 5, 6]
              .map((n) =>
                lettering(String(n), -310 + n * 110, 76, {
                  size: 40,
                  color: inkOn(paint),
                  weight: 14,
                  align: 'middle',
                }),
              )
              .join(''),
            rect(490, -16, 34, 156, 6, sheet.linear(steel, 0, 0, 1, 0)),
          ) +
          lettering(text, 620, 300, { size: 80, color: inkOn(paint), weight: 14, align: 'middle' }),
    };
  },
);

export const measuringKinds = {
  ruler: ruler,
  'set-square': setSquare,
  compass: compass,
  calculator: calculator,
  'tape-measure': tapeMeasure,
};
