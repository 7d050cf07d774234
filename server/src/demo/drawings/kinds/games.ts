import { darker, inkOn, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { color, colors, flag, integer, oneOf } from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  line,
  lyingShadow,
  path,
  placed,
  rect,
  standingShadow,
} from '../../../modules/media/drawing/sheet.ts';
import { beech } from '../materials.ts';
import { cardFaces } from '../scenes.ts';
import { Corner } from '../solid.ts';

/** Pairs of picture cards, some face down. */
const memoryGame = kind(
  {
    color: color('#1f5fa8'),
    count: integer(4, 16, 9),
    round: flag(),
    theme: oneOf(Object.keys(cardFaces) as (keyof typeof cardFaces)[], 'forest'),
  },
  ({ color: back, count, round, theme }, sheet) => {
    const n = Math.ceil(Math.sqrt(count));
    const step = 1220 / n;
    const s = step * 0.86;
    const cards = Array.from({ length: count }, (_, at) => {
      const x = 800 + ((at % n) - (n - 1) / 2) * step;
      const y = 800 + (Math.floor(at / n) - (Math.ceil(count / n) - 1) / 2) * step;
      const turn = ((at * 41) % 9) - 4;
      const open = at % 3 !== 1;
      const face = [0, 0, 1, 2, 2, 1, 3, 4, 3, 5, 4, 0, 5, 1, 2, 3][at] ?? 0;
      const outline = (grow: number, fill: string): string =>
        round
          ? circle(0, 0, s / 2 - grow, fill)
          : rect(-s / 2 + grow, -s / 2 + grow, s - grow * 2, s - grow * 2, s * 0.1, fill);
      return {
        shadow: placed(x, y, turn, 1, outline(0, '')),
        art: placed(
          x,
          y,
          turn,
          1,
          outline(0, '#fdfbf6'),
          open
            ? placed(0, 0, 0, s / 430, cardFaces[theme](face, sheet))
            : outline(s * 0.05, sheet.matt(back)) +
                circle(0, 0, s * 0.16, 'none', {
                  stroke: lighter(back, 0.2),
                  'stroke-width': s * 0.04,
                }),
        ),
      };
    });
    return {
      tint: back,
      art:
        lyingShadow(cards.map((card) => card.shadow).join(''), 10) +
        cards.map((card) => card.art).join(''),
    };
  },
);

