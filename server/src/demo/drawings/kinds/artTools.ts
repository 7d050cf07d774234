import { darker, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import { color, colors, flag, integer, oneOf } from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  ellipse,
  line,
  lyingShadow,
  path,
  placed,
  rect,
  standingShadow,
} from '../../../modules/media/drawing/sheet.ts';
import { beech, steel } from '../materials.ts';
import { Corner } from '../solid.ts';

/** Tools of the painter and the modeller, in a row. */
const artTools = kind(
  {
    style: oneOf(['knives', 'modelling', 'sponges', 'lino', 'water'], 'knives'),
    count: integer(1, 10, 5),
    color: color('#f2c21b'),
    steel: flag(),
  },
  ({ style, count, color: paint, steel: metal }, sheet) => {
    const step = Math.min(230, 1240 / count);
    const across = (draw: (x: number, at: number) => string): string =>
      Array.from({ length: count }, (_, at) => draw(800 + (at - (count - 1) / 2) * step, at)).join(
        '',
      );
    const blade = metal ? sheet.linear(steel, 0, 0, 1, 0) : sheet.matt('#f4f1ea');
    if (style === 'knives') {
      const heads = [
        'M-70 -560Q0 -660 70 -560L50 -260H-50Z',
        'M0 -640L90 -330 0 -250 -90 -330Z',
        'M-60 -600H60V-260H-60Z',
        'M0 -660Q80 -420 40 -260H-40Q-80 -420 0 -660Z',
        'M-84 -520Q0 -600 84 -520L30 -260H-30Z',
      ];
      return {
        tint: paint,
        art: across(
          (x, at) =>
            lyingShadow(
              placed(x, 860, 0, 1, path(heads[at % 5] ?? '', '') + rect(-36, 0, 72, 480, 34, '')),
              10,
            ) +
            placed(
              x,
              860,
              0,
              1,
              path(heads[at % 5] ?? '', blade, { stroke: '#b9c0c8', 'stroke-width': 5 }),
              line('M0 -260V-60L0 20', '#aeb4bc', 24),
              rect(-40, 0, 80, 480, 36, sheet.rod(metal ? beech : paint)),
            ),
        ),
      };
    }
    if (style === 'modelling')
      return {
        tint: beech,
        art: across(
          (x, at) =>
            lyingShadow(rect(x - 24, 330, 48, 940, 24, ''), 8) +
            rect(x - 26, 500, 52, 620, 26, sheet.rod(beech)) +
            (at % 3 === 0
              ? ellipse(x, 380, 50, 90, 'none', { stroke: '#c9a24a', 'stroke-width': 13 }) +
                rect(x - 18, 460, 36, 60, 6, '#c9a24a') +
                path(`M${x - 26} 1110L${x} 1290 ${x + 26} 1110Z`, beech)
              : at % 3 === 1
                ? path(
                    `M${x - 26} 520Q${x - 40} 340 ${x + 20} 290Q${x + 44} 400 ${x + 26} 520Z`,
                    sheet.matt(lighter(beech, 0.03)),
                  ) +
                  path(`M${x - 40} 1270Q${x} 1300 ${x + 40} 1270L${x + 26} 1110H${x - 26}Z`, beech)
                : circle(x, 370, 60, '#c9a24a') +
                  circle(x, 370, 16, '#7d5a1c') +
                  rect(x - 12, 410, 24, 100, 6, '#c9a24a') +
                  path(`M${x} 1300L${x + 26} 1110H${x - 26}Z`, darker(beech, 0.06))),
        ),
      };
    if (style === 'sponges')
      return {
        tint: paint,
        art: across(
          (x) =>
            lyingShadow(
              placed(
                x,
                800,
                0,
                1,
                path('M-110 -420H110V-80L90 -40H-90L-110 -80Z', '') + rect(-30, 0, 60, 560, 28, ''),
              ),
              10,
            ) +
            placed(
              x,
              800,
              0,
              1,
              path('M-110 -380L110 -460V-80L90 -40H-90L-110 -80Z', sheet.matt('#3a3f47')),
              Array.from({ length: 16 }, (_, n) =>
                circle(-86 + ((n * 53) % 172), -110 - ((n * 71) % 250), 7, '#23272d'),
              ).join(''),
              rect(-34, -50, 68, 90, 10, sheet.rod('#c9ced4')),
              rect(-32, 20, 64, 540, 30, sheet.rod(beech)),
              circle(0, 510, 14, darker(beech, 0.3)),
            ),
        ),
      };
    if (style === 'water')
      return {
        tint: '#6bb3e0',
        art:
          count === 1
            ? placed(800, 800, 38, 1.25, waterBrush())
            : across((x) => placed(x, 800, 0, 1, waterBrush())),
      };
    return {
      tint: beech,
      art:
        across(
          (x, at) =>
            lyingShadow(placed(x, 560, 0, 1, rect(-40, 0, 80, 380, 40, '')), 8) +
            placed(
              x,
              560,
              0,
              1,
              rect(-16, -190, 32, 210, 6, sheet.linear(steel, 0, 0, 1, 0)),
              path(
                at % 2 ? 'M-26 -190L0 -270 26 -190Z' : 'M-24 -190V-250Q0 -220 24 -250V-190Z',
                '#aeb4bc',
              ),
              path('M-44 0Q-60 200 -30 380Q0 410 30 380Q60 200 44 0Z', sheet.rod('#c8102e')),
            ),
        ) +
        [0, 1, 2]
          .map(
            (at) =>
              lyingShadow(
                placed(420 + at * 40, 1190 + at * 26, -6, 1, rect(-220, -150, 440, 300, 8, '')),
                6,
              ) +
              placed(
                420 + at * 40,
                1190 + at * 26,
                -6,
                1,
                rect(-220, -150, 440, 300, 8, sheet.matt('#8a6f5a')),
              ),
          )
          .join('') +
        line('M1130 1150H1280V1280', '#8f969f', 22) +
        rect(860, 1080, 280, 150, 20, sheet.rod('#2f343c', 'y')) +
        rect(1240, 1260, 200, 60, 30, sheet.rod('#c8102e', 'y')),
    };

    function waterBrush(): string {
      return (
        lyingShadow(rect(-56, -260, 112, 760, 50, ''), 10) +
        rect(-60, -240, 120, 760, 54, '#d7eef7', { opacity: 0.92 }) +
        rect(-60, 40, 120, 480, 54, '#8fcbe6', { opacity: 0.6 }) +
        line('M-34 -180V440', '#ffffff', 16, { opacity: 0.8 }) +
        path('M-52 -230H52L30 -360H-30Z', sheet.rod('#1f5fa8')) +
        path('M-26 -360H26Q30 -440 0 -520Q-30 -440 -26 -360Z', '#e9e3d4') +
        path('M-12 -450Q0 -500 0 -520Q0 -500 12 -450Z', '#6bb3e0')
      );
    }
  },
);

