import { darker, inkOn, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
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
  standingShadow,
} from '../../../modules/media/drawing/sheet.ts';
import { beech } from '../materials.ts';
import { Corner } from '../solid.ts';

const rainbow = [
  '#c8102e',
  '#ee8522',
  '#f2c21b',
  '#8cbf3f',
  '#2f8f5b',
  '#1f9aa0',
  '#1f5fa8',
  '#6f4aa0',
] as const;

/** A glockenspiel, its bars in the colours of the notes. */
const glockenspiel = kind(
  {
    bars: integer(8, 20, 8),
    colors: colors(rainbow, 8),
    style: oneOf(['glockenspiel', 'xylophone', 'bars', 'tubes'], 'glockenspiel'),
  },
  ({ bars, colors: tones, style }, sheet) => {
    const step = 1200 / bars;
    const names = 'CDEFGAHCDEFGA';
    const wood = style === 'xylophone';
    const all = Array.from({ length: bars }, (_, at) => {
      const x = 800 + (at - (bars - 1) / 2) * step;
      const h = style === 'tubes' ? 1180 - at * (760 / bars) : 980 - at * (460 / bars);
      const tone = wood ? mix(beech, '#8a5a35', 0.4) : (tones[at % tones.length] ?? '#c8102e');
      const w = step * (style === 'tubes' ? 0.76 : 0.8);
      const y = style === 'tubes' ? 1390 - h : 800 - h / 2;
      return {
        shadow: rect(x - w / 2, y, w, h, style === 'tubes' ? 26 : 12, ''),
        art:
          rect(
            x - w / 2,
            y,
            w,
            h,
            style === 'tubes' ? 26 : 12,
            style === 'tubes'
              ? sheet.rod(tone)
              : sheet.linear(
                  [
                    [0, lighter(tone, 0.1)],
                    [0.5, tone],
                    [1, darker(tone, 0.08)],
                  ],
                  0,
                  0,
                  1,
                  0.2,
                ),
          ) +
          (style === 'tubes'
            ? rect(x - w / 2, y, w, 60, 24, darker(tone, 0.13))
            : circle(x, y + 56, 15, '#e9ebee') + circle(x, y + h - 56, 15, '#e9ebee')) +
          lettering(
            bars > 13 ? '' : (names[at] ?? 'C'),
            x,
            y + h * (style === 'tubes' ? 0.8 : 0.74),
            {
              size: Math.min(54, step * 0.42),
              color: inkOn(tone),
              align: 'middle',
              weight: 15,
            },
          ),
      };
    });
    const frame =
      style === 'tubes' || style === 'bars'
        ? ''
        : lyingShadow(path('M150 380L230 320H1370L1450 560V1040L1370 1280H230L150 1220Z', ''), 14) +
          path(
            'M170 330L1400 540 1400 640 170 470ZM170 1270L1400 1060V960L170 1130Z',
            sheet.matt(beech),
          ) +
          rect(150, 320, 70, 960, 20, sheet.matt(darker(beech, 0.06))) +
          rect(1380, 530, 60, 540, 20, sheet.matt(darker(beech, 0.06)));
    const sticks =
      style === 'tubes'
        ? ''
        : [
            [560, 1290, 76],
            [1060, 1350, 100],
          ]
            .map(([x = 0, y = 0, turn = 0]) =>
              placed(
                x,
                y,
                turn,
                1,
                lyingShadow(rect(-12, -330, 24, 560, 12, ''), 8),
                rect(-12, -330, 24, 560, 12, sheet.rod(beech)),
                circle(0, -340, 56, sheet.ball('#c8102e')),
              ),
            )
            .join('');
    return {
      tint: tones[0] ?? '#c8102e',
      art:
        placed(
          0,
          style === 'tubes' ? 0 : -70,
          0,
          1,
          frame,
          lyingShadow(all.map((one) => one.shadow).join(''), 11),
          ...all.map((one) => one.art),
        ) + sticks,
    };
  },
);

