import { darker, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { colors, flag, oneOf } from '../../../modules/media/drawing/parameters.ts';
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
import { scenes } from '../scenes.ts';
import { Corner } from '../solid.ts';

const sceneNames = Object.keys(scenes) as (keyof typeof scenes)[];

const bright = ['#c8102e', '#f2c21b', '#2f8f5b', '#1f5fa8', '#ee8522'] as const;

/** Building blocks piled into a small house. */
const blocks = kind(
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
const construction = kind({ colors: colors(bright, 6) }, ({ colors: tones }, sheet) => {
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
const puzzle = kind(
  {
    colors: colors(['#6bb3e0', '#8cbf3f', '#f2c21b', '#ee8522'], 6),
    pieces: oneOf(['4', '9', '16', '25', '49'], '9'),
    frame: flag(true),
    motif: oneOf(['landscape', 'map', 'shapes', ...sceneNames], 'landscape'),
  },
  ({ colors: tones, pieces, frame, motif: scene }, sheet) => {
    const n = Math.sqrt(Number(pieces));
    const size = 1080;
    const left = 800 - size / 2;
    const top = 800 - size / 2;
    const s = size / n;
    const clip = sheet.clip(rect(left, top, size, size, 20, '#000'));
    const [a = '#6bb3e0', b = '#8cbf3f', c = '#f2c21b', d = '#ee8522'] = tones;
    const own = {
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
    };
    const picture =
      scene in own
        ? own[scene as keyof typeof own]
        : scenes[scene as keyof typeof scenes](sheet, left, top, size);
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
          rect(-s / 2, -s / 2, s, s, 16, sheet.matt(darker(b, 0.05))),
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

export const buildingKinds = {
  blocks: blocks,
  construction: construction,
  puzzle: puzzle,
};