/** A white palette with wells, or small bricks of wax. */
const palette = kind({ wells: integer(4, 16, 10) }, ({ wells }, sheet) => ({
  tint: '#6bb3e0',
  art:
    lyingShadow(
      path(
        'M260 880Q240 360 800 320Q1380 340 1360 860Q1330 1180 1100 1120Q980 1080 960 1180Q930 1300 760 1280Q300 1240 260 880Z',
        '',
      ),
      16,
    ) +
    path(
      'M260 880Q240 360 800 320Q1380 340 1360 860Q1330 1180 1100 1120Q980 1080 960 1180Q930 1300 760 1280Q300 1240 260 880Z',
      sheet.matt('#fbfaf7'),
      { stroke: '#dcdfe3', 'stroke-width': 8 },
    ) +
    Array.from({ length: wells }, (_, at) => {
      const a = Math.PI * (0.72 + (at / (wells - 1)) * 1.42);
      return (
        ellipse(800 + Math.cos(a) * 440, 790 + Math.sin(a) * 350, 70, 60, '#e4e8ec') +
        ellipse(804 + Math.cos(a) * 440, 798 + Math.sin(a) * 350, 58, 46, '#f4f6f8')
      );
    }).join('') +
    ellipse(800, 800, 210, 150, '#eceff2') +
    ellipse(806, 808, 192, 132, '#f8f9fa') +
    ellipse(720, 1130, 90, 60, '#dfe3e8'),
}));

const waxBlocks = kind(
  { colors: colors(['#c8102e', '#f2c21b', '#1f5fa8', '#2f8f5b'], 24) },
  ({ colors: tones }, sheet) => {
    const columns = tones.length > 8 ? 4 : 4;
    const rows = Math.ceil(tones.length / columns);
    const high = rows > 2 ? 250 : 380;
    return {
      tint: '#c9a24a',
      art:
        lyingShadow(rect(210, 800 - (rows * high) / 2 - 50, 1180, rows * high + 100, 30, ''), 14) +
        rect(
          210,
          800 - (rows * high) / 2 - 50,
          1180,
          rows * high + 100,
          30,
          sheet.matt('#c9a24a'),
        ) +
        rect(
          240,
          800 - (rows * high) / 2 - 20,
          1120,
          rows * high + 40,
          16,
          darker('#c9a24a', 0.18),
        ) +
        tones
          .map((tone, at) => {
            const [x, y] = [
              264 + (at % columns) * 276,
              800 - (rows * high) / 2 + Math.floor(at / columns) * high + 10,
            ];
            return (
              rect(x, y + 16, 244, high - 36, 14, darker(tone, 0.14)) +
              rect(x, y, 244, high - 36, 14, sheet.matt(tone)) +
              line(`M${x + 24} ${y + 26}H${x + 190}`, lighter(tone, 0.16), 12, { opacity: 0.6 })
            );
          })
          .join(''),
    };
  },
);

