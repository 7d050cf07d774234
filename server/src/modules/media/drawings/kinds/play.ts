import { darker, inkOn, lighter, mix } from '../color.ts';
import { kind } from '../kind.ts';
import { lettering } from '../lettering.ts';
import { color, colors, flag, integer, oneOf } from '../parameters.ts';
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
} from '../sheet.ts';
import { Corner } from '../solid.ts';
import { motif } from './bags.ts';

const beech = '#e3c08e';
const bright = ['#c8102e', '#f2c21b', '#2f8f5b', '#1f5fa8', '#ee8522'] as const;

/** Building blocks piled into a small house. */
export const blocks = kind(
  { colors: colors(bright, 8), style: oneOf(['wood', 'planks', 'magnetic', 'studs'], 'wood') },
  ({ colors: tones, style }, sheet) => {
    const tone = (at: number): string =>
      style === 'planks'
        ? mix(beech, tones[0] ?? beech, tones.length > 1 ? 0.7 : 0)
        : (tones[at % tones.length] ?? beech);
    if (style === 'planks') {
      const corner = new Corner(800, 900, 5.4);
      let art = corner.shadow([-44, -44, 0], [88, 88]);
      for (let level = 0; level < 9; level += 1) {
        const s = 44 - level * 1.6;
        const z = level * 8;
        const t = (at: number): string =>
          tones.length > 1 ? (tones[(level + at) % tones.length] ?? beech) : (tones[0] ?? beech);
        art +=
          level % 2 === 0
            ? corner.box([-s, -s, z], [s * 2, 14, 8], t(0), 3) +
              corner.box([-s, s - 14, z], [s * 2, 14, 8], t(1), 3)
            : corner.box([-s, -s, z], [14, s * 2, 8], t(2), 3) +
              corner.box([s - 14, -s, z], [14, s * 2, 8], t(3), 3);
      }
      return { tint: tones[0] ?? beech, art };
    }
    if (style === 'magnetic') {
      const tile = (points: readonly (readonly [number, number])[], paint: string): string =>
        polygon(points, mix(paint, '#ffffff', 0.2), {
          opacity: 0.88,
          stroke: paint,
          'stroke-width': 26,
          'stroke-linejoin': 'round',
        }) +
        polygon(
          points.map(
            ([x, y]) =>
              [
                x * 0.94 + (points.reduce((sum, p) => sum + p[0], 0) / points.length) * 0.06,
                y * 0.94 + (points.reduce((sum, p) => sum + p[1], 0) / points.length) * 0.06,
              ] as const,
          ),
          '#ffffff',
          { opacity: 0.18 },
        );
      return {
        tint: tones[3] ?? '#1f5fa8',
        art:
          standingShadow(sheet, 800, 1330, 480) +
          tile(
            [
              [420, 930],
              [800, 1030],
              [800, 1330],
              [420, 1200],
            ],
            tone(0),
          ) +
          tile(
            [
              [800, 1030],
              [1180, 930],
              [1180, 1200],
              [800, 1330],
            ],
            tone(3),
          ) +
          tile(
            [
              [420, 640],
              [800, 730],
              [800, 1010],
              [420, 910],
            ],
            tone(1),
          ) +
          tile(
            [
              [800, 730],
              [1180, 640],
              [1180, 910],
              [800, 1010],
            ],
            tone(2),
          ) +
          tile(
            [
              [420, 620],
              [790, 260],
              [800, 710],
            ],
            tone(4),
          ) +
          tile(
            [
              [1180, 620],
              [810, 260],
              [800, 710],
            ],
            tone(0),
          ),
      };
    }
    const corner = new Corner(800, 900, 5.2);
    const studs = (
      x: number,
      y: number,
      z: number,
      nx: number,
      ny: number,
      paint: string,
    ): string => {
      if (style !== 'studs') return '';
      let art = '';
      for (let i = 0; i < nx; i += 1)
        for (let j = 0; j < ny; j += 1) {
          const [cx, cy] = corner.at([x + 15 + i * 30, y + 15 + j * 30, z]);
          art +=
            ellipse(cx, cy, 44, 24, darker(paint, 0.1)) +
            rect(cx - 44, cy - 22, 88, 22, 0, darker(paint, 0.06)) +
            ellipse(cx, cy - 22, 44, 24, lighter(paint, 0.09));
        }
      return art;
    };
    const brick = (
      x: number,
      y: number,
      z: number,
      w: number,
      d: number,
      h: number,
      at: number,
    ): string =>
      corner.box([x, y, z], [w, d, h], tone(at), 12) +
      studs(x, y, z + h, Math.round(w / 30), Math.round(d / 30), tone(at));
    const roof =
      style === 'studs'
        ? brick(-30, -30, 90, 60, 60, 30, 0)
        : corner.face(
            [
              [-32, 32, 90],
              [32, 32, 90],
              [32, 0, 128],
              [-32, 0, 128],
            ],
            lighter(tone(0), 0.02),
            10,
          ) +
          corner.face(
            [
              [32, 32, 90],
              [32, -32, 90],
              [32, 0, 128],
            ],
            darker(tone(0), 0.14),
            10,
          );
    return {
      tint: tone(3),
      art:
        corner.shadow([-62, -32, 0], [150, 68]) +
        brick(-60, -30, 0, 30, 60, 30, 3) +
        brick(-30, -30, 0, 60, 60, 30, 1) +
        brick(30, -30, 0, 30, 60, 30, 2) +
        brick(-60, -30, 30, 60, 60, 30, 4) +
        brick(0, -30, 30, 60, 60, 30, 0) +
        brick(-30, -30, 60, 60, 60, 30, 2) +
        roof +
        (style === 'studs'
          ? ''
          : (() => {
              const [x, y] = corner.at([80, 50, 0]);
              return (
                standingShadow(sheet, x + 20, y, 90) +
                rect(x - 60, y - 230, 160, 230, 0, sheet.rod(tone(4))) +
                ellipse(x + 20, y - 230, 80, 28, lighter(tone(4), 0.1)) +
                ellipse(x + 20, y, 80, 24, darker(tone(4), 0.08)) +
                rect(x - 60, y - 226, 160, 220, 0, sheet.rod(tone(4)))
              );
            })()),
    };
  },
);

