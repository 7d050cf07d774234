import { darker, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import { color, colors, label } from '../../../modules/media/drawing/parameters.ts';
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
import { steel } from '../materials.ts';
import { Corner } from '../solid.ts';

/** The box of staples with their size, and two bars of them before it. */
const staples = kind(
  { color: color('#1f5fa8'), label: label(8, '24/6') },
  ({ color: paint, label: size }, sheet) => {
    const corner = new Corner(800, 430, 6);
    const [fx, fy] = corner.at([0, 90, 50]);
    const bar = (x: number, y: number, turn: number): string =>
      placed(
        x,
        y,
        turn,
        1,
        rect(-250, -26, 500, 74, 6, sheet.linear(steel, 0, 0, 0, 1)),
        line(
          Array.from({ length: 40 }, (_, at) => `M${-240 + at * 12.3} -24v70`).join(''),
          '#8a919b',
          3,
        ),
        rect(-250, -26, 500, 20, 6, '#f4f6f8', { opacity: 0.7 }),
      );
    return {
      tint: paint,
      art:
        corner.shadow([0, 0, 0], [110, 90]) +
        corner.box([0, 0, 0], [110, 90, 50], paint, 6) +
        corner.face(
          [
            [6, 90, 12],
            [104, 90, 12],
            [104, 90, 40],
            [6, 90, 40],
          ],
          '#fffdf6',
          2,
        ) +
        group(
          { transform: `matrix(0.866 0.46 0 1 ${fx} ${fy})` },
          lettering(size, 330, 92, { size: 104, color: '#1d2430', weight: 15, align: 'middle' }),
        ) +
        lyingShadow(
          placed(480, 1270, 14, 1, rect(-250, -26, 500, 80, 6, '')) +
            placed(1120, 1290, -12, 1, rect(-250, -26, 500, 80, 6, '')),
          10,
        ) +
        bar(480, 1270, 14) +
        bar(1120, 1290, -12),
    };
  },
);

/** Two steel jaws that lift staples. */
const stapleRemover = kind({ color: color('#2b2f36') }, ({ color: paint }, sheet) => ({
  tint: mix(paint, '#6bb3e0', 0.3),
  art: placed(
    780,
    800,
    -10,
    1,
    lyingShadow(path('M-520 -20Q-420 -300 120 -280L520 -60L120 300Q-420 320 -520 -20Z', ''), 16),
    path(
      'M-60 -160L430 -190Q520 -150 540 -40L470 10L400 -60Q200 -20 -40 -40Z',
      sheet.linear(steel, 0, 0, 0, 1),
    ),
    path(
      'M-60 190L430 220Q520 180 540 70L470 20L400 90Q200 50 -40 70Z',
      sheet.linear(steel, 0, 1, 0, 0),
    ),
    path(
      'M-520 0Q-520 -300 -120 -290Q80 -280 130 -190Q60 -80 -180 -60Q-330 -50 -340 10Q-330 90 -180 100Q60 120 130 220Q80 310 -120 320Q-520 330 -520 0Z',
      sheet.matt(paint),
    ),
    circle(-420, 10, 54, sheet.linear(steel)),
    line('M-430 -150Q-360 -240 -140 -240', lighter(paint, 0.25), 16, { opacity: 0.7 }),
  ),
}));

const rubberBands = kind(
  { colors: colors(['#c8102e', '#1f5fa8', '#f2c21b', '#2f8f5b', '#ee8522']) },
  ({ colors: tones }) => ({
    tint: tones[0] ?? '#c8102e',
    art: Array.from({ length: 34 }, (_, at) => {
      const a = at * 2.4;
      const r = 60 + Math.sqrt(at) * 74;
      const paint = tones[at % tones.length] ?? '#c8102e';
      const shape = (fill: string, width: number, opacity = 1): string =>
        ellipse(0, 0, 130 + (at % 4) * 34, 66 + (at % 3) * 22, 'none', {
          stroke: fill,
          'stroke-width': width,
          opacity,
        });
      return placed(
        800 + Math.cos(a) * r,
        800 + Math.sin(a) * r * 0.86,
        (at * 47) % 180,
        1,
        group({ transform: 'translate(6 10)' }, shape('#3b2a18', 22, 0.12)),
        shape(darker(paint, 0.05), 22),
        shape(lighter(paint, 0.1), 7, 0.7),
      );
    }).join(''),
  }),
);

/** A jar with a magnetic ring that holds paper clips. */
const clipDispenser = kind({ color: color('#2b2f36') }, ({ color: paint }, sheet) => ({
  tint: mix(paint, '#6bb3e0', 0.4),
  art:
    standingShadow(sheet, 800, 1330, 380) +
    path('M450 620L500 1250Q510 1330 600 1330H1000Q1090 1330 1100 1250L1150 620Z', '#e3edf1', {
      opacity: 0.85,
    }) +
    Array.from({ length: 14 }, (_, at) =>
      placed(
        600 + ((at * 137) % 400),
        860 + ((at * 89) % 380),
        at * 37,
        0.42,
        line(
          'M40 -120V130Q40 200 -20 200T-80 130V-130Q-80 -210 -4 -210T72 -130V110',
          '#9aa1aa',
          26,
        ),
      ),
    ).join('') +
    line('M500 680L545 1230', '#ffffff', 26, { opacity: 0.6 }) +
    rect(420, 500, 760, 170, 60, sheet.rod(paint)) +
    ellipse(800, 510, 370, 96, darker(paint, 0.04)) +
    ellipse(800, 510, 230, 56, '#14171c') +
    [-230, -60, 120, 260]
      .map((x, at) =>
        placed(
          800 + x,
          470 - (at % 2) * 30,
          60 + at * 50,
          0.42,
          line(
            'M40 -120V130Q40 200 -20 200T-80 130V-130Q-80 -210 -4 -210T72 -130V110',
            '#c3c7cd',
            28,
          ),
        ),
      )
      .join(''),
}));

/** Rings of fabric on their strip, and a sheet that was saved by one. */
const holeRings = kind({}, (_, sheet) => ({
  tint: '#6bb3e0',
  art:
    lyingShadow(rect(300, 220, 560, 1160, 12, ''), 10) +
    rect(300, 220, 560, 1160, 12, '#eef3f6') +
    [0, 1, 2]
      .map((x) =>
        [0, 1, 2, 3, 4, 5]
          .map(
            (y) =>
              circle(400 + x * 180, 330 + y * 188, 66, 'none', {
                stroke: '#ffffff',
                'stroke-width': 46,
              }) +
              circle(400 + x * 180, 330 + y * 188, 90, 'none', {
                stroke: '#c5ced6',
                'stroke-width': 4,
              }) +
              circle(400 + x * 180, 330 + y * 188, 43, '#dbe3e8'),
          )
          .join(''),
      )
      .join('') +
    placed(
      1130,
      880,
      6,
      1,
      lyingShadow(rect(-210, -520, 420, 1040, 6, ''), 8),
      rect(-210, -520, 420, 1040, 6, '#fffefa'),
      line(
        'M-60 -400H180M-60 -310H180M-60 -220H180M-60 -130H180M-60 -40H180M-60 50H180M-60 140H180',
        '#cfd6db',
        5,
      ),
      [-260, 200]
        .map(
          (y) =>
            circle(-130, y, 52, sheet.matt('#ffffff'), { stroke: '#b9c3cb', 'stroke-width': 5 }) +
            circle(-130, y, 24, '#cbd3d9'),
        )
        .join(''),
    ),
}));

/** A correction roller: its reel shows through, the tape is laid down before it. */
const correctionRoller = kind({ color: color('#6bb3e0') }, ({ color: paint }, sheet) => ({
  tint: paint,
  art:
    line('M250 1230H1010', '#c9ced4', 70) +
    line('M250 1224H1010', '#fffefb', 62) +
    lyingShadow(
      path(
        'M1000 1230L820 980Q640 860 700 620Q780 380 1060 380Q1360 420 1370 700Q1340 960 1120 1010Z',
        '',
      ),
      16,
    ) +
    path(
      'M1000 1230L820 980Q640 860 700 620Q780 380 1060 380Q1360 420 1370 700Q1340 960 1120 1010Z',
      sheet.matt(paint),
    ) +
    circle(1040, 690, 210, '#eef5f8', { opacity: 0.85 }) +
    circle(1040, 690, 150, 'none', { stroke: '#fffefb', 'stroke-width': 70 }) +
    circle(1040, 690, 150, 'none', { stroke: '#c9d3da', 'stroke-width': 6 }) +
    circle(1040, 690, 70, sheet.matt(darker(paint, 0.12))) +
    path('M930 1040L1090 1030L1010 1240Z', '#f4f6f8', { stroke: '#c9ced4', 'stroke-width': 6 }),
}));

export const stationeryKinds = {
  staples,
  'staple-remover': stapleRemover,
  'rubber-bands': rubberBands,
  'clip-dispenser': clipDispenser,
  'hole-rings': holeRings,
  'correction-roller': correctionRoller,
};