/** A pen holder with its nibs. */
const nibPen = kind(
  { color: color('#c8102e'), nibs: integer(1, 8, 6) },
  ({ color: paint, nibs }, sheet) => ({
    tint: paint,
    art:
      lyingShadow(placed(800, 560, 34, 1, rect(-34, -470, 68, 800, 30, '')), 12) +
      placed(
        800,
        560,
        34,
        1,
        path('M-20 -500Q0 -520 20 -500L46 220H-46Z', sheet.rod(paint)),
        rect(-44, 220, 88, 90, 14, sheet.rod('#3a3f47')),
        path('M-34 300H34L30 400L0 520L-30 400Z', sheet.linear(steel, 0, 0, 1, 0)),
        line('M0 390V510', '#4b525c', 6),
        circle(0, 384, 9, '#4b525c'),
      ) +
      Array.from({ length: nibs }, (_, at) => {
        const w = 20 + at * 4;
        return placed(
          470 + at * 150,
          1210,
          0,
          1,
          lyingShadow(path(`M${-w} -120H${w}L${w * 0.9} 20L0 140L${-w * 0.9} 20Z`, ''), 6),
          path(
            `M${-w} -120H${w}L${w * 0.9} 20L${at > 3 ? w * 0.5 : 0} 140L${at > 3 ? -w * 0.5 : 0} 140L${-w * 0.9} 20Z`,
            sheet.linear(steel, 0, 0, 1, 0),
          ),
          line('M0 10V130', '#5b626c', 5),
          circle(0, 4, 8, '#5b626c'),
        );
      }).join(''),
  }),
);

/** One pan of water colour or one puck of tempera, to refill a box. */
const paintPan = kind(
  { color: color('#f2c21b'), shape: oneOf(['round', 'half'], 'round') },
  ({ color: paint, shape }, sheet) =>
    shape === 'round'
      ? {
          tint: paint,
          art:
            standingShadow(sheet, 800, 1090, 450) +
            path('M350 800V1000Q360 1110 800 1110T1250 1000V800Z', sheet.rod('#f4f1ea')) +
            ellipse(800, 800, 450, 210, '#fffdf6', { stroke: '#dcd8ce', 'stroke-width': 8 }) +
            ellipse(800, 806, 390, 172, darker(paint, 0.06)) +
            ellipse(796, 798, 384, 166, sheet.matt(paint)) +
            path('M520 760Q640 680 820 690', 'none', {
              stroke: lighter(paint, 0.2),
              'stroke-width': 20,
              'stroke-linecap': 'round',
              opacity: 0.7,
            }),
        }
      : (() => {
          const corner = new Corner(800, 620, 7);
          const [x, y] = corner.at([45, 32, 40]);
          return {
            tint: paint,
            art:
              corner.shadow([0, 0, 0], [90, 64]) +
              corner.box([0, 0, 0], [90, 64, 40], '#fbfaf7', 8) +
              corner.face(
                [
                  [6, 6, 40],
                  [84, 6, 40],
                  [84, 58, 40],
                  [6, 58, 40],
                ],
                paint,
                6,
              ) +
              ellipse(x - 60, y - 30, 110, 40, lighter(paint, 0.14), { opacity: 0.6 }),
          };
        })(),
);

