import { darker, lighter } from '../../../modules/media/drawing/color.ts';
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
  rect,
  standingShadow,
} from '../../../modules/media/drawing/sheet.ts';
import { Corner } from '../solid.ts';

/** Blocks of modelling clay. */
const clay = kind(
  {
    colors: colors(['#c8102e', '#f2c21b', '#2f8f5b', '#1f5fa8', '#ee8522', '#f4f1ea'], 12),
    shape: oneOf(['bars', 'block', 'pots'], 'bars'),
  },
  ({ colors: tones, shape }, sheet) => {
    const [first = '#c8102e'] = tones;
    if (shape === 'block') {
      const corner = new Corner(800, 600, 6.4);
      return {
        tint: first,
        art:
          corner.shadow([-4, -4, 0], [110, 84]) +
          corner.box([0, 0, 0], [102, 76, 54], first, 22) +
          corner.line(
            [
              [16, 76, 14],
              [86, 76, 14],
            ],
            darker(first, 0.1),
            8,
          ) +
          corner.line(
            [
              [16, 76, 26],
              [86, 76, 26],
            ],
            darker(first, 0.1),
            8,
          ) +
          corner.line(
            [
              [16, 76, 38],
              [86, 76, 38],
            ],
            darker(first, 0.1),
            8,
          ) +
          corner.face(
            [
              [30, 20, 54],
              [72, 20, 54],
              [72, 56, 54],
              [30, 56, 54],
            ],
            lighter(first, 0.1),
            14,
          ),
      };
    }
    if (shape === 'pots') {
      const per = Math.ceil(tones.length / 2);
      const pots = tones.map((tone, at) => {
        const row = Math.floor(at / per);
        const x = 800 + ((at % per) - (per - 1) / 2) * Math.min(420, 1240 / per);
        const y = 590 + row * 520;
        const r = Math.min(190, 590 / per);
        return (
          standingShadow(sheet, x, y + r * 1.1, r, 0.8) +
          path(
            `M${x - r * 0.9} ${y - r * 0.5}L${x - r * 0.8} ${y + r}Q${x} ${y + r * 1.25} ${x + r * 0.8} ${y + r}L${x + r * 0.9} ${y - r * 0.5}Z`,
            sheet.rod('#f4f2ec', 'x', 0.6),
          ) +
          path(
            `M${x - r} ${y - r * 0.9}V${y - r * 0.4}Q${x} ${y - r * 0.08} ${x + r} ${y - r * 0.4}V${y - r * 0.9}Z`,
            sheet.rod(tone),
          ) +
          ellipse(x, y - r * 0.9, r, r * 0.28, lighter(tone, 0.06)) +
          ellipse(x, y - r * 0.9, r * 0.74, r * 0.19, darker(tone, 0.04))
        );
      });
      return { tint: first, art: pots.join('') };
    }
    const step = Math.min(210, 1240 / tones.length);
    const bars = tones.map((tone, at) => {
      const x = 800 + (at - (tones.length - 1) / 2) * step;
      const w = step * 0.86;
      const ribs = Array.from({ length: 4 }, (_, rib) =>
        rect(
          x - w / 2 + (w / 4) * rib,
          380 + (at % 2) * 26,
          w / 4 + 0.5,
          840,
          w * 0.12,
          sheet.rod(tone, 'x', 0.7),
        ),
      );
      return {
        art:
          ribs.join('') +
          rect(x - w / 2, 380 + (at % 2) * 26, w, 26, 12, lighter(tone, 0.08), { opacity: 0.6 }),
        shadow: rect(x - w / 2, 380 + (at % 2) * 26, w, 840, 16, ''),
      };
    });
    return {
      tint: first,
      art:
        lyingShadow(bars.map((bar) => bar.shadow).join(''), 14) +
        bars.map((bar) => bar.art).join(''),
    };
  },
);

