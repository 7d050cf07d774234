import { darker, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { color, colors, integer, oneOf } from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  ellipse,
  line,
  lyingShadow,
  path,
  placed,
  polygon,
  rect,
  type Sheet,
  standingShadow,
} from '../../../modules/media/drawing/sheet.ts';
import { beech } from '../materials.ts';
import { animal } from './animals.ts';
import { motif } from './bags.ts';

/** What the figures of a story have with them. */
const stories = {
  none: () => '',
  stable: () =>
    path('M180 1240V620L800 250 1420 620V1240H1290V700H310V1240Z', darker(beech, 0.1)) +
    path('M120 660L800 230 1480 660 1440 730 800 330 160 730Z', darker(beech, 0.22)) +
    path('M800 250l26 60 66 6 -50 42 16 64 -58 -34 -58 34 16 -64 -50 -42 66 -6Z', '#f2c21b'),
  star: () =>
    path(
      'M800 160l50 116 126 12 -96 82 30 124 -110 -66 -110 66 30 -124 -96 -82 126 -12Z',
      '#f2c21b',
    ) + line('M900 250Q1160 190 1340 330', '#f2c21b', 22, { opacity: 0.5 }),
  cross: (sheet: Sheet) =>
    rect(770, 180, 60, 700, 8, sheet.rod(darker(beech, 0.2))) +
    rect(600, 340, 400, 60, 8, sheet.rod(darker(beech, 0.2), 'y')) +
    ellipse(1320, 1130, 150, 160, '#b3aca0'),
  ark: (sheet: Sheet) =>
    path(
      'M170 760Q800 860 1430 760L1330 1160Q800 1260 270 1160Z',
      sheet.matt(darker(beech, 0.12)),
    ) +
    rect(500, 480, 600, 300, 8, sheet.matt(beech)) +
    path('M440 500L800 300 1160 500Z', '#8a2a2a') +
    rect(740, 580, 120, 120, 6, '#6b4a2a'),
  horse: (sheet: Sheet) => animal('horse', 820, 1010, 1.5, sheet),
  bush: () =>
    ellipse(1180, 640, 260, 200, '#5f7f3a') +
    path(
      'M980 700Q960 420 1100 330Q1110 420 1170 380Q1160 280 1240 200Q1250 340 1330 380Q1420 460 1380 700Z',
      '#ee8522',
    ) +
    path('M1070 700Q1070 520 1170 470Q1190 540 1250 480Q1330 560 1290 700Z', '#f7d14a'),
} as const;