/** Sponges of six shapes. */
const sponges = kind({}, () => {
  const shapes = [
    'M-170 -120H170V120H-170Z',
    'M0 -170A170 170 0 1 1 -1 -170Z',
    'M0 -170L180 150H-180Z',
    'M0 -180l50 120 130 10 -100 84 34 126 -114 -70 -114 70 34 -126 -100 -84 130 -10Z',
    'M0 150C-260 -40 -150 -200 0 -80C150 -200 260 -40 0 150Z',
    'M-180 0Q-90 -160 0 0T180 0Q90 190 0 60T-180 0Z',
  ];
  const tones = ['#f2c21b', '#ea6a5a', '#6bb3e0', '#8cbf3f', '#d64f8c', '#ee8522'];
  return {
    tint: '#f2c21b',
    art: shapes
      .map((d, at) => {
        const [x, y] = [430 + (at % 3) * 370, 560 + Math.floor(at / 3) * 480];
        const tone = tones[at] ?? '#f2c21b';
        const more = { stroke: tone, 'stroke-width': 44, 'stroke-linejoin': 'round' } as const;
        return (
          lyingShadow(placed(x, y, at * 7, 0.9, path(d, '')), 14) +
          placed(
            x,
            y + 22,
            at * 7,
            0.9,
            path(d, darker(tone, 0.12), { ...more, stroke: darker(tone, 0.12) }),
          ) +
          placed(
            x,
            y,
            at * 7,
            0.9,
            path(d, tone, more),
            Array.from({ length: 14 }, (__, n) =>
              ellipse(-90 + ((n * 67) % 180), -70 + ((n * 43) % 150), 9, 7, darker(tone, 0.14)),
            ).join(''),
          )
        );
      })
      .join(''),
  };
});

/** Things that hold pens or water: three cups of a set, two chambers in one, measures one in another. */
const cups = kind(
  { color: color('#2b2f36'), style: oneOf(['pens', 'double', 'measures'], 'pens') },
  ({ color: paint, style }, sheet) => {
    const cup = (x: number, y: number, w: number, h: number, fill: string, opacity = 1): string =>
      standingShadow(sheet, x, y, w / 2) +
      path(
        `M${x - w / 2} ${y - h}L${x - w * 0.42} ${y - 20}Q${x} ${y + 16} ${x + w * 0.42} ${y - 20}L${x + w / 2} ${y - h}Z`,
        sheet.rod(fill),
        { opacity },
      ) +
      ellipse(x, y - h, w / 2, w * 0.13, lighter(fill, 0.06), { opacity }) +
      ellipse(x, y - h, w * 0.44, w * 0.1, darker(fill, 0.14), { opacity });
    if (style === 'measures')
      return {
        tint: '#6bb3e0',
        art: (
          [
            [470, 1080, 460, 620, '1000'],
            [960, 1200, 370, 480, '500'],
            [1290, 1260, 280, 350, '250'],
            [640, 1330, 220, 250, '100'],
          ] as const
        )
          .map(
            ([x, y, w, h, ml]) =>
              cup(x, y, w, h, mix('#d5e6ee', paint, 0.35), 0.86) +
              line(
                Array.from(
                  { length: 5 },
                  (_, at) => `M${x - w * 0.36} ${y - 70 - at * h * 0.16}h${at % 2 ? 40 : 70}`,
                ).join(''),
                '#c8102e',
                8,
              ) +
              lettering(ml, x + w * 0.06, y - h * 0.6, {
                size: w * 0.15,
                color: '#c8102e',
                weight: 15,
                align: 'middle',
              }),
          )
          .join(''),
      };
    if (style === 'double')
      return {
        tint: paint,
        art:
          standingShadow(sheet, 800, 1250, 520) +
          path(
            'M300 640L360 1190Q370 1250 440 1250H1160Q1230 1250 1240 1190L1300 640Z',
            sheet.rod(paint),
          ) +
          ellipse(800, 640, 500, 130, lighter(paint, 0.06)) +
          ellipse(560, 640, 230, 92, '#8a6f96') +
          ellipse(1040, 640, 230, 92, '#bfe0ee') +
          ellipse(540, 626, 120, 34, '#a68fb0') +
          ellipse(1020, 626, 120, 34, '#e2f2f8') +
          rect(780, 540, 40, 200, 16, sheet.rod(paint)) +
          line('M1060 640L1240 250', sheet.rod('#f2c21b'), 30),
      };
    const pens = (x: number, y: number): string =>
      (['#f2c21b', '#c8102e', '#1f5fa8'] as const)
        .map(
          (tone, at) =>
            line(`M${x + (at - 1) * 40} ${y}L${x + (at - 1) * 76} ${y - 260 + at * 20}`, tone, 34) +
            circle(x + (at - 1) * 76, y - 262 + at * 20, 16, darker(tone, 0.1)),
        )
        .join('');
    return {
      tint: paint,
      art:
        pens(560, 560) +
        cup(560, 1180, 420, 680, paint) +
        pens(1010, 820) +
        cup(1010, 1240, 380, 470, paint) +
        rect(620, 930, 100, 110, 12, '#f4f1ea') +
        cup(700, 1340, 330, 320, lighter(paint, 0.04)),
    };
  },
);

export const artToolsKinds = {
  'art-tools': artTools,
  palette,
  'wax-blocks': waxBlocks,
  'nib-pen': nibPen,
  'paint-pan': paintPan,
  sponges,
  cups,
};