/** A heap of beads, pompoms or buttons, laid out by a generous hand. */
const beads = kind(
  {
    colors: colors(['#c8102e', '#f2c21b', '#2f8f5b', '#1f5fa8', '#ee8522', '#6f4aa0'], 16),
    shape: oneOf(['round', 'cube', 'pompom', 'tube'], 'round'),
    strung: flag(),
  },
  ({ colors: tones, shape, strung }, sheet) => {
    const one = (x: number, y: number, r: number, tone: string, turn: number): string => {
      if (shape === 'cube')
        return placed(
          x,
          y,
          turn,
          1,
          rect(-r * 0.88, -r * 0.88, r * 1.76, r * 1.76, r * 0.28, sheet.matt(tone, 1.4)),
          circle(0, 0, r * 0.26, darker(tone, 0.2)),
        );
      if (shape === 'tube')
        return placed(
          x,
          y,
          turn,
          1,
          rect(-r * 0.6, -r, r * 1.2, r * 2, r * 0.3, sheet.rod(tone)),
          ellipse(0, -r * 0.86, r * 0.5, r * 0.2, darker(tone, 0.18)),
        );
      if (shape === 'pompom') {
        const fluff = Array.from({ length: 22 }, (_, at) => {
          const a = (at / 22) * Math.PI * 2;
          return `M${Math.round(x + Math.cos(a) * r * 0.8)} ${Math.round(y + Math.sin(a) * r * 0.8)}L${Math.round(x + Math.cos(a + 0.1) * r * 1.1)} ${Math.round(y + Math.sin(a + 0.1) * r * 1.1)}`;
        }).join('');
        return line(fluff, darker(tone, 0.03), r * 0.16) + circle(x, y, r * 0.94, sheet.ball(tone));
      }
      return (
        circle(x, y, r, sheet.ball(tone)) +
        ellipse(x + r * 0.1, y - r * 0.05, r * 0.2, r * 0.24, darker(tone, 0.2))
      );
    };
    const spots: [number, number][] = [];
    if (strung)
      for (let at = 0; at < 22; at += 1) {
        const a = (at / 22) * Math.PI * 2 - Math.PI / 2;
        spots.push([800 + Math.cos(a) * 490, 800 + Math.sin(a) * 470]);
      }
    else
      for (let ring = 0; ring < 5; ring += 1) {
        const n = ring === 0 ? 1 : ring * 6;
        for (let at = 0; at < n; at += 1) {
          const a = (at / n) * Math.PI * 2 + ring * 0.7;
          const d = ring * 128 + ((at * 37) % 30) - 12;
          spots.push([800 + Math.cos(a) * d, 800 + Math.sin(a) * d * 0.94]);
        }
      }
    const r = strung ? 66 : 60;
    const shapes = spots.map(([x, y]) => circle(x, y, r * 0.98, '')).join('');
    const art = spots
      .map(([x, y], at) =>
        one(
          x,
          y,
          r,
          tones[(at * 5 + Math.floor(at / 7)) % tones.length] ?? '#c8102e',
          (at * 53) % 90,
        ),
      )
      .join('');
    return {
      tint: tones[0] ?? '#c8102e',
      art:
        (strung
          ? ellipse(800, 800, 490, 470, 'none', { stroke: '#b98d57', 'stroke-width': 9 })
          : '') +
        lyingShadow(shapes, 13) +
        art,
    };
  },
);

/** Balls of wool. */
const wool = kind({ colors: colors(['#c8102e'], 6) }, ({ colors: tones }, sheet) => {
  const one = (tone: string): string => {
    const clip = sheet.clip(circle(0, 0, 300, '#000'));
    const strands = (turn: number, shade: string): string =>
      group(
        { transform: `rotate(${turn})`, 'clip-path': clip },
        ...Array.from({ length: 7 }, (_, at) =>
          ellipse(0, 0, 300 - at * 8, 66 + at * 34, 'none', { stroke: shade, 'stroke-width': 15 }),
        ),
      );
    return (
      circle(0, 0, 300, sheet.ball(tone)) +
      strands(28, lighter(tone, 0.08)) +
      strands(-38, darker(tone, 0.06)) +
      strands(82, lighter(tone, 0.04)) +
      circle(
        0,
        0,
        300,
        sheet.radial(
          [
            [0, '#ffffff', 0.16],
            [0.5, '#ffffff', 0],
            [1, darker(tone, 0.3), 0.42],
          ],
          0.36,
          0.3,
          0.8,
        ),
      )
    );
  };
  const [first = '#c8102e'] = tones;
  if (tones.length === 1)
    return {
      tint: first,
      art:
        standingShadow(sheet, 800, 1210, 380) +
        line('M980 1180c140 40 260 -40 220 80s-300 60 -420 110', first, 18) +
        placed(800, 800, 0, 1.45, one(first)),
    };
  const spots = [
    [520, 560],
    [1070, 570],
    [800, 980],
    [420, 1080],
    [1180, 1080],
    [800, 420],
  ] as const;
  return {
    tint: first,
    art: tones
      .map((tone, at) => {
        const [x, y] = spots[at] ?? [800, 800];
        const s = tones.length <= 3 ? 0.92 : 0.74;
        return standingShadow(sheet, x, y + 285 * s, 250 * s) + placed(x, y, at * 40, s, one(tone));
      })
      .join(''),
  };
});

