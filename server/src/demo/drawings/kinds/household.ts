import { darker, lighter } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import { color, label, oneOf } from '../../../modules/media/drawing/parameters.ts';
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
import { beech } from '../materials.ts';
import { Corner } from '../solid.ts';

/** Boxes of paper goods: tissues, or gloves in a size. */
const tissueBox = kind(
  { color: color('#6bb3e0'), style: oneOf(['tissues', 'gloves'], 'tissues'), label: label(4) },
  ({ color: paint, style, label: text }, sheet) => {
    const corner = new Corner(800, 620, 6.2);
    const [tx, ty] = corner.at([62, 36, 52]);
    const [fx, fy] = corner.at([0, 72, 52]);
    return {
      tint: paint,
      art:
        corner.shadow([0, 0, 0], [124, 72]) +
        corner.box([0, 0, 0], [124, 72, 52], paint, 8) +
        group(
          { transform: `matrix(0.866 0.46 -0.866 0.46 ${tx} ${ty})` },
          ellipse(0, 0, 210, 84, darker(paint, 0.2)),
        ) +
        (style === 'tissues'
          ? path(
              `M${tx - 130} ${ty + 20}Q${tx - 170} ${ty - 200} ${tx - 40} ${ty - 170}Q${tx - 20} ${ty - 280} ${tx + 90} ${ty - 200}Q${tx + 190} ${ty - 160} ${tx + 120} ${ty + 30}Q${tx} ${ty + 60} ${tx - 130} ${ty + 20}Z`,
              sheet.matt('#ffffff'),
              { stroke: '#dfe5ea', 'stroke-width': 5 },
            ) +
            line(
              `M${tx - 40} ${ty - 160}Q${tx - 10} ${ty - 60} ${tx - 30} ${ty + 30}M${tx + 80} ${ty - 190}Q${tx + 50} ${ty - 60} ${tx + 60} ${ty + 30}`,
              '#e3e8ec',
              8,
            )
          : path(
              `M${tx - 70} ${ty + 30}V${ty - 80}L${tx - 110} ${ty - 210}M${tx - 70} ${ty - 80}L${tx - 40} ${ty - 260}M${tx - 20} ${ty - 60}L${tx + 30} ${ty - 270}M${tx + 20} ${ty - 40}L${tx + 96} ${ty - 230}M${tx + 10} ${ty + 10}L${tx + 130} ${ty - 90}`,
              'none',
              { stroke: sheet.matt('#3f7fc0'), 'stroke-width': 54, 'stroke-linecap': 'round' },
            ) +
            path(
              `M${tx - 100} ${ty + 40}L${tx - 96} ${ty - 90}H${tx + 60}L${tx + 70} ${ty + 40}Z`,
              sheet.matt('#3f7fc0'),
            )) +
        group(
          { transform: `matrix(0.866 0.46 0 1 ${fx} ${fy})` },
          style === 'tissues'
            ? line('M120 180q60 -70 120 0t120 0 120 0 120 0', '#ffffff', 20, { opacity: 0.7 })
            : lettering(text, 400, 90, {
                size: 150,
                color: '#ffffff',
                weight: 15,
                align: 'middle',
              }),
        ),
    };
  },
);