/** Gears, rods or straws that go together. */
export const construction = kind({ colors: colors(bright, 6) }, ({ colors: tones }, sheet) => {
  const gear = (
    x: number,
    y: number,
    r: number,
    tone: string,
    turn: number,
  ): { art: string; shadow: string } => {
    const n = Math.round(r / 17);
    const points = Array.from({ length: n * 4 }, (_, at) => {
      const a = (at / (n * 4)) * Math.PI * 2 + turn;
      const radius = at % 4 < 2 ? r : r * 0.84;
      return [x + Math.cos(a) * radius, y + Math.sin(a) * radius] as const;
    });
    return {
      shadow: circle(x, y, r * 0.94, ''),
      art:
        polygon(
          points.map(([px, py]) => [px + 4, py + 14] as const),
          darker(tone, 0.18),
          { stroke: darker(tone, 0.18), 'stroke-width': 10, 'stroke-linejoin': 'round' },
        ) +
        polygon(points, sheet.matt(tone), {
          stroke: tone,
          'stroke-width': 10,
          'stroke-linejoin': 'round',
        }) +
        circle(x, y, r * 0.62, darker(tone, 0.05)) +
        [0, 1, 2, 3, 4]
          .map((at) =>
            circle(
              x + Math.cos((at / 5) * 6.283) * r * 0.38,
              y + Math.sin((at / 5) * 6.283) * r * 0.38,
              r * 0.12,
              darker(tone, 0.16),
            ),
          )
          .join('') +
        circle(x, y, r * 0.14, '#f4f1ea'),
    };
  };
  const all = [
    gear(560, 560, 290, tones[0] ?? '#c8102e', 0),
    gear(1050, 480, 210, tones[1] ?? '#f2c21b', 0.12),
    gear(1030, 970, 300, tones[2] ?? '#2f8f5b', 0.05),
    gear(530, 1080, 220, tones[3] ?? '#1f5fa8', 0.2),
    gear(800, 780, 90, tones[4] ?? '#ee8522', 0),
  ];
  return {
    tint: tones[0] ?? '#c8102e',
    art:
      lyingShadow(all.map((one) => one.shadow).join(''), 15) + all.map((one) => one.art).join(''),
  };
});