/** A board game: board, pieces, die. */
const boardGame = kind(
  {
    color: color('#2f8f5b'),
    colors: colors(['#c8102e', '#f2c21b', '#1f5fa8', '#6f4aa0'], 4),
    style: oneOf(['trail', 'grid', 'tower', 'box', 'garden', 'forest'], 'trail'),
  },
  ({ color: ground, colors: tones, style }, sheet) => {
    const pawn = (x: number, y: number, tone: string): string =>
      standingShadow(sheet, x, y + 66, 52) +
      path(
        `M${x - 56} ${y + 66}Q${x - 20} ${y - 10} ${x - 22} ${y - 50}H${x + 22}Q${x + 20} ${y - 10} ${x + 56} ${y + 66}Z`,
        sheet.rod(tone),
      ) +
      circle(x, y - 76, 44, sheet.ball(tone));
    if (style === 'tower') {
      const corner = new Corner(800, 1230, 4.6);
      let art = corner.shadow([-40, -40, 0], [80, 80]);
      for (let level = 0; level < 13; level += 1)
        for (let at = 0; at < 3; at += 1) {
          if ((level === 5 && at === 1) || (level === 9 && at === 0)) continue;
          const tone =
            tones.length > 1 && (level * 3 + at) % 4 === 0
              ? (tones[(level + at) % tones.length] ?? beech)
              : beech;
          art +=
            level % 2
              ? corner.box([-38, -38 + at * 26, level * 16], [76, 25, 15.5], tone, 2)
              : corner.box([-38 + at * 26, -38, level * 16], [25, 76, 15.5], tone, 2);
        }
      return { tint: beech, art };
    }
    if (style === 'garden' || style === 'forest') {
      const night = style === 'forest';
      return {
        tint: ground,
        art:
          lyingShadow(rect(240, 240, 1120, 1120, 40, ''), 22) +
          rect(240, 240, 1120, 1120, 40, sheet.matt(night ? '#1c3263' : '#a9c978')) +
          (night
            ? Array.from({ length: 14 }, (_, at) =>
                path(
                  `M${330 + ((at * 173) % 880)} ${460 + ((at * 271) % 780)}l70 -150 70 150Z`,
                  '#2f6b4f',
                ),
              ).join('') +
              circle(
                800,
                800,
                190,
                sheet.radial([
                  [0, '#fff0b8', 0.95],
                  [1, '#fff0b8', 0],
                ]),
              ) +
              path('M770 830L790 740H810L830 830Z', '#f2c21b')
            : [0, 1, 2, 3]
                .map(
                  (at) =>
                    rect(
                      330 + (at % 2) * 520,
                      330 + Math.floor(at / 2) * 520,
                      420,
                      420,
                      20,
                      '#8a6243',
                    ) +
                    Array.from({ length: 9 }, (_, n) => {
                      const x = 400 + (at % 2) * 520 + (n % 3) * 140;
                      const y = 400 + Math.floor(at / 2) * 520 + Math.floor(n / 3) * 140;
                      return (
                        circle(x, y, 52, '#5f9430') +
                        circle(x, y, 32, tones[at % tones.length] ?? '#c8102e')
                      );
                    }).join(''),
                )
                .join('') +
              path(
                'M1040 330Q1020 230 1110 240Q1150 170 1220 230Q1310 220 1290 310Q1300 350 1250 350H1080Q1040 360 1040 330Z',
                '#dfe6ee',
              )) +
          line(
            Array.from({ length: 12 }, (_, at) => {
              const angle = (at * Math.PI) / 6;
              return `M${Math.round(800 + Math.cos(angle) * 470)} ${Math.round(800 + Math.sin(angle) * 470)}h.1`;
            }).join(''),
            '#fffdf6',
            74,
          ) +
          pawn(800, 320, tones[0] ?? '#c8102e') +
          pawn(1200, 560, tones[1] ?? '#f2c21b') +
          pawn(400, 1030, tones[2] ?? '#1f5fa8'),
      };
    }
    if (style === 'box') {
      return {
        tint: ground,
        art:
          lyingShadow(placed(800, 800, -6, 1, rect(-560, -560, 1120, 1120, 20, '')), 26) +
          placed(
            800,
            800,
            -6,
            1,
            rect(-548, -544, 1120, 1120, 16, darker(ground, 0.2)),
            rect(-560, -560, 1120, 1120, 16, sheet.matt(ground)),
            circle(120, 160, 360, tones[1] ?? '#f2c21b'),
            circle(-260, 300, 200, tones[0] ?? '#c8102e'),
            circle(330, -60, 130, '#fffdf8'),
            line('M-400 -330h460M-400 -230h300', inkOn(ground), 60),
            rect(-400, 440, 90, 60, 10, '#fffdf8', { opacity: 0.8 }),
          ),
      };
    }
    const fields =
      style === 'grid'
        ? Array.from({ length: 36 }, (_, at) => {
            const x = -390 + (at % 6) * 156;
            const y = -390 + Math.floor(at / 6) * 156;
            return rect(
              x - 68,
              y - 68,
              136,
              136,
              20,
              (at + Math.floor(at / 6)) % 2
                ? mix(ground, '#ffffff', 0.75)
                : mix(tones[at % tones.length] ?? ground, '#ffffff', 0.35),
            );
          }).join('')
        : Array.from({ length: 26 }, (_, at) => {
            const a = Math.sqrt(at + 3) * 2.45;
            const r = 92 * Math.sqrt(at + 3) - 30;
            const tone = at % 5 === 4 ? (tones[at % tones.length] ?? '#c8102e') : '#fdfbf6';
            return (
              circle(Math.cos(a) * r, Math.sin(a) * r, 50, tone) +
              circle(Math.cos(a) * r, Math.sin(a) * r, 50, 'none', {
                stroke: darker(ground, 0.1),
                'stroke-width': 6,
              })
            );
          }).join('');
    return {
      tint: ground,
      art:
        lyingShadow(placed(800, 800, -5, 1, rect(-560, -560, 1120, 1120, 30, '')), 13) +
        placed(
          800,
          800,
          -5,
          1,
          rect(-560, -560, 1120, 1120, 30, darker(ground, 0.06)),
          rect(-530, -530, 1060, 1060, 22, sheet.matt(ground)),
          fields,
        ) +
        pawn(560, 610, tones[0] ?? '#c8102e') +
        pawn(1060, 640, tones[1] ?? '#f2c21b') +
        pawn(700, 1000, tones[2] ?? '#1f5fa8') +
        pawn(980, 940, tones[3] ?? '#6f4aa0') +
        lyingShadow(placed(1230, 1240, 20, 1, rect(-80, -80, 160, 160, 30, '')), 14) +
        placed(
          1230,
          1240,
          20,
          1,
          rect(-80, -80, 160, 160, 34, sheet.matt('#fdfbf6')),
          [
            [-40, -40],
            [40, -40],
            [0, 0],
            [-40, 40],
            [40, 40],
          ]
            .map(([x = 0, y = 0]) => circle(x, y, 16, '#2b2f36'))
            .join(''),
        ),
    };
  },
);

export const gamesKinds = {
  'memory-game': memoryGame,
  'board-game': boardGame,
};
