import { darker, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import { color, label, oneOf } from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  ellipse,
  line,
  lyingShadow,
  path,
  placed,
  rect,
} from '../../../modules/media/drawing/sheet.ts';
import { beech } from '../materials.ts';

const smiley = (x: number, y: number, r: number, mood: number, fill: string): string =>
  circle(x, y, r, fill) +
  circle(x - r * 0.34, y - r * 0.16, r * 0.1, '#1d2430') +
  circle(x + r * 0.34, y - r * 0.16, r * 0.1, '#1d2430') +
  (mood === 3
    ? circle(x, y + r * 0.4, r * 0.2, '#1d2430')
    : line(
        `M${x - r * 0.4} ${y + r * (mood === 1 ? 0.5 : 0.3)}Q${x} ${y + r * (0.3 + ([0.4, -0.1, 0, 0, 0.2, -0.1][mood] ?? 0))} ${x + r * 0.4} ${y + r * (mood === 1 ? 0.5 : 0.3)}`,
        '#1d2430',
        r * 0.09,
      )) +
  (mood === 5
    ? line(
        `M${x - r * 0.5} ${y - r * 0.44}l${r * 0.3} ${r * 0.14}M${x + r * 0.5} ${y - r * 0.44}l${-r * 0.3} ${r * 0.14}`,
        '#1d2430',
        r * 0.08,
      )
    : '') +
  (mood === 1 ? ellipse(x + r * 0.4, y + r * 0.12, r * 0.07, r * 0.12, '#6bb3e0') : '');

const germany =
  'M-60 -560L20 -520 60 -470 150 -500 230 -440 260 -330 250 -180 290 -60 300 60 170 120 120 190 240 330 170 420 180 480 60 470 -40 500 -140 470 -220 480 -210 360 -260 280 -290 200 -280 80 -250 -20 -240 -130 -170 -170 -180 -290 -120 -330 -110 -440 -40 -440Z';