/** Drums and boxes that one strikes. */
const drum = kind(
  {
    color: color('#c8102e'),
    style: oneOf(['hand', 'floor', 'tambourine', 'cajon', 'djembe'], 'hand'),
  },
  ({ color: paint, style }, sheet) => {
    const skin = '#f6ecd6';
    if (style === 'cajon') {
      const corner = new Corner(800, 930, 7);
      const [hx, hy] = corner.at([30, 62, 76]);
      return {
        tint: paint,
        art:
          corner.shadow([0, 0, 0], [62, 62]) +
          corner.box([0, 0, 0], [62, 62, 100], mix(beech, paint, 0.15), 8) +
          corner.face(
            [
              [3, 62, 4],
              [59, 62, 4],
              [59, 62, 96],
              [3, 62, 96],
            ],
            paint,
            4,
          ) +
          ellipse(hx, hy + 110, 88, 108, darker(paint, 0.3)) +
          corner.line(
            [
              [8, 62, 8],
              [8, 62, 92],
            ],
            lighter(paint, 0.14),
            5,
          ),
      };
    }
    if (style === 'tambourine')
      return {
        tint: paint,
        art:
          lyingShadow(circle(800, 800, 590, ''), 18) +
          circle(800, 806, 590, darker(paint, 0.14)) +
          circle(800, 800, 590, sheet.matt(paint)) +
          Array.from({ length: 8 }, (_, at) => {
            const a = at * 0.7854;
            return placed(
              800 + Math.cos(a) * 540,
              800 + Math.sin(a) * 540,
              at * 45,
              1,
              rect(-56, -110, 112, 220, 20, darker(paint, 0.2)),
              ellipse(-6, 0, 30, 100, '#d8b45a'),
              ellipse(14, 0, 30, 100, sheet.rod('#e3c478')),
            );
          }).join('') +
          circle(
            800,
            800,
            480,
            sheet.radial([
              [0, lighter(skin, 0.03)],
              [0.8, skin],
              [1, darker(skin, 0.08)],
            ]),
          ) +
          circle(800, 800, 480, 'none', { stroke: darker(skin, 0.14), 'stroke-width': 8 }),
      };
    if (style === 'hand')
      return {
        tint: paint,
        art:
          lyingShadow(circle(740, 760, 570, ''), 24) +
          circle(744, 780, 570, darker(paint, 0.16)) +
          circle(740, 760, 570, sheet.matt(paint)) +
          circle(
            740,
            756,
            520,
            sheet.radial(
              [
                [0, lighter(skin, 0.03)],
                [0.8, skin],
                [1, darker(skin, 0.09)],
              ],
              0.42,
              0.4,
              0.7,
            ),
          ) +
          Array.from({ length: 6 }, (_, at) => {
            const a = at * 1.047 + 0.3;
            return placed(
              740 + Math.cos(a) * 556,
              760 + Math.sin(a) * 556,
              (a * 180) / Math.PI + 90,
              1,
              rect(-20, -50, 40, 100, 8, '#c9ced4'),
              circle(0, 0, 12, '#7d848e'),
            );
          }).join('') +
          lyingShadow(placed(1130, 1130, -44, 1, rect(-22, -360, 44, 700, 20, '')), 12) +
          placed(
            1130,
            1130,
            -44,
            1,
            rect(-20, -300, 40, 660, 20, sheet.rod(beech)),
            circle(0, -340, 96, sheet.ball('#f4f1ea')),
          ),
      };
    if (style === 'djembe')
      return {
        tint: paint,
        art:
          standingShadow(sheet, 800, 1430, 300) +
          path(
            'M400 400Q440 820 660 920Q620 1180 560 1430H1040Q980 1180 940 920Q1160 820 1200 400Z',
            sheet.linear(
              [
                [0, darker(paint, 0.13)],
                [0.25, lighter(paint, 0.07)],
                [0.6, paint],
                [1, darker(paint, 0.16)],
              ],
              0,
              0,
              1,
              0,
            ),
          ) +
          line(
            Array.from(
              { length: 12 },
              (_, at) => `M${420 + at * 66} 420L${490 + at * 54} 800L${486 + at * 66} 430`,
            ).join(''),
            '#f4f1ea',
            10,
            { opacity: 0.85 },
          ) +
          path('M640 930Q800 980 960 930', 'none', { stroke: '#f2c21b', 'stroke-width': 30 }) +
          ellipse(800, 400, 404, 120, darker(skin, 0.1)) +
          ellipse(800, 384, 400, 116, skin) +
          path('M590 1320Q800 1370 1010 1320', 'none', { stroke: '#f2c21b', 'stroke-width': 22 }),
      };
    return {
      tint: paint,
      art:
        standingShadow(sheet, 800, 1330, 460) +
        path(
          'M360 560V1180Q380 1330 800 1340T1240 1180V560Z',
          sheet.linear(
            [
              [0, darker(paint, 0.12)],
              [0.25, lighter(paint, 0.08)],
              [0.6, paint],
              [1, darker(paint, 0.16)],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        line(
          'M370 700L480 1230 590 760 700 1300 800 780 900 1300 1010 760 1120 1230 1230 700',
          '#f4f1ea',
          12,
        ) +
        path(
          'M360 560Q380 700 800 710T1240 560V620Q1220 760 800 770T360 620Z',
          sheet.rod('#f4f1ea'),
        ) +
        path(
          'M362 1130Q400 1270 800 1280T1238 1130V1190Q1200 1330 800 1340T362 1190Z',
          sheet.rod('#f4f1ea'),
        ) +
        ellipse(800, 560, 440, 150, skin) +
        ellipse(800, 556, 410, 134, lighter(skin, 0.02)) +
        line('M520 330L760 540M1120 300L860 530', darker(beech, 0.06), 40) +
        circle(768, 546, 44, sheet.ball(beech)) +
        circle(852, 536, 44, sheet.ball(beech)),
    };
  },
);

/** Small percussion. */
const percussion = kind(
  {
    color: color('#c8102e'),
    style: oneOf(
      ['triangle', 'maracas', 'eggs', 'claves', 'bells', 'cymbals', 'rainmaker', 'set'],
      'triangle',
    ),
    /** How many eggs. */
    count: integer(1, 12, 5),
  },
  ({ color: paint, style, count }, sheet) => {
    const steel = sheet.linear(
      [
        [0, '#f4f6f8'],
        [0.5, '#aeb4bc'],
        [1, '#7d848e'],
      ],
      0,
      0,
      1,
      1,
    );
    switch (style) {
      case 'triangle':
        return {
          tint: paint,
          art:
            line('M800 130V330', paint, 12) +
            path('M640 1130H300L800 330 1300 1130H800', 'none', {
              stroke: '#3b2a18',
              'stroke-width': 52,
              'stroke-linejoin': 'round',
              'stroke-linecap': 'round',
              opacity: 0.13,
              transform: 'translate(10 22)',
            }) +
            path('M640 1130H300L800 330 1300 1130H800', 'none', {
              stroke: steel,
              'stroke-width': 56,
              'stroke-linejoin': 'round',
              'stroke-linecap': 'round',
            }) +
            path('M320 1112L800 350', 'none', {
              stroke: '#ffffff',
              'stroke-width': 10,
              opacity: 0.7,
            }) +
            lyingShadow(placed(1080, 760, 38, 1, rect(-16, -380, 32, 700, 16, '')), 9) +
            placed(
              1080,
              760,
              38,
              1,
              rect(-15, -380, 30, 620, 14, steel),
              rect(-34, 200, 68, 220, 30, sheet.rod(paint)),
            ),
        };
      case 'maracas':
        return {
          tint: paint,
          art: (
            [
              [560, 720, -22],
              [1040, 760, 22],
            ] as const
          )
            .map(
              ([x, y, turn]) =>
                lyingShadow(
                  placed(
                    x,
                    y,
                    turn,
                    1,
                    ellipse(0, -200, 230, 300, '') + rect(-44, 60, 88, 560, 44, ''),
                  ),
                  14,
                ) +
                placed(
                  x,
                  y,
                  turn,
                  1,
                  rect(-42, 40, 84, 580, 42, sheet.rod(beech)),
                  ellipse(0, -200, 230, 300, sheet.ball(paint)),
                  path('M-220 -150Q0 -80 220 -150', 'none', {
                    stroke: '#f2c21b',
                    'stroke-width': 36,
                  }),
                  path('M-214 -250Q0 -190 214 -250', 'none', {
                    stroke: '#f4f1ea',
                    'stroke-width': 22,
                  }),
                  rect(-56, 70, 112, 56, 20, darker(paint, 0.1)),
                ),
            )
            .join(''),
        };
      case 'eggs':
        return {
          tint: paint,
          art: Array.from({ length: count }, (_, at) => {
            const columns = count > 6 ? 4 : count > 2 ? 3 : 2;
            const rows = Math.ceil(count / columns);
            return [
              800 + ((at % columns) - (columns - 1) / 2) * (1120 / columns),
              760 + (Math.floor(at / columns) - (rows - 1) / 2) * 440,
              at,
            ] as const;
          })
            .map(([x, y, at]) => {
              const tone = [paint, '#f2c21b', '#1f5fa8', '#2f8f5b', '#ee8522'][at % 5] ?? paint;
              return (
                standingShadow(
                  sheet,
                  x,
                  y + 220 * (count > 6 ? 0.66 : 0.9),
                  170 * (count > 6 ? 0.66 : 0.9),
                ) +
                placed(
                  x,
                  y,
                  -16 + ((at * 9) % 36),
                  count > 6 ? 0.66 : 0.9,
                  path(
                    'M0 -250C150 -250 210 -20 190 80C170 200 80 230 0 230S-170 200 -190 80C-210 -20 -150 -250 0 -250Z',
                    sheet.ball(tone),
                  ),
                )
              );
            })
            .join(''),
        };
      case 'claves':
        return {
          tint: paint,
          art: (
            [
              [-38, 700],
              [34, 860],
            ] as const
          )
            .map(
              ([turn, y], at) =>
                lyingShadow(placed(800, y, turn, 1, rect(-560, -70, 1120, 140, 66, '')), 15) +
                placed(
                  800,
                  y,
                  turn,
                  1,
                  rect(-560, -70, 1120, 140, 66, sheet.rod(at ? paint : beech, 'y')),
                  ellipse(-548, 0, 18, 64, darker(at ? paint : beech, 0.1)),
                ),
            )
            .join(''),
        };
      case 'bells':
        return {
          tint: paint,
          art:
            lyingShadow(rect(300, 660, 1000, 200, 90, ''), 12) +
            rect(300, 640, 1000, 200, 90, sheet.matt(paint)) +
            line('M350 740H1250', lighter(paint, 0.2), 10, { 'stroke-dasharray': '24 18' }) +
            [0, 1, 2, 3, 4]
              .map((at) => {
                const x = 420 + at * 190;
                return (
                  circle(x, 860, 104, sheet.ball('#e3b94a')) +
                  path(`M${x - 70} 890H${x + 70}`, 'none', {
                    stroke: '#8f6f2a',
                    'stroke-width': 14,
                  }) +
                  circle(x, 930, 16, '#6b5320') +
                  rect(x - 20, 740, 40, 40, 10, '#c9ced4')
                );
              })
              .join(''),
        };
      case 'cymbals':
        return {
          tint: '#d8b45a',
          art: (
            [
              [560, 720, -24],
              [1050, 860, 24],
            ] as const
          )
            .map(
              ([x, y, turn]) =>
                standingShadow(sheet, x, y + 330, 300, 0.8) +
                placed(
                  x,
                  y,
                  turn,
                  1,
                  ellipse(
                    0,
                    0,
                    400,
                    300,
                    sheet.linear(
                      [
                        [0, '#f6e2a0'],
                        [0.5, '#d8b45a'],
                        [1, '#a98634'],
                      ],
                      0,
                      0,
                      1,
                      1,
                    ),
                  ),
                  [330, 260, 190]
                    .map((r) =>
                      ellipse(0, 0, r, r * 0.75, 'none', { stroke: '#b8923e', 'stroke-width': 5 }),
                    )
                    .join(''),
                  ellipse(0, 0, 120, 92, sheet.ball('#e3c26a')),
                  rect(-60, -46, 120, 60, 24, paint),
                ),
            )
            .join(''),
        };
      case 'rainmaker':
        return {
          tint: paint,
          art:
            lyingShadow(placed(800, 800, -42, 1, rect(-640, -110, 1280, 220, 60, '')), 18) +
            placed(
              800,
              800,
              -42,
              1,
              rect(-640, -110, 1280, 220, 50, sheet.rod(mix(paint, '#ffffff', 0.5), 'y')),
              Array.from({ length: 46 }, (_, at) =>
                circle(
                  -560 + ((at * 83) % 1120),
                  -70 + ((at * 47) % 140),
                  22,
                  sheet.ball(rainbow[at % 8] ?? paint),
                ),
              ).join(''),
              rect(-660, -120, 110, 240, 40, sheet.rod(paint, 'y')),
              rect(550, -120, 110, 240, 40, sheet.rod(paint, 'y')),
              rect(-540, -84, 1080, 30, 14, '#ffffff', { opacity: 0.35 }),
            ),
        };
      case 'set':
        return {
          tint: paint,
          art:
            lyingShadow(
              circle(520, 560, 280, '') +
                placed(
                  1140,
                  500,
                  24,
                  1,
                  ellipse(0, -90, 120, 150, '') + rect(-24, 40, 48, 300, 24, ''),
                ),
              14,
            ) +
            circle(520, 560, 280, sheet.matt(paint)) +
            circle(
              520,
              560,
              230,
              sheet.radial([
                [0, '#fbf4e4'],
                [1, '#ead9b4'],
              ]),
            ) +
            Array.from({ length: 6 }, (_, at) =>
              circle(
                520 + Math.cos(at * 1.047) * 258,
                560 + Math.sin(at * 1.047) * 258,
                30,
                '#e3c478',
              ),
            ).join('') +
            placed(
              1140,
              500,
              24,
              1,
              rect(-22, 30, 44, 320, 22, sheet.rod(beech)),
              ellipse(0, -90, 120, 150, sheet.ball('#2f8f5b')),
            ) +
            path('M420 1290H330L560 940 800 1290H560', 'none', {
              stroke: steel,
              'stroke-width': 34,
              'stroke-linejoin': 'round',
              'stroke-linecap': 'round',
            }) +
            lyingShadow(
              placed(1090, 1060, 14, 1, rect(-300, -50, 600, 100, 46, '')) +
                placed(1100, 1220, -6, 1, rect(-300, -50, 600, 100, 46, '')),
              12,
            ) +
            placed(1090, 1060, 14, 1, rect(-300, -50, 600, 100, 46, sheet.rod(beech, 'y'))) +
            placed(1100, 1220, -6, 1, rect(-300, -50, 600, 100, 46, sheet.rod('#1f5fa8', 'y'))),
        };
    }
  },
);

/** Recorders, ukuleles, a music stand. */
const instrument = kind(
  { color: color('#8a5a35'), style: oneOf(['recorder', 'ukulele', 'guitar', 'stand'], 'recorder') },
  ({ color: paint, style }, sheet) => {
    if (style === 'recorder') {
      const place = [800, 800, 40, 1.06] as const;
      return {
        tint: paint,
        art:
          lyingShadow(placed(...place, rect(-70, -680, 140, 1360, 50, '')), 14) +
          placed(
            ...place,
            path('M-46 -680H46Q74 -560 66 -300H-66Q-74 -560 -46 -680Z', sheet.rod(paint)),
            rect(-40, -470, 80, 70, 10, darker(paint, 0.3)),
            path('M-40 -400H40L30 -440H-30Z', lighter(paint, 0.1)),
            rect(-82, -310, 164, 90, 26, sheet.rod('#f4efe0')),
            rect(-62, -230, 124, 680, 10, sheet.rod(paint)),
            rect(-76, 430, 152, 70, 24, sheet.rod('#f4efe0')),
            path('M-60 496H60L84 680H-84Z', sheet.rod(paint)),
            [-130, -20, 90, 200, 300, 390]
              .map((y, at) => circle(at === 5 ? 14 : 0, y, 19, darker(paint, 0.32)))
              .join(''),
            circle(-22, 560, 15, darker(paint, 0.32)),
            circle(18, 560, 11, darker(paint, 0.32)),
          ),
      };
    }
    if (style === 'stand')
      return {
        tint: paint,
        art:
          standingShadow(sheet, 800, 1410, 420, 0.7) +
          line('M800 1100L480 1400M800 1100L1120 1400M800 1100V1400', '#3a3f47', 30) +
          rect(784, 560, 32, 580, 10, sheet.rod('#5b626c')) +
          polygon(
            [
              [320, 320],
              [1280, 320],
              [1220, 820],
              [380, 820],
            ],
            sheet.matt('#2f343c'),
          ) +
          polygon(
            [
              [400, 340],
              [790, 330],
              [790, 770],
              [440, 780],
            ],
            '#fffefb',
          ) +
          polygon(
            [
              [810, 330],
              [1200, 340],
              [1160, 780],
              [810, 770],
            ],
            '#fbf8f0',
          ) +
          line(
            'M450 440h300m-296 14h296m-292 14h292M460 560h280m-276 14h276m-272 14h272M850 440h300m-300 14h296m-296 14h292M850 560h280m-280 14h276m-276 14h272',
            '#8d939b',
            4,
          ) +
          [
            [500, 470],
            [580, 450],
            [660, 476],
            [900, 452],
            [980, 476],
            [1060, 440],
            [520, 580],
            [620, 570],
            [920, 590],
            [1020, 566],
          ]
            .map(
              ([x = 0, y = 0]) =>
                ellipse(x, y, 16, 12, '#2b2f36') + line(`M${x + 14} ${y}v-56`, '#2b2f36', 6),
            )
            .join('') +
          rect(360, 810, 880, 44, 14, sheet.rod('#3a3f47', 'y')),
      };
    const small = style === 'ukulele';
    const s = small ? 1 : 1.04;
    const place = [770, 830, 34, s] as const;
    const bodyPath =
      'M0 -90C-150 -90 -200 -10 -180 110C-170 190 -250 230 -262 360C-276 520 -150 600 0 600S276 520 262 360C250 230 170 190 180 110C200 -10 150 -90 0 -90Z';
    return {
      tint: paint,
      art:
        lyingShadow(placed(...place, path(bodyPath, ''), rect(-48, -640, 96, 600, 10, '')), 17) +
        placed(
          ...place,
          rect(-46, small ? -560 : -640, 92, 560, 8, sheet.rod(darker(paint, 0.22))),
          path(
            small ? 'M-74 -560H74L62 -740H-62Z' : 'M-74 -640H74L66 -830H-66Z',
            sheet.matt(darker(paint, 0.14)),
          ),
          path(bodyPath, darker(paint, 0.14), { transform: 'translate(8 16)' }),
          path(bodyPath, sheet.matt(paint)),
          path(bodyPath, 'none', { stroke: lighter(paint, 0.16), 'stroke-width': 9 }),
          circle(0, 150, 112, 'none', { stroke: '#f4efe0', 'stroke-width': 14 }),
          circle(0, 150, 96, '#241a12'),
          rect(-110, 420, 220, 40, 12, darker(paint, 0.26)),
          line(
            Array.from({ length: 7 }, (_, at) => `M-44 ${-500 + at * 66}h88`).join(''),
            '#c9ced4',
            6,
          ),
          line(
            (small ? [-27, -9, 9, 27] : [-32, -19, -6, 6, 19, 32])
              .map((x) => `M${x} ${small ? -600 : -680}V436`)
              .join(''),
            '#f4efe0',
            4,
          ),
          (small ? [-700, -630] : [-790, -730, -670])
            .flatMap((y) => [circle(-80, y, 20, '#e9ebee'), circle(80, y, 20, '#e9ebee')])
            .join(''),
        ),
    };
  },
);

export const musicKinds = {
  glockenspiel: glockenspiel,
  drum: drum,
  percussion: percussion,
  instrument: instrument,
};
