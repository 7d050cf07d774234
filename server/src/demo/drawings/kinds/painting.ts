import { darker, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { color, flag, integer, oneOf } from '../../../modules/media/drawing/parameters.ts';
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

/** Brushes in a fan: round, flat, bristle or a child's chunky ones. */
const brushes = kind(
  {
    count: integer(1, 10, 5),
    style: oneOf(['round', 'flat', 'bristle', 'chunky'], 'round'),
    color: color('#c8102e'),
  },
  ({ count, style, color: handle }, sheet) => {
    const one = (at: number): { art: string; shadow: string } => {
      const grow = style === 'chunky' ? 1.7 : 0.8 + (count > 1 ? (at / (count - 1)) * 0.7 : 0.5);
      const half = 22 * grow;
      const hair = style === 'bristle' ? '#e6cf9f' : style === 'chunky' ? '#f2e6c8' : '#6a4428';
      const tuft =
        style === 'flat' || style === 'bristle'
          ? path(
              `M${-half * 1.25} -470L${-half * 1.3} -612Q0 -628 ${half * 1.3} -612L${half * 1.25} -470Z`,
              sheet.linear(
                [
                  [0, darker(hair, 0.07)],
                  [0.4, lighter(hair, 0.08)],
                  [1, darker(hair, 0.1)],
                ],
                0,
                0,
                1,
                0,
              ),
            ) +
            line(
              `M${-half * 0.6} -590V-480M0 -600V-480M${half * 0.6} -590V-480`,
              darker(hair, 0.12),
              3,
              { opacity: 0.6 },
            )
          : path(
              `M${-half} -470Q${-half * 1.7} -560 0 -660Q${half * 1.7} -560 ${half} -470Z`,
              sheet.linear(
                [
                  [0, darker(hair, 0.08)],
                  [0.4, lighter(hair, 0.12)],
                  [1, darker(hair, 0.1)],
                ],
                0,
                0,
                1,
                0,
              ),
            );
      const wide = style === 'flat' || style === 'bristle' ? 1.25 : 1;
      const tail = style === 'chunky' ? 280 : 600;
      return {
        art:
          path(
            `M${-half * 0.9} -260Q${-half * 1.35} -120 ${-half * 0.5} ${tail - 40}Q0 ${tail + 20} ${half * 0.5} ${tail - 40}Q${half * 1.35} -120 ${half * 0.9} -260Z`,
            sheet.rod(handle),
          ) +
          path(
            `M${-half * wide} -474H${half * wide}L${half * 0.92} -250H${-half * 0.92}Z`,
            sheet.rod('#c9ced4'),
          ) +
          line(`M${-half} -300h${half * 2}m${-half * 2} 18h${half * 2}`, '#8f959e', 4) +
          tuft,
        shadow: path(`M${-half} -640H${half}L${half * 0.6} ${tail}H${-half * 0.6}Z`, ''),
      };
    };
    const fan = Math.min(46, count * 8);
    const all = Array.from({ length: count }, (_, at) => {
      const drawn = one(at);
      const turn = count === 1 ? 38 : -fan / 2 + (fan * at) / (count - 1);
      const move =
        count === 1
          ? 'translate(800 810) rotate(38) scale(1.2)'
          : `translate(800 ${style === 'chunky' ? 1560 : 1520}) rotate(${turn.toFixed(1)}) ${style === 'chunky' ? 'scale(1.35) translate(0 -480)' : 'translate(0 -720)'}`;
      return {
        art: group({ transform: move }, drawn.art),
        shadow: group({ transform: move }, drawn.shadow),
      };
    });
    return {
      tint: handle,
      art:
        lyingShadow(all.map((brush) => brush.shadow).join(''), 11) +
        all.map((brush) => brush.art).join(''),
    };
  },
);

/** A no-spill water cup. */
const waterCup = kind({ color: color('#6bb3e0') }, ({ color: paint }, sheet) => ({
  tint: paint,
  art:
    standingShadow(sheet, 800, 1290, 360) +
    placed(
      1000,
      420,
      16,
      1,
      path('M-20 -60Q-26 200 -14 560H14Q26 200 20 -60Z', sheet.rod('#f2c21b')),
      rect(-22, -150, 44, 110, 5, sheet.rod('#c9ced4')),
      path('M-22 -148Q-36 -220 0 -290Q36 -220 22 -148Z', '#6a4428'),
    ) +
    path(
      'M440 720L500 1240Q506 1300 570 1300H1030Q1094 1300 1100 1240L1160 720Z',
      sheet.linear(
        [
          [0, darker(paint, 0.06)],
          [0.2, lighter(paint, 0.12)],
          [0.6, paint],
          [1, darker(paint, 0.12)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    path(
      'M462 900L500 1240Q506 1300 570 1300H1030Q1094 1300 1100 1240L1138 900Q800 980 462 900Z',
      darker(paint, 0.05),
      { opacity: 0.5 },
    ) +
    ellipse(800, 720, 372, 104, sheet.matt(lighter(paint, 0.06))) +
    ellipse(800, 716, 270, 70, darker(paint, 0.22)) +
    ellipse(800, 730, 250, 56, darker(paint, 0.12)) +
    path('M500 800L540 1180', 'none', {
      stroke: '#ffffff',
      'stroke-width': 26,
      'stroke-linecap': 'round',
      opacity: 0.3,
    }),
}));

/** A painting smock on its hanger. */
const smock = kind(
  { color: color('#1f5fa8'), sleeves: flag(true) },
  ({ color: cloth, sleeves }, sheet) => ({
    tint: cloth,
    art:
      line('M800 200q0 -70 56 -70', '#8f959e', 14) +
      line('M560 330L800 210 1040 330', '#8a5a35', 26) +
      lyingShadow(
        path(
          sleeves
            ? 'M560 330L300 760 470 840 540 720 500 1400H1100L1060 720 1130 840 1300 760 1040 330 920 290H680Z'
            : 'M600 320L520 700 480 1400H1120L1080 700 1000 320 900 300H700Z',
          '',
        ),
        13,
      ) +
      (sleeves
        ? path(
            'M560 330L300 760Q380 830 470 840L560 690ZM1040 330L1300 760Q1220 830 1130 840L1040 690Z',
            sheet.matt(darker(cloth, 0.06)),
          ) + line('M322 740Q390 800 474 812M1278 740Q1210 800 1126 812', lighter(cloth, 0.14), 12)
        : '') +
      path(
        sleeves
          ? 'M560 330Q620 300 680 290Q800 380 920 290Q980 300 1040 330L1060 700 1100 1390Q800 1430 500 1390L540 700Z'
          : 'M610 320Q660 300 690 296Q800 420 910 296Q940 300 990 320Q980 520 1090 640L1120 1390Q800 1430 480 1390L510 640Q620 520 610 320Z',
        sheet.matt(cloth),
      ) +
      path('M680 290Q800 380 920 290', 'none', {
        stroke: lighter(cloth, 0.2),
        'stroke-width': 16,
      }) +
      rect(610, 900, 380, 250, 26, darker(cloth, 0.06)) +
      line('M622 940h356', lighter(cloth, 0.2), 8) +
      line('M800 946v196', darker(cloth, 0.14), 5) +
      path('M700 1230q40 -50 90 -10t60 50 -70 40 -110 -10Z', '#f2c21b', { opacity: 0.9 }) +
      circle(930, 640, 34, '#c8102e', { opacity: 0.85 }) +
      circle(700, 560, 24, '#2f8f5b', { opacity: 0.85 }) +
      line('M600 760Q590 1000 560 1360M1010 760Q1030 1000 1040 1360', darker(cloth, 0.1), 8, {
        opacity: 0.5,
      }),
  }),
);

/** A stretched canvas, on an easel or by itself. */
const canvas = kind(
  { easel: flag(), color: color('#6bb3e0'), wide: flag() },
  ({ easel, color: paint, wide }, sheet) => {
    const [w, h] = wide ? [1120, 780] : [860, 1080];
    const scale = easel ? 0.66 : 1;
    const picture =
      rect(-w / 2 + 14, -h / 2 + 16, w, h, 6, '#cfc6b4') +
      rect(-w / 2, -h / 2, w, h, 6, '#fdfbf5') +
      (easel
        ? path(
            `M${-w / 2 + 60} ${h * 0.18}Q${-w * 0.15} ${-h * 0.12} ${w * 0.05} ${h * 0.1}T${w / 2 - 60} ${-h * 0.02}V${h / 2 - 60}H${-w / 2 + 60}Z`,
            mix(paint, '#ffffff', 0.25),
          ) +
          path(
            `M${-w / 2 + 60} ${h * 0.3}Q0 ${h * 0.1} ${w / 2 - 60} ${h * 0.28}V${h / 2 - 60}H${-w / 2 + 60}Z`,
            '#2f8f5b',
            { opacity: 0.85 },
          ) +
          circle(w * 0.2, -h * 0.25, 86, '#f2c21b')
        : line(
            Array.from(
              { length: 26 },
              (_, at) => `M${-w / 2 + 20} ${-h / 2 + 20 + at * (h / 26)}h${w - 40}`,
            ).join(''),
            '#efe9dc',
            3,
          )) +
      path(`M${-w / 2} ${-h / 2}h${w}`, 'none', { stroke: '#ffffff', 'stroke-width': 6 });
    if (!easel)
      return {
        tint: paint,
        art:
          lyingShadow(placed(800, 800, -4, 1, rect(-w / 2, -h / 2, w, h, 6, '')), 22) +
          placed(800, 800, -4, 1, picture),
      };
    const wood = sheet.rod('#d9b27c');
    return {
      tint: paint,
      art:
        standingShadow(sheet, 800, 1440, 480, 0.7) +
        line('M800 200L820 1300', '#b98d57', 34) +
        placed(
          0,
          0,
          0,
          1,
          path('M770 170L420 1440H468L806 200Z', wood),
          path('M830 170L1180 1440H1132L794 200Z', wood),
        ) +
        placed(800, 700, 0, scale, picture) +
        rect(500, 700 + (h / 2) * scale, 600, 40, 8, sheet.rod('#c99f66', 'y')) +
        rect(770, 130, 60, 150, 10, sheet.rod('#c99f66')),
    };
  },
);

export const paintingKinds = {
  brushes: brushes,
  'water-cup': waterCup,
  smock: smock,
  canvas: canvas,
};