/** A puzzle whose last piece is still to be set. */
export const puzzle = kind(
  {
    colors: colors(['#6bb3e0', '#8cbf3f', '#f2c21b', '#ee8522'], 6),
    pieces: oneOf(['4', '9', '16', '25'], '9'),
    frame: flag(true),
    motif: oneOf(['landscape', 'animal', 'map', 'shapes'], 'landscape'),
  },
  ({ colors: tones, pieces, frame, motif: scene }, sheet) => {
    const n = Math.sqrt(Number(pieces));
    const size = 1080;
    const left = 800 - size / 2;
    const top = 800 - size / 2;
    const s = size / n;
    const clip = sheet.clip(rect(left, top, size, size, 20, '#000'));
    const [a = '#6bb3e0', b = '#8cbf3f', c = '#f2c21b', d = '#ee8522'] = tones;
    const picture = {
      landscape:
        rect(left, top, size, size, 0, mix(a, '#ffffff', 0.35)) +
        circle(left + size * 0.75, top + size * 0.24, 130, c) +
        path(
          `M${left} ${top + size * 0.6}Q${left + size * 0.3} ${top + size * 0.38} ${left + size * 0.55} ${top + size * 0.6}T${left + size} ${top + size * 0.52}V${top + size}H${left}Z`,
          b,
        ) +
        path(
          `M${left} ${top + size * 0.8}Q${left + size * 0.4} ${top + size * 0.64} ${left + size} ${top + size * 0.8}V${top + size}H${left}Z`,
          darker(b, 0.1),
        ) +
        rect(left + size * 0.24, top + size * 0.5, 190, 170, 8, d) +
        path(`M${left + size * 0.2} ${top + size * 0.51}l${135} -120 ${135} 120Z`, darker(d, 0.16)),
      animal:
        rect(left, top, size, size, 0, mix(b, '#ffffff', 0.4)) +
        placed(800, 820, 0, 3, motif('fox', d, b)),
      map:
        rect(left, top, size, size, 0, mix(a, '#ffffff', 0.4)) +
        path(
          `M${left + 120} ${top + 200}q300 -120 420 60t340 60q90 240 -80 320t-260 240 -300 -40 -60 -300 -60 -340Z`,
          b,
        ) +
        path(`M${left + 460} ${top + 300}q160 40 220 180l-180 160q-160 -60 -40 -340Z`, c),
      shapes:
        rect(left, top, size, size, 0, '#f4f1ea') +
        circle(left + size * 0.28, top + size * 0.28, 170, a) +
        rect(left + size * 0.56, top + size * 0.12, 320, 320, 20, c) +
        path(
          `M${left + size * 0.1} ${top + size * 0.9}L${left + size * 0.28} ${top + size * 0.54} ${left + size * 0.46} ${top + size * 0.9}Z`,
          b,
        ) +
        rect(left + size * 0.56, top + size * 0.58, 360, 240, 120, d),
    }[scene];
    let cuts = '';
    const tab = s * 0.17;
    for (let i = 1; i < n; i += 1)
      for (let j = 0; j < n; j += 1) {
        const way = (i + j) % 2 ? 1 : -1;
        cuts += `M${left + i * s} ${top + j * s}v${s * 0.38}c${-tab * 0.3 * way} ${tab * 0.2} ${tab * 1.4 * way} ${-tab * 0.3} ${tab * 1.2 * way} ${s * 0.12}s${-tab * 1.5 * way} ${tab * 0.2} ${-tab * 1.2 * way} ${s * 0.12}v${s * 0.38}M${left + j * s} ${top + i * s}h${s * 0.38}c${tab * 0.2} ${-tab * 0.3 * way} ${-tab * 0.3} ${tab * 1.4 * way} ${s * 0.12} ${tab * 1.2 * way}s${tab * 0.2} ${-tab * 1.5 * way} ${s * 0.12} ${-tab * 1.2 * way}h${s * 0.38}`;
      }
    const gapX = left + s * (n - 1);
    const gapY = top + s * (n - 1);
    const border = frame
      ? rect(left - 50, top - 50, size + 100, size + 100, 40, sheet.matt(beech)) +
        rect(left - 8, top - 8, size + 16, size + 16, 24, darker(beech, 0.2))
      : '';
    const around = (content: string): string => placed(40, 30, 0, 0.95, content);
    return {
      tint: a,
      art:
        around(
          lyingShadow(
            rect(
              left - (frame ? 50 : 0),
              top - (frame ? 50 : 0),
              size + (frame ? 100 : 0),
              size + (frame ? 100 : 0),
              40,
              '',
            ),
            14,
          ) +
            border +
            group(
              { 'clip-path': clip },
              picture,
              line(cuts, '#3b2a18', 7, { opacity: 0.4 }),
              line(cuts, '#ffffff', 2.5, { opacity: 0.6 }),
            ) +
            rect(gapX, gapY, s, s, 6, frame ? darker(beech, 0.14) : darker('#f4efe4', 0.1)),
        ) +
        lyingShadow(placed(1220, 1230, 16, 0.95, rect(-s / 2, -s / 2, s, s, 16, '')), 20) +
        placed(
          1220,
          1230,
          16,
          0.95,
          rect(
            -s / 2,
            -s / 2,
            s,
            s,
            16,
            sheet.matt(scene === 'animal' ? mix(b, '#ffffff', 0.4) : darker(b, 0.05)),
          ),
          circle(0, -s / 2, s * 0.13, darker(b, 0.05)),
          line(
            `M${-s * 0.3} ${-s * 0.1}q${s * 0.3} ${-s * 0.16} ${s * 0.6} 0`,
            lighter(b, 0.14),
            10,
          ),
        ),
    };
  },
);

