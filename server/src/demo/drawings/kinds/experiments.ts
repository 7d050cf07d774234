import { kind } from '../../../modules/media/drawing/kind.ts';
import { integer, oneOf } from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  ellipse,
  group,
  line,
  lyingShadow,
  path,
  placed,
  polygon,
  rect,
  standingShadow,
} from '../../../modules/media/drawing/sheet.ts';
import { beech } from '../materials.ts';

/** A jaw with teeth to be brushed, and a brush. */
const toothModel = kind({}, (_, sheet) => {
  const teeth = (y: number, way: 1 | -1): string =>
    Array.from({ length: 10 }, (_, at) => {
      const t = (at - 4.5) / 4.5;
      return placed(
        720 + t * 400,
        y + way * (t * t * -150),
        t * way * -18,
        1,
        rect(-42, way > 0 ? -110 : 0, 84, 110, 30, sheet.matt('#fffdf8'), {
          stroke: '#e2dccb',
          'stroke-width': 5,
        }),
      );
    }).join('');
  const gum = (y: number, way: 1 | -1): string =>
    path(
      `M240 ${y - way * 190}Q720 ${y + way * 220} 1200 ${y - way * 190}L1210 ${y + way * -40}Q720 ${y + way * 460} 230 ${y + way * -40}Z`,
      sheet.matt('#e88f93'),
    );
  return {
    tint: '#6bb3e0',
    art:
      standingShadow(sheet, 720, 1330, 500) +
      gum(500, -1) +
      teeth(420, -1) +
      gum(1000, 1) +
      teeth(1090, 1) +
      placed(
        1130,
        800,
        -32,
        1,
        lyingShadow(rect(-300, -30, 760, 60, 30, ''), 10),
        rect(-300, -34, 780, 68, 34, sheet.rod('#1f9aa0', 'y')),
        rect(-320, -110, 230, 80, 10, '#fffdf8'),
        line('M-300 -104v70m44 -70v70m44 -70v70m44 -70v70', '#6bb3e0', 14),
      ),
  };
});

/** Droppers with their bulbs. */
const pipettes = kind({ count: integer(1, 10, 10) }, ({ count }, sheet) => ({
  tint: '#6bb3e0',
  art: Array.from({ length: count }, (_, at) =>
    placed(
      800 + (at - (count - 1) / 2) * 124,
      800,
      (at - (count - 1) / 2) * 1.4,
      1,
      lyingShadow(rect(-34, -540, 68, 1080, 30, ''), 8),
      path('M-20 -160H20L24 260L8 560H-8L-24 260Z', '#e3f0f5', {
        stroke: '#a9c3d0',
        'stroke-width': 5,
      }),
      path('M-17 160H17L6 540H-6Z', at % 2 ? '#6bb3e0' : '#ea6a5a', { opacity: 0.6 }),
      path(
        'M-44 -540Q0 -580 44 -540V-250Q44 -200 20 -150H-20Q-44 -200 -44 -250Z',
        sheet.rod('#dfeaf0'),
      ),
      line('M-18 60h20M-18 120h30M-18 180h20', '#5b7fa6', 5),
    ),
  ).join(''),
}));

/** Glass slides in their wooden box. */
const slides = kind({ count: oneOf(['10', '25'], '10') }, ({ count }, sheet) => {
  const n = count === '25' ? 12 : 6;
  const specimens = ['#d98aa8', '#8fb46a', '#9a6fb0', '#d9a24a', '#6b8fb8', '#c0504a'];
  return {
    tint: '#6bb3e0',
    art:
      lyingShadow(rect(250, 760, 1100, 560, 24, ''), 18) +
      rect(250, 760, 1100, 560, 24, sheet.matt('#b5814b')) +
      rect(300, 810, 1000, 460, 10, '#6b4a2a') +
      Array.from({ length: n }, (_, at) => {
        const x = 340 + at * (940 / n);
        return (
          rect(x, 830, (940 / n) * 0.55, 420, 3, '#dff0f4', { opacity: 0.92 }) +
          rect(x, 830, (940 / n) * 0.55, 120, 3, '#fffdf6') +
          ellipse(x + (940 / n) * 0.27, 1070, (940 / n) * 0.18, 40, specimens[at % 6] ?? '#d98aa8')
        );
      }).join('') +
      [
        [560, 330, -10],
        [1010, 430, 8],
      ]
        .map(
          ([x = 0, y = 0, turn = 0], at) =>
            lyingShadow(placed(x, y, turn, 1, rect(-330, -110, 660, 220, 6, '')), 8) +
            placed(
              x,
              y,
              turn,
              1,
              rect(-330, -110, 660, 220, 6, '#e2f2f6', { stroke: '#b3d0da', 'stroke-width': 6 }),
              rect(-330, -110, 180, 220, 6, '#fffdf6'),
              line('M-300 -50h120m-120 40h90', '#8d939b', 9),
              rect(-60, -90, 220, 180, 4, '#f4fbfd', { stroke: '#c6dde5', 'stroke-width': 4 }),
              at
                ? path('M50 -50q70 -10 70 40t-80 50 -70 -40 80 -50Z', '#d98aa8')
                : [0, 1, 2]
                    .map((row) =>
                      [0, 1, 2]
                        .map((col) =>
                          rect(-30 + col * 56, -66 + row * 46, 50, 40, 8, '#b39ad0', {
                            opacity: 0.75,
                          }),
                        )
                        .join(''),
                    )
                    .join(''),
            ),
        )
        .join(''),
  };
});