/** Wooden people and animals for telling stories. */
const figures = kind(
  {
    colors: colors(['#c8102e', '#1f5fa8', '#2f8f5b', '#f2c21b', '#6f4aa0'], 7),
    style: oneOf(['pegs', 'holy', 'cloths'], 'pegs'),
    /** What stands behind the figures of a story. */
    story: oneOf(['none', 'stable', 'star', 'cross', 'ark', 'horse', 'bush'], 'none'),
  },
  ({ colors: tones, style, story }, sheet) => {
    if (style === 'cloths')
      return {
        tint: tones[0] ?? '#c8102e',
        art: tones
          .map((tone, at) => {
            const place = [
              800 + (at - (tones.length - 1) / 2) * 120,
              800 + (at - (tones.length - 1) / 2) * 96,
              -12 + at * 5,
              1,
            ] as const;
            const d =
              'M-420 -300Q-200 -340 0 -300T420 -310Q440 -100 410 60T420 300Q200 340 0 300T-420 310Q-440 120 -410 -40T-420 -300Z';
            return (
              lyingShadow(placed(...place, path(d, '')), 8) +
              placed(
                ...place,
                path(d, sheet.matt(tone)),
                line(
                  'M-300 -280Q-260 0 -310 290M60 -290Q20 0 80 290M300 -290Q340 -60 290 280',
                  darker(tone, 0.06),
                  26,
                  { opacity: 0.5 },
                ),
              )
            );
          })
          .join(''),
      };
    const skins = ['#f0c9a0', '#d9a06b', '#8f5a36', '#f0c9a0', '#c98a5a', '#f0c9a0', '#8f5a36'];
    const n = Math.min(7, tones.length);
    return {
      tint: tones[0] ?? '#c8102e',
      art: `${stories[story](sheet)}${tones
        .slice(0, n)
        .map((tone, at) => {
          const x = 800 + (at - (n - 1) / 2) * Math.min(300, 1240 / n);
          const child = style === 'pegs' ? at % 3 === 2 : at === Math.floor(n / 2);
          const s = (child ? 0.7 : 1) * Math.min(1.12, 4.6 / n + 0.06);
          const foot = 1240;
          const robe =
            style === 'holy'
              ? `M${x - 110 * s} ${foot}Q${x - 130 * s} ${foot - 360 * s} ${x - 70 * s} ${foot - 500 * s}H${x + 70 * s}Q${x + 130 * s} ${foot - 360 * s} ${x + 110 * s} ${foot}Z`
              : `M${x - 118 * s} ${foot}V${foot - 300 * s}Q${x - 112 * s} ${foot - 470 * s} ${x} ${foot - 476 * s}T${x + 118 * s} ${foot - 300 * s}V${foot}Z`;
          return (
            standingShadow(sheet, x, foot, 120 * s) +
            path(robe, sheet.rod(tone)) +
            (style === 'holy'
              ? line(`M${x - 84 * s} ${foot - 260 * s}H${x + 84 * s}`, lighter(tone, 0.25), 16 * s)
              : rect(x - 118 * s, foot - 120 * s, 236 * s, 22 * s, 0, lighter(tone, 0.2), {
                  opacity: 0.8,
                })) +
            circle(x, foot - 590 * s, 116 * s, sheet.ball(skins[at] ?? '#f0c9a0')) +
            (style === 'holy'
              ? path(
                  `M${x - 126 * s} ${foot - 560 * s}Q${x - 130 * s} ${foot - 730 * s} ${x} ${foot - 726 * s}T${x + 126 * s} ${foot - 560 * s}Q${x + 90 * s} ${foot - 660 * s} ${x} ${foot - 660 * s}T${x - 126 * s} ${foot - 560 * s}Z`,
                  lighter(tone, 0.16),
                )
              : path(
                  `M${x - 112 * s} ${foot - 610 * s}Q${x - 100 * s} ${foot - 716 * s} ${x} ${foot - 712 * s}T${x + 112 * s} ${foot - 610 * s}Q${x + 40 * s} ${foot - 680 * s} ${x - 30 * s} ${foot - 660 * s}T${x - 112 * s} ${foot - 610 * s}Z`,
                  ['#5b3a22', '#2b2f36', '#1d1512', '#d9a441', '#3b2a18', '#8a3a1e', '#1d1512'][
                    at
                  ] ?? '#5b3a22',
                )) +
            circle(x - 36 * s, foot - 590 * s, 10 * s, '#2b2f36') +
            circle(x + 36 * s, foot - 590 * s, 10 * s, '#2b2f36') +
            path(`M${x - 30 * s} ${foot - 550 * s}q${30 * s} ${24 * s} ${60 * s} 0`, 'none', {
              stroke: '#7a3b2a',
              'stroke-width': 8 * s,
              'stroke-linecap': 'round',
            })
          );
        })
        .join('')}`,
    };
  },
);