/** Pairs of picture cards, some face down. */
export const memoryGame = kind(
  { color: color('#1f5fa8'), count: integer(4, 16, 9), round: flag() },
  ({ color: back, count, round }, sheet) => {
    const n = Math.ceil(Math.sqrt(count));
    const step = 1220 / n;
    const s = step * 0.86;
    const faces = ['star', 'fox', 'flower', 'rocket', 'dino', 'football'] as const;
    const paints = ['#f2c21b', '#ee8522', '#d64f8c', '#c8102e', '#2f8f5b', '#1f5fa8'] as const;
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
            ? placed(
                0,
                0,
                0,
                s / 430,
                motif(faces[face] ?? 'star', paints[face] ?? back, '#ffffff'),
              )
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
export const boardGame = kind(
  {
    color: color('#2f8f5b'),
    colors: colors(['#c8102e', '#f2c21b', '#1f5fa8', '#6f4aa0'], 4),
    style: oneOf(['trail', 'grid', 'tower', 'box'], 'trail'),
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

/** Sorting and grasping toys: rings on a peg, a shape sorter, a bead maze. */
export const grasping = kind(
  {
    colors: colors(['#c8102e', '#ee8522', '#f2c21b', '#2f8f5b', '#1f5fa8', '#6f4aa0'], 8),
    style: oneOf(['rings', 'sorter', 'maze', 'rattle', 'cups'], 'rings'),
  },
  ({ colors: tones, style }, sheet) => {
    const t = (at: number): string => tones[at % tones.length] ?? '#c8102e';
    if (style === 'sorter') {
      const corner = new Corner(800, 620, 6);
      const [fx, fy] = corner.at([25, 88, 30]);
      return {
        tint: t(4),
        art:
          corner.shadow([0, 0, 0], [88, 88]) +
          corner.box([0, 0, 0], [88, 88, 66], beech, 14) +
          group(
            { transform: `matrix(0.866 0.46 0 1 ${fx} ${fy})` },
            circle(-20, -40, 70, darker(beech, 0.35)),
            rect(120, -110, 130, 130, 10, darker(beech, 0.35)),
            path('M-80 190L-10 60 60 190Z', darker(beech, 0.35)),
            path(
              'M180 70l24 46 50 6 -38 36 10 52 -46 -26 -46 26 10 -52 -38 -36 50 -6Z',
              darker(beech, 0.35),
            ),
          ) +
          [
            [30, 30, 0],
            [60, 52, 1],
          ]
            .map(([x = 0, y = 0, at = 0]) => {
              const [cx, cy] = corner.at([x, y, 66]);
              return (
                rect(cx - 50, cy - 130, 100, 130, 0, sheet.rod(t(at))) +
                ellipse(cx, cy - 130, 50, 22, lighter(t(at), 0.12))
              );
            })
            .join('') +
          standingShadow(sheet, 1300, 1280, 90) +
          circle(1300, 1200, 90, sheet.ball(t(2))) +
          standingShadow(sheet, 330, 1270, 90) +
          rect(250, 1110, 160, 160, 22, sheet.matt(t(3), 1.4)),
      };
    }
    if (style === 'maze')
      return {
        tint: t(3),
        art:
          standingShadow(sheet, 800, 1330, 520) +
          rect(280, 1220, 1040, 110, 40, sheet.matt(beech)) +
          [
            ['M380 1240V640Q380 420 560 420T740 640 900 700 1020 460 1220 620V1240', t(0)],
            ['M520 1240V900Q520 560 800 300T1100 900V1240', t(4)],
            ['M640 1240Q560 1000 800 960T960 1240', t(2)],
          ]
            .map(
              ([d = '', tone = '']) =>
                line(d, darker(tone, 0.06), 30) + line(d, lighter(tone, 0.1), 10),
            )
            .join('') +
          (
            [
              [380, 900, 0],
              [560, 420, 1],
              [900, 700, 2],
              [1220, 800, 3],
              [800, 300, 5],
              [1040, 640, 1],
              [600, 640, 3],
              [800, 960, 4],
            ] as const
          )
            .map(([x, y, at]) => circle(x, y, 62, sheet.ball(t(at))))
            .join(''),
      };
    if (style === 'rattle')
      return {
        tint: t(0),
        art:
          lyingShadow(
            circle(640, 580, 330, '', { 'fill-opacity': 0, 'stroke-width': 90 }) +
              placed(1020, 1050, -45, 1, rect(-56, -240, 112, 520, 56, '')),
            14,
          ) +
          circle(640, 580, 330, 'none', { stroke: sheet.matt(beech), 'stroke-width': 96 }) +
          [0, 1, 2, 3, 4, 5]
            .map((at) =>
              circle(
                640 + Math.cos(at * 1.047) * 330,
                580 + Math.sin(at * 1.047) * 330,
                104,
                sheet.ball(t(at)),
              ),
            )
            .join('') +
          placed(
            1020,
            1050,
            -45,
            1,
            rect(-52, -260, 104, 540, 52, sheet.rod(beech)),
            circle(0, 290, 92, sheet.ball(t(3))),
          ),
      };
    if (style === 'cups')
      return {
        tint: t(0),
        art: Array.from({ length: 6 }, (_, at) => {
          const w = 470 - at * 62;
          const h = 250 - at * 18;
          const y =
            1350 - [0, 234, 452, 654, 840, 1010].slice(at, at + 1).reduce((sum, n) => sum + n, 0);
          return { w, h, y, at };
        })
          .map(
            ({ w, h, y, at }) =>
              (at === 0 ? standingShadow(sheet, 800, 1350, 300) : '') +
              path(
                `M${800 - w * 0.5} ${y - h}H${800 + w * 0.5}L${800 + w * 0.6} ${y}H${800 - w * 0.6}Z`,
                sheet.rod(t(at)),
              ) +
              rect(800 - w * 0.64, y - 40, w * 1.28, 44, 16, sheet.rod(lighter(t(at), 0.04))),
          )
          .reverse()
          .join(''),
      };
    return {
      tint: t(0),
      art:
        standingShadow(sheet, 800, 1370, 440) +
        rect(776, 230, 48, 1000, 24, sheet.rod(beech)) +
        path('M380 1260H1220Q1240 1370 1180 1370H420Q360 1370 380 1260Z', sheet.matt(beech)) +
        tones
          .slice(0, 6)
          .map((tone, at) => {
            const w = 820 - at * 100;
            const y = 1150 - at * 142;
            return rect(
              800 - w / 2,
              y - 40,
              w,
              146,
              73,
              sheet.linear([
                [0, lighter(tone, 0.13)],
                [0.35, tone],
                [1, darker(tone, 0.15)],
              ]),
            );
          })
          .join('') +
        circle(800, 270, 86, sheet.ball(t(6))),
    };
  },
);

/** Sand toys: bucket, spade, moulds. */
export const sandToys = kind(
  { colors: colors(['#c8102e', '#1f5fa8', '#f2c21b'], 4) },
  ({ colors: tones }, sheet) => {
    const [a = '#c8102e', b = '#1f5fa8', c = '#f2c21b'] = tones;
    return {
      tint: c,
      art:
        standingShadow(sheet, 660, 1310, 380) +
        path('M350 640Q660 120 970 640', 'none', { stroke: darker(a, 0.1), 'stroke-width': 34 }) +
        path(
          'M300 620H1020L930 1240Q920 1310 850 1310H470Q400 1310 390 1240Z',
          sheet.linear(
            [
              [0, darker(a, 0.08)],
              [0.25, lighter(a, 0.1)],
              [0.6, a],
              [1, darker(a, 0.13)],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        ellipse(660, 620, 360, 92, lighter(a, 0.08)) +
        ellipse(660, 624, 316, 72, '#d9b98a') +
        path('M380 620Q520 520 660 580T960 610Q820 690 660 690T380 620Z', '#e8cfa3') +
        path('M520 880l40 -50 40 50 60 -70 60 70 40 -50 40 50v140H520Z', lighter(a, 0.2), {
          opacity: 0.7,
        }) +
        lyingShadow(
          placed(
            1190,
            800,
            20,
            1,
            rect(-36, -420, 72, 560, 30, '') +
              path('M-130 120H130V380Q100 520 0 540Q-100 520 -130 380Z', ''),
          ),
          14,
        ) +
        placed(
          1190,
          800,
          20,
          1,
          rect(-36, -420, 72, 560, 30, sheet.rod(b)),
          path('M-110 -420H110V-350H-110Z', sheet.matt(b)),
          path('M-130 120H130V380Q100 520 0 540Q-100 520 -130 380Z', sheet.matt(b)),
          path('M-80 180H80', 'none', { stroke: darker(b, 0.12), 'stroke-width': 16 }),
        ) +
        standingShadow(sheet, 1150, 1400, 120) +
        path('M1150 1190l46 94 104 14 -76 72 20 30H1056l20 -30 -76 -72 104 -14Z', sheet.matt(c)),
    };
  },
);

/** Wooden people and animals for telling stories. */
export const figures = kind(
  {
    colors: colors(['#c8102e', '#1f5fa8', '#2f8f5b', '#f2c21b', '#6f4aa0'], 7),
    style: oneOf(['pegs', 'holy', 'cloths'], 'pegs'),
  },
  ({ colors: tones, style }, sheet) => {
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
      art: tones
        .slice(0, n)
        .map((tone, at) => {
          const x = 800 + (at - (n - 1) / 2) * Math.min(300, 1240 / n);
          const child = style === 'pegs' ? at % 3 === 2 : at === Math.floor(n / 2);
          const s = (child ? 0.7 : 1) * Math.min(1.15, 5 / n + 0.12);
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
        .join(''),
    };
  },
);

/** A candle, alone or four on a wreath. */
export const candle = kind(
  {
    color: color('#f4f1ea'),
    style: oneOf(['pillar', 'tealights', 'wreath', 'taper', 'lantern'], 'pillar'),
    count: integer(1, 6, 1),
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
    if (style === 'taper')
      return {
        tint: wax,
        art:
          lyingShadow(
            Array.from({ length: 5 }, (_, at) =>
              placed(
                800 + (at - 2) * 190,
                800,
                (at - 2) * 4,
                1,
                rect(-50, -560, 100, 1120, 30, ''),
              ),
            ).join(''),
            12,
          ) +
          Array.from({ length: 5 }, (_, at) =>
            placed(
              800 + (at - 2) * 190,
              800,
              (at - 2) * 4,
              1,
              line('M0 -560v-60', '#f4f1ea', 12),
              path(
                'M-50 560V-480Q-46 -560 0 -566Q46 -560 50 -480V560Z',
                sheet.rod(
                  [wax, lighter(wax, 0.06), darker(wax, 0.05), mix(wax, '#c8102e', 0.2), wax][at] ??
                    wax,
                ),
              ),
            ),
          ).join(''),
      };
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

/** Soft things: blankets, pillows, a mattress. */
export const textiles = kind(
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
export const firstAid = kind(
  { color: color('#2f8f5b'), style: oneOf(['box', 'plasters', 'pump'], 'box') },
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

/** A play kitchen, a till, a shop. */
export const playShop = kind(
  { color: color('#ea6a5a'), style: oneOf(['till', 'food', 'kitchen', 'doll'], 'till') },
  ({ color: paint, style }, sheet) => {
    if (style === 'food')
      return {
        tint: paint,
        art:
          standingShadow(sheet, 800, 1330, 520) +
          path(
            'M290 860H1310L1230 1270Q1220 1330 1150 1330H450Q380 1330 370 1270Z',
            sheet.matt(beech),
          ) +
          line('M310 960H1290M330 1080H1270M350 1200H1250', darker(beech, 0.12), 18) +
          circle(520, 760, 150, sheet.ball('#c8102e')) +
          circle(800, 700, 150, sheet.ball('#ee8522')) +
          path('M980 860Q900 620 1010 560Q1120 600 1090 860Z', sheet.ball('#6f4aa0')) +
          path('M1080 560q-60 -110 20 -150M1000 540q-40 -60 -100 -60', 'none', {
            stroke: '#2f8f5b',
            'stroke-width': 26,
            'stroke-linecap': 'round',
          }) +
          path('M1150 860Q1160 560 1250 480Q1310 560 1280 860Z', sheet.matt('#f2c21b')) +
          path('M360 820Q300 560 420 470', 'none', {
            stroke: '#f2c21b',
            'stroke-width': 80,
            'stroke-linecap': 'round',
          }),
      };
    if (style === 'kitchen')
      return {
        tint: paint,
        art:
          standingShadow(sheet, 800, 1420, 470) +
          rect(360, 700, 880, 720, 20, sheet.matt(beech)) +
          rect(330, 640, 940, 90, 20, sheet.matt(lighter(beech, 0.06))) +
          rect(400, 780, 380, 560, 16, sheet.matt(paint)) +
          rect(440, 850, 300, 300, 24, '#2b3640') +
          rect(460, 870, 260, 260, 16, '#46525e') +
          rect(440, 800, 300, 24, 12, '#c9ced4') +
          rect(820, 780, 380, 560, 16, '#f4f1ea') +
          circle(880, 1050, 22, paint) +
          ellipse(590, 640, 150, 34, '#2b2f36') +
          ellipse(980, 640, 150, 34, '#c9ced4') +
          rect(360, 240, 880, 400, 20, lighter(beech, 0.04)) +
          rect(400, 290, 800, 130, 12, darker(beech, 0.06)) +
          path('M960 640V500Q960 460 1000 460T1040 500', 'none', {
            stroke: '#aeb4bc',
            'stroke-width': 26,
          }) +
          rect(470, 480, 240, 140, 30, sheet.matt('#1f5fa8')) +
          [480, 600, 720].map((x) => rect(x, 320, 80, 100, 14, '#c8102e')).join(''),
      };
    if (style === 'doll')
      return {
        tint: paint,
        art:
          standingShadow(sheet, 800, 1420, 300) +
          path('M640 1180L590 1400H720L760 1180ZM960 1180L1010 1400H880L840 1180Z', '#f0c9a0') +
          rect(570, 1360, 170, 70, 30, darker(paint, 0.2)) +
          rect(860, 1360, 170, 70, 30, darker(paint, 0.2)) +
          path(
            'M600 760L410 990 470 1050 640 900ZM1000 760L1190 990 1130 1050 960 900Z',
            '#f0c9a0',
          ) +
          path('M620 720Q800 660 980 720L1080 1220Q800 1290 520 1220Z', sheet.matt(paint)) +
          line('M560 1130Q800 1190 1040 1130', lighter(paint, 0.25), 20) +
          circle(800, 460, 260, sheet.ball('#f2cda6')) +
          path('M536 470Q520 180 800 180T1064 470Q1000 320 800 310T536 470Z', '#8a3a1e') +
          circle(520, 500, 80, '#8a3a1e') +
          circle(1080, 500, 80, '#8a3a1e') +
          circle(710, 470, 22, '#2b2f36') +
          circle(890, 470, 22, '#2b2f36') +
          path('M730 570q70 60 140 0', 'none', {
            stroke: '#a33a3a',
            'stroke-width': 18,
            'stroke-linecap': 'round',
          }) +
          circle(650, 550, 34, '#ea8a7a', { opacity: 0.5 }) +
          circle(950, 550, 34, '#ea8a7a', { opacity: 0.5 }),
      };
    return {
      tint: paint,
      art:
        standingShadow(sheet, 800, 1290, 540) +
        path(
          'M300 820H1300L1380 1240Q1390 1290 1330 1290H270Q210 1290 220 1240Z',
          sheet.matt(paint),
        ) +
        rect(330, 1150, 940, 100, 20, darker(paint, 0.16)) +
        rect(730, 1180, 140, 34, 16, '#c9ced4') +
        path('M420 420H1180L1290 820H310Z', sheet.matt(lighter(paint, 0.1))) +
        rect(520, 320, 560, 190, 24, sheet.matt('#3a3f47')) +
        rect(550, 350, 500, 130, 12, '#b9c7b4') +
        lettering('4.50', 1010, 376, { size: 80, color: '#2b3a2b', weight: 12, align: 'end' }) +
        Array.from({ length: 12 }, (_, at) => {
          const x = 470 + (at % 4) * 150;
          const y = 560 + Math.floor(at / 4) * 86;
          return rect(x, y, 110, 62, 14, at % 4 === 3 ? '#f2c21b' : '#f4f1ea');
        }).join('') +
        rect(1090, 560, 110, 230, 20, '#2f8f5b'),
    };
  },
);
