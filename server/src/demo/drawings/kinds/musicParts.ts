import { darker, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import { color, flag, integer, label, oneOf } from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  ellipse,
  line,
  lyingShadow,
  placed,
  rect,
  standingShadow,
} from '../../../modules/media/drawing/sheet.ts';
import { beech, steel } from '../materials.ts';

/** One bar on its own sound box, with its note's name. */
const toneBar = kind(
  { note: label(4, 'C'), wood: flag(), color: color('#c8102e') },
  ({ note, wood, color: paint }, sheet) => ({
    tint: paint,
    art:
      standingShadow(sheet, 800, 1120, 620) +
      rect(210, 720, 1180, 400, 40, sheet.matt(beech)) +
      rect(210, 1040, 1180, 80, 30, darker(beech, 0.12)) +
      ellipse(800, 920, 120, 54, darker(beech, 0.34)) +
      rect(360, 690, 60, 60, 12, '#3a3f47') +
      rect(1180, 690, 60, 60, 12, '#3a3f47') +
      rect(
        260,
        540,
        1080,
        170,
        20,
        wood ? sheet.rod('#a8703c', 'y') : sheet.linear(steel, 0, 0, 0, 1),
      ) +
      rect(260, 540, 1080, 170, 20, paint, { opacity: wood ? 0 : 0.28 }) +
      circle(390, 625, 26, '#3a3f47') +
      circle(1210, 625, 26, '#3a3f47') +
      lettering(note, 800, 570, {
        size: 110,
        color: wood ? '#fffdf8' : '#1d2430',
        weight: 15,
        align: 'middle',
      }) +
      placed(
        900,
        380,
        14,
        1,
        rect(-420, -14, 780, 28, 14, sheet.rod(beech, 'y')),
        circle(-420, 0, 70, sheet.ball(paint)),
      ),
  }),
);

/** A pair of mallets with heads of felt, rubber or wood. */
const mallets = kind(
  { head: oneOf(['felt', 'rubber', 'wood'], 'felt'), color: color('#c8102e') },
  ({ head, color: paint }, sheet) => {
    const tone = { felt: '#f1ece2', rubber: paint, wood: '#a8703c' }[head];
    return {
      tint: tone === '#f1ece2' ? beech : tone,
      art: (
        [
          [700, 800, 40],
          [920, 820, 52],
        ] as const
      )
        .map(
          ([x, y, turn]) =>
            lyingShadow(
              placed(x, y, turn, 1, rect(-20, -420, 40, 1000, 20, '') + circle(0, -460, 120, '')),
              12,
            ) +
            placed(
              x,
              y,
              turn,
              1,
              rect(-20, -420, 40, 1020, 20, sheet.rod(mix(beech, paint, 0.3))),
              circle(0, -460, head === 'felt' ? 130 : 104, sheet.ball(tone)),
              head === 'felt'
                ? circle(0, -460, 130, 'none', {
                    stroke: '#cfc6b4',
                    'stroke-width': 12,
                    'stroke-dasharray': '5 12',
                  }) + rect(-40, -350, 80, 40, 12, paint)
                : rect(-30, -370, 60, 40, 12, darker(tone, 0.12)),
            ),
        )
        .join(''),
    };
  },
);

/** Strings, coiled before their paper bag. */
const strings = kind(
  { count: integer(4, 6, 6), label: label(10, 'GITARRE') },
  ({ count, label: text }, sheet) => ({
    tint: '#c9a24a',
    art:
      lyingShadow(placed(560, 700, -8, 1, rect(-320, -400, 640, 800, 16, '')), 12) +
      placed(
        560,
        700,
        -8,
        1,
        rect(-320, -400, 640, 800, 16, sheet.matt('#f1ece0')),
        rect(-320, -400, 640, 250, 16, count === 4 ? '#1f9aa0' : '#7a1f33'),
        lettering(text, 0, -320, {
          size: 84,
          color: '#fffdf8',
          weight: 14,
          align: 'middle',
          widest: 560,
        }),
        lettering(String(count), 0, -20, {
          size: 220,
          color: '#3a3f47',
          weight: 10,
          align: 'middle',
        }),
      ) +
      Array.from({ length: count }, (_, at) => {
        const [x, y] = [1020 + (at % 2) * 150 - 60, 560 + at * (count === 4 ? 190 : 128)];
        const tone = at > 2 && count === 6 ? '#b8903a' : '#c9d0d6';
        return (
          [0, 8, 16]
            .map((grow) => circle(x, y, 170 - grow, 'none', { stroke: tone, 'stroke-width': 5 }))
            .join('') + line(`M${x - 150} ${y - 80}q40 20 70 60`, tone, 9)
        );
      }).join(''),
  }),
);

export const musicPartsKinds = {
  'tone-bar': toneBar,
  mallets,
  strings,
};