/** Things to keep things in: trays, a basket of felt, a box that folds, a box with compartments. */
const holders = kind(
  { color: color('#c8102e'), style: oneOf(['trays', 'felt', 'folding', 'sorted'], 'trays') },
  ({ color: paint, style }, sheet) => {
    if (style === 'trays')
      return {
        tint: paint,
        art: [
          [0, '#c8102e'],
          [1, '#f2c21b'],
          [2, '#2f8f5b'],
          [3, '#1f5fa8'],
        ]
          .map(([at, tone]) => {
            const corner = new Corner(
              530 + (Number(at) % 2) * 540,
              400 + Math.floor(Number(at) / 2) * 540,
              4,
            );
            return (
              corner.shadow([0, 0, 0], [66, 66]) +
              corner.box([0, 0, 0], [66, 66, 20], String(tone), 8) +
              corner.face(
                [
                  [6, 6, 20],
                  [60, 6, 20],
                  [60, 60, 20],
                  [6, 60, 20],
                ],
                darker(String(tone), 0.14),
                6,
              )
            );
          })
          .join(''),
      };
    if (style === 'felt')
      return {
        tint: paint,
        art:
          standingShadow(sheet, 800, 1310, 460) +
          line('M360 700Q360 420 520 640M1240 700Q1240 420 1080 640', darker(paint, 0.08), 40) +
          path(
            'M330 650L400 1230Q410 1310 500 1310H1100Q1190 1310 1200 1230L1270 650Z',
            sheet.rod(paint, 'x', 0.3),
          ) +
          ellipse(800, 650, 470, 110, lighter(paint, 0.04)) +
          ellipse(800, 656, 430, 90, darker(paint, 0.16)) +
          line('M350 760Q800 860 1250 760', lighter(paint, 0.14), 7, {
            'stroke-dasharray': '20 14',
          }),
      };
    const corner = new Corner(800, 560, 6);
    if (style === 'folding') {
      const bars = (
        points: (
          n: number,
        ) => [readonly [number, number, number], readonly [number, number, number]],
        n: number,
      ): string =>
        Array.from({ length: n }, (_, at) => {
          const [a, b] = points(at);
          return corner.line([a, b], darker(paint, 0.18), 14);
        }).join('');
      return {
        tint: paint,
        art:
          corner.shadow([0, 0, 0], [120, 84]) +
          corner.face(
            [
              [0, 0, 0],
              [120, 0, 0],
              [120, 0, 60],
              [0, 0, 60],
            ],
            darker(paint, 0.2),
          ) +
          corner.face(
            [
              [0, 0, 0],
              [0, 84, 0],
              [0, 84, 60],
              [0, 0, 60],
            ],
            darker(paint, 0.16),
          ) +
          corner.face(
            [
              [4, 4, 6],
              [116, 4, 6],
              [116, 80, 6],
              [4, 80, 6],
            ],
            darker(paint, 0.1),
          ) +
          corner.face(
            [
              [0, 84, 0],
              [120, 84, 0],
              [120, 84, 60],
              [0, 84, 60],
            ],
            paint,
          ) +
          corner.face(
            [
              [120, 0, 0],
              [120, 84, 0],
              [120, 84, 60],
              [120, 0, 60],
            ],
            darker(paint, 0.1),
          ) +
          bars(
            (at) => [
              [10 + at * 11, 84, 10],
              [10 + at * 11, 84, 50],
            ],
            10,
          ) +
          bars(
            (at) => [
              [120, 8 + at * 11, 10],
              [120, 8 + at * 11, 50],
            ],
            7,
          ) +
          corner.line(
            [
              [0, 84, 60],
              [120, 84, 60],
              [120, 0, 60],
            ],
            lighter(paint, 0.1),
            20,
          ) +
          corner.line(
            [
              [0, 84, 30],
              [120, 84, 30],
              [120, 0, 30],
            ],
            lighter(paint, 0.05),
            10,
          ),
      };
    }
    return {
      tint: beech,
      art:
        lyingShadow(rect(230, 260, 1140, 1080, 30, ''), 20) +
        rect(230, 260, 1140, 1080, 30, sheet.matt(beech)) +
        Array.from({ length: 9 }, (_, at) => {
          const [x, y] = [272 + (at % 3) * 360, 300 + Math.floor(at / 3) * 340];
          const tone =
            [
              '#c8102e',
              '#6bb3e0',
              '#f2c21b',
              '#dfbd8a',
              '#2f8f5b',
              '#b39ad0',
              '#ee8522',
              '#8d939b',
              '#1f9aa0',
            ][at] ?? '#c8102e';
          return (
            rect(x, y, 336, 316, 10, darker(beech, 0.2)) +
            Array.from({ length: 9 }, (_, n) => {
              const [px, py] = [x + 70 + (n % 3) * 98, y + 66 + Math.floor(n / 3) * 92];
              return at % 4 === 0
                ? circle(px, py, 36, sheet.ball(tone))
                : at % 4 === 1
                  ? circle(px, py, 32, 'none', { stroke: tone, 'stroke-width': 16 })
                  : at % 4 === 2
                    ? rect(px - 12, py - 44, 24, 88, 8, sheet.rod(tone), {
                        transform: `rotate(${n * 40} ${px} ${py})`,
                      })
                    : ellipse(px, py, 40, 30, sheet.matt(tone), {
                        transform: `rotate(${n * 30} ${px} ${py})`,
                      });
            }).join('')
          );
        }).join(''),
    };
  },
);