/** A candle, alone or four on a wreath. */
const candle = kind(
  {
    color: color('#f4f1ea'),
    style: oneOf(['pillar', 'tealights', 'wreath', 'taper', 'lantern'], 'pillar'),
    count: integer(1, 12, 1),
  },
  ({ color: wax, style, count }, sheet) => {
    const flame = (x: number, y: number, s: number): string =>
      circle(
        x,
        y - 60 * s,
        210 * s,
        sheet.radial([
          [0, '#ffdf8a', 0.75],
          [0.4, '#ffdf8a', 0.28],
          [1, '#ffdf8a', 0],
        ]),
      ) +
      line(`M${x} ${y + 6 * s}V${y - 30 * s}`, '#3b2a18', 9 * s) +
      path(
        `M${x} ${y - 150 * s}Q${x + 56 * s} ${y - 60 * s} ${x + 36 * s} ${y - 20 * s}Q${x} ${y + 14 * s} ${x - 36 * s} ${y - 20 * s}Q${x - 56 * s} ${y - 60 * s} ${x} ${y - 150 * s}Z`,
        '#f7b733',
      ) +
      path(
        `M${x} ${y - 100 * s}Q${x + 26 * s} ${y - 50 * s} ${x + 18 * s} ${y - 24 * s}Q${x} ${y - 8 * s} ${x - 18 * s} ${y - 24 * s}Q${x - 26 * s} ${y - 50 * s} ${x} ${y - 100 * s}Z`,
        '#fff0c2',
      );
    const pillar = (x: number, foot: number, w: number, h: number): string =>
      standingShadow(sheet, x, foot, w * 0.55) +
      rect(x - w / 2, foot - h, w, h, w * 0.06, sheet.rod(wax, 'x', 0.6)) +
      ellipse(x, foot - h, w / 2, w * 0.15, lighter(wax, 0.06)) +
      ellipse(x, foot - h + 4, w * 0.34, w * 0.08, darker(wax, 0.05)) +
      flame(x, foot - h, Math.max(0.6, w / 340));
    if (style === 'tealights')
      return {
        tint: mix(wax, '#f2c21b', 0.4),
        art: (
          [
            [430, 700],
            [800, 640],
            [1170, 700],
            [500, 1060],
            [860, 1020],
            [1190, 1080],
          ] as const
        )
          .map(
            ([x, y]) =>
              standingShadow(sheet, x, y + 76, 130) +
              rect(x - 130, y - 40, 260, 116, 20, sheet.rod('#c3c7cd')) +
              ellipse(x, y - 40, 130, 40, '#dfe2e6') +
              ellipse(x, y - 38, 112, 32, lighter(wax, 0.02)) +
              flame(x, y - 40, 0.62),
          )
          .join(''),
      };
    if (style === 'wreath')
      return {
        tint: '#2f8f5b',
        art:
          standingShadow(sheet, 800, 1260, 620) +
          ellipse(800, 1080, 600, 210, '#1f5a41') +
          Array.from({ length: 46 }, (_, at) => {
            const a = (at / 46) * Math.PI * 2;
            return placed(
              800 + Math.cos(a) * 560,
              1080 + Math.sin(a) * 190,
              at * 37,
              1,
              path('M0 0Q60 -50 120 0Q60 50 0 0Z', at % 3 ? '#2f8f5b' : '#276f4a'),
            );
          }).join('') +
          ellipse(800, 1070, 400, 110, '#245540') +
          (
            [
              [500, 980],
              [1100, 980],
              [660, 1130],
              [960, 1130],
            ] as const
          )
            .map(([x, y]) => pillar(x, y, 150, 360))
            .join('') +
          [
            [380, 1110],
            [1220, 1110],
            [800, 1250],
            [560, 1220],
            [1050, 1220],
          ]
            .map(([x = 0, y = 0]) => circle(x, y, 40, sheet.ball('#c8102e')))
            .join(''),
      };
    if (style === 'taper') {
      const half = count > 6 ? 34 : 50;
      return {
        tint: wax,
        art:
          lyingShadow(
            Array.from({ length: count }, (_, at) =>
              placed(
                800 + (at - (count - 1) / 2) * Math.min(190, 1200 / count),
                800,
                (at - (count - 1) / 2) * 2,
                1,
                rect(-half, -560, half * 2, 1120, 30, ''),
              ),
            ).join(''),
            12,
          ) +
          Array.from({ length: count }, (_, at) =>
            placed(
              800 + (at - (count - 1) / 2) * Math.min(190, 1200 / count),
              800,
              (at - (count - 1) / 2) * 2,
              1,
              line('M0 -560v-60', '#f4f1ea', 12),
              path(
                `M${-half} 560V-480Q${-half} -560 0 -566Q${half} -560 ${half} -480V560Z`,
                sheet.rod(wax),
              ),
            ),
          ).join(''),
      };
    }
    if (style === 'lantern')
      return {
        tint: wax,
        art:
          path('M800 240V110', 'none', { stroke: '#3a3f47', 'stroke-width': 14 }) +
          path('M500 420Q800 180 1100 420', 'none', { stroke: '#3a3f47', 'stroke-width': 14 }) +
          standingShadow(sheet, 800, 1390, 330) +
          circle(
            800,
            860,
            560,
            sheet.radial([
              [0, '#ffdf8a', 0.8],
              [0.6, '#ffdf8a', 0.25],
              [1, '#ffdf8a', 0],
            ]),
          ) +
          path(
            'M460 480H1140L1080 1330H520Z',
            sheet.linear([
              [0, mix(wax, '#ffe9a8', 0.4)],
              [0.5, mix(wax, '#ffe9a8', 0.75)],
              [1, mix(wax, '#ffe9a8', 0.3)],
            ]),
          ) +
          rect(440, 420, 720, 80, 20, sheet.matt(darker(wax, 0.14))) +
          rect(500, 1310, 600, 80, 20, sheet.matt(darker(wax, 0.14))) +
          placed(800, 880, 0, 1.4, motif('star', darker(wax, 0.06), wax)),
      };
    const n = count;
    return {
      tint: mix(wax, '#f2c21b', 0.35),
      art:
        n === 1
          ? pillar(800, 1370, 430, 800)
          : Array.from({ length: n }, (_, at) =>
              pillar(
                800 + (at - (n - 1) / 2) * (1180 / n),
                1330,
                Math.min(280, 900 / n),
                420 + ((at * 170) % 330),
              ),
            ).join(''),
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

export const tellingKinds = {
  figures: figures,
  candle: candle,
  'story-theatre': storyTheatre,
};