/** A mirror that stands, and half a butterfly before it made whole. */
const mirror = kind({}, (_, sheet) => {
  const wing =
    path('M0 -20Q60 -190 190 -170Q240 -40 60 10Q190 40 150 150Q60 170 0 40Z', '#ee8522') +
    circle(120, -100, 34, '#f2c21b') +
    circle(100, 90, 24, '#1f5fa8');
  return {
    tint: '#6bb3e0',
    art:
      lyingShadow(
        polygon(
          [
            [250, 880],
            [1350, 880],
            [1400, 1360],
            [200, 1360],
          ],
          '',
        ),
        10,
      ) +
      polygon(
        [
          [250, 880],
          [1350, 880],
          [1400, 1360],
          [200, 1360],
        ],
        '#fffefa',
      ) +
      standingShadow(sheet, 800, 1000, 560) +
      rect(250, 260, 1100, 720, 20, '#8f969f') +
      rect(
        270,
        280,
        1060,
        680,
        10,
        sheet.linear(
          [
            [0, '#e8f2f6'],
            [0.5, '#cfe2ea'],
            [1, '#f2f8fa'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      placed(
        800,
        960,
        0,
        1,
        group({ transform: 'rotate(-90) translate(60 0) scale(1.25)' }, wing),
        group({ transform: 'rotate(90) scale(1.25 -1) translate(60 0)' }, wing),
      ) +
      path('M320 920L620 300H760L440 920Z', '#ffffff', { opacity: 0.4 }) +
      rect(240, 950, 1120, 44, 12, '#6b727c'),
  };
});

/** A mill of paper wings on a generator that lights a lamp. */
const windTurbine = kind({}, (_, sheet) => ({
  tint: '#6bb3e0',
  art:
    standingShadow(sheet, 760, 1370, 420) +
    rect(360, 1270, 820, 100, 24, sheet.matt(beech)) +
    rect(610, 620, 70, 660, 14, sheet.rod(beech)) +
    rect(560, 520, 260, 130, 40, sheet.rod('#c9ced4', 'y')) +
    [0, 120, 240]
      .map((turn) =>
        placed(
          560,
          585,
          turn + 12,
          1,
          path('M-20 0Q-110 -170 -40 -430Q60 -420 70 -180Q60 -60 20 0Z', sheet.matt('#fffdf6'), {
            stroke: '#c9d3da',
            'stroke-width': 6,
          }),
        ),
      )
      .join('') +
    circle(560, 585, 54, sheet.ball('#ee8522')) +
    line('M820 590Q1060 620 1030 900V1160', '#c8102e', 12) +
    line('M820 620Q1000 680 980 900V1160', '#2b2f36', 12) +
    circle(
      1005,
      1080,
      230,
      sheet.radial([
        [0, '#fff0a8', 0.9],
        [1, '#fff0a8', 0],
      ]),
    ) +
    rect(955, 1150, 100, 120, 16, '#3a3f47') +
    path('M955 1160V1070A50 50 0 0 1 1055 1070V1160Z', '#f7e04a'),
}));

export const experimentsKinds = {
  'tooth-model': toothModel,
  pipettes,
  slides,
  mirror,
  'wind-turbine': windTurbine,
};