/** Lights that are no lanterns of paper: of metal and glass, or for the night. */
const light = kind(
  { color: color('#2b2f36'), style: oneOf(['wind', 'night'], 'wind') },
  ({ color: paint, style }, sheet) =>
    style === 'night'
      ? {
          tint: '#f2c21b',
          art:
            circle(
              800,
              820,
              640,
              sheet.radial([
                [0, '#fff0b8', 0.9],
                [1, '#fff0b8', 0],
              ]),
            ) +
            standingShadow(sheet, 800, 1260, 400) +
            path(
              'M420 1040Q420 560 800 560T1180 1040Q1180 1200 1060 1200H540Q420 1200 420 1040Z',
              sheet.ball('#fff6dc'),
            ) +
            path(
              'M560 620Q420 420 500 330Q640 380 690 580ZM1040 620Q1180 420 1100 330Q960 380 910 580Z',
              sheet.matt('#fff3d0'),
            ) +
            circle(690, 880, 30, '#8a6a3a') +
            circle(910, 880, 30, '#8a6a3a') +
            line('M740 980Q800 1030 860 980', '#8a6a3a', 16) +
            rect(460, 1190, 680, 80, 40, sheet.matt(paint)),
        }
      : {
          tint: paint,
          art:
            standingShadow(sheet, 800, 1370, 380) +
            line('M560 420Q560 180 800 180T1040 420', darker(paint, 0.05), 26) +
            path('M520 520L640 350H960L1080 520Z', sheet.matt(paint)) +
            rect(640, 300, 320, 60, 16, sheet.matt(darker(paint, 0.06))) +
            rect(500, 520, 600, 780, 10, '#eef6f9', { opacity: 0.85 }) +
            circle(
              800,
              900,
              250,
              sheet.radial([
                [0, '#ffe9a8', 0.9],
                [1, '#ffe9a8', 0],
              ]),
            ) +
            rect(700, 940, 200, 320, 20, sheet.rod('#f8f1e2')) +
            line('M800 940v-40', '#3a3f47', 10) +
            path('M800 780Q860 850 840 890Q800 930 760 890Q740 850 800 780Z', '#f2a51b') +
            rect(480, 500, 40, 820, 8, paint) +
            rect(1080, 500, 40, 820, 8, paint) +
            line('M560 560L560 1240', '#ffffff', 20, { opacity: 0.7 }) +
            rect(450, 1290, 700, 80, 16, sheet.matt(paint)) +
            rect(1050, 860, 90, 40, 14, '#c9a24a'),
        },
);

/** Plates, cups, a pot and cutlery for play, of steel, plastic or wood. */
const dishes = kind({ color: color('#c3c7cd') }, ({ color: paint }, sheet) => {
  const plate = (x: number, y: number, r: number): string =>
    lyingShadow(circle(x, y, r, ''), 8) +
    circle(x, y, r, sheet.ball(paint)) +
    circle(x, y, r * 0.68, darker(paint, 0.05)) +
    circle(x, y, r * 0.64, sheet.matt(lighter(paint, 0.03)));
  return {
    tint: paint,
    art:
      plate(440, 470, 230) +
      plate(520, 600, 190) +
      standingShadow(sheet, 1080, 760, 270) +
      line('M810 480H720M1350 480h90', darker(paint, 0.1), 50) +
      rect(820, 400, 520, 360, 60, sheet.rod(paint)) +
      ellipse(1080, 400, 260, 60, lighter(paint, 0.06)) +
      ellipse(1080, 392, 230, 46, darker(paint, 0.1)) +
      ellipse(1080, 350, 220, 50, sheet.matt(lighter(paint, 0.04))) +
      circle(1080, 300, 36, sheet.ball(paint)) +
      [380, 700]
        .map(
          (x) =>
            standingShadow(sheet, x, 1290, 120) +
            path(`M${x + 100} 1080q110 0 96 90t-110 60`, 'none', {
              stroke: darker(paint, 0.07),
              'stroke-width': 36,
            }) +
            path(`M${x - 120} 1020H${x + 120}L${x + 96} 1290H${x - 96}Z`, sheet.rod(paint)) +
            ellipse(x, 1020, 120, 30, darker(paint, 0.12)),
        )
        .join('') +
      [
        [1000, 0],
        [1130, 1],
        [1260, 2],
      ]
        .map(([x = 0, at = 0]) =>
          placed(
            x,
            1130,
            6,
            1,
            rect(-20, -20, 40, 240, 18, sheet.rod(paint)),
            at === 0
              ? path('M-46 -210V-110Q-46 -40 0 -30Q46 -40 46 -110V-210', 'none', {
                  stroke: darker(paint, 0.03),
                  'stroke-width': 24,
                }) + line('M0 -210V-40', darker(paint, 0.03), 24)
              : at === 1
                ? ellipse(0, -120, 56, 100, sheet.matt(paint))
                : path('M-30 -220Q50 -160 30 -20H-30Z', sheet.matt(paint)),
          ),
        )
        .join(''),
  };
});

/** A pump that is screwed on a bottle. */
const pumpHead = kind({ color: color('#f4f1ea') }, ({ color: paint }, sheet) => ({
  tint: '#6bb3e0',
  art:
    lyingShadow(rect(730, 420, 140, 940, 30, ''), 14) +
    rect(776, 800, 48, 580, 20, '#e6eef2', { stroke: '#c3d0d8', 'stroke-width': 6 }) +
    rect(640, 640, 320, 200, 34, sheet.rod(darker(paint, 0.02))) +
    line(
      Array.from({ length: 12 }, (_, at) => `M${664 + at * 25} 656v168`).join(''),
      darker(paint, 0.12),
      7,
    ) +
    rect(760, 420, 80, 240, 16, sheet.rod('#d3d9df')) +
    path(
      'M560 290Q560 250 620 250H900Q1180 260 1200 420L1130 430Q1100 380 980 390H620Q560 390 560 340Z',
      sheet.matt(paint),
      { stroke: darker(paint, 0.1), 'stroke-width': 6 },
    ),
}));

export const householdKinds = {
  'tissue-box': tissueBox,
  holders,
  light,
  dishes,
  'pump-head': pumpHead,
};
