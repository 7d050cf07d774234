import { darker, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { color, oneOf } from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  line,
  lyingShadow,
  path,
  placed,
  polygon,
  rect,
  standingShadow,
} from '../../../modules/media/drawing/sheet.ts';

/** Spines of plastic whose rings open. */
const bindingSpines = kind({ color: color('#2b2f36') }, ({ color: paint }, sheet) => ({
  tint: paint,
  art: [-2, -1, 0, 1, 2]
    .map((at) => {
      const x = 800 + at * 210;
      return (
        lyingShadow(placed(x, 800, at * 3, 1, rect(-34, -580, 68, 1160, 20, '')), 10) +
        placed(
          x,
          800,
          at * 3,
          1,
          line(
            Array.from({ length: 21 }, (_, ring) => `M-30 ${-540 + ring * 54}q74 -30 76 14`).join(
              '',
            ),
            darker(paint, 0.03),
            20,
          ),
          rect(-44, -580, 46, 1160, 18, sheet.rod(paint)),
        )
      );
    })
    .join(''),
}));

const bindingMachine = kind({ color: color('#c9ccd1') }, ({ color: paint }, sheet) => ({
  tint: mix(paint, '#6bb3e0', 0.4),
  art:
    standingShadow(sheet, 800, 1290, 600) +
    polygon(
      [
        [420, 560],
        [1180, 560],
        [1220, 980],
        [380, 980],
      ],
      '#fffefb',
    ) +
    line('M480 660H1120M480 740H1120M480 820H960', '#d4d8de', 14) +
    path('M250 960H1350L1400 1270Q1400 1300 1370 1300H230Q200 1300 200 1270Z', sheet.matt(paint)) +
    rect(300, 920, 1000, 90, 30, sheet.matt(darker(paint, 0.08))) +
    line(
      Array.from({ length: 21 }, (_, at) => `M${340 + at * 46} 950v34`).join(''),
      '#2f343c',
      16,
    ) +
    line(
      Array.from({ length: 21 }, (_, at) => `M${330 + at * 46} 890q30 -60 44 4`).join(''),
      '#c8102e',
      14,
    ) +
    rect(320, 1100, 960, 60, 20, darker(paint, 0.12)) +
    line('M1330 1010L1400 560', '#6b727c', 44) +
    rect(1330, 420, 140, 200, 60, sheet.rod('#2f343c')),
}));

/** A flat box that snaps shut, or a file with many compartments. */
const documentBox = kind(
  { color: color('#6bb3e0'), style: oneOf(['snap', 'expanding'], 'snap') },
  ({ color: paint, style }, sheet) => {
    if (style === 'snap')
      return {
        tint: paint,
        art:
          lyingShadow(rect(290, 250, 1020, 1160, 70, ''), 20) +
          rect(290, 266, 1020, 1160, 70, darker(paint, 0.13)) +
          rect(290, 250, 1020, 1140, 70, paint, { opacity: 0.92 }) +
          rect(380, 420, 700, 900, 10, '#fffefa', { opacity: 0.55 }) +
          rect(350, 330, 900, 1000, 40, 'none', {
            stroke: lighter(paint, 0.14),
            'stroke-width': 10,
          }) +
          path(
            'M620 1290H980V1400Q980 1450 930 1450H670Q620 1450 620 1400Z',
            sheet.matt(darker(paint, 0.05)),
          ) +
          circle(800, 1370, 36, sheet.ball('#f4f6f8')) +
          line('M350 330L620 1250', '#ffffff', 40, { opacity: 0.12 }),
      };
    const tabs = [
      '#c8102e',
      '#ee8522',
      '#f2c21b',
      '#8cbf3f',
      '#2f8f5b',
      '#1f9aa0',
      '#6bb3e0',
      '#1f5fa8',
      '#6f4aa0',
      '#d64f8c',
      '#8a5a35',
      '#8d939b',
    ];
    return {
      tint: paint,
      art:
        standingShadow(sheet, 800, 1330, 560) +
        tabs
          .map((tone, at) => {
            const y = 300 + at * 34;
            return (
              path(
                `M${250 + at * 4} ${y + 60}H${1350 - at * 4}V1200H${250 + at * 4}Z`,
                at % 2 ? '#f4f1ea' : '#e6e1d6',
              ) + rect(270 + at * 88, y, 84, 66, 10, tone)
            );
          })
          .join('') +
        path(
          'M200 760H1400L1360 1290Q1356 1330 1310 1330H290Q244 1330 240 1290Z',
          sheet.matt(paint),
        ) +
        line('M230 800H1370', lighter(paint, 0.14), 8, { 'stroke-dasharray': '22 16' }) +
        rect(620, 930, 360, 150, 16, '#fffdf6') +
        line('M660 980h280m-280 50h180', '#c3c7cd', 10),
    };
  },
);

export const bindingKinds = {
  'binding-spines': bindingSpines,
  'binding-machine': bindingMachine,
  'document-box': documentBox,
};
