import { darker, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import { color, oneOf } from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  line,
  lyingShadow,
  path,
  placed,
  rect,
  standingShadow,
} from '../../../modules/media/drawing/sheet.ts';
import { beech } from '../materials.ts';

/** Sand timers for one, three, five and ten minutes. */
const sandTimer = kind(
  { color: color('#c8102e'), count: oneOf(['1', '4'], '1') },
  ({ color: paint, count }, sheet) => {
    const one = (x: number, y: number, s: number, tone: string, minutes: string): string =>
      standingShadow(sheet, x, y, 170 * s) +
      placed(
        x,
        y,
        0,
        s,
        rect(-150, -560, 300, 520, 30, '#e6f1f5', { opacity: 0.55 }),
        path(
          'M-110 -550H110Q110 -380 14 -310Q110 -240 110 -50H-110Q-110 -240 -14 -310Q-110 -380 -110 -550Z',
          '#f2f8fa',
          { stroke: '#b9cdd6', 'stroke-width': 6, opacity: 0.95 },
        ),
        path('M-78 -440H78Q60 -370 0 -320Q-60 -370 -78 -440Z', tone),
        path('M-100 -56Q-60 -180 0 -190Q60 -180 100 -56Z', tone),
        line('M0 -320V-180', tone, 7),
        rect(-170, -650, 340, 100, 26, sheet.rod(tone)),
        rect(-170, -56, 340, 100, 26, sheet.rod(tone)),
        lettering(minutes, 0, -628, { size: 56, color: '#ffffff', weight: 16, align: 'middle' }),
      );
    return {
      tint: paint,
      art:
        count === '1'
          ? one(800, 1280, 1.6, paint, '3')
          : one(330, 1240, 0.86, '#c8102e', '1') +
            one(650, 1260, 1, '#f2c21b', '3') +
            one(1000, 1270, 1.1, '#1f5fa8', '5') +
            one(1330, 1260, 0.94, '#2f8f5b', '10'),
    };
  },
);

/** A stopwatch with two keys on its cord. */
const stopwatch = kind({ color: color('#c8102e') }, ({ color: paint }, sheet) => ({
  tint: paint,
  art:
    line('M800 420Q500 120 420 420T760 380', darker(paint, 0.08), 24) +
    lyingShadow(circle(800, 890, 470, ''), 20) +
    rect(540, 340, 150, 160, 40, sheet.rod('#c9ced4'), { transform: 'rotate(-22 615 420)' }) +
    rect(910, 340, 150, 160, 40, sheet.rod('#c9ced4'), { transform: 'rotate(22 985 420)' }) +
    rect(740, 330, 120, 120, 30, '#3a3f47') +
    circle(800, 890, 470, sheet.ball(paint)) +
    circle(800, 890, 390, '#2f343c') +
    rect(480, 720, 640, 320, 40, '#cfdcc8') +
    lettering('0:15', 800, 800, { size: 160, color: '#1d2430', weight: 13, align: 'middle' }) +
    path('M800 1210c-70 -60 -100 -14 -60 30l60 60 60 -60c40 -44 10 -90 -60 -30Z', '#ea6a5a') +
    lettering('START', 560, 1090, { size: 44, color: '#fffdf8', weight: 14, align: 'middle' }) +
    lettering('STOP', 1040, 1090, { size: 44, color: '#fffdf8', weight: 14, align: 'middle' }),
}));

/** Wheels: the year with its months, or tables to be turned. */
const wheel = kind(
  { style: oneOf(['year', 'tables'], 'year'), wood: oneOf(['no', 'yes'], 'no') },
  ({ style, wood }, sheet) => {
    const seasons = [
      '#9fc3e6',
      '#9fc3e6',
      '#a9d18a',
      '#a9d18a',
      '#a9d18a',
      '#f2cf5a',
      '#f2cf5a',
      '#f2cf5a',
      '#e39a5a',
      '#e39a5a',
      '#e39a5a',
      '#9fc3e6',
    ];
    const months = [
      'JAN',
      'FEB',
      'MÄR',
      'APR',
      'MAI',
      'JUN',
      'JUL',
      'AUG',
      'SEP',
      'OKT',
      'NOV',
      'DEZ',
    ];
    const point = (n: number, r: number): string =>
      `${Math.round(Math.sin(n) * r)} ${Math.round(-Math.cos(n) * r)}`;
    const ring = Array.from({ length: 12 }, (_, at) => {
      const [from, to] = [(at * Math.PI) / 6, ((at + 1) * Math.PI) / 6];
      const middle = (from + to) / 2;
      const fill = style === 'year' ? (seasons[at] ?? '#9fc3e6') : at % 2 ? '#f8e7a8' : '#fffdf6';
      const text = style === 'year' ? (months[at] ?? '') : `${at + 1} × 7`;
      return (
        path(
          `M${point(from, 250)}L${point(from, 560)}A560 560 0 0 1 ${point(to, 560)}L${point(to, 250)}A250 250 0 0 0 ${point(from, 250)}Z`,
          wood === 'yes' ? mix(beech, fill, 0.55) : fill,
          { stroke: '#ffffff', 'stroke-width': 8 },
        ) +
        placed(
          Math.sin(middle) * 440,
          -Math.cos(middle) * 440,
          0,
          1,
          lettering(text, 0, -26, {
            size: 56,
            color: '#1d2430',
            weight: 13,
            align: 'middle',
            widest: 190,
          }),
        )
      );
    }).join('');
    return {
      tint: style === 'year' ? '#8cbf3f' : '#f2c21b',
      art:
        lyingShadow(circle(800, 800, 590, ''), 18) +
        circle(800, 800, 600, sheet.matt(wood === 'yes' ? beech : '#1f5fa8')) +
        placed(
          800,
          800,
          0,
          1,
          ring,
          circle(0, 0, 240, wood === 'yes' ? sheet.matt(lighter(beech, 0.05)) : '#fffdf6'),
          style === 'tables'
            ? lettering('21', 0, -70, { size: 140, color: '#c8102e', weight: 15, align: 'middle' })
            : placed(
                0,
                0,
                40,
                1,
                path('M-34 0L0 -360 34 0Z', '#c8102e'),
                path('M-24 0L0 150 24 0Z', darker('#c8102e', 0.1)),
              ),
          circle(0, style === 'tables' ? 150 : 0, 34, sheet.ball('#8f969f')),
        ),
    };
  },
);

export const timersKinds = {
  'sand-timer': sandTimer,
  stopwatch,
  wheel,
};