/** Pipe cleaners, wooden sticks or drinking-straw-thin things in a loose bundle. */
const rods = kind(
  {
    colors: colors(['#c8102e', '#f2c21b', '#2f8f5b', '#1f5fa8', '#ee8522', '#d64f8c'], 12),
    style: oneOf(['fluffy', 'wood', 'smooth'], 'fluffy'),
  },
  ({ colors: tones, style }, sheet) => {
    const count = Math.max(8, tones.length);
    const all = Array.from({ length: count }, (_, at) => {
      const tone = tones[at % tones.length] ?? '#c8102e';
      const x = 800 + (at - (count - 1) / 2) * (1080 / count);
      const turn = ((at * 37) % 11) - 5;
      const w = style === 'wood' ? 74 : style === 'fluffy' ? 42 : 34;
      const body =
        style === 'fluffy'
          ? line(
              Array.from({ length: 52 }, (_, i) => `M-24 ${-560 + i * 22}l48 10`).join(''),
              darker(tone, 0.03),
              9,
            ) + line('M0 -570V590', lighter(tone, 0.08), 20, { opacity: 0.85 })
          : rect(
              -w / 2,
              -570,
              w,
              1160,
              w / 2,
              style === 'wood'
                ? sheet.linear(
                    [
                      [0, darker(tone, 0.05)],
                      [0.4, lighter(tone, 0.04)],
                      [1, darker(tone, 0.08)],
                    ],
                    0,
                    0,
                    1,
                    0,
                  )
                : sheet.rod(tone),
            );
      return {
        art: placed(x, 800, turn, 1, body),
        shadow: placed(x, 800, turn, 1, rect(-w / 2, -570, w, 1160, w / 2, '')),
      };
    });
    return {
      tint: tones[0] ?? '#c8102e',
      art:
        lyingShadow(all.map((rod) => rod.shadow).join(''), 10) + all.map((rod) => rod.art).join(''),
    };
  },
);

/** Wooden stamps, one printing. */
const stamps = kind(
  {
    color: color('#c8102e'),
    motif: oneOf(['star', 'heart', 'letter', 'animal'], 'star'),
    pad: flag(true),
  },
  ({ color: ink, motif, pad }, sheet) => {
    const wood = '#dfbd8a';
    const shape =
      motif === 'star'
        ? 'M0 -130L34 -44 124 -40 54 18 78 106 0 56 -78 106 -54 18 -124 -40 -34 -44Z'
        : motif === 'heart'
          ? 'M0 110C-160 0 -120 -120 -50 -110 -20 -106 -6 -84 0 -64 6 -84 20 -106 50 -110 120 -120 160 0 0 110Z'
          : 'M-100 40Q-110 -80 -60 -110L-44 -60Q0 -76 44 -60L60 -110Q110 -80 100 40 80 110 0 110T-100 40Z';
    const print = (x: number, y: number, turn: number, opacity: number): string =>
      placed(
        x,
        y,
        turn,
        1.15,
        motif === 'letter'
          ? lettering('A', 0, -110, { size: 220, color: ink, align: 'middle', weight: 20 })
          : path(shape, ink),
      ).replace('<g ', `<g opacity="${opacity}" `);
    return {
      tint: ink,
      art:
        print(420, 1180, -8, 0.95) +
        print(760, 1230, 5, 0.8) +
        print(1080, 1170, -4, 0.6) +
        (pad
          ? lyingShadow(rect(840, 560, 470, 330, 26, ''), 13) +
            rect(840, 560, 470, 330, 26, sheet.matt('#3a3f47')) +
            rect(874, 594, 402, 262, 12, sheet.matt(darker(ink, 0.03)))
          : '') +
        standingShadow(sheet, 520, 980, 240) +
        rect(
          290,
          760,
          460,
          210,
          20,
          sheet.linear([
            [0, lighter(wood, 0.05)],
            [1, darker(wood, 0.09)],
          ]),
        ) +
        rect(290, 950, 460, 34, 8, darker(ink, 0.1)) +
        path('M430 764Q470 660 440 540Q400 330 520 320T600 540Q570 660 610 764Z', sheet.rod(wood)) +
        ellipse(520, 400, 76, 66, lighter(wood, 0.08), { opacity: 0.6 }),
    };
  },
);

/** A lino roller with its ink. */
const roller = kind({ color: color('#2b2f36') }, ({ color: ink }, sheet) => ({
  tint: ink,
  art:
    path('M220 420h700q-60 300 20 640H220Z', ink, { opacity: 0.9 }) +
    line('M260 500h560M250 640h580M250 800h560M240 960h590', lighter(ink, 0.1), 10, {
      opacity: 0.4,
    }) +
    lyingShadow(
      path('M880 300h160v860H880Z', '') +
        placed(1180, 730, -90, 1, rect(-40, -60, 80, 330, 30, '')),
      15,
    ) +
    line('M960 280V240H1180V1220H960V1180', '#9aa1aa', 26) +
    rect(
      860,
      280,
      200,
      900,
      30,
      sheet.linear(
        [
          [0, darker(ink, 0.08)],
          [0.3, lighter(ink, 0.2)],
          [1, darker(ink, 0.14)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    rect(1160, 690, 330, 82, 40, sheet.rod('#c8102e', 'y')) +
    rect(1160, 700, 60, 62, 8, sheet.rod('#c9ced4', 'y')),
}));

export const craftsKinds = {
  clay: clay,
  beads: beads,
  wool: wool,
  rods: rods,
  stamps: stamps,
  roller: roller,
};
