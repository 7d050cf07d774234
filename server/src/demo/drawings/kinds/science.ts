import { darker, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import { color, colors, flag, oneOf } from '../../../modules/media/drawing/parameters.ts';
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

/** A globe on its stand, slightly tilted. */
const globe = kind(
  { color: color('#6bb3e0'), base: color('#8a5a35'), lit: flag(), night: flag() },
  ({ color: sea, base, lit, night }, sheet) => {
    const clip = sheet.clip(circle(0, 0, 470, '#000'));
    const land = night ? '#3f6a58' : '#8cbf3f';
    const second = night ? '#5a7f5f' : '#e0c068';
    const water = night ? '#1c3263' : sea;
    return {
      tint: water,
      art:
        (lit
          ? circle(
              800,
              700,
              690,
              sheet.radial([
                [0, '#ffe9a8', 0.9],
                [0.6, '#ffe9a8', 0.35],
                [1, '#ffe9a8', 0],
              ]),
            )
          : '') +
        standingShadow(sheet, 800, 1430, 330) +
        path('M760 1180H840L860 1360H740Z', sheet.rod(base)) +
        path(
          'M560 1430Q560 1350 800 1340T1040 1430Z',
          sheet.linear([
            [0, lighter(base, 0.1)],
            [1, darker(base, 0.06)],
          ]),
        ) +
        group(
          { transform: 'translate(800 690) rotate(-23)' },
          path('M0 -545A545 545 0 0 1 0 545', 'none', {
            stroke: sheet.linear([
              [0, '#e0bf6a'],
              [0.5, '#c9a24a'],
              [1, '#8f6f2a'],
            ]),
            'stroke-width': 36,
          }),
          circle(0, -520, 30, '#c9a24a'),
          circle(0, 520, 30, '#c9a24a'),
        ) +
        path('M800 1180V1240', 'none', { stroke: base, 'stroke-width': 60 }) +
        group(
          { transform: 'translate(800 690) rotate(-23)' },
          circle(0, 0, 470, water),
          group(
            { 'clip-path': clip },
            path(
              'M-460 -240Q-330 -400 -170 -350Q-60 -320 -90 -230Q-160 -190 -150 -120Q-210 -60 -270 -90Q-350 -120 -380 -60Q-440 -80 -460 -240Z',
              land,
            ),
            path(
              'M-230 -20Q-120 -40 -90 60Q-60 150 -130 250Q-180 380 -230 330Q-260 200 -300 120Q-320 20 -230 -20Z',
              second,
            ),
            path(
              'M60 -330Q160 -400 300 -340Q460 -300 470 -150Q440 -60 360 -80Q320 20 250 -10Q200 -90 130 -110Q40 -90 30 -180Q70 -240 60 -330Z',
              second,
            ),
            path(
              'M40 -80Q150 -110 230 -20Q300 40 250 130Q210 250 150 310Q100 270 90 170Q-10 120 -10 20Q0 -50 40 -80Z',
              land,
            ),
            path('M330 190Q430 140 450 220Q430 320 350 300Q310 250 330 190Z', land),
            ellipse(0, 470, 240, 60, '#f4f8fa'),
            ellipse(0, -475, 190, 46, '#f4f8fa'),
            line('M-470 0H470M-430 -190H430M-430 190H430', '#ffffff', 3, { opacity: 0.35 }),
            ellipse(0, 0, 230, 470, 'none', { stroke: '#ffffff', 'stroke-width': 3, opacity: 0.3 }),
          ),
        ) +
        circle(
          800,
          690,
          470,
          sheet.radial(
            [
              [0, '#ffffff', 0.42],
              [0.35, '#ffffff', 0.05],
              [0.7, '#0f2036', 0.06],
              [1, '#0f2036', 0.38],
            ],
            0.34,
            0.28,
            0.8,
          ),
        ),
    };
  },
);

/** A magnifying glass over a leaf. */
const magnifier = kind(
  { color: color('#2f8f5b'), style: oneOf(['hand', 'box', 'stand'], 'hand') },
  ({ color: paint, style }, sheet) => {
    const bug = (x: number, y: number, s: number): string =>
      placed(
        x,
        y,
        20,
        s,
        ellipse(0, 0, 90, 110, '#c8102e'),
        path('M-88 -30Q0 -150 88 -30Z', '#2b2f36'),
        line('M0 -60V108', '#2b2f36', 10),
        circle(-40, 10, 18, '#2b2f36'),
        circle(42, 0, 18, '#2b2f36'),
        circle(-30, 66, 14, '#2b2f36'),
        circle(34, 60, 14, '#2b2f36'),
        line(
          'M-92 -20l-40 -24M-96 20h-44M-88 60l-38 26M92 -20l40 -24M96 20h44M88 60l38 26',
          '#2b2f36',
          9,
        ),
      );
    if (style === 'box')
      return {
        tint: paint,
        art:
          standingShadow(sheet, 800, 1300, 430) +
          path(
            'M420 560L450 1230Q460 1300 540 1300H1060Q1140 1300 1150 1230L1180 560Z',
            '#dfeef2',
            { opacity: 0.75 },
          ) +
          ellipse(800, 1220, 320, 66, '#f4f1ea') +
          bug(800, 1080, 0.9) +
          path('M440 620L466 1180', 'none', {
            stroke: '#ffffff',
            'stroke-width': 30,
            'stroke-linecap': 'round',
            opacity: 0.7,
          }) +
          rect(380, 400, 840, 210, 70, sheet.matt(paint)) +
          ellipse(800, 420, 410, 120, sheet.matt(lighter(paint, 0.06))) +
          ellipse(
            800,
            414,
            280,
            78,
            sheet.linear(
              [
                [0, '#f2f8fa'],
                [1, '#b9d6e0'],
              ],
              0,
              0,
              1,
              1,
            ),
          ) +
          path('M600 400Q700 350 820 352', 'none', {
            stroke: '#ffffff',
            'stroke-width': 16,
            'stroke-linecap': 'round',
          }),
      };
    const glass = (x: number, y: number, r: number): string =>
      circle(x, y, r, '#eaf4f6', { opacity: 0.5 }) +
      circle(
        x,
        y,
        r,
        sheet.radial(
          [
            [0, '#ffffff', 0.5],
            [0.5, '#ffffff', 0.06],
            [1, '#7fb3c4', 0.34],
          ],
          0.35,
          0.3,
          0.8,
        ),
      ) +
      circle(x, y, r + 26, 'none', { stroke: darker(paint, 0.1), 'stroke-width': 64 }) +
      circle(x, y - 6, r + 26, 'none', { stroke: sheet.matt(paint), 'stroke-width': 56 }) +
      path(
        `M${x - r * 0.72} ${y - r * 0.2}Q${x - r * 0.55} ${y - r * 0.68} ${x - r * 0.05} ${y - r * 0.76}`,
        'none',
        { stroke: '#ffffff', 'stroke-width': 26, 'stroke-linecap': 'round', opacity: 0.9 },
      );
    if (style === 'stand')
      return {
        tint: paint,
        art:
          standingShadow(sheet, 800, 1340, 440) +
          line('M520 620L470 1320M1080 620L1130 1320M800 700V1330', darker(paint, 0.06), 40) +
          ellipse(800, 1320, 420, 70, sheet.matt('#f4f1ea')) +
          bug(800, 1290, 0.5) +
          ellipse(800, 600, 460, 150, darker(paint, 0.1)) +
          ellipse(800, 576, 460, 150, sheet.matt(paint)) +
          ellipse(
            800,
            570,
            370,
            110,
            sheet.linear(
              [
                [0, '#f2f8fa'],
                [1, '#b9d6e0'],
              ],
              0,
              0,
              1,
              1,
            ),
          ),
      };
    return {
      tint: paint,
      art:
        path('M260 980Q300 460 860 300Q980 760 620 1020Q440 1140 260 980Z', '#8cbf3f') +
        line(
          'M290 970Q560 760 820 350M430 860l-60 -190M560 740l-70 -220M480 820l230 30M600 690l230 10',
          '#5f9430',
          12,
        ) +
        bug(640, 610, 1.25) +
        lyingShadow(
          circle(660, 640, 380, '', { 'fill-opacity': 0, 'stroke-width': 60 }) +
            placed(1060, 1060, -45, 1, rect(-66, 0, 132, 460, 60, '')),
          12,
          0.8,
        ) +
        placed(
          930,
          930,
          -45,
          1,
          rect(-34, -20, 68, 120, 10, sheet.rod('#c9ced4')),
          rect(-70, 80, 140, 480, 66, sheet.rod(paint)),
        ) +
        glass(660, 640, 330),
    };
  },
);

/** Bar and horseshoe magnets. */
const magnets = kind(
  {
    style: oneOf(['horseshoe', 'bar', 'balls', 'kit'], 'horseshoe'),
    color: color('#c8102e'),
  },
  ({ style, color: paint }, sheet) => {
    const filings = line(
      Array.from({ length: 90 }, (_, at) => {
        const a = (at / 90) * Math.PI;
        const r = 180 + ((at * 53) % 330);
        return `M${Math.round(800 + Math.cos(a * 2) * r)} ${Math.round(1230 + Math.sin(a * 2) * r * 0.42)}l${Math.round(Math.cos(a * 5) * 26)} ${Math.round(Math.sin(a * 5) * 26)}`;
      }).join(''),
      '#6b727c',
      7,
      { opacity: 0.55 },
    );
    if (style === 'bar')
      return {
        tint: paint,
        art:
          lyingShadow(
            placed(800, 620, -10, 1, rect(-560, -120, 1120, 240, 24, '')) +
              placed(800, 1020, 8, 1, rect(-560, -120, 1120, 240, 24, '')),
            18,
          ) +
          (
            [
              [620, -10, paint, '#1f5fa8'],
              [1020, 8, '#1f5fa8', paint],
            ] as const
          )
            .map(([y, turn, a, b]) =>
              placed(
                800,
                y,
                turn,
                1,
                rect(-560, -108, 1120, 240, 24, darker(a, 0.2)),
                rect(
                  -560,
                  -120,
                  1120,
                  240,
                  24,
                  sheet.linear([
                    [0, lighter(a, 0.08)],
                    [1, darker(a, 0.06)],
                  ]),
                ),
                path(
                  'M0 -120H536Q560 -120 560 -96V96Q560 120 536 120H0Z',
                  sheet.linear([
                    [0, lighter(b, 0.08)],
                    [1, darker(b, 0.06)],
                  ]),
                ),
                lettering(a === paint ? 'N' : 'S', -440, -60, {
                  size: 120,
                  color: '#fffdf8',
                  weight: 16,
                }),
                lettering(a === paint ? 'S' : 'N', 440, -60, {
                  size: 120,
                  color: '#fffdf8',
                  weight: 16,
                  align: 'end',
                }),
              ),
            )
            .join(''),
      };
    if (style === 'kit')
      return {
        tint: '#1f5fa8',
        art:
          lyingShadow(rect(210, 260, 1180, 1080, 40, ''), 20) +
          rect(210, 260, 1180, 1080, 40, sheet.matt('#1f5fa8')) +
          rect(260, 310, 1080, 980, 20, '#e9eef3') +
          placed(
            560,
            620,
            0,
            0.46,
            path(
              'M-400 -500V0A400 400 0 0 0 400 0V-500H180V0A180 180 0 0 1 -180 0V-500Z',
              sheet.matt('#c8102e'),
            ),
            rect(-400, -520, 220, 170, 10, '#c9ced4'),
            rect(180, -520, 220, 170, 10, '#c9ced4'),
          ) +
          rect(860, 400, 400, 110, 12, '#c8102e') +
          rect(1060, 400, 200, 110, 12, '#1f5fa8') +
          rect(860, 560, 400, 110, 12, '#c8102e') +
          rect(860, 560, 200, 110, 12, '#1f5fa8') +
          circle(960, 800, 84, '#fffdf6', { stroke: '#8f969f', 'stroke-width': 14 }) +
          path('M960 730L984 800H936Z', '#c8102e') +
          path('M960 870L984 800H936Z', '#8d939b') +
          [0, 1, 2, 3]
            .map((at) =>
              circle(
                1140 + (at % 2) * 110,
                770 + Math.floor(at / 2) * 90,
                38,
                sheet.ball('#8f969f'),
              ),
            )
            .join('') +
          rect(320, 920, 460, 300, 16, '#fffefa') +
          line('M370 980h360m-360 60h300m-300 60h340m-340 60h200', '#c3c7cd', 12) +
          line(
            'M880 960l60 60m40 -70v90m70 -80l-50 60m110 -70l40 70m50 -60v70M880 1100l60 40m40 -30v80m60 -70l60 40m40 -50l50 50',
            '#6b727c',
            16,
          ),
      };
    if (style === 'balls')
      return {
        tint: paint,
        art: Array.from({ length: 9 }, (_, at) => {
          const x = 480 + (at % 3) * 320;
          const y = 480 + Math.floor(at / 3) * 320;
          const tone = [paint, '#1f5fa8', '#f2c21b', '#2f8f5b'][at % 4] ?? paint;
          return standingShadow(sheet, x, y + 122, 110) + circle(x, y, 130, sheet.ball(tone));
        }).join(''),
      };
    return {
      tint: paint,
      art:
        filings +
        lyingShadow(
          path('M400 240V760A400 400 0 0 0 1200 760V240H980V760A180 180 0 0 1 620 760V240Z', ''),
          20,
        ) +
        placed(
          0,
          40,
          0,
          1,
          path(
            'M400 220V740A400 400 0 0 0 1200 740V220H980V740A180 180 0 0 1 620 740V220Z',
            sheet.linear(
              [
                [0, lighter(paint, 0.06)],
                [0.5, paint],
                [1, darker(paint, 0.12)],
              ],
              0,
              0,
              1,
              0.3,
            ),
          ),
          rect(400, 200, 220, 170, 10, sheet.rod('#c9ced4')),
          rect(980, 200, 220, 170, 10, sheet.rod('#c9ced4')),
          path('M470 420V740A330 330 0 0 0 700 1054', 'none', {
            stroke: '#ffffff',
            'stroke-width': 22,
            'stroke-linecap': 'round',
            opacity: 0.3,
          }),
        ),
    };
  },
);

/** Test tubes and a flask. */
const laboratory = kind(
  {
    colors: colors(['#6bb3e0', '#8cbf3f', '#ee8522', '#d64f8c'], 5),
    style: oneOf(['tubes', 'flask', 'circuit', 'crystal', 'air', 'light'], 'tubes'),
  },
  ({ colors: tones, style }, sheet) => {
    const [first = '#6bb3e0'] = tones;
    if (style === 'air')
      return {
        tint: '#6bb3e0',
        art:
          standingShadow(sheet, 560, 1380, 220) +
          path(
            'M470 760V880Q360 920 360 1040V1320Q360 1380 420 1380H700Q760 1380 760 1320V1040Q760 920 650 880V760Z',
            '#dcecf3',
            { opacity: 0.85 },
          ) +
          path(
            'M360 1180Q560 1230 760 1180V1320Q760 1380 700 1380H420Q360 1380 360 1320Z',
            '#8fcbe6',
            { opacity: 0.7 },
          ) +
          path(
            'M560 200Q830 240 800 500Q770 680 610 760H510Q350 680 320 500Q290 240 560 200Z',
            sheet.ball('#c8102e'),
          ) +
          rect(480, 740, 160, 60, 20, '#a50d26') +
          ellipse(450, 400, 46, 80, '#ffffff', { opacity: 0.35 }) +
          standingShadow(sheet, 1160, 1380, 200) +
          rect(1136, 620, 40, 760, 12, sheet.rod(beech)) +
          ellipse(1156, 1372, 190, 36, sheet.matt(beech)) +
          [0, 90, 180, 270]
            .map((turn) =>
              placed(
                1156,
                600,
                turn + 20,
                1,
                path(
                  'M0 0L0 -260Q150 -260 170 -110Z',
                  ['#f2c21b', '#2f8f5b', '#1f5fa8', '#ee8522'][turn / 90] ?? '#f2c21b',
                ),
              ),
            )
            .join('') +
          circle(1156, 600, 32, sheet.ball('#3a3f47')),
      };
    if (style === 'light')
      return {
        tint: '#f2c21b',
        art:
          rect(150, 300, 1300, 1000, 20, '#2f3540') +
          path('M470 800L1450 430V1170Z', '#fff3b8', { opacity: 0.85 }) +
          path('M1000 800m0 -150L1450 520V1080L1000 950Z', '#2f3540', { opacity: 0.82 }) +
          standingShadow(sheet, 960, 960, 120) +
          path('M880 950L960 640 1040 950Z', sheet.matt('#c8102e')) +
          circle(960, 630, 70, sheet.ball('#f0c9a0')) +
          rect(200, 730, 220, 140, 30, sheet.rod('#1f5fa8', 'y')) +
          path('M410 710L500 660V940L410 890Z', sheet.rod('#8f969f', 'y')) +
          ellipse(500, 800, 24, 140, '#fff8d8') +
          ['#c8102e', '#f2c21b', '#2f8f5b', '#1f5fa8', '#6f4aa0']
            .map((tone, at) => rect(320 + at * 76, 1080, 76, 120, 0, tone))
            .join(''),
      };
    if (style === 'flask')
      return {
        tint: first,
        art:
          standingShadow(sheet, 800, 1400, 470) +
          path(
            'M690 200H910V640L1250 1290Q1290 1400 1170 1400H430Q310 1400 350 1290L690 640Z',
            '#e6f1f4',
            { opacity: 0.85 },
          ) +
          path(
            'M560 900H1040L1230 1290Q1264 1376 1164 1376H436Q336 1376 370 1290Z',
            sheet.linear([
              [0, lighter(first, 0.06)],
              [1, darker(first, 0.05)],
            ]),
          ) +
          ellipse(800, 900, 240, 36, lighter(first, 0.14)) +
          [
            [700, 1120, 40],
            [860, 1220, 60],
            [960, 1060, 30],
            [620, 1270, 34],
            [790, 1010, 24],
          ]
            .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#ffffff', { opacity: 0.3 }))
            .join('') +
          rect(660, 180, 280, 60, 26, '#d3e4ea') +
          line('M420 1260L690 720', '#ffffff', 24, { opacity: 0.6 }),
      };
    if (style === 'circuit')
      return {
        tint: '#f2c21b',
        art:
          standingShadow(sheet, 800, 1340, 520) +
          rect(260, 700, 1080, 620, 40, sheet.matt('#f4f1ea')) +
          line('M420 1180H560V840H740M1180 1180H1040V840H860', '#c8102e', 24) +
          line('M420 1180V1000H340M1180 1180V1000H1260', '#1f5fa8', 24) +
          rect(320, 1090, 330, 160, 20, sheet.rod('#2b2f36', 'y')) +
          rect(320, 1090, 110, 160, 20, sheet.rod('#c9a24a', 'y')) +
          rect(646, 1130, 30, 80, 8, '#c9ced4') +
          rect(960, 1100, 290, 140, 24, sheet.matt('#2f8f5b')) +
          circle(1104, 1170, 46, '#c8102e') +
          circle(
            800,
            520,
            380,
            sheet.radial([
              [0, '#ffe38a', 0.9],
              [0.5, '#ffe38a', 0.3],
              [1, '#ffe38a', 0],
            ]),
          ) +
          path(
            'M800 330Q930 330 940 480Q940 570 870 640V720H730V640Q660 570 660 480Q670 330 800 330Z',
            '#fff3c4',
            { opacity: 0.95 },
          ) +
          line('M750 640L770 520 800 570 830 520 850 640', '#ee8522', 10) +
          rect(726, 716, 148, 130, 14, sheet.rod('#c9a24a')),
      };
    if (style === 'crystal')
      return {
        tint: first,
        art:
          standingShadow(sheet, 800, 1330, 470) +
          polygon(
            [
              [800, 260],
              [960, 520],
              [900, 1300],
              [700, 1300],
              [640, 520],
            ],
            sheet.linear([
              [0, mix(first, '#ffffff', 0.6)],
              [1, first],
            ]),
          ) +
          polygon(
            [
              [800, 260],
              [960, 520],
              [900, 1300],
              [810, 1300],
              [820, 540],
            ],
            darker(first, 0.08),
          ) +
          polygon(
            [
              [480, 640],
              [600, 800],
              [640, 1310],
              [430, 1320],
              [380, 820],
            ],
            sheet.linear([
              [0, mix(first, '#ffffff', 0.5)],
              [1, darker(first, 0.04)],
            ]),
          ) +
          polygon(
            [
              [1140, 560],
              [1260, 760],
              [1180, 1320],
              [940, 1310],
              [1010, 740],
            ],
            sheet.linear([
              [0, mix(first, '#ffffff', 0.45)],
              [1, darker(first, 0.06)],
            ]),
          ) +
          polygon(
            [
              [1140, 560],
              [1260, 760],
              [1180, 1320],
              [1080, 1314],
              [1130, 780],
            ],
            darker(first, 0.13),
          ),
      };
    return {
      tint: first,
      art:
        standingShadow(sheet, 800, 1330, 560) +
        rect(240, 900, 1120, 70, 16, sheet.matt(beech)) +
        tones
          .map((tone, at) => {
            const x = 800 + (at - (tones.length - 1) / 2) * 260;
            const level = 700 + ((at * 137) % 240);
            return (
              path(`M${x - 80} 330V1100Q${x - 80} 1190 ${x} 1190T${x + 80} 1100V330Z`, '#e6f1f4', {
                opacity: 0.85,
              }) +
              path(
                `M${x - 66} ${level}H${x + 66}V1096Q${x + 66} 1174 ${x} 1174T${x - 66} 1096Z`,
                sheet.rod(tone),
              ) +
              ellipse(x, level, 66, 16, lighter(tone, 0.14)) +
              rect(x - 96, 310, 192, 40, 18, '#d3e4ea') +
              line(`M${x - 50} 400V1080`, '#ffffff', 14, { opacity: 0.7 })
            );
          })
          .join('') +
        rect(240, 1000, 1120, 74, 16, sheet.matt(beech)) +
        rect(250, 880, 60, 440, 12, sheet.rod(beech)) +
        rect(1290, 880, 60, 440, 12, sheet.rod(beech)) +
        rect(210, 1290, 1180, 60, 18, sheet.matt(darker(beech, 0.05))),
    };
  },
);

export const scienceKinds = {
  globe: globe,
  magnifier: magnifier,
  magnets: magnets,
  laboratory: laboratory,
};
