import { darker, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { color, oneOf } from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  line,
  lyingShadow,
  path,
  placed,
  rect,
  standingShadow,
} from '../../../modules/media/drawing/sheet.ts';
import { motif } from './bags.ts';

/** Soft things: blankets, pillows, a mattress. */
const textiles = kind(
  {
    color: color('#9fd8c3'),
    accent: color('#f4f1ea'),
    style: oneOf(['blanket', 'pillow', 'towel'], 'blanket'),
    motif: oneOf(['plain', 'star', 'fox', 'flower', 'waves', 'dino'], 'star'),
  },
  ({ color: cloth, accent, style, motif: name }, sheet) => {
    if (style === 'pillow') {
      const d = 'M-560 -380Q0 -460 560 -380Q640 0 560 380Q0 460 -560 380Q-640 0 -560 -380Z';
      return {
        tint: cloth,
        art:
          lyingShadow(placed(800, 800, -5, 1, path(d, '')), 26) +
          placed(
            800,
            800,
            -5,
            1,
            path(
              d,
              sheet.radial(
                [
                  [0, lighter(cloth, 0.07)],
                  [0.65, cloth],
                  [1, darker(cloth, 0.1)],
                ],
                0.42,
                0.36,
                0.75,
              ),
            ),
            placed(0, 0, 0, 1.7, motif(name, accent, cloth)),
            line('M-520 -350Q0 -420 520 -350', '#ffffff', 12, { opacity: 0.35 }),
          ),
      };
    }
    const fold = (y: number, w: number, tone: string): string =>
      rect(
        800 - w / 2,
        y,
        w,
        190,
        90,
        sheet.linear([
          [0, lighter(tone, 0.07)],
          [0.5, tone],
          [1, darker(tone, 0.12)],
        ]),
      );
    if (style === 'towel')
      return {
        tint: cloth,
        art:
          standingShadow(sheet, 800, 1200, 480) +
          fold(1010, 960, darker(cloth, 0.03)) +
          fold(840, 940, accent) +
          fold(670, 930, cloth) +
          fold(500, 910, mix(cloth, accent, 0.5)),
      };
    return {
      tint: cloth,
      art:
        standingShadow(sheet, 800, 1230, 540) +
        fold(1040, 1080, darker(cloth, 0.04)) +
        fold(870, 1090, cloth) +
        path(
          'M250 620Q250 520 350 520H1250Q1350 520 1350 620V820Q1350 900 1270 900H330Q250 900 250 820Z',
          sheet.linear([
            [0, lighter(cloth, 0.08)],
            [0.6, cloth],
            [1, darker(cloth, 0.1)],
          ]),
        ) +
        placed(620, 700, 0, 0.62, motif(name, accent, cloth)) +
        placed(1010, 720, 0, 0.62, motif(name, accent, cloth)) +
        line('M260 850Q800 910 1340 850', accent, 12, {
          'stroke-dasharray': '30 20',
          opacity: 0.8,
        }),
    };
  },
);

/** A first-aid box. */
const firstAid = kind(
  { color: color('#2f8f5b'), style: oneOf(['box', 'plasters', 'pump', 'bag'], 'box') },
  ({ color: paint, style }, sheet) => {
    if (style === 'plasters')
      return {
        tint: '#dfbd8a',
        art: [
          [560, 540, -24, '#e3b98a'],
          [1010, 640, 18, '#f2c21b'],
          [600, 980, 12, '#6bb3e0'],
          [1030, 1110, -16, '#e3b98a'],
        ]
          .map(([x, y, turn, tone]) => {
            const place = [Number(x), Number(y), Number(turn), 1] as const;
            return (
              lyingShadow(placed(...place, rect(-330, -96, 660, 192, 96, '')), 9) +
              placed(
                ...place,
                rect(-330, -96, 660, 192, 96, sheet.matt(String(tone))),
                rect(-110, -80, 220, 160, 20, mix(String(tone), '#ffffff', 0.6)),
                line(
                  'M-270 -30h.1m60 0h.1m-60 60h.1m60 0h.1M210 -30h.1m60 0h.1m-60 60h.1m60 0h.1',
                  darker(String(tone), 0.1),
                  20,
                ),
              )
            );
          })
          .join(''),
      };
    if (style === 'bag')
      return {
        tint: paint,
        art:
          standingShadow(sheet, 800, 1260, 500) +
          line('M560 560Q560 300 800 300T1040 560', darker(paint, 0.12), 48) +
          rect(300, 540, 1000, 720, 150, sheet.matt(paint)) +
          line('M330 740Q800 690 1270 740', darker(paint, 0.2), 30) +
          line('M340 740Q800 690 1260 740', '#c9ced4', 12, { 'stroke-dasharray': '14 9' }) +
          rect(1150, 716, 110, 44, 16, '#c9ced4') +
          circle(800, 980, 150, '#fffdf8') +
          rect(765, 880, 70, 200, 8, paint) +
          rect(700, 945, 200, 70, 8, paint),
      };
    if (style === 'pump')
      return {
        tint: paint,
        art:
          standingShadow(sheet, 800, 1400, 300) +
          rect(
            520,
            580,
            560,
            820,
            110,
            sheet.linear(
              [
                [0, mix(paint, '#ffffff', 0.4)],
                [0.25, mix(paint, '#ffffff', 0.7)],
                [1, paint],
              ],
              0,
              0,
              1,
              0,
            ),
          ) +
          rect(690, 440, 220, 150, 26, sheet.rod('#f4f1ea')) +
          rect(774, 300, 52, 160, 12, sheet.rod('#f4f1ea')) +
          path(
            'M610 220H900Q960 220 960 280V310H610Q560 310 560 265T610 220Z',
            sheet.matt('#f4f1ea'),
          ) +
          rect(590, 800, 420, 380, 30, '#fffdf8') +
          path('M800 850Q900 970 900 1040A100 100 0 0 1 700 1040Q700 970 800 850Z', paint),
      };
    return {
      tint: paint,
      art:
        standingShadow(sheet, 800, 1240, 560) +
        path('M640 440Q640 330 740 330H860Q960 330 960 440', 'none', {
          stroke: darker(paint, 0.18),
          'stroke-width': 50,
        }) +
        rect(250, 430, 1100, 810, 90, sheet.matt(paint)) +
        rect(250, 800, 1100, 18, 0, darker(paint, 0.14)) +
        rect(600, 760, 90, 100, 18, '#dfe2e6') +
        rect(910, 760, 90, 100, 18, '#dfe2e6') +
        circle(800, 640, 150, '#fffdf8') +
        path('M760 540h80v60h60v80h-60v60h-80v-60h-60v-80h60Z', paint),
    };
  },
);

export const careKinds = {
  textiles: textiles,
  'first-aid': firstAid,
};
