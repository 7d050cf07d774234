import { darker, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import { color, colors, integer, label, oneOf } from '../../../modules/media/drawing/parameters.ts';
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
import { Corner } from '../solid.ts';

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

/** A theatre for picture cards: two doors open, a third above. */
const storyTheatre = kind({}, (_, sheet) => ({
  tint: beech,
  art:
    standingShadow(sheet, 800, 1330, 640) +
    polygon(
      [
        [420, 360],
        [160, 440],
        [160, 1330],
        [420, 1260],
      ],
      sheet.matt(darker(beech, 0.04)),
      { stroke: darker(beech, 0.2), 'stroke-width': 6 },
    ) +
    polygon(
      [
        [1180, 360],
        [1440, 440],
        [1440, 1330],
        [1180, 1260],
      ],
      sheet.matt(darker(beech, 0.09)),
      { stroke: darker(beech, 0.2), 'stroke-width': 6 },
    ) +
    polygon(
      [
        [420, 360],
        [480, 190],
        [1120, 190],
        [1180, 360],
      ],
      sheet.matt(lighter(beech, 0.04)),
      { stroke: darker(beech, 0.2), 'stroke-width': 6 },
    ) +
    rect(400, 340, 800, 960, 10, sheet.matt(beech)) +
    rect(470, 410, 660, 760, 4, '#6bb3e0') +
    circle(980, 560, 80, '#f7e04a') +
    path('M470 900Q640 780 800 890T1130 840V1170H470Z', '#8cbf3f') +
    path('M470 1030Q760 920 1130 1040V1170H470Z', '#5f9430') +
    placed(
      720,
      1060,
      0,
      0.8,
      path('M-120 0V-130L0 -220 120 -130V0Z', '#c8102e'),
      rect(-30, -90, 60, 90, 4, '#fff7df'),
    ) +
    rect(400, 1200, 800, 100, 8, sheet.matt(darker(beech, 0.07))) +
    circle(210, 880, 16, '#8f969f') +
    circle(1390, 880, 16, '#8f969f'),
}));

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

/** Signs on stands for a course in the yard. */
const roadSigns = kind({}, (_, sheet) => {
  const post = (x: number, y: number, sign: string): string =>
    standingShadow(sheet, x, 1340, 130) +
    rect(x - 16, y, 32, 1340 - y, 10, sheet.rod('#8f969f')) +
    ellipse(x, 1336, 140, 40, '#3a3f47') +
    sign;
  return {
    tint: '#6bb3e0',
    art:
      post(
        330,
        700,
        path('M330 440L500 740H160Z', '#fffdf8', {
          stroke: '#c8102e',
          'stroke-width': 44,
          'stroke-linejoin': 'round',
        }) + line('M330 540v100m0 50v2', '#1d2430', 34),
      ) +
      post(
        650,
        520,
        path('M580 250H720L820 350V490L720 590H580L480 490V350Z', '#c8102e', {
          stroke: '#fffdf8',
          'stroke-width': 16,
        }) +
          lettering('STOP', 650, 385, {
            size: 74,
            color: '#ffffff',
            weight: 17,
            align: 'middle',
            widest: 270,
          }),
      ) +
      post(
        990,
        620,
        circle(990, 560, 160, '#1f5fa8') +
          path('M970 660V560H920L990 450L1060 560H1010V660Z', '#fffdf8'),
      ) +
      post(
        1290,
        720,
        rect(1150, 480, 280, 280, 20, '#1f5fa8') +
          path('M1290 500L1410 740H1170Z', '#fffdf8') +
          circle(1290, 600, 24, '#1d2430') +
          line(
            'M1290 630v50m0 0l-30 50m30 -50l30 50m-60 -70l60 0M1220 730h24m24 0h24m24 0h24',
            '#1d2430',
            14,
          ),
      ),
  };
});

/** A board of pins with rubber bands stretched over them. */
const geoboard = kind({ color: color(beech) }, ({ color: paint }, sheet) => {
  const at = (x: number, y: number): readonly [number, number] => [400 + x * 200, 400 + y * 200];
  const band = (points: readonly (readonly [number, number])[], tone: string): string =>
    polygon(
      points.map(([x, y]) => at(x, y)),
      tone,
      { 'fill-opacity': 0.22, stroke: tone, 'stroke-width': 20, 'stroke-linejoin': 'round' },
    );
  return {
    tint: paint,
    art:
      lyingShadow(rect(270, 270, 1060, 1060, 50, ''), 20) +
      rect(270, 284, 1060, 1060, 50, darker(paint, 0.14)) +
      rect(270, 270, 1060, 1060, 50, sheet.matt(paint)) +
      Array.from({ length: 25 }, (_, n) => {
        const [x, y] = at(n % 5, Math.floor(n / 5));
        return (
          circle(x + 6, y + 9, 24, '#3b2a18', { opacity: 0.25 }) +
          circle(x, y, 22, sheet.ball('#f4f1ea'))
        );
      }).join('') +
      band(
        [
          [0, 0],
          [2, 0],
          [2, 2],
          [0, 2],
        ],
        '#c8102e',
      ) +
      band(
        [
          [3, 1],
          [4, 4],
          [1, 4],
        ],
        '#1f5fa8',
      ) +
      band(
        [
          [2, 2],
          [4, 1],
          [4, 0],
        ],
        '#2f8f5b',
      ),
  };
});

/** Solids made of nothing but edges: rods and balls. */
const edgeModel = kind({ color: color('#c8102e') }, ({ color: paint }, sheet) => {
  const frame = (
    points: readonly (readonly [number, number])[],
    edges: readonly (readonly [number, number])[],
  ): string =>
    edges
      .map(([a, b]) => {
        const [p, q] = [points[a] ?? [0, 0], points[b] ?? [0, 0]];
        return (
          line(`M${p[0]} ${p[1]}L${q[0]} ${q[1]}`, '#b58a58', 30) +
          line(`M${p[0]} ${p[1]}L${q[0]} ${q[1]}`, beech, 18)
        );
      })
      .join('') + points.map(([x, y]) => circle(x, y, 46, sheet.ball(paint))).join('');
  return {
    tint: paint,
    art:
      standingShadow(sheet, 560, 1180, 380) +
      standingShadow(sheet, 1180, 1270, 280) +
      frame(
        [
          [300, 560],
          [720, 520],
          [840, 700],
          [420, 760],
          [300, 1020],
          [720, 970],
          [840, 1160],
          [420, 1210],
        ],
        [
          [0, 1],
          [1, 2],
          [2, 3],
          [3, 0],
          [4, 5],
          [5, 6],
          [6, 7],
          [7, 4],
          [0, 4],
          [1, 5],
          [2, 6],
          [3, 7],
        ],
      ) +
      frame(
        [
          [1160, 680],
          [980, 1180],
          [1230, 1290],
          [1400, 1130],
        ],
        [
          [0, 1],
          [0, 2],
          [0, 3],
          [1, 2],
          [2, 3],
          [1, 3],
        ],
      ),
  };
});

/** Weights of brass, from a kilogram down. */
const weights = kind({ second: oneOf(['no', 'yes'], 'no') }, ({ second }, sheet) => {
  const one = (x: number, y: number, r: number, text: string): string =>
    standingShadow(sheet, x, y, r) +
    rect(x - r, y - r * 1.9, r * 2, r * 1.9, r * 0.12, sheet.rod('#c9a24a')) +
    ellipse(x, y - r * 1.9, r, r * 0.26, lighter('#c9a24a', 0.1)) +
    rect(x - r * 0.24, y - r * 2.3, r * 0.48, r * 0.44, 4, sheet.rod('#b8903a')) +
    ellipse(x, y - r * 2.36, r * 0.5, r * 0.22, sheet.ball('#d9b45e')) +
    lettering(text, x, y - r * 1.15, {
      size: r * 0.4,
      color: '#6b4f14',
      weight: 14,
      align: 'middle',
      widest: r * 1.5,
    });
  return {
    tint: '#c9a24a',
    art:
      one(470, 1120, 230, '1 KG') +
      (second === 'yes' ? one(980, 1040, 230, '1 KG') : one(920, 1070, 180, '500')) +
      one(1230, 1180, 130, '200') +
      one(760, 1260, 104, '100') +
      one(1020, 1290, 76, '50') +
      one(1270, 1340, 56, '20') +
      one(560, 1350, 50, '10') +
      [360, 420, 470].map((x) => ellipse(x, 1370, 22, 10, '#d9b45e')).join(''),
  };
});

/** Small things by weight or number: slices of a branch, googly eyes, feathers. */
const pile = kind(
  {
    style: oneOf(['slices', 'eyes', 'feathers', 'wool'], 'slices'),
    color: color('#f4f1ea'),
    many: oneOf(['no', 'yes'], 'no'),
  },
  ({ style, color: paint, many }, sheet) => {
    const count = style === 'feathers' ? (many === 'yes' ? 20 : 9) : many === 'yes' ? 46 : 24;
    const tones = ['#c8102e', '#f2c21b', '#2f8f5b', '#1f5fa8', '#d64f8c', '#ee8522', '#6f4aa0'];
    if (style === 'wool') {
      const strands = Array.from(
        { length: 15 },
        (_, at) =>
          `M${330 + at * 8} ${560 + at * 36}Q${640 + at * 5} ${380 + at * 46} 860 ${640 + at * 28}T${1270 - at * 6} ${500 + at * 44}`,
      ).join('');
      return {
        tint: paint,
        art:
          lyingShadow(
            path(
              'M300 640Q380 380 760 440Q1180 340 1290 620Q1380 960 1080 1140Q640 1260 380 1080Q220 900 300 640Z',
              '',
            ),
            18,
          ) +
          path(
            'M300 640Q380 380 760 440Q1180 340 1290 620Q1380 960 1080 1140Q640 1260 380 1080Q220 900 300 640Z',
            sheet.ball(paint),
            { stroke: paint, 'stroke-width': 50, 'stroke-linejoin': 'round', opacity: 0.92 },
          ) +
          line(strands, darker(paint, 0.07), 9, { opacity: 0.7 }) +
          line(strands, lighter(paint, 0.07), 6, { opacity: 0.9, transform: 'translate(4 14)' }) +
          line(
            'M260 700q-60 60 -20 130M1310 700q70 70 30 150M700 430q60 -90 160 -60',
            darker(paint, 0.05),
            8,
            { opacity: 0.7 },
          ),
      };
    }
    return {
      tint: style === 'feathers' ? '#d64f8c' : style === 'eyes' ? '#6bb3e0' : '#a6753f',
      art: Array.from({ length: count }, (_, at) => {
        const a = at * 2.4;
        const r = Math.sqrt((at + 0.5) / count) * 520;
        const [x, y] = [800 + Math.cos(a) * r, 800 + Math.sin(a) * r * 0.92];
        if (style === 'feathers') {
          const tone = tones[at % tones.length] ?? '#c8102e';
          const d = 'M0 250Q-130 120 -80 -120Q-50 -240 20 -270Q110 -160 90 20Q80 160 0 250Z';
          return placed(
            x,
            y,
            at * 61,
            many === 'yes' ? 0.8 : 0.95,
            path(d, '#3b2a18', { opacity: 0.12, transform: 'translate(10 16)' }),
            path(d, sheet.matt(tone)),
            line(
              'M-60 40L10 80M-76 -60L10 -10M-54 -150L14 -90M70 20L8 60M86 -70L12 -20M70 -160L14 -100',
              lighter(tone, 0.12),
              7,
            ),
            line('M20 -260Q0 0 -10 330', lighter(tone, 0.25), 10),
          );
        }
        const size =
          (style === 'eyes' ? 46 + ((at * 5) % 6) * 10 : 62 + ((at * 7) % 3) * 20) *
          (many === 'yes' ? 0.74 : 0.96);
        if (style === 'eyes')
          return (
            circle(x + 4, y + 8, size, '#3b2a18', { opacity: 0.18 }) +
            circle(x, y, size, sheet.matt('#ffffff'), { stroke: '#c9d3da', 'stroke-width': 5 }) +
            circle(
              x + Math.cos(at * 1.7) * size * 0.36,
              y + Math.sin(at * 1.7) * size * 0.36,
              size * 0.52,
              '#1d2430',
            ) +
            circle(x - size * 0.3, y - size * 0.4, size * 0.14, '#ffffff', { opacity: 0.9 })
          );
        return (
          circle(x + 6, y + 12, size, '#3b2a18', { opacity: 0.22 }) +
          circle(x, y, size, '#7d5a3c') +
          circle(x, y, size * 0.86, sheet.matt('#e8cfa0')) +
          [0.66, 0.46, 0.26]
            .map((part) =>
              circle(x + 2, y + 1, size * part, 'none', { stroke: '#c9a46e', 'stroke-width': 4 }),
            )
            .join('') +
          circle(x + 3, y + 1, 5, '#a9824e')
        );
      }).join(''),
    };
  },
);

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

/** The seven pieces of the tangram, laid as a square a little apart. */
const tangram = kind(
  {
    colors: colors(
      ['#c8102e', '#1f5fa8', '#f2c21b', '#2f8f5b', '#ee8522', '#6f4aa0', '#1f9aa0'],
      7,
    ),
  },
  ({ colors: tones }, sheet) => {
    const pieces: readonly (readonly (readonly [number, number])[])[] = [
      [
        [0, 0],
        [4, 0],
        [2, 2],
      ],
      [
        [0, 0],
        [2, 2],
        [0, 4],
      ],
      [
        [4, 0],
        [4, 2],
        [3, 1],
      ],
      [
        [2, 2],
        [3, 1],
        [4, 2],
        [3, 3],
      ],
      [
        [0, 4],
        [1, 3],
        [3, 3],
        [2, 4],
      ],
      [
        [1, 3],
        [2, 2],
        [3, 3],
      ],
      [
        [4, 2],
        [4, 4],
        [2, 4],
      ],
    ];
    const drawn = pieces.map((piece) => {
      const [cx, cy] = [
        piece.reduce((sum, [x]) => sum + x, 0) / piece.length,
        piece.reduce((sum, [, y]) => sum + y, 0) / piece.length,
      ];
      return piece.map(
        ([x, y]) =>
          [800 + (x - 2) * 270 + (cx - 2) * 34, 800 + (y - 2) * 270 + (cy - 2) * 34] as const,
      );
    });
    return {
      tint: tones[0] ?? '#c8102e',
      art:
        lyingShadow(drawn.map((points) => polygon(points, '')).join(''), 16) +
        drawn
          .map((points, at) =>
            polygon(points, sheet.matt(tones[at % tones.length] ?? '#c8102e'), {
              stroke: tones[at % tones.length],
              'stroke-width': 14,
              'stroke-linejoin': 'round',
            }),
          )
          .join(''),
    };
  },
);

const pips: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** Dominoes: figures at dots, or hands at times. */
const dominoes = kind(
  { color: color(beech), style: oneOf(['numbers', 'hours', 'minutes'], 'numbers') },
  ({ color: paint, style }, sheet) => {
    const dial = (minutes: number): string => {
      const [h, m] = [(minutes / 720) * Math.PI * 2, ((minutes % 60) / 60) * Math.PI * 2];
      return (
        circle(0, 0, 104, '#ffffff', { stroke: '#1f5fa8', 'stroke-width': 9 }) +
        line(
          Array.from(
            { length: 12 },
            (_, at) =>
              `M${Math.round(Math.sin(at * 0.5236) * 94)} ${Math.round(Math.cos(at * 0.5236) * 94)}L${Math.round(Math.sin(at * 0.5236) * 82)} ${Math.round(Math.cos(at * 0.5236) * 82)}`,
          ).join(''),
          '#1d2430',
          6,
        ) +
        line(
          `M0 0L${Math.round(Math.sin(h) * 50)} ${Math.round(-Math.cos(h) * 50)}`,
          '#1d2430',
          14,
        ) +
        line(`M0 0L${Math.round(Math.sin(m) * 78)} ${Math.round(-Math.cos(m) * 78)}`, '#c8102e', 9)
      );
    };
    const times = style === 'hours' ? [180, 450, 600, 330, 480, 90] : [205, 455, 610, 345, 500, 95];
    const clock = (minutes: number): string =>
      `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
    const stone = (
      x: number,
      y: number,
      turn: number,
      at: number,
    ): { shadow: string; art: string } => {
      const left =
        style === 'numbers'
          ? lettering(String((at % 5) + 1), -150, -62, {
              size: 124,
              color: '#1f5fa8',
              weight: 14,
              align: 'middle',
            })
          : placed(-150, 0, -turn, 1, dial(times[at % 6] ?? 180));
      const right =
        style === 'numbers'
          ? placed(
              150,
              0,
              0,
              1,
              (pips[((at + 2) % 5) + 1] ?? [])
                .map(([px, py]) => circle(px * 66, py * 66, 24, '#c8102e'))
                .join(''),
            )
          : lettering(clock(times[(at + 1) % 6] ?? 180), 150, -34, {
              size: 70,
              color: '#1d2430',
              weight: 13,
              align: 'middle',
              widest: 220,
            });
      return {
        shadow: placed(x, y, turn, 1, rect(-290, -140, 580, 280, 30, '')),
        art: placed(
          x,
          y,
          turn,
          1,
          rect(-290, -130, 580, 280, 30, darker(paint, 0.14)),
          rect(-290, -140, 580, 280, 30, sheet.matt(paint)),
          line('M0 -120V120', darker(paint, 0.16), 8),
          left,
          right,
        ),
      };
    };
    const all = [
      stone(470, 420, -4, 0),
      stone(1110, 470, 5, 1),
      stone(420, 800, 3, 2),
      stone(1090, 830, -6, 3),
      stone(500, 1190, -3, 4),
      stone(1140, 1200, 4, 5),
    ];
    return {
      tint: style === 'numbers' ? beech : '#6bb3e0',
      art:
        lyingShadow(all.map(({ shadow }) => shadow).join(''), 12) +
        all.map(({ art }) => art).join(''),
    };
  },
);

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

/** Building with boards and bolts, or with flowers that lock into each other. */
const buildingSet = kind({ style: oneOf(['bolts', 'flowers'], 'bolts') }, ({ style }, sheet) => {
  const tones = ['#c8102e', '#f2c21b', '#2f8f5b', '#1f5fa8', '#ee8522', '#6f4aa0'];
  if (style === 'flowers') {
    const flower = (x: number, y: number, turn: number, at: number): string =>
      placed(
        x,
        y,
        turn,
        1,
        Array.from({ length: 8 }, (_, petal) =>
          placed(
            0,
            0,
            petal * 45,
            1,
            rect(-34, -190, 68, 150, 26, sheet.matt(tones[at % 6] ?? '#c8102e')),
            rect(-10, -200, 20, 60, 4, darker(tones[at % 6] ?? '#c8102e', 0.2)),
          ),
        ).join(''),
        circle(0, 0, 86, sheet.matt(tones[at % 6] ?? '#c8102e')),
        circle(0, 0, 34, darker(tones[at % 6] ?? '#c8102e', 0.14)),
      );
    const places = [
      [480, 460],
      [830, 390],
      [1170, 520],
      [420, 850],
      [780, 790],
      [1140, 900],
      [560, 1190],
      [930, 1190],
    ] as const;
    return {
      tint: '#8cbf3f',
      art:
        lyingShadow(places.map(([x, y]) => circle(x, y, 180, '')).join(''), 12) +
        places.map(([x, y], at) => flower(x, y, at * 17, at)).join(''),
    };
  }
  const plank = (x: number, y: number, turn: number, n: number, tone: string): string => {
    const w = n * 130;
    const outline = rect(-w / 2, -62, w, 124, 62, '');
    return (
      lyingShadow(placed(x, y, turn, 1, outline), 10) +
      placed(
        x,
        y,
        turn,
        1,
        rect(-w / 2, -62, w, 124, 62, sheet.matt(tone)),
        Array.from({ length: n }, (_, at) => circle(-w / 2 + 65 + at * 130, 0, 30, '#6b4a2a')).join(
          '',
        ),
      )
    );
  };
  const bolt = (x: number, y: number, tone: string): string =>
    polygon(
      [0, 1, 2, 3, 4, 5].map(
        (at) => [x + Math.cos(at * 1.047) * 74, y + Math.sin(at * 1.047) * 74] as const,
      ),
      sheet.matt(tone),
      { stroke: tone, 'stroke-width': 16, 'stroke-linejoin': 'round' },
    ) + line(`M${x - 36} ${y}H${x + 36}`, darker(tone, 0.2), 14);
  return {
    tint: beech,
    art:
      plank(620, 430, -12, 7, beech) +
      plank(930, 760, 64, 7, lighter(beech, 0.04)) +
      plank(560, 960, 6, 6, beech) +
      plank(440, 720, 74, 5, darker(beech, 0.04)) +
      bolt(400, 480, '#c8102e') +
      bolt(880, 380, '#1f5fa8') +
      bolt(470, 950, '#2f8f5b') +
      bolt(1000, 940, '#f2c21b') +
      bolt(1200, 470, '#ee8522') +
      bolt(1240, 1190, '#c8102e') +
      bolt(760, 1250, '#1f5fa8'),
  };
});

/** Blocks that differ in shape, colour, size and thickness. */
const logicBlocks = kind({}, (_, sheet) => {
  const shapes = ['circle', 'square', 'triangle', 'oblong'] as const;
  return {
    tint: '#c8102e',
    art: ['#c8102e', '#f2c21b', '#1f5fa8']
      .flatMap((tone, row) =>
        shapes.flatMap((shape, at) =>
          [1, 0.62].map((size, small) => {
            const [x, y] = [380 + at * 290 + small * 60, 380 + row * 400 + small * 190];
            const r = 118 * size;
            const body = (fill: string, dy: number): string =>
              shape === 'circle'
                ? circle(x, y + dy, r, fill)
                : shape === 'square'
                  ? rect(x - r * 0.9, y - r * 0.9 + dy, r * 1.8, r * 1.8, 10, fill)
                  : shape === 'triangle'
                    ? path(`M${x} ${y - r + dy}L${x + r} ${y + r * 0.8 + dy}H${x - r}Z`, fill)
                    : rect(x - r * 0.6, y - r + dy, r * 1.2, r * 2, 10, fill);
            return (
              lyingShadow(body('', 0), 6) +
              body(darker(tone, 0.14), small ? 12 : 24) +
              body(sheet.matt(tone), 0)
            );
          }),
        ),
      )
      .join(''),
  };
});

/** A line of numbers from 0 to `to`, on wood. */
const numberLine = kind(
  { color: color('#f2c21b'), to: oneOf(['20', '100', '1000'], '20') },
  ({ color: paint, to }, sheet) => {
    const rows = [0, 1, 2, 3];
    const steps = 5;
    const each = Number(to) / (rows.length * steps);
    return {
      tint: paint,
      art: rows
        .map((row) => {
          const y = 380 + row * 280;
          return (
            lyingShadow(rect(200, y - 80, 1200, 180, 14, ''), 10) +
            rect(200, y - 80, 1200, 180, 14, sheet.matt(row % 2 ? lighter(paint, 0.04) : paint)) +
            line(
              `M230 ${y - 30}H1370` +
                Array.from(
                  { length: steps * 2 + 1 },
                  (_, at) => `M${250 + at * 110} ${y - 30}v${at % 2 ? 24 : 44}`,
                ).join(''),
              '#1d2430',
              8,
            ) +
            Array.from({ length: steps + 1 }, (_, at) =>
              lettering(String(Math.round((row * steps + at) * each)), 250 + at * 220, y + 34, {
                size: 44,
                color: '#1d2430',
                weight: 14,
                align: 'middle',
                widest: 170,
              }),
            ).join('')
          );
        })
        .join(''),
    };
  },
);

/** A run for marbles of wood. */
const marbleRun = kind({ many: oneOf(['no', 'yes'], 'no') }, ({ many }, sheet) => {
  const track = (x1: number, y1: number, x2: number, y2: number): string =>
    line(`M${x1} ${y1 + 34}L${x2} ${y2 + 34}`, darker(beech, 0.16), 40) +
    line(`M${x1} ${y1}L${x2} ${y2}`, sheet.matt(beech), 44) +
    line(`M${x1} ${y1 - 8}L${x2} ${y2 - 8}`, darker(beech, 0.12), 18);
  const tower = (x: number, high: number, tone: string): string =>
    rect(x - 56, 1330 - high, 112, high, 8, sheet.rod(tone)) +
    line(
      Array.from(
        { length: Math.floor(high / 110) },
        (_, at) => `M${x - 56} ${1330 - at * 110}h112`,
      ).join(''),
      darker(tone, 0.12),
      6,
    );
  return {
    tint: beech,
    art:
      standingShadow(sheet, 800, 1340, 600) +
      tower(360, 1010, beech) +
      tower(1240, 760, beech) +
      tower(380 + 60, 500, '#c8102e') +
      tower(1200, 260, '#1f5fa8') +
      (many === 'yes' ? tower(800, 620, '#f2c21b') : '') +
      track(330, 300, 1240, 540) +
      track(1260, 590, 420, 800) +
      track(420, 850, 1220, 1040) +
      track(1230, 1080, 560, 1250) +
      [
        [520, 310, '#c8102e'],
        [960, 430, '#1f5fa8'],
        [880, 640, '#2f8f5b'],
        [700, 880, '#f2c21b'],
        [640, 1190, '#c8102e'],
      ]
        .map(([x, y, tone]) => circle(Number(x), Number(y), 44, sheet.ball(String(tone))))
        .join(''),
  };
});

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

/** A game of four figures who cross a bridge of planks together. */
const bridgeGame = kind({}, (_, sheet) => {
  const corner = new Corner(800, 560, 5.4);
  const figure = (x: number, y: number, tone: string): string => {
    const [fx, fy] = corner.at([x, y, 62]);
    return (
      path(
        `M${fx - 44} ${fy}Q${fx - 30} ${fy - 90} ${fx} ${fy - 110}Q${fx + 30} ${fy - 90} ${fx + 44} ${fy}Z`,
        sheet.rod(tone),
      ) + circle(fx, fy - 130, 40, sheet.ball(tone))
    );
  };
  return {
    tint: '#1f5fa8',
    art:
      corner.shadow([-30, 0, 0], [170, 100]) +
      corner.box([-40, 0, 0], [190, 100, 8], '#6bb3e0', 6) +
      corner.box([-36, 20, 8], [34, 60, 46], beech, 4) +
      corner.box([112, 20, 8], [34, 60, 46], beech, 4) +
      Array.from({ length: 7 }, (_, at) =>
        corner.box([-2 + at * 17, 30, 46], [13, 40, 8], at === 3 ? '#c8102e' : '#dfbd8a', 3),
      ).join('') +
      figure(-20, 50, '#f2c21b') +
      figure(24, 50, '#2f8f5b') +
      figure(88, 50, '#6f4aa0') +
      figure(128, 50, '#ee8522'),
  };
});

export const learningGoodsKinds = {
  chart,
  'story-theatre': storyTheatre,
  'tooth-model': toothModel,
  'road-signs': roadSigns,
  geoboard,
  'edge-model': edgeModel,
  weights,
  pile,
  'sand-timer': sandTimer,
  stopwatch,
  pipettes,
  tangram,
  dominoes,
  wheel,
  slides,
  mirror,
  'wind-turbine': windTurbine,
  'building-set': buildingSet,
  'logic-blocks': logicBlocks,
  'number-line': numberLine,
  'marble-run': marbleRun,
  'food-pyramid': foodPyramid,
  'bridge-game': bridgeGame,
};
