import { darker, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering, paragraph, wrapped } from '../../../modules/media/drawing/lettering.ts';
import {
  color,
  colors,
  flag,
  integer,
  label,
  oneOf,
} from '../../../modules/media/drawing/parameters.ts';
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

/** The drawn alphabet has capitals only; these three are enough to show small letters. */
const smallLetter = (sign: string, size: number, tone: string): string =>
  line(
    {
      A: 'M38 -20A40 48 0 1 0 38 30M40 -50V60',
      M: 'M-70 60V-46M-70 -10Q-60 -50 -30 -50T0 -10V60M0 -10Q10 -50 40 -50T70 -10V60',
      O: 'M0 -50A48 54 0 1 0 0 58A48 54 0 1 0 0 -50Z',
    }[sign] ?? '',
    tone,
    20,
    { transform: `scale(${size / 100})` },
  );

/** Letters as tiles, magnets or wood. */
const letters = kind(
  {
    text: label(6, 'ABC'),
    colors: colors(['#c8102e', '#1f5fa8', '#f2c21b'], 6),
    style: oneOf(['tile', 'wood', 'magnet', 'sand'], 'tile'),
    /** A, M and O as small letters. */
    small: flag(),
  },
  ({ text, colors: tones, style, small }, sheet) => {
    const all = [...text.replaceAll(' ', '')];
    const places: readonly (readonly [number, number, number])[] =
      all.length <= 1
        ? [[800, 800, -6]]
        : all.length <= 3
          ? [
              [520, 540, -9],
              [1070, 690, 8],
              [640, 1090, 4],
            ]
          : [
              [500, 500, -8],
              [1060, 470, 7],
              [480, 1040, 5],
              [1080, 1060, -6],
              [790, 760, 2],
              [800, 1300, -3],
            ];
    const size = all.length <= 1 ? 980 : all.length <= 3 ? 500 : 410;
    const done = all.map((sign, at) => {
      const tone = tones[at % tones.length] ?? '#c8102e';
      const [x, y, turn] = places[at] ?? [800, 800, 0];
      const ground = style === 'tile' || style === 'sand' ? '#fffdf8' : beech;
      if (style === 'magnet')
        return {
          shadow: placed(
            x,
            y,
            turn,
            1,
            rect(-size * 0.34, -size * 0.42, size * 0.68, size * 0.84, size * 0.1, ''),
          ),
          art: placed(
            x,
            y,
            turn,
            1,
            lettering(sign, 4, -size * 0.38, {
              size: size * 0.8,
              color: darker(tone, 0.2),
              align: 'middle',
              weight: 32,
            }),
            lettering(sign, 0, -size * 0.4, {
              size: size * 0.8,
              color: tone,
              align: 'middle',
              weight: 30,
            }),
            lettering(sign, -6, -size * 0.41, {
              size: size * 0.8,
              color: lighter(tone, 0.16),
              align: 'middle',
              weight: 6,
            }),
          ),
        };
      return {
        shadow: placed(x, y, turn, 1, rect(-size / 2, -size / 2, size, size, size * 0.09, '')),
        art: placed(
          x,
          y,
          turn,
          1,
          rect(-size / 2 + 4, -size / 2 + 12, size, size, size * 0.09, darker(ground, 0.14)),
          rect(-size / 2, -size / 2, size, size, size * 0.09, sheet.matt(ground)),
          style === 'sand'
            ? rect(
                -size * 0.42,
                -size * 0.42,
                size * 0.84,
                size * 0.84,
                size * 0.06,
                mix(tone, '#ffffff', 0.72),
              )
            : '',
          style === 'tile'
            ? rect(-size / 2, size * 0.38, size, size * 0.12, size * 0.04, tone)
            : '',
          small
            ? smallLetter(sign, size * 0.4, tone)
            : lettering(sign, 0, -size * 0.27, {
                size: size * 0.54,
                color: style === 'wood' ? darker(beech, 0.4) : tone,
                align: 'middle',
                weight: style === 'sand' ? 20 : 17,
              }),
        ),
      };
    });
    return {
      tint: tones[0] ?? '#c8102e',
      art:
        lyingShadow(done.map((one) => one.shadow).join(''), 15) +
        done.map((one) => one.art).join(''),
    };
  },
);