/** What hangs on a classroom's wall: the picture tells its subject. */
const chart = kind(
  {
    color: color('#1f5fa8'),
    theme: oneOf(
      ['hundred', 'germany', 'skeleton', 'organs', 'feelings', 'washing', 'town', 'axes'],
      'hundred',
    ),
    label: label(16),
  },
  ({ color: paint, theme, label: text }, sheet) => {
    const square = theme === 'hundred' || theme === 'axes' || theme === 'town';
    const [w, h] = square ? [1160, 1180] : [940, 1240];
    const bones = (d: string, width = 24): string =>
      line(d, '#c9bfa8', width + 8) + line(d, '#fbf6ea', width);
    const body = (fill: string): string =>
      circle(0, -400, 92, fill) +
      path(
        'M-40 -320H40L150 -270Q180 -250 190 -200L230 60L190 70L130 -150L110 60L120 300 90 520H20L0 120 -20 520H-90L-120 300 -110 60 -130 -150 -190 70 -230 60 -190 -200Q-180 -250 -150 -270Z',
        fill,
      );
    const art = {
      hundred: Array.from({ length: 100 }, (_, at) => {
        const x = -505 + (at % 10) * 112;
        const y = -440 + Math.floor(at / 10) * 101;
        return (
          rect(
            x - 52,
            y - 46,
            104,
            92,
            8,
            (at + 1) % 10 === 0
              ? mix('#f2c21b', '#ffffff', 0.6)
              : (at % 10) % 2
                ? '#eef3f7'
                : '#f8f5ee',
          ) +
          lettering(String(at + 1), x, y - 20, {
            size: 40,
            color: (at + 1) % 10 === 0 ? '#c8102e' : '#1d2430',
            weight: 14,
            align: 'middle',
          })
        );
      }).join(''),
      germany: placed(
        0,
        50,
        0,
        0.98,
        path(germany, mix('#8cbf3f', '#ffffff', 0.25), {
          stroke: '#4f8a3a',
          'stroke-width': 12,
          'stroke-linejoin': 'round',
        }),
        line(
          'M-240 -130L-60 -160 20 -60 290 -60M-60 -160L-110 -330M20 -60L-40 120 -280 80M-40 120L120 190M-40 120L-60 240 -260 280M-60 240L-40 500',
          '#4f8a3a',
          7,
          { 'stroke-dasharray': '18 14' },
        ),
        line(
          'M-250 180Q-180 100 -200 0T-290 -60M-110 -440Q-60 -300 20 -280T130 -60',
          '#3f8fd0',
          10,
        ),
        (
          [
            [190, -180],
            [-70, -330],
            [60, 410],
            [-190, 30],
            [-90, 190],
          ] as const
        )
          .map(([x, y]) => circle(x, y, 17, '#c8102e'))
          .join(''),
      ),
      skeleton: placed(
        0,
        40,
        0,
        1,
        body(mix('#f0c9a0', '#ffffff', 0.5)),
        circle(0, -410, 76, '#fbf6ea', { stroke: '#c9bfa8', 'stroke-width': 6 }),
        circle(-28, -412, 20, '#8a8274'),
        circle(28, -412, 20, '#8a8274'),
        path('M-30 -352h60v26h-60Z', '#fbf6ea', { stroke: '#c9bfa8', 'stroke-width': 5 }),
        bones('M0 -310V60', 22),
        [-240, -200, -160, -120, -80]
          .map((y) =>
            bones(`M0 ${y}Q-100 ${y + 10} -84 ${y + 44}M0 ${y}Q100 ${y + 10} 84 ${y + 44}`, 11),
          )
          .join(''),
        bones('M-140 -270H140', 16),
        bones('M-140 -260L-180 -90 -212 60M140 -260L180 -90 212 60', 18),
        path('M-90 40Q0 0 90 40L60 120Q0 90 -60 120Z', '#fbf6ea', {
          stroke: '#c9bfa8',
          'stroke-width': 6,
        }),
        bones('M-60 120L-72 310 -62 500M60 120L72 310 62 500', 24),
      ),
      organs:
        placed(
          0,
          40,
          0,
          1,
          body('#f0c9a0'),
          line('M0 -310V-230', '#d9dfe4', 22),
          path(
            'M-20 -250Q-100 -250 -104 -90Q-60 -70 -20 -100ZM20 -250Q100 -250 104 -90Q60 -70 20 -100Z',
            '#e39a94',
          ),
          path('M14 -180c-40 -30 -56 14 -26 40l30 34 34 -34c30 -30 6 -70 -38 -40Z', '#c8102e'),
          path('M-104 -74Q-20 -90 40 -60Q10 -10 -90 -14Z', '#8a3f2e'),
          path('M20 -50Q100 -60 92 6Q50 30 40 -10Z', '#d98a6a'),
          line('M-60 20H60Q80 50 0 54T-50 84H50', '#d9a2a0', 26),
          line(
            'M0 -130L-130 -220 -180 -60M10 -120L130 -220 190 -60M0 -100L-50 280 -60 460M6 -100L56 280 60 460',
            '#c8102e',
            7,
            { opacity: 0.7 },
          ),
          line('M-24 -110L-70 290M26 -110L80 290', '#1f5fa8', 7, { opacity: 0.7 }),
          circle(0, -430, 54, '#e8b0b8'),
        ) + line('M140 -330h180M110 -110h240M120 70h230', '#8d939b', 6),
      feelings: [0, 1, 2, 3, 4, 5]
        .map((at) =>
          smiley(
            -210 + (at % 2) * 420,
            -330 + Math.floor(at / 2) * 370,
            150,
            at,
            ['#f7d14a', '#9fc3e6', '#d9c7f0', '#f6b26b', '#a8d8a0', '#f08a80'][at] ?? '#f7d14a',
          ),
        )
        .join(''),
      washing: [0, 1, 2, 3, 4, 5]
        .map((at) => {
          const [x, y] = [-220 + (at % 2) * 440, -340 + Math.floor(at / 2) * 370];
          const hand = path(
            'M-100 60Q-120 0 -70 -20L50 -50Q90 -50 90 -20L10 0L110 -6Q130 10 100 30L110 60Q90 110 0 110Q-70 110 -100 60Z',
            '#f0c9a0',
            { stroke: '#c99a70', 'stroke-width': 6 },
          );
          return placed(
            x,
            y,
            0,
            1,
            circle(0, 0, 160, mix(paint, '#ffffff', 0.72)),
            placed(0, 20, 0, 0.9, hand),
            at === 0 || at === 4
              ? path('M-60 -150H20V-110H-10V-80H-50V-110H-60Z', '#8f969f') +
                  line('M-30 -70v60M-46 -66v40M-14 -66v40', '#3f8fd0', 10)
              : '',
            at > 0 && at < 4
              ? (
                  [
                    [-60, -40, 34],
                    [10, -70, 26],
                    [60, -30, 38],
                    [-10, 0, 24],
                  ] as const
                )
                  .map(([bx, by, r]) =>
                    circle(bx, by, r, '#ffffff', { stroke: '#9fc3d6', 'stroke-width': 5 }),
                  )
                  .join('')
              : '',
            at === 5
              ? rect(-70, -110, 140, 90, 14, '#ffffff', { stroke: '#c9ced4', 'stroke-width': 6 })
              : '',
            circle(-130, -120, 40, paint),
            lettering(String(at + 1), -130, -140, {
              size: 40,
              color: '#ffffff',
              weight: 16,
              align: 'middle',
            }),
          );
        })
        .join(''),
      town:
        rect(-540, -470, 1080, 1020, 0, mix('#6bb3e0', '#ffffff', 0.6)) +
        rect(-540, 60, 1080, 490, 0, '#b9d08f') +
        rect(-540, 220, 1080, 120, 0, '#6b727c') +
        line('M-520 280H540', '#ffffff', 10, { 'stroke-dasharray': '50 40' }) +
        (
          [
            [-440, '#ea6a5a', 300],
            [-230, '#f2c21b', 420],
            [0, '#6bb3e0', 340],
            [230, '#8cbf3f', 460],
          ] as const
        )
          .map(
            ([x, fill, high]) =>
              rect(x, 140 - high, 190, high, 4, fill) +
              path(`M${x - 20} ${140 - high}l115 -90 115 90Z`, darker(fill, 0.16)) +
              [0, 1]
                .map((column) =>
                  [0, 1, 2]
                    .map((row) =>
                      rect(x + 30 + column * 80, 170 - high + row * 90, 50, 60, 4, '#fff7df'),
                    )
                    .join(''),
                )
                .join(''),
          )
          .join('') +
        placed(
          -200,
          310,
          0,
          0.5,
          rect(-180, -150, 360, 110, 40, '#c8102e'),
          circle(-100, -30, 44, '#2f343c'),
          circle(100, -30, 44, '#2f343c'),
        ) +
        placed(
          280,
          270,
          0,
          0.5,
          rect(-220, -220, 440, 190, 40, '#f2c21b'),
          [-160, -50, 60].map((x) => rect(x, -190, 80, 80, 10, '#bfe0ee')).join(''),
          circle(-120, -20, 44, '#2f343c'),
          circle(120, -20, 44, '#2f343c'),
        ) +
        [-430, -120, 170, 420]
          .map(
            (x, at) =>
              circle(x, 420 + (at % 2) * 40, 60, '#5f9430') +
              line(`M${x} ${470 + (at % 2) * 40}v60`, '#7d5a3a', 20),
          )
          .join('') +
        (
          [
            [-300, '#1f5fa8'],
            [-40, '#c8102e'],
            [60, '#6f4aa0'],
            [330, '#ee8522'],
          ] as const
        )
          .map(
            ([x, fill]) =>
              circle(x, 400, 22, '#e8bf98') + path(`M${x - 24} 480l24 -60 24 60Z`, fill),
          )
          .join(''),
      axes:
        line(
          Array.from(
            { length: 21 },
            (_, at) => `M${-520 + at * 52} -480V540M-520 ${-460 + at * 50}H520`,
          ).join(''),
          '#cfd9e2',
          4,
        ) +
        line(
          'M-530 40H530M0 540V-490M500 10L540 40 500 70M-30 -460L0 -500 30 -460',
          '#1d2430',
          10,
        ) +
        line('M-420 440L-200 180 0 40 180 -150 400 -420', paint, 14) +
        (
          [
            [-200, 180],
            [180, -150],
          ] as const
        )
          .map(([x, y]) => circle(x, y, 26, '#c8102e'))
          .join(''),
    }[theme];
    const place = [800, 800, theme === 'axes' ? 0 : -2, 1] as const;
    const rails =
      theme === 'axes'
        ? rect(-w / 2 - 20, -h / 2 - 20, w + 40, h + 40, 12, sheet.matt('#c3c7cd'))
        : '';
    return {
      tint: paint,
      art:
        lyingShadow(placed(...place, rect(-w / 2, -h / 2, w, h, 6, '')), 10) +
        placed(
          ...place,
          rails,
          rect(-w / 2, -h / 2, w, h, 6, '#fdfbf6'),
          theme === 'axes' ? '' : rect(-w / 2, -h / 2, w, 92, 6, paint),
          lettering(text, 0, -h / 2 + 26, {
            size: 42,
            color: '#fffdf8',
            align: 'middle',
            weight: 15,
            widest: w - 120,
          }),
          art,
          theme === 'axes'
            ? rect(-w * 0.3, h / 2 + 10, w * 0.6, 30, 8, '#aeb4bc')
            : rect(-w / 2 - 16, -h / 2 - 18, w + 32, 36, 10, sheet.rod(beech, 'y')) +
                rect(-w / 2 - 16, h / 2 - 18, w + 32, 36, 10, sheet.rod(beech, 'y')),
        ),
    };
  },
);

