import { darker, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { color, colors, integer, oneOf } from '../../../modules/media/drawing/parameters.ts';
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

/** Balls of every kind. */
const ball = kind(
  {
    color: color('#c8102e'),
    accent: color('#f4f1ea'),
    pattern: oneOf(
      ['plain', 'soccer', 'basket', 'volley', 'hand', 'spiky', 'foam', 'bounce'],
      'plain',
    ),
    count: integer(1, 6, 1),
  },
  ({ color: paint, accent, pattern, count }, sheet) => {
    const one = (tone: string): string => {
      const r = 500;
      const clip = sheet.clip(circle(0, 0, r, '#000'));
      const shade = circle(
        0,
        0,
        r,
        sheet.radial(
          [
            [0, '#ffffff', 0.34],
            [0.4, '#ffffff', 0.04],
            [0.72, '#1d1408', 0.06],
            [1, '#1d1408', 0.36],
          ],
          0.36,
          0.3,
          0.78,
        ),
      );
      const pent = (x: number, y: number, s: number, turn: number, fill: string): string =>
        placed(
          x,
          y,
          turn,
          1,
          polygon(
            [0, 1, 2, 3, 4].map(
              (i) =>
                [Math.cos(i * 1.2566 - 1.5708) * s, Math.sin(i * 1.2566 - 1.5708) * s] as const,
            ),
            fill,
            { stroke: fill, 'stroke-width': 12, 'stroke-linejoin': 'round' },
          ),
        );
      if (pattern === 'soccer')
        return (
          circle(0, 0, r, accent) +
          group(
            { 'clip-path': clip },
            pent(0, -20, 170, 0, tone),
            [0, 1, 2, 3, 4]
              .map((i) => {
                const a = i * 1.2566 - 1.5708;
                return (
                  pent(Math.cos(a) * 440, Math.sin(a) * 440 - 10, 160, i * 72 + 36, tone) +
                  line(
                    `M${Math.round(Math.cos(a) * 170)} ${Math.round(Math.sin(a) * 170 - 20)}L${Math.round(Math.cos(a) * 300)} ${Math.round(Math.sin(a) * 300 - 14)}`,
                    mix(tone, '#8d939b', 0.6),
                    10,
                  )
                );
              })
              .join(''),
            line(
              'M-128 -290L-20 -330M128 -290L20 -330M-320 -120L-300 30M320 -120L300 30M-200 250L-90 320M200 250L90 320',
              mix(tone, '#8d939b', 0.6),
              10,
            ),
          ) +
          shade
        );
      if (pattern === 'basket')
        return (
          circle(0, 0, r, tone) +
          group(
            { 'clip-path': clip },
            line('M0 -520V520M-520 0H520', '#2b2f36', 22),
            path('M-420 -420Q-120 0 -420 420M420 -420Q120 0 420 420', 'none', {
              stroke: '#2b2f36',
              'stroke-width': 22,
            }),
          ) +
          shade
        );
      if (pattern === 'volley')
        return (
          circle(0, 0, r, accent) +
          group(
            { 'clip-path': clip },
            path('M-60 40Q-320 -120 -360 -480L-620 -300V160Q-300 60 -60 40Z', tone),
            path('M-40 60Q240 -40 300 -460L620 -300V100Q300 180 -40 60Z', mix(tone, accent, 0.7)),
            path('M-50 50Q-40 340 300 520H-460Q-160 300 -50 50Z', mix(tone, '#f2c21b', 0.75)),
            line(
              'M-50 50Q-320 -120 -360 -480M-50 50Q240 -40 300 -460M-50 50Q-40 340 300 520M-200 -60Q-480 -180 -560 -420M-240 20Q-420 40 -560 100M150 20Q260 -100 330 -330M180 110Q360 120 540 40M-10 260Q-160 360 -200 520',
              darker(accent, 0.2),
              10,
            ),
          ) +
          shade
        );
      if (pattern === 'hand')
        return (
          circle(0, 0, r, tone) +
          group(
            { 'clip-path': clip },
            pent(-40, -20, 190, 10, accent),
            line(
              'M-40 -210L-20 -520M140 -80L520 -180M70 135L220 520M-155 130L-380 420M-220 -85L-520 -220',
              accent,
              14,
            ),
          ) +
          shade
        );
      if (pattern === 'spiky')
        return (
          circle(0, 0, r, sheet.ball(darker(tone, 0.05))) +
          Array.from({ length: 110 }, (_, at) => {
            const a = at * 2.39996;
            const d = Math.sqrt(at / 110) * 500;
            return circle(Math.cos(a) * d, Math.sin(a) * d, 34, sheet.ball(lighter(tone, 0.03)));
          }).join('')
        );
      if (pattern === 'bounce')
        return (
          circle(0, 0, r, sheet.ball(tone)) +
          path('M-90 -470Q-130 -660 -60 -700T10 -480M90 -470Q130 -660 60 -700T-10 -480', 'none', {
            stroke: darker(tone, 0.05),
            'stroke-width': 60,
            'stroke-linecap': 'round',
          }) +
          ellipse(-150, -190, 110, 70, '#ffffff', { opacity: 0.3 })
        );
      if (pattern === 'foam')
        return (
          circle(0, 0, r, sheet.ball(tone)) +
          Array.from({ length: 70 }, (_, at) => {
            const a = at * 2.39996;
            const d = Math.sqrt(at / 70) * 470;
            return circle(Math.cos(a) * d, Math.sin(a) * d, 5 + (at % 4) * 2, darker(tone, 0.09), {
              opacity: 0.6,
            });
          }).join('')
        );
      return (
        circle(0, 0, r, sheet.ball(tone)) +
        group(
          { 'clip-path': clip },
          path('M-520 60Q0 220 520 60', 'none', {
            stroke: accent,
            'stroke-width': 46,
            opacity: 0.9,
          }),
          path('M-520 150Q0 310 520 150', 'none', {
            stroke: accent,
            'stroke-width': 14,
            opacity: 0.7,
          }),
        ) +
        ellipse(-170, -210, 110, 66, '#ffffff', { opacity: 0.35 })
      );
    };
    const tones = [paint, '#f2c21b', '#1f5fa8', '#2f8f5b', '#ee8522', '#6f4aa0'];
    const spots: readonly (readonly [number, number, number])[] =
      count === 1
        ? [[800, 770, 1.12]]
        : count <= 3
          ? [
              [530, 620, 0.66],
              [1100, 700, 0.66],
              [760, 1120, 0.62],
            ]
          : [
              [440, 560, 0.48],
              [960, 500, 0.48],
              [1230, 900, 0.44],
              [700, 940, 0.48],
              [340, 1060, 0.4],
              [1010, 1240, 0.42],
            ];
    return {
      tint: paint,
      art:
        spots
          .slice(0, count)
          .map(([x, y, s]) => standingShadow(sheet, x, y + 486 * s, 330 * s))
          .join('') +
        spots
          .slice(0, count)
          .map(([x, y, s], at) =>
            placed(
              x,
              y,
              count === 1 ? -12 : at * 23,
              s,
              one(
                count > 1 && pattern !== 'soccer' && pattern !== 'basket'
                  ? (tones[at] ?? paint)
                  : paint,
              ),
            ),
          )
          .join(''),
    };
  },
);

/** Hoops, ropes, cones, beanbags, discs. */
const gymGear = kind(
  {
    colors: colors(['#c8102e', '#f2c21b', '#2f8f5b', '#1f5fa8'], 8),
    style: oneOf(
      [
        'hoops',
        'rope',
        'cones',
        'beanbags',
        'disc',
        'discs',
        'stones',
        'stilts',
        'racket',
        'net',
        'band',
        'board',
      ],
      'hoops',
    ),
  },
  ({ colors: tones, style }, sheet) => {
    const t = (at: number): string => tones[at % tones.length] ?? '#c8102e';
    switch (style) {
      case 'hoops': {
        const rings =
          tones.length === 1
            ? ([[800, 800, 560, 0]] as const)
            : (
                [
                  [660, 660, 440, 0],
                  [960, 700, 440, 1],
                  [800, 960, 440, 2],
                  [720, 820, 300, 3],
                ] as const
              ).slice(0, tones.length);
        return {
          tint: t(0),
          art:
            lyingShadow(
              rings.map(([x, y, r]) => circle(x, y, r, '', { 'fill-opacity': 0 })).join(''),
              12,
              1.5,
            ) +
            rings
              .map(
                ([x, y, r, at]) =>
                  circle(x, y, r, 'none', { stroke: darker(t(at), 0.1), 'stroke-width': 46 }) +
                  circle(x - 3, y - 5, r, 'none', { stroke: t(at), 'stroke-width': 36 }) +
                  circle(x - 6, y - 9, r, 'none', {
                    stroke: lighter(t(at), 0.22),
                    'stroke-width': 9,
                    opacity: 0.8,
                  }),
              )
              .join(''),
        };
      }
      case 'rope': {
        const d =
          'M420 1180C160 700 520 300 800 520S1240 640 1120 980 560 1060 640 760 1020 560 1180 1180';
        return {
          tint: t(0),
          art:
            lyingShadow(line(d, '#3b2a18', 1, { 'stroke-opacity': 0 }), 9) +
            line(d, '#3b2a18', 40, { opacity: 0.12, transform: 'translate(6 14)' }) +
            line(d, darker(t(0), 0.04), 36) +
            line(d, lighter(t(0), 0.2), 12, { 'stroke-dasharray': '26 26' }) +
            placed(
              400,
              1230,
              14,
              1,
              rect(-44, -70, 88, 300, 40, sheet.rod(beech)),
              rect(-44, 140, 88, 34, 8, t(1)),
            ) +
            placed(
              1200,
              1230,
              -14,
              1,
              rect(-44, -70, 88, 300, 40, sheet.rod(beech)),
              rect(-44, 140, 88, 34, 8, t(1)),
            ),
        };
      }
      case 'cones':
        return {
          tint: t(0),
          art: (
            [
              [470, 900, 0.86, 0],
              [1130, 900, 0.86, 1],
              [800, 1060, 1.12, 2],
            ] as const
          )
            .map(
              ([x, y, s, at]) =>
                standingShadow(sheet, x, y + 330 * s, 320 * s) +
                placed(
                  x,
                  y,
                  0,
                  s,
                  rect(-320, 270, 640, 80, 24, sheet.matt(darker(t(at), 0.06))),
                  path('M-64 -420H64L210 280H-210Z', sheet.rod(t(at))),
                  path('M-112 -190H112L140 -60H-140ZM-162 60H162L190 190H-190Z', '#f4f1ea', {
                    opacity: 0.92,
                  }),
                  ellipse(0, -420, 64, 18, darker(t(at), 0.2)),
                ),
            )
            .join(''),
        };
      case 'beanbags': {
        const spots = [
          [500, 520, -14],
          [1080, 480, 10],
          [790, 830, 4],
          [450, 1130, 12],
          [1130, 1120, -8],
        ] as const;
        const d = 'M-220 -200Q0 -240 220 -200Q250 0 220 200Q0 240 -220 200Q-250 0 -220 -200Z';
        return {
          tint: t(0),
          art: spots
            .map(
              ([x, y, turn], at) =>
                lyingShadow(placed(x, y, turn, 1, path(d, '')), 20) +
                placed(
                  x,
                  y,
                  turn,
                  1,
                  path(
                    d,
                    sheet.radial(
                      [
                        [0, lighter(t(at), 0.09)],
                        [0.7, t(at)],
                        [1, darker(t(at), 0.12)],
                      ],
                      0.42,
                      0.36,
                      0.75,
                    ),
                  ),
                  path(
                    'M-196 -178Q0 -212 196 -178Q222 0 196 178Q0 212 -196 178Q-222 0 -196 -178Z',
                    'none',
                    {
                      stroke: lighter(t(at), 0.18),
                      'stroke-width': 7,
                      'stroke-dasharray': '20 14',
                    },
                  ),
                ),
            )
            .join(''),
        };
      }
      case 'disc':
        return {
          tint: t(0),
          art:
            standingShadow(sheet, 800, 1120, 520, 0.7) +
            group(
              { transform: 'rotate(-14 800 800)' },
              ellipse(800, 850, 600, 230, darker(t(0), 0.16)),
              ellipse(800, 790, 600, 230, sheet.matt(t(0))),
              ellipse(800, 790, 520, 190, 'none', {
                stroke: lighter(t(0), 0.14),
                'stroke-width': 16,
              }),
              ellipse(800, 780, 330, 112, t(1)),
              ellipse(800, 776, 220, 70, lighter(t(1), 0.1)),
              path('M260 740Q480 590 800 574', 'none', {
                stroke: '#ffffff',
                'stroke-width': 20,
                'stroke-linecap': 'round',
                opacity: 0.4,
              }),
            ),
        };
      case 'discs':
        return {
          tint: t(0),
          art: Array.from({ length: 9 }, (_, at) => {
            const x = 430 + (at % 3) * 370;
            const y = 470 + Math.floor(at / 3) * 340;
            return (
              standingShadow(sheet, x, y + 60, 150) +
              path(
                `M${x - 160} ${y + 60}Q${x - 120} ${y - 70} ${x - 50} ${y - 80}H${x + 50}Q${x + 120} ${y - 70} ${x + 160} ${y + 60}Q${x} ${y + 110} ${x - 160} ${y + 60}Z`,
                sheet.rod(t(at)),
              ) +
              ellipse(x, y - 80, 50, 16, darker(t(at), 0.25))
            );
          }).join(''),
        };
      case 'stones':
        return {
          tint: t(0),
          art: (
            [
              [520, 640, 250, 130, 0],
              [1080, 720, 220, 170, 1],
              [650, 1080, 300, 200, 2],
              [1180, 1180, 200, 110, 3],
            ] as const
          )
            .map(
              ([x, y, r, h, at]) =>
                standingShadow(sheet, x, y + h, r * 1.06) +
                path(
                  `M${x - r * 1.1} ${y + h}Q${x - r} ${y} ${x - r * 0.62} ${y}H${x + r * 0.62}Q${x + r} ${y} ${x + r * 1.1} ${y + h}Q${x} ${y + h + 50} ${x - r * 1.1} ${y + h}Z`,
                  sheet.rod(t(at), 'x', 0.6),
                ) +
                ellipse(x, y, r * 0.66, r * 0.24, lighter(t(at), 0.1)) +
                Array.from({ length: 7 }, (_, i) =>
                  circle(
                    x + ((i % 4) - 1.5) * r * 0.26,
                    y + (i < 4 ? -0.05 : 0.07) * r,
                    9,
                    darker(t(at), 0.05),
                  ),
                ).join(''),
            )
            .join(''),
        };
      case 'stilts':
        return {
          tint: t(0),
          art: (
            [
              [520, 0],
              [1080, 1],
            ] as const
          )
            .map(
              ([x, at]) =>
                standingShadow(sheet, x, 1300, 230) +
                line(`M${x - 150} 1060Q${x - 120} 400 ${x} 330T${x + 150} 1060`, '#f4f1ea', 22) +
                path(
                  `M${x - 210} 1300L${x - 180} 1080H${x + 180}L${x + 210} 1300Z`,
                  sheet.rod(t(at)),
                ) +
                ellipse(x, 1080, 180, 54, lighter(t(at), 0.09)) +
                rect(x - 90, 290, 180, 60, 30, sheet.rod(t(at + 2), 'y')) +
                rect(x - 214, 1280, 428, 40, 20, '#2b2f36'),
            )
            .join(''),
        };
      case 'racket':
        return {
          tint: t(0),
          art:
            lyingShadow(
              placed(
                620,
                720,
                -24,
                1,
                ellipse(0, -120, 300, 350, '') + rect(-50, 200, 100, 460, 30, ''),
              ) +
                placed(
                  1060,
                  860,
                  20,
                  0.86,
                  ellipse(0, -120, 300, 350, '') + rect(-50, 200, 100, 460, 30, ''),
                ),
              14,
            ) +
            (
              [
                [620, 720, -24, 1, 0],
                [1060, 860, 20, 0.86, 1],
              ] as const
            )
              .map(([x, y, turn, s, at]) =>
                placed(
                  x,
                  y,
                  turn,
                  s,
                  rect(-46, 190, 92, 460, 30, sheet.rod(beech)),
                  ellipse(0, -120, 300, 350, sheet.matt(t(at))),
                  path('M-180 150Q0 260 180 150L60 320H-60Z', beech),
                  line('M-40 420H40M-40 480H40M-40 540H40', darker(beech, 0.2), 12),
                ),
              )
              .join('') +
            standingShadow(sheet, 820, 1360, 60) +
            circle(820, 1300, 74, sheet.ball('#fdfbf6')),
        };
      case 'net':
        return {
          tint: t(0),
          art:
            standingShadow(sheet, 800, 1290, 600, 0.6) +
            line(
              Array.from(
                { length: 13 },
                (_, at) => `M${270 + at * 88} 430L${210 + at * 98} 1270`,
              ).join('') +
                Array.from(
                  { length: 9 },
                  (_, at) => `M${262 - at * 6} ${470 + at * 96}H${1338 + at * 6}`,
                ).join(''),
              '#aeb4bc',
              7,
            ) +
            path('M250 1290V410H1350V1290', 'none', {
              stroke: t(0),
              'stroke-width': 46,
              'stroke-linejoin': 'round',
            }) +
            path('M240 1290V404H1340', 'none', {
              stroke: lighter(t(0), 0.25),
              'stroke-width': 10,
              opacity: 0.8,
            }),
        };
      case 'band': {
        return {
          tint: t(0),
          art: tones
            .map((tone, at) => {
              const place = [
                800 + (at - (tones.length - 1) / 2) * (1100 / tones.length),
                800,
                (at - (tones.length - 1) / 2) * 5,
                1,
              ] as const;
              return (
                lyingShadow(
                  placed(
                    ...place,
                    path('M-70 -520Q-20 -200 -80 100T-60 540H60Q0 200 80 -100T70 -520Z', ''),
                  ),
                  10,
                ) +
                placed(
                  ...place,
                  path(
                    'M-70 -520Q-20 -200 -80 100T-60 540H60Q0 200 80 -100T70 -520Z',
                    sheet.linear(
                      [
                        [0, lighter(tone, 0.08)],
                        [0.5, tone],
                        [1, darker(tone, 0.1)],
                      ],
                      0,
                      0,
                      1,
                      0.3,
                    ),
                  ),
                )
              );
            })
            .join(''),
        };
      }
      case 'board':
        return {
          tint: t(0),
          art:
            standingShadow(sheet, 800, 1130, 560) +
            circle(800, 1010, 130, sheet.ball('#5b6472')) +
            path(
              'M210 850Q800 1010 1390 850Q1410 900 1380 920Q800 1080 220 920Q190 900 210 850Z',
              darker(t(0), 0.12),
            ) +
            path('M210 850Q500 620 800 640T1390 850Q800 1010 210 850Z', sheet.matt(t(0))) +
            path('M420 830Q800 900 1180 830', 'none', {
              stroke: lighter(t(0), 0.2),
              'stroke-width': 24,
              'stroke-dasharray': '60 40',
            }),
        };
    }
  },
);

export const sportKinds = {
  ball: ball,
  'gym-gear': gymGear,
};