/** A fan of teaching cards; the front one shows a word or a picture. */
const flashCards = kind(
  {
    color: color('#f2c21b'),
    label: label(40),
    picture: oneOf(
      [
        'none',
        'sun',
        'house',
        'fish',
        'tree',
        'car',
        'face',
        'apple',
        'sad',
        'heart',
        'instrument',
        'bear',
        'star',
        'shoe',
      ],
      'sun',
    ),
    boxed: flag(),
  },
  ({ color: paint, label: text, picture, boxed }, sheet) => {
    const [w, h] = [720, 960];
    const motif = {
      none: '',
      instrument:
        path('M-230 -30H60Q160 -40 220 -130V170Q160 80 60 60H-230Z', '#e0b040') +
        line('M-120 60V150H40V60M-80 -30v-60M-20 -30v-60M40 -30v-60', '#c9922a', 28) +
        ellipse(222, 20, 34, 150, '#f2cf6a') +
        rect(-264, -46, 50, 120, 16, '#c9922a'),
      bear:
        circle(-110, -120, 60, '#8a5a35') +
        circle(110, -120, 60, '#8a5a35') +
        circle(0, 0, 170, '#9a6a3f') +
        circle(-60, -40, 18, '#2b2f36') +
        circle(60, -40, 18, '#2b2f36') +
        ellipse(0, 60, 80, 60, '#e0bf92') +
        ellipse(0, 34, 30, 22, '#2b2f36'),
      star: path(
        'M0 -190l54 122 132 14 -98 90 28 132 -116 -68 -116 68 28 -132 -98 -90 132 -14Z',
        '#f2c21b',
      ),
      shoe:
        path('M-210 -110H-60Q-30 -20 60 0Q200 20 220 110H-210Z', '#c8102e') +
        rect(-220, 100, 450, 44, 20, '#f4f1ea') +
        line('M-40 -60l50 -30m-20 70l50 -34', '#f4f1ea', 14),
      sun:
        circle(0, 0, 110, '#f2c21b') +
        [0, 45, 90, 135, 180, 225, 270, 315]
          .map((turn) => placed(0, 0, turn, 1, rect(-14, -200, 28, 60, 14, '#f2c21b')))
          .join(''),
      house:
        path('M-160 -20H160V180H-160Z', '#f0cf95') +
        path('M-210 0L0 -180 210 0Z', '#c8102e') +
        rect(-40, 60, 80, 120, 6, '#8a5a35') +
        rect(70, 30, 60, 60, 4, '#6bb3e0'),
      fish:
        path('M-190 0Q-60 -150 110 -40L200 -110V110L110 40Q-60 150 -190 0Z', '#ee8522') +
        circle(-110, -20, 18, '#2b2f36') +
        path('M-30 -66q40 66 0 132', 'none', { stroke: '#f4c38a', 'stroke-width': 14 }),
      tree:
        rect(-28, 40, 56, 170, 10, '#8a5a35') +
        circle(0, -50, 150, '#2f8f5b') +
        circle(-60, -80, 20, '#c8102e') +
        circle(50, -30, 20, '#c8102e') +
        circle(10, -120, 20, '#c8102e'),
      car:
        path('M-220 70Q-220 0 -150 -10L-90 -100H70L140 -10Q220 0 220 70V100H-220Z', '#1f5fa8') +
        path('M-70 -76H-6V-14H-116ZM24 -76H56L104 -14H24Z', '#dfeef8') +
        circle(-120, 100, 52, '#2b2f36') +
        circle(120, 100, 52, '#2b2f36') +
        circle(-120, 100, 22, '#c9ced4') +
        circle(120, 100, 22, '#c9ced4'),
      face:
        circle(0, 0, 180, '#f7d774') +
        circle(-64, -40, 20, '#2b2f36') +
        circle(64, -40, 20, '#2b2f36') +
        path('M-90 50Q0 150 90 50', 'none', {
          stroke: '#2b2f36',
          'stroke-width': 20,
          'stroke-linecap': 'round',
        }),
      sad:
        circle(0, 0, 180, '#9cc3e4') +
        circle(-64, -30, 20, '#2b2f36') +
        circle(64, -30, 20, '#2b2f36') +
        path('M-80 100Q0 20 80 100', 'none', {
          stroke: '#2b2f36',
          'stroke-width': 20,
          'stroke-linecap': 'round',
        }) +
        path('M74 6q-26 46 0 60 26 -14 0 -60Z', '#1f5fa8'),
      apple:
        path(
          'M0 -90Q120 -150 170 -20Q190 130 60 180Q0 160 -60 180Q-190 130 -170 -20Q-120 -150 0 -90Z',
          '#c8102e',
        ) +
        path('M0 -90q0 -60 40 -90', 'none', {
          stroke: '#6a4428',
          'stroke-width': 18,
          'stroke-linecap': 'round',
        }) +
        path('M20 -130q70 -60 120 -10 -50 50 -120 10Z', '#2f8f5b'),
      heart: path(
        'M0 170C-240 10 -180 -160 -80 -150 -30 -146 -8 -110 0 -84 8 -110 30 -146 80 -150 180 -160 240 10 0 170Z',
        '#c8102e',
      ),
    }[picture];
    const card = (tone: string, content: string): string =>
      rect(-w / 2, -h / 2, w, h, 44, '#fffefb') +
      rect(-w / 2 + 26, -h / 2 + 26, w - 52, h - 52, 28, 'none', {
        stroke: tone,
        'stroke-width': 16,
      }) +
      content;
    const rows = wrapped(text, 9).slice(0, 4);
    const front =
      placed(0, text ? -120 : 0, 0, text ? 1.35 : 1.6, motif) +
      (rows.length > 0
        ? paragraph(rows, 0, picture === 'none' ? -rows.length * 78 : rows.length > 1 ? 170 : 230, {
            size: picture === 'none' ? 120 : rows.length > 1 ? 84 : 104,
            color: '#2b2f36',
            align: 'middle',
            weight: 14,
            widest: w - 130,
          })
        : '');
    const tones = [paint, mix(paint, '#1f5fa8', 0.5), mix(paint, '#c8102e', 0.5)];
    const places = boxed
      ? ([
          [930, 560, 12],
          [800, 540, 3],
          [670, 560, -7],
        ] as const)
      : ([
          [1010, 830, 17],
          [880, 800, 7],
          [700, 810, -6],
        ] as const);
    const cards = places
      .map(
        ([x, y, turn], at) =>
          lyingShadow(
            placed(x, y, turn, boxed ? 0.86 : 1.12, rect(-w / 2, -h / 2, w, h, 44, '')),
            9,
            0.8,
          ) +
          placed(
            x,
            y,
            turn,
            boxed ? 0.86 : 1.12,
            card(tones[2 - at] ?? paint, at === 2 ? front : ''),
          ),
      )
      .join('');
    if (!boxed) return { tint: paint, art: cards };
    return {
      tint: paint,
      art:
        lyingShadow(rect(340, 900, 920, 480, 26, ''), 18) +
        rect(346, 820, 908, 480, 20, darker(paint, 0.17)) +
        cards +
        rect(340, 900, 920, 480, 26, sheet.matt(paint)) +
        rect(460, 1010, 680, 130, 20, '#fffdf8') +
        rect(520, 1052, 560, 20, 10, mix(paint, '#5b6472', 0.5)) +
        rect(520, 1092, 380, 20, 10, mix(paint, '#5b6472', 0.25)) +
        path('M700 900Q800 990 900 900Z', darker(paint, 0.14)),
    };
  },
);

/** Strips that cover the lines still to come, with a window for the one that is read. */
const readingStrips = kind({ count: integer(2, 12, 10) }, ({ count }, sheet) => {
  const tones = ['#f2c21b', '#6bb3e0', '#ea6a5a', '#8cbf3f'];
  const step = 1040 / count;
  return {
    tint: '#f2c21b',
    art: Array.from({ length: count }, (_, at) => {
      const y = 290 + at * step;
      const tone = tones[at % 4] ?? '#f2c21b';
      const d = `M230 ${y}H1260L1380 ${y + step * 0.36} 1260 ${y + step * 0.72}H230Z`;
      return (
        lyingShadow(path(d, ''), 6) +
        path(d, sheet.matt(tone)) +
        rect(300, y + step * 0.2, 880, step * 0.3, 6, mix(tone, '#ffffff', 0.72)) +
        line(`M330 ${y + step * 0.36}h760`, '#5b6472', 6, { 'stroke-dasharray': '60 18 36 18' })
      );
    }).join(''),
  };
});

export const languageKinds = {
  letters: letters,
  'flash-cards': flashCards,
  'reading-strips': readingStrips,
};
