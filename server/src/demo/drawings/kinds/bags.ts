import { darker, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { color, flag, oneOf } from '../../../modules/media/drawing/parameters.ts';
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

const motifs = ['plain', 'star', 'rocket', 'fox', 'flower', 'dino', 'waves', 'football'] as const;
type Motif = (typeof motifs)[number];

/** Simple figures that cover bags, boxes and cases, about 300 units wide around (0, 0). */
export function motif(name: Motif, paint: string, ground: string): string {
  const light = mix(paint, '#ffffff', 0.5);
  switch (name) {
    case 'star':
      return (
        path('M0 -140L36 -46 136 -42 58 20 84 116 0 60 -84 116 -58 20 -136 -42 -36 -46Z', paint) +
        circle(-150, -90, 16, light) +
        circle(150, 70, 12, light) +
        circle(130, -120, 10, paint)
      );
    case 'rocket':
      return (
        path('M0 -170Q80 -80 60 60H-60Q-80 -80 0 -170Z', '#f4f1ea') +
        circle(0, -50, 30, paint) +
        circle(0, -50, 18, '#6bb3e0') +
        path('M-60 0L-110 90 -54 70ZM60 0L110 90 54 70Z', paint) +
        path('M-34 66Q0 190 34 66Z', '#f2a51b')
      );
    case 'fox':
      return (
        path(
          'M-150 -120L-60 -80Q0 -100 60 -80L150 -120Q160 20 90 80L0 150 -90 80Q-160 20 -150 -120Z',
          '#ee8522',
        ) +
        path('M0 150L-90 80Q-100 30 -40 30L0 90 40 30Q100 30 90 80Z', '#fdf6ea') +
        circle(-52, -8, 15, '#2b2f36') +
        circle(52, -8, 15, '#2b2f36') +
        path('M-22 92h44L0 122Z', '#2b2f36')
      );
    case 'flower':
      return (
        [0, 60, 120, 180, 240, 300]
          .map((turn) =>
            group(
              { transform: `rotate(${turn})` },
              ellipse(0, -78, 46, 70, turn % 120 === 0 ? paint : light),
            ),
          )
          .join('') + circle(0, 0, 46, '#f2c21b')
      );
    case 'dino':
      return (
        path(
          'M-160 110Q-150 -20 -40 -30Q-20 -150 70 -150Q150 -150 150 -90Q140 -60 80 -60Q100 20 60 110H10L0 60H-60L-70 110Z',
          paint,
        ) +
        circle(88, -112, 12, '#2b2f36') +
        path('M-60 -26l20 -40 24 30 20 -40 24 30 16 -44 26 26', 'none', {
          stroke: light,
          'stroke-width': 18,
          'stroke-linejoin': 'round',
        })
      );
    case 'waves':
      return line(
        'M-170 -70q42 -60 85 0t85 0 85 0 85 0M-170 10q42 -60 85 0t85 0 85 0 85 0M-170 90q42 -60 85 0t85 0 85 0 85 0',
        paint,
        26,
      );
    case 'football':
      return (
        circle(0, 0, 130, '#f4f1ea') +
        path('M0 -52L50 -16 30 42H-30L-50 -16Z', '#2b2f36') +
        line(
          'M0 -52V-126M50 -16L122 -40M30 42L76 104M-30 42L-76 104M-50 -16L-122 -40',
          '#2b2f36',
          12,
        )
      );
    case 'plain':
      return path('M-120 40L0 -30 120 40', 'none', {
        stroke: lighter(ground, 0.14),
        'stroke-width': 26,
      });
  }
}

/** A satchel of the firm kind, seen from the front. */
const schoolBag = kind(
  { color: color('#1f5fa8'), accent: color('#f2c21b'), motif: oneOf(motifs, 'rocket') },
  ({ color: body, accent, motif: name }, sheet) => ({
    tint: body,
    art:
      standingShadow(sheet, 800, 1400, 500) +
      path('M640 250Q640 150 720 150H880Q960 150 960 250', 'none', {
        stroke: darker(body, 0.2),
        'stroke-width': 46,
      }) +
      path(
        'M330 560Q270 640 290 1000L350 1010V560ZM1270 560Q1330 640 1310 1000L1250 1010V560Z',
        darker(body, 0.16),
      ) +
      rect(
        330,
        220,
        940,
        1180,
        110,
        sheet.linear([
          [0, lighter(body, 0.04)],
          [1, darker(body, 0.08)],
        ]),
      ) +
      rect(330, 1320, 940, 84, 40, sheet.matt('#2f343c')) +
      rect(400, 1390, 120, 26, 10, '#1d2127') +
      rect(1080, 1390, 120, 26, 10, '#1d2127') +
      path(
        'M330 330Q330 220 440 220H1160Q1270 220 1270 330V880Q1270 930 1210 930H390Q330 930 330 880Z',
        sheet.matt(lighter(body, 0.02)),
      ) +
      path(
        'M330 860V880Q330 930 390 930H1210Q1270 930 1270 880V860Q1240 900 1200 900H400Q360 900 330 860Z',
        darker(body, 0.12),
      ) +
      placed(800, 540, 0, 1.35, motif(name, accent, body)) +
      rect(330, 770, 940, 56, 0, '#f2f4ea', { opacity: 0.95 }) +
      line('M340 798H1260', '#c4cbbb', 6, { 'stroke-dasharray': '26 16' }) +
      rect(440, 1000, 720, 300, 50, sheet.matt(darker(body, 0.045))) +
      line('M480 1056H1120', accent, 14) +
      rect(1060, 1044, 66, 26, 13, '#c9ced4') +
      rect(440, 1200, 720, 36, 0, '#f2f4ea', { opacity: 0.9 }) +
      rect(715, 830, 170, 180, 34, sheet.matt('#2f343c')) +
      rect(745, 860, 110, 70, 16, accent) +
      circle(800, 966, 20, '#c9ced4') +
      path('M370 330Q380 260 450 256', 'none', {
        stroke: '#ffffff',
        'stroke-width': 16,
        'stroke-linecap': 'round',
        opacity: 0.3,
      }),
  }),
);

/** A backpack for older pupils. */
const backpack = kind(
  { color: color('#454b54'), accent: color('#ea6a5a') },
  ({ color: body, accent }, sheet) => ({
    tint: body,
    art:
      standingShadow(sheet, 800, 1410, 440) +
      path('M700 210Q700 120 800 120T900 210', 'none', {
        stroke: darker(body, 0.18),
        'stroke-width': 40,
      }) +
      path(
        'M400 460Q310 620 330 1120L400 1140ZM1200 460Q1290 620 1270 1120L1200 1140Z',
        darker(body, 0.14),
      ) +
      path(
        'M370 620Q370 190 800 190T1230 620V1300Q1230 1410 1120 1410H480Q370 1410 370 1300Z',
        sheet.linear(
          [
            [0, lighter(body, 0.07)],
            [1, darker(body, 0.06)],
          ],
          0,
          0,
          0.7,
          1,
        ),
      ) +
      path('M450 640Q450 300 800 300T1150 640', 'none', {
        stroke: darker(body, 0.16),
        'stroke-width': 12,
      }) +
      path('M450 640Q450 300 800 300T1150 640', 'none', {
        stroke: accent,
        'stroke-width': 8,
        'stroke-dasharray': '18 12',
      }) +
      rect(1120, 620, 44, 96, 14, accent) +
      path(
        'M470 900Q470 820 550 820H1050Q1130 820 1130 900V1240Q1130 1330 1040 1330H560Q470 1330 470 1240Z',
        sheet.matt(darker(body, 0.035)),
      ) +
      path('M520 900H1080', 'none', { stroke: darker(body, 0.18), 'stroke-width': 14 }) +
      path('M520 900H1080', 'none', {
        stroke: accent,
        'stroke-width': 7,
        'stroke-dasharray': '18 12',
      }) +
      rect(1040, 900, 36, 86, 12, accent) +
      rect(690, 1080, 220, 120, 20, darker(body, 0.1)) +
      line('M730 1140l50 -40 40 36 50 -44', accent, 12) +
      line('M430 620Q440 420 560 340', '#ffffff', 20, { opacity: 0.16 }),
  }),
);

/** A pencil case: a roll, or an open hinged one with rows of pens. */
const pencilCase = kind(
  {
    color: color('#c8102e'),
    style: oneOf(['roll', 'filled', 'box'], 'roll'),
    accent: color('#f2c21b'),
    motif: oneOf(motifs, 'plain'),
  },
  ({ color: cloth, style, accent, motif: name }, sheet) => {
    if (style === 'filled') {
      const tones = [
        '#f2c21b',
        '#ee8522',
        '#c8102e',
        '#d64f8c',
        '#6f4aa0',
        '#1f5fa8',
        '#6bb3e0',
        '#2f8f5b',
        '#8cbf3f',
        '#8a5a35',
        '#2b2f36',
      ];
      const pens = tones
        .map(
          (tone, at) =>
            rect(300 + at * 47, 470, 34, 560, 12, sheet.rod(tone)) +
            path(`M${300 + at * 47} 476l17 -64 17 64Z`, '#eccb98') +
            path(`M${311 + at * 47} 440l6 -28 6 28Z`, tone),
        )
        .join('');
      return {
        tint: cloth,
        art:
          lyingShadow(rect(220, 350, 1160, 900, 80, ''), 18) +
          rect(220, 350, 1160, 900, 80, sheet.matt(cloth)) +
          rect(250, 380, 555, 840, 50, '#f1ede4') +
          rect(815, 380, 535, 840, 50, '#f4f1ea') +
          rect(796, 350, 26, 900, 6, darker(cloth, 0.12)) +
          pens +
          rect(270, 620, 520, 46, 10, darker(cloth, 0.04)) +
          rect(270, 850, 520, 46, 10, darker(cloth, 0.04)) +
          rect(860, 450, 110, 640, 12, mix('#6bb3e0', '#ffffff', 0.4)) +
          line(
            Array.from({ length: 13 }, (_, at) => `M862 ${480 + at * 46}h${at % 2 ? 26 : 44}`).join(
              '',
            ),
            '#2b313b',
            5,
          ) +
          rect(1010, 470, 120, 190, 26, '#ffffff') +
          rect(1010, 540, 120, 120, 8, accent) +
          path('M1180 460l110 0v250q-55 60 -110 0Z', sheet.matt(accent)) +
          rect(
            1010,
            760,
            300,
            90,
            30,
            sheet.linear([
              [0, '#e8ebee'],
              [1, '#a9b0b8'],
            ]),
          ) +
          placed(1090, 1140, 0, 0.4, motif(name, accent, '#f4f1ea')) +
          circle(1060, 985, 70, 'none', { stroke: accent, 'stroke-width': 26 }) +
          circle(1210, 985, 70, 'none', { stroke: accent, 'stroke-width': 26 }) +
          line('M1110 930L1240 740M1160 930L1030 740', '#aeb4bc', 22) +
          path(
            'M220 430Q220 350 300 350H1300Q1380 350 1380 430V1170Q1380 1250 1300 1250H300Q220 1250 220 1170Z',
            'none',
            { stroke: lighter(cloth, 0.16), 'stroke-width': 8, 'stroke-dasharray': '22 14' },
          ),
      };
    }
    if (style === 'box') {
      return {
        tint: cloth,
        art:
          standingShadow(sheet, 800, 1100, 560) +
          rect(230, 560, 1140, 540, 90, sheet.matt(cloth)) +
          path('M230 800V650Q230 560 320 560H1280Q1370 560 1370 650V800Z', lighter(cloth, 0.05)) +
          line('M250 800H1350', darker(cloth, 0.16), 12) +
          line('M250 800H1350', '#c9ced4', 6, { 'stroke-dasharray': '14 10' }) +
          rect(1160, 780, 120, 44, 20, '#c9ced4') +
          placed(640, 830, 0, 1.1, motif(name, accent, cloth)),
      };
    }
    return {
      tint: cloth,
      art:
        standingShadow(sheet, 800, 1080, 590) +
        path(
          'M320 560H1280Q1400 600 1400 820T1280 1080H320Q200 1040 200 820T320 560Z',
          sheet.linear([
            [0, lighter(cloth, 0.1)],
            [0.45, cloth],
            [1, darker(cloth, 0.13)],
          ]),
        ) +
        ellipse(310, 820, 108, 258, darker(cloth, 0.07)) +
        ellipse(306, 820, 78, 206, darker(cloth, 0.02)) +
        path('M330 610H1330', 'none', { stroke: darker(cloth, 0.2), 'stroke-width': 30 }) +
        line('M340 610H1320', '#c9ced4', 12, { 'stroke-dasharray': '14 9' }) +
        rect(
          1180,
          588,
          110,
          46,
          16,
          sheet.linear([
            [0, '#f4f6f8'],
            [1, '#9aa1aa'],
          ]),
        ) +
        path('M1280 600h90q30 10 0 24h-90Z', accent) +
        placed(850, 860, 0, 1, motif(name, accent, cloth)) +
        line('M480 690Q860 660 1250 700', '#ffffff', 18, { opacity: 0.22 }),
    };
  },
);

const gymBag = kind(
  { color: color('#1f9aa0'), accent: color('#f4f1ea'), motif: oneOf(motifs, 'waves') },
  ({ color: cloth, accent, motif: name }, sheet) => ({
    tint: cloth,
    art:
      standingShadow(sheet, 800, 1400, 440) +
      line(
        'M620 330Q360 500 420 1330M980 330Q1240 500 1180 1330',
        mix(cloth, '#f4f1ea', 0.75),
        18,
      ) +
      path(
        'M560 320Q800 250 1040 320L1190 1320Q1190 1400 1110 1400H490Q410 1400 410 1320Z',
        sheet.linear(
          [
            [0, lighter(cloth, 0.07)],
            [1, darker(cloth, 0.08)],
          ],
          0,
          0,
          0.8,
          1,
        ),
      ) +
      path('M560 320Q800 250 1040 320L1054 410Q800 340 546 410Z', darker(cloth, 0.06)) +
      line(
        'M600 330l-24 70M680 306l-14 72M760 296l-4 72M840 296l4 72M920 306l14 72M1000 330l24 70',
        darker(cloth, 0.15),
        9,
      ) +
      line('M560 320Q800 250 1040 320', mix(cloth, '#ffffff', 0.7), 14) +
      placed(800, 880, 0, 1.35, motif(name, accent, cloth)) +
      circle(450, 1330, 24, '#c9ced4') +
      circle(1150, 1330, 24, '#c9ced4'),
  }),
);

/** A drinking bottle. */
const bottle = kind(
  { color: color('#2f8f5b'), steel: flag(), motif: oneOf(motifs, 'plain') },
  ({ color: paint, steel, motif: name }, sheet) => ({
    tint: paint,
    art:
      standingShadow(sheet, 800, 1450, 270) +
      rect(
        560,
        420,
        480,
        1030,
        110,
        steel
          ? sheet.rod(paint)
          : sheet.linear(
              [
                [0, mix(paint, '#ffffff', 0.1)],
                [0.2, mix(paint, '#ffffff', 0.45)],
                [0.45, mix(paint, '#ffffff', 0.15)],
                [1, darker(paint, 0.07)],
              ],
              0,
              0,
              1,
              0,
            ),
      ) +
      (steel
        ? rect(560, 1360, 480, 90, 60, sheet.rod('#c9ced4')) +
          rect(560, 1340, 480, 50, 0, sheet.rod(paint))
        : '') +
      placed(800, 930, 0, 0.95, motif(name, mix(paint, '#ffffff', 0.8), paint)) +
      rect(600, 300, 400, 150, 40, sheet.rod(darker(paint, 0.14))) +
      path(
        'M700 300V220Q700 150 770 150H830Q900 150 900 220V300H840V230Q840 208 820 208H780Q760 208 760 230V300Z',
        sheet.rod('#2f343c'),
      ) +
      line(
        'M640 330v90m40 -90v90m40 -90v90m160 -90v90m40 -90v90m40 -90v90',
        darker(paint, 0.22),
        8,
      ) +
      rect(608, 520, 36, 760, 18, '#ffffff', { opacity: 0.28 }),
  }),
);

/** A lunch box, open a little so that one sees what it is for. */
const lunchBox = kind(
  { color: color('#6bb3e0'), steel: flag(), motif: oneOf(motifs, 'star') },
  ({ color: paint, steel, motif: name }, sheet) => {
    const body = steel ? '#c3c7cd' : paint;
    return {
      tint: paint,
      art:
        lyingShadow(rect(210, 330, 1180, 380, 110, '') + rect(210, 740, 1180, 560, 130, ''), 18) +
        rect(210, 300, 1180, 440, 120, sheet.matt(steel ? '#d3d7dc' : lighter(paint, 0.03))) +
        rect(250, 340, 1100, 360, 90, 'none', { stroke: darker(body, 0.08), 'stroke-width': 10 }) +
        placed(800, 520, 0, 0.95, motif(name, steel ? paint : mix(paint, '#ffffff', 0.8), paint)) +
        rect(210, 740, 1180, 560, 130, sheet.matt(body)) +
        rect(256, 786, 1088, 468, 96, darker(body, 0.12)) +
        rect(256, 800, 1088, 454, 96, darker(body, 0.07)) +
        path(
          'M310 1060Q300 880 420 850H740Q800 860 790 930V1180H400Q320 1180 310 1060Z',
          '#e0b070',
        ) +
        path('M330 1060Q330 900 430 880H720Q770 884 764 940V1010H330Z', '#f0cf95') +
        path('M320 1030q60 46 110 0t110 0 110 0 110 6v40H320Z', '#8cbf3f') +
        path('M330 1080h440v36H330Z', '#f2c21b') +
        rect(840, 810, 16, 430, 8, darker(body, 0.15)) +
        circle(980, 940, 110, sheet.ball('#c8102e')) +
        path('M980 840q10 -60 60 -70', 'none', {
          stroke: '#6a4428',
          'stroke-width': 14,
          'stroke-linecap': 'round',
        }) +
        [0, 1, 2, 3, 4]
          .map((at) =>
            circle(1110 + (at % 3) * 82, 1080 + Math.floor(at / 3) * 88, 46, sheet.ball('#6f4aa0')),
          )
          .join('') +
        path('M890 1120q60 -60 120 0l40 90H880Z', '#ee8522') +
        rect(700, 706, 200, 80, 30, darker(body, 0.16)),
    };
  },
);

export const bagsKinds = {
  'school-bag': schoolBag,
  backpack: backpack,
  'pencil-case': pencilCase,
  'gym-bag': gymBag,
  bottle: bottle,
  'lunch-box': lunchBox,
};