/** The parts of a riddle for eaters: rows of food, widest below. */
const foodPyramid = kind({}, (_, sheet) => {
  const rows = [
    ['#6bb3e0', '#6bb3e0', '#6bb3e0', '#6bb3e0', '#6bb3e0', '#6bb3e0'],
    ['#c8102e', '#8cbf3f', '#ee8522', '#2f8f5b', '#f2c21b'],
    ['#c99a63', '#e3c08e', '#a6753f', '#d3a269'],
    ['#f4f1ea', '#f6d98a', '#e8a0a0'],
    ['#f2c21b', '#b58a3a'],
    ['#8a4a5a'],
  ];
  return {
    tint: '#8cbf3f',
    art:
      lyingShadow(path('M800 200L1400 1360H200Z', ''), 14) +
      path('M800 170L1430 1380H170Z', sheet.matt('#f8f1df'), {
        stroke: beech,
        'stroke-width': 30,
        'stroke-linejoin': 'round',
      }) +
      rows
        .map((tones, row) =>
          tones
            .map((tone, at) => {
              const [x, y] = [800 + (at - (tones.length - 1) / 2) * 182, 1280 - row * 186];
              const food = [
                path(`M${x - 36} ${y - 60}H${x + 36}L${x + 28} ${y + 60}H${x - 28}Z`, tone),
                circle(x, y, 58, sheet.ball(tone)) +
                  line(`M${x} ${y - 52}q6 -30 26 -34`, '#5f9430', 10),
                path(
                  `M${x - 64} ${y + 40}Q${x - 70} ${y - 46} ${x} ${y - 50}Q${x + 70} ${y - 46} ${x + 64} ${y + 40}Z`,
                  tone,
                ) +
                  line(
                    `M${x - 30} ${y - 20}l14 26M${x} ${y - 26}l12 26M${x + 30} ${y - 20}l10 24`,
                    darker(tone, 0.14),
                    8,
                  ),
                rect(x - 50, y - 46, 100, 96, 20, tone, {
                  stroke: darker(tone, 0.1),
                  'stroke-width': 5,
                }),
                ellipse(x, y + 10, 44, 56, tone),
                rect(x - 56, y - 20, 112, 56, 12, tone),
              ][row];
              return food ?? '';
            })
            .join(''),
        )
        .join(''),
  };
});

export const wallChartsKinds = {
  chart,
  'food-pyramid': foodPyramid,
};
