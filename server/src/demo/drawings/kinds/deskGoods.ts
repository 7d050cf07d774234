import { darker, inkOn, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
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
  group,
  line,
  lyingShadow,
  path,
  placed,
  polygon,
  rect,
  standingShadow,
} from '../../../modules/media/drawing/sheet.ts';
import { beech, steel } from '../materials.ts';
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

/** Refills of ballpoints: brass tips, the ink's colour in the tube. */
const refills = kind(
  { color: color('#1f5fa8'), count: integer(1, 8, 5) },
  ({ color: ink, count }, sheet) => {
    const xs = Array.from({ length: count }, (_, at) => 800 + (at - (count - 1) / 2) * 190);
    return {
      tint: ink,
      art:
        lyingShadow(xs.map((x) => rect(x - 40, 260, 80, 1080, 30, '')).join(''), 12) +
        xs
          .map(
            (x) =>
              rect(x - 26, 250, 52, 70, 12, sheet.rod('#8f969f')) +
              rect(x - 40, 310, 80, 860, 16, sheet.rod('#dfe4e9')) +
              rect(x - 40, 520, 80, 440, 0, sheet.rod(ink)) +
              path(`M${x - 34} 1170H${x + 34}L${x + 12} 1310H${x - 12}Z`, sheet.rod('#c9a24a')) +
              rect(x - 8, 1306, 16, 40, 6, '#8f969f'),
          )
          .join(''),
    };
  },
);

/** Soft grips for pencils, side by side. */
const pencilGrips = kind(
  { colors: colors(['#1f5fa8'], 12), count: integer(1, 12, 3) },
  ({ colors: tones, count }, sheet) => {
    const perRow = count > 6 ? 4 : 3;
    const rows = Math.ceil(count / perRow);
    const scale = rows > 1 ? (rows > 2 ? 0.62 : 0.76) : 1;
    return {
      tint: tones[0] ?? '#1f5fa8',
      art: Array.from({ length: count }, (_, at) => {
        const paint = tones[at % tones.length] ?? '#1f5fa8';
        const x =
          800 + ((at % perRow) - (Math.min(count, perRow) - 1) / 2) * 360 * (perRow > 3 ? 0.92 : 1);
        const y = 800 + (Math.floor(at / perRow) - (rows - 1) / 2) * 420;
        const shape = 'M-110 -190Q0 -220 110 -190L130 110Q110 200 0 210Q-110 200 -130 110Z';
        return (
          lyingShadow(placed(x, y, 12, scale, path(shape, '')), 12) +
          placed(
            x,
            y,
            12,
            scale,
            path(shape, sheet.rod(paint)),
            ellipse(0, -196, 108, 34, darker(paint, 0.1)),
            ellipse(0, -196, 52, 18, darker(paint, 0.3)),
            ellipse(-34, 20, 46, 96, darker(paint, 0.07), { opacity: 0.8 }),
            ellipse(70, 30, 34, 84, darker(paint, 0.12), { opacity: 0.8 }),
          )
        );
      }).join(''),
    };
  },
);

/** Leads in their box: thin ones for mechanical pencils, thick ones for compasses. */
const leads = kind(
  { color: color('#2b2f36'), label: label(8, '0,7'), count: integer(2, 20, 12), thick: flag() },
  ({ color: paint, label: text, count, thick }, sheet) => ({
    tint: mix(paint, '#6bb3e0', 0.5),
    art:
      lyingShadow(placed(560, 800, -8, 1, rect(-170, -500, 340, 1000, 40, '')), 16) +
      placed(
        560,
        800,
        -8,
        1,
        rect(-170, -500, 340, 1000, 40, '#e3edf1', { opacity: 0.9 }),
        line(
          Array.from({ length: 7 }, (_, at) => `M${-90 + at * 30} -430V420`).join(''),
          '#3a3f47',
          thick ? 16 : 10,
          { opacity: 0.7 },
        ),
        rect(-170, -500, 340, 250, 40, sheet.matt(paint)),
        rect(-170, -60, 340, 260, 0, '#fffdf6'),
        lettering(text, 0, 20, {
          size: 96,
          color: '#1d2430',
          weight: 15,
          align: 'middle',
          widest: 280,
        }),
      ) +
      Array.from({ length: count }, (_, at) =>
        line(
          `M${860 + at * (500 / count)} ${460 + (at % 3) * 26}L${890 + at * (500 / count)} ${(thick ? 900 : 1120) + (at % 4) * 22}`,
          '#3a3f47',
          thick ? 22 : 11,
        ),
      ).join(''),
  }),
);

/** Snap-off blades, fanned out before their case. */
const blades = kind(
  { color: color('#f2c21b'), count: integer(1, 10, 10), label: label(8, '18 MM') },
  ({ color: paint, count, label: width }, sheet) => ({
    tint: paint,
    art:
      Array.from({ length: count }, (_, at) =>
        placed(
          420 + at * 92,
          620 - Math.abs(at - (count - 1) / 2) * 10,
          -4 + at * 1.2,
          1,
          path('M-38 -360L38 -420V360H-38Z', sheet.linear(steel, 0, 0, 1, 0), {
            stroke: '#8a919b',
            'stroke-width': 3,
          }),
          line(
            'M-38 -220L38 -280M-38 -110L38 -170M-38 0L38 -60M-38 110L38 50M-38 220L38 160',
            '#7d848e',
            5,
          ),
        ),
      ).join('') +
      lyingShadow(rect(290, 960, 1020, 380, 50, ''), 16) +
      rect(290, 960, 1020, 380, 50, sheet.matt(paint)) +
      rect(560, 1050, 480, 190, 20, '#fffdf6') +
      lettering(width, 800, 1100, {
        size: 90,
        color: '#1d2430',
        weight: 15,
        align: 'middle',
        widest: 420,
      }),
  }),
);

/** A glue gun on its stand, with sticks. */
const glueGun = kind({ color: color('#ee8522') }, ({ color: paint }, sheet) => ({
  tint: paint,
  art:
    standingShadow(sheet, 760, 1330, 480) +
    line('M560 860L470 1320M640 860L720 1320', '#6b727c', 20) +
    path(
      'M420 560H1130Q1200 560 1200 640V760Q1200 800 1150 800H1120L1180 1190Q1180 1240 1130 1240H980Q930 1240 920 1190L870 830H420Z',
      sheet.matt(paint),
      { stroke: paint, 'stroke-width': 24, 'stroke-linejoin': 'round' },
    ) +
    rect(360, 590, 130, 210, 30, sheet.matt('#2f343c')) +
    path('M360 620L230 680V720L360 770Z', sheet.rod('#c9a24a', 'y')) +
    path('M820 830Q800 980 860 1020L900 1010L872 830Z', '#2f343c') +
    line('M560 640H1100', lighter(paint, 0.2), 16, { opacity: 0.7 }) +
    rect(1190, 650, 220, 70, 30, sheet.rod('#f4efe2', 'y')) +
    line('M1060 1240Q1080 1400 1300 1390', '#2f343c', 30) +
    rect(250, 1350, 480, 60, 30, sheet.rod('#f4efe2', 'y')) +
    circle(1040, 690, 34, '#fffdf6'),
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

/** A tape measure: flexible and rolled up, or in a case for long distances. */
const tapeMeasure = kind(
  { color: color('#f2c21b'), cased: flag(), label: label(8) },
  ({ color: paint, cased, label: text }, sheet) => {
    const ticks = (x: number, y: number, w: number): string =>
      rect(x, y, w, 130, 0, '#fbf6e4') +
      line(
        Array.from(
          { length: Math.floor(w / 22) },
          (_, at) => `M${x + 16 + at * 22} ${y}v${at % 5 ? 34 : 64}`,
        ).join(''),
        '#1d2430',
        6,
      ) +
      [1, 2, 3]
        .filter((n) => n * 110 < w - 50)
        .map((n) =>
          lettering(String(n), x + 16 + n * 110, y + 78, {
            size: 36,
            color: '#1d2430',
            weight: 14,
            align: 'middle',
          }),
        )
        .join('');
    return {
      tint: paint,
      art: cased
        ? standingShadow(sheet, 760, 1290, 470) +
          ticks(1080, 1130, 330) +
          rect(1396, 1110, 34, 170, 8, sheet.linear(steel, 0, 0, 1, 0)) +
          circle(740, 800, 480, sheet.ball(paint)) +
          circle(740, 800, 380, darker(paint, 0.09)) +
          circle(740, 800, 350, sheet.matt(paint)) +
          rect(1000, 1060, 170, 220, 30, sheet.matt('#2f343c')) +
          circle(740, 800, 60, '#2f343c') +
          line('M740 800L920 620', '#6b727c', 36) +
          circle(926, 614, 52, sheet.ball('#2f343c')) +
          lettering(text, 740, 950, { size: 96, color: inkOn(paint), weight: 15, align: 'middle' })
        : lyingShadow(circle(620, 700, 360, ''), 14) +
          Array.from({ length: 5 }, (_, at) =>
            circle(620, 700, 350 - at * 56, at % 2 ? darker(paint, 0.05) : sheet.matt(paint), {
              stroke: darker(paint, 0.14),
              'stroke-width': 5,
            }),
          ).join('') +
          circle(620, 700, 60, '#f8f5ee') +
          placed(
            880,
            1010,
            22,
            1,
            rect(-330, -10, 830, 144, 6, sheet.matt(paint)),
            line(
              Array.from(
                { length: 36 },
                (_, at) => `M${-310 + at * 22} -10v${at % 5 ? 34 : 64}`,
              ).join(''),
              inkOn(paint),
              6,
            ),
            [1, 2, 3, 4, 5, 6]
              .map((n) =>
                lettering(String(n), -310 + n * 110, 76, {
                  size: 40,
                  color: inkOn(paint),
                  weight: 14,
                  align: 'middle',
                }),
              )
              .join(''),
            rect(490, -16, 34, 156, 6, sheet.linear(steel, 0, 0, 1, 0)),
          ) +
          lettering(text, 620, 300, { size: 80, color: inkOn(paint), weight: 14, align: 'middle' }),
    };
  },
);

/** Spines of plastic whose rings open. */
const bindingSpines = kind({ color: color('#2b2f36') }, ({ color: paint }, sheet) => ({
  tint: paint,
  art: [-2, -1, 0, 1, 2]
    .map((at) => {
      const x = 800 + at * 210;
      return (
        lyingShadow(placed(x, 800, at * 3, 1, rect(-34, -580, 68, 1160, 20, '')), 10) +
        placed(
          x,
          800,
          at * 3,
          1,
          line(
            Array.from({ length: 21 }, (_, ring) => `M-30 ${-540 + ring * 54}q74 -30 76 14`).join(
              '',
            ),
            darker(paint, 0.03),
            20,
          ),
          rect(-44, -580, 46, 1160, 18, sheet.rod(paint)),
        )
      );
    })
    .join(''),
}));

const bindingMachine = kind({ color: color('#c9ccd1') }, ({ color: paint }, sheet) => ({
  tint: mix(paint, '#6bb3e0', 0.4),
  art:
    standingShadow(sheet, 800, 1290, 600) +
    polygon(
      [
        [420, 560],
        [1180, 560],
        [1220, 980],
        [380, 980],
      ],
      '#fffefb',
    ) +
    line('M480 660H1120M480 740H1120M480 820H960', '#d4d8de', 14) +
    path('M250 960H1350L1400 1270Q1400 1300 1370 1300H230Q200 1300 200 1270Z', sheet.matt(paint)) +
    rect(300, 920, 1000, 90, 30, sheet.matt(darker(paint, 0.08))) +
    line(
      Array.from({ length: 21 }, (_, at) => `M${340 + at * 46} 950v34`).join(''),
      '#2f343c',
      16,
    ) +
    line(
      Array.from({ length: 21 }, (_, at) => `M${330 + at * 46} 890q30 -60 44 4`).join(''),
      '#c8102e',
      14,
    ) +
    rect(320, 1100, 960, 60, 20, darker(paint, 0.12)) +
    line('M1330 1010L1400 560', '#6b727c', 44) +
    rect(1330, 420, 140, 200, 60, sheet.rod('#2f343c')),
}));

/** A sponge for the blackboard, or a wiper with felt for whiteboards. */
const boardWiper = kind(
  { color: color('#f2c21b'), style: oneOf(['sponge', 'felt'], 'sponge') },
  ({ color: paint, style }, sheet) => {
    if (style === 'sponge') {
      const shape =
        'M330 640Q330 540 440 540H1160Q1270 540 1270 640V1000Q1270 1100 1160 1100H440Q330 1100 330 1000Z';
      return {
        tint: paint,
        art:
          lyingShadow(path(shape, ''), 22) +
          path(shape, darker(paint, 0.12), { transform: 'translate(0 70)' }) +
          path(shape, sheet.matt(paint)) +
          Array.from({ length: 60 }, (_, at) =>
            ellipse(
              390 + ((at * 197) % 820),
              590 + ((at * 131) % 460),
              8 + (at % 4) * 6,
              6 + (at % 3) * 5,
              darker(paint, 0.1),
              { opacity: 0.75 },
            ),
          ).join(''),
      };
    }
    const corner = new Corner(800, 660, 6);
    const [gx, gy] = corner.at([48, 30, 46]);
    return {
      tint: paint,
      art:
        corner.shadow([-20, 0, 0], [140, 64]) +
        corner.box([-20, 0, 0], [140, 64, 16], '#8d939b', 4) +
        corner.box([-20, 0, 16], [140, 64, 26], paint, 14) +
        group(
          { transform: `matrix(0.866 0.46 -0.866 0.46 ${gx} ${gy})` },
          rect(-260, -70, 520, 140, 70, darker(paint, 0.1)),
          rect(-250, -60, 500, 120, 60, sheet.matt(lighter(paint, 0.05))),
        ),
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

/** A pad for the desk: a calendar on top, lines to write on below. */
const deskPad = kind({ color: color('#13626b') }, ({ color: paint }, sheet) => ({
  tint: paint,
  art: placed(
    800,
    800,
    -4,
    1,
    lyingShadow(rect(-650, -460, 1300, 920, 10, ''), 14),
    rect(-650, -450, 1300, 920, 10, '#e6e0d2'),
    rect(-650, -460, 1300, 900, 10, '#fffefa'),
    rect(-650, -460, 1300, 110, 10, sheet.matt(paint)),
    [0, 1, 2, 3, 4, 5]
      .map(
        (at) =>
          rect(-610 + at * 205, -320, 185, 150, 6, '#f1f4f5') +
          line(
            `M${-595 + at * 205} -285h155m-155 32h155m-155 32h155m-155 32h100`,
            mix(paint, '#ffffff', 0.55),
            9,
            { 'stroke-dasharray': '10 13' },
          ),
      )
      .join(''),
    line(
      Array.from({ length: 7 }, (_, at) => `M-610 ${-100 + at * 70}H610`).join(''),
      '#cfd6db',
      4,
    ),
    rect(-650, 400, 1300, 60, 10, sheet.matt(paint)),
  ),
}));

/** Paper on a roll: for tills, or wide for painting; coloured rolls lie beside each other. */
const paperRoll = kind(
  { colors: colors(['#f4f1ea'], 12), style: oneOf(['till', 'wide', 'several'], 'wide') },
  ({ colors: tones, style }, sheet) => {
    const standing = (x: number, y: number, r: number, high: number): string =>
      standingShadow(sheet, x, y, r) +
      rect(x - r, y - high, r * 2, high, 0, sheet.rod('#fbf9f4')) +
      ellipse(x, y, r, r * 0.3, '#d9d4c8') +
      rect(x - r, y - high, r * 2, high - 2, 0, sheet.rod('#fbf9f4')) +
      ellipse(x, y - high, r, r * 0.3, '#f1ede4', { stroke: '#ddd7ca', 'stroke-width': 4 }) +
      ellipse(x, y - high, r * 0.62, r * 0.19, 'none', { stroke: '#ddd7ca', 'stroke-width': 4 }) +
      ellipse(x, y - high, r * 0.3, r * 0.09, '#8a7a64');
    if (style === 'till')
      return {
        tint: '#8d939b',
        art:
          [
            [480, 760],
            [800, 700],
            [1120, 760],
            [640, 1020],
            [960, 1020],
          ]
            .map(([x = 0, y = 0]) => standing(x, y, 150, 220))
            .join('') +
          [
            [320, 1290],
            [560, 1310],
            [800, 1320],
            [1040, 1310],
            [1280, 1290],
          ]
            .map(([x = 0, y = 0]) => standing(x, y, 118, 190))
            .join(''),
      };
    const lying = (y: number, r: number, paint: string): string =>
      lyingShadow(rect(250, y - r, 1060, r * 2, r * 0.5, ''), 10) +
      rect(260, y - r, 1040, r * 2, 0, sheet.rod(paint, 'y')) +
      ellipse(260, y, r * 0.32, r, darker(paint, 0.08)) +
      ellipse(1300, y, r * 0.32, r, lighter(paint, 0.03), {
        stroke: darker(paint, 0.12),
        'stroke-width': 4,
      }) +
      ellipse(1300, y, r * 0.12, r * 0.4, '#8a7a64');
    if (style === 'several')
      return {
        tint: tones[0] ?? '#6bb3e0',
        art: tones
          .map((paint, at) =>
            lying(
              360 + at * (900 / Math.max(1, tones.length - 1)),
              Math.min(62, 400 / tones.length),
              paint,
            ),
          )
          .join(''),
      };
    const paint = tones[0] ?? '#f4f1ea';
    return {
      tint: '#dfbd8a',
      art:
        path(
          'M260 700H1300V1330Q1290 1370 1240 1340L300 1300Q262 1290 260 1330Z',
          darker(paint, 0.03),
        ) +
        path(
          'M260 700H1300V1320L260 1280Z',
          sheet.linear([
            [0, darker(paint, 0.08)],
            [0.3, paint],
          ]),
        ) +
        lying(580, 210, paint),
    };
  },
);

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

/** A pump that is screwed on a bottle. */
const pumpHead = kind({ color: color('#f4f1ea') }, ({ color: paint }, sheet) => ({
  tint: '#6bb3e0',
  art:
    lyingShadow(rect(730, 420, 140, 940, 30, ''), 14) +
    rect(776, 800, 48, 580, 20, '#e6eef2', { stroke: '#c3d0d8', 'stroke-width': 6 }) +
    rect(640, 640, 320, 200, 34, sheet.rod(darker(paint, 0.02))) +
    line(
      Array.from({ length: 12 }, (_, at) => `M${664 + at * 25} 656v168`).join(''),
      darker(paint, 0.12),
      7,
    ) +
    rect(760, 420, 80, 240, 16, sheet.rod('#d3d9df')) +
    path(
      'M560 290Q560 250 620 250H900Q1180 260 1200 420L1130 430Q1100 380 980 390H620Q560 390 560 340Z',
      sheet.matt(paint),
      { stroke: darker(paint, 0.1), 'stroke-width': 6 },
    ),
}));

/** A ruler, two triangles and a protractor in one sleeve; those of the blackboard are of wood. */
const drawingSet = kind(
  { color: color('#e3edf1'), board: flag() },
  ({ color: paint, board }, sheet) => {
    const fill = board ? sheet.matt(beech) : paint;
    const edge = board ? darker(beech, 0.2) : mix(paint, '#5b7fa6', 0.5);
    const more = {
      stroke: edge,
      'stroke-width': 6,
      'stroke-linejoin': 'round',
      opacity: board ? 1 : 0.86,
    } as const;
    const tick = (x: number, n: number): string =>
      line(
        Array.from({ length: n }, (_, at) => `M${x + at * 26} 0v${at % 5 ? 22 : 42}`).join(''),
        '#1d2430',
        5,
      );
    const handle = (x: number, y: number): string =>
      board ? rect(x - 90, y - 24, 180, 48, 24, sheet.matt('#c8102e')) : '';
    return {
      tint: board ? beech : paint === '#e3edf1' ? '#6bb3e0' : paint,
      art: [
        placed(
          800,
          300,
          0,
          1,
          lyingShadow(rect(-580, -70, 1160, 140, 10, ''), 8),
          rect(-580, -70, 1160, 140, 10, fill, more),
          placed(-560, -68, 0, 1, tick(0, 44)),
          handle(0, 20),
        ),
        placed(
          520,
          800,
          0,
          1,
          lyingShadow(path('M-300 270L300 270L-300 -330Z', ''), 8),
          path('M-300 270L300 270L-300 -330ZM-200 170V-90L60 170Z', fill, {
            ...more,
            'fill-rule': 'evenodd',
          }),
          placed(-290, 262, 0, 1, group({ transform: 'scale(1 -1)' }, tick(0, 21))),
        ),
        placed(
          1130,
          760,
          0,
          1,
          lyingShadow(path('M-330 310L240 310L240 -260Z', ''), 8),
          path('M-360 310L240 310L240 -230ZM-80 220H150V10Z', fill, {
            ...more,
            'fill-rule': 'evenodd',
          }),
        ),
        placed(
          800,
          1370,
          0,
          1,
          lyingShadow(path('M-400 0A400 250 0 0 1 400 0Z', ''), 8),
          path('M-420 0A420 260 0 0 1 420 0ZM-220 -60H220A220 130 0 0 0 -220 -60Z', fill, {
            ...more,
            'fill-rule': 'evenodd',
          }),
          line(
            Array.from(
              { length: 19 },
              (_, at) =>
                `M${Math.round(Math.cos(at * 0.1745) * 410)} ${Math.round(-Math.sin(at * 0.1745) * 254)}L${Math.round(Math.cos(at * 0.1745) * 376)} ${Math.round(-Math.sin(at * 0.1745) * 230)}`,
            ).join(''),
            '#1d2430',
            5,
          ),
        ),
      ].join(''),
    };
  },
);

/** A half circle with its 180 degrees. */
const protractor = kind({ color: color(beech) }, ({ color: paint }, sheet) => ({
  tint: paint,
  art:
    lyingShadow(path('M180 1120A620 620 0 0 1 1420 1120V1180H180Z', ''), 14) +
    path(
      'M180 1120A620 620 0 0 1 1420 1120V1180H180ZM470 1040H1130A330 330 0 0 0 470 1040Z',
      sheet.matt(paint),
      { 'fill-rule': 'evenodd' },
    ) +
    line(
      Array.from({ length: 37 }, (_, at) => {
        const a = (at * Math.PI) / 36;
        const [c, s] = [Math.cos(a), Math.sin(a)];
        return `M${Math.round(800 + c * 606)} ${Math.round(1120 - s * 606)}L${Math.round(800 + c * (at % 2 ? 578 : 552))} ${Math.round(1120 - s * (at % 2 ? 578 : 552))}`;
      }).join(''),
      '#1d2430',
      7,
    ) +
    [0, 30, 60, 90, 120, 150, 180]
      .map((degrees) => {
        const a = (degrees * Math.PI) / 180;
        return lettering(String(degrees), 800 + Math.cos(a) * 480, 1098 - Math.sin(a) * 490, {
          size: 44,
          color: '#1d2430',
          weight: 14,
          align: 'middle',
        });
      })
      .join('') +
    line('M800 1120V1060M500 1120H1100', '#1d2430', 6) +
    rect(640, 1124, 320, 46, 22, sheet.matt('#c8102e')),
}));

/** Things that hold pens or water: three cups of a set, two chambers in one, measures one in another. */
const cups = kind(
  { color: color('#2b2f36'), style: oneOf(['pens', 'double', 'measures'], 'pens') },
  ({ color: paint, style }, sheet) => {
    const cup = (x: number, y: number, w: number, h: number, fill: string, opacity = 1): string =>
      standingShadow(sheet, x, y, w / 2) +
      path(
        `M${x - w / 2} ${y - h}L${x - w * 0.42} ${y - 20}Q${x} ${y + 16} ${x + w * 0.42} ${y - 20}L${x + w / 2} ${y - h}Z`,
        sheet.rod(fill),
        { opacity },
      ) +
      ellipse(x, y - h, w / 2, w * 0.13, lighter(fill, 0.06), { opacity }) +
      ellipse(x, y - h, w * 0.44, w * 0.1, darker(fill, 0.14), { opacity });
    if (style === 'measures')
      return {
        tint: '#6bb3e0',
        art: (
          [
            [470, 1080, 460, 620, '1000'],
            [960, 1200, 370, 480, '500'],
            [1290, 1260, 280, 350, '250'],
            [640, 1330, 220, 250, '100'],
          ] as const
        )
          .map(
            ([x, y, w, h, ml]) =>
              cup(x, y, w, h, mix('#d5e6ee', paint, 0.35), 0.86) +
              line(
                Array.from(
                  { length: 5 },
                  (_, at) => `M${x - w * 0.36} ${y - 70 - at * h * 0.16}h${at % 2 ? 40 : 70}`,
                ).join(''),
                '#c8102e',
                8,
              ) +
              lettering(ml, x + w * 0.06, y - h * 0.6, {
                size: w * 0.15,
                color: '#c8102e',
                weight: 15,
                align: 'middle',
              }),
          )
          .join(''),
      };
    if (style === 'double')
      return {
        tint: paint,
        art:
          standingShadow(sheet, 800, 1250, 520) +
          path(
            'M300 640L360 1190Q370 1250 440 1250H1160Q1230 1250 1240 1190L1300 640Z',
            sheet.rod(paint),
          ) +
          ellipse(800, 640, 500, 130, lighter(paint, 0.06)) +
          ellipse(560, 640, 230, 92, '#8a6f96') +
          ellipse(1040, 640, 230, 92, '#bfe0ee') +
          ellipse(540, 626, 120, 34, '#a68fb0') +
          ellipse(1020, 626, 120, 34, '#e2f2f8') +
          rect(780, 540, 40, 200, 16, sheet.rod(paint)) +
          line('M1060 640L1240 250', sheet.rod('#f2c21b'), 30),
      };
    const pens = (x: number, y: number): string =>
      (['#f2c21b', '#c8102e', '#1f5fa8'] as const)
        .map(
          (tone, at) =>
            line(`M${x + (at - 1) * 40} ${y}L${x + (at - 1) * 76} ${y - 260 + at * 20}`, tone, 34) +
            circle(x + (at - 1) * 76, y - 262 + at * 20, 16, darker(tone, 0.1)),
        )
        .join('');
    return {
      tint: paint,
      art:
        pens(560, 560) +
        cup(560, 1180, 420, 680, paint) +
        pens(1010, 820) +
        cup(1010, 1240, 380, 470, paint) +
        rect(620, 930, 100, 110, 12, '#f4f1ea') +
        cup(700, 1340, 330, 320, lighter(paint, 0.04)),
    };
  },
);

/** An ink pad with its lid open. */
const stampPad = kind(
  { color: color('#c8102e'), large: flag() },
  ({ color: ink, large }, sheet) => {
    const w = large ? 620 : 500;
    return {
      tint: ink,
      art:
        lyingShadow(rect(800 - w, 760, w * 2, 560, 40, ''), 16) +
        rect(800 - w, 260, w * 2, 470, 40, sheet.matt('#3a3f47')) +
        rect(800 - w + 40, 300, w * 2 - 80, 390, 24, '#4a505a') +
        rect(800 - w, 760, w * 2, 560, 40, sheet.matt('#2b2f36')) +
        rect(800 - w + 60, 820, w * 2 - 120, 440, 20, darker(ink, 0.08)) +
        rect(800 - w + 60, 812, w * 2 - 120, 440, 20, sheet.matt(ink)) +
        rect(720, 726, 160, 44, 14, '#5b626c') +
        line(`M${800 - w + 90} 850H${800 + w - 90}`, lighter(ink, 0.16), 12, { opacity: 0.5 }),
    };
  },
);

/** A stamp of a clock's face and what it prints: `hours` round it, hands are drawn in by hand. */
const clockStamp = kind({ hours: oneOf(['12', '24'], '12') }, ({ hours }, sheet) => {
  const face = (x: number, y: number, r: number): string =>
    circle(x, y, r, '#fffefa', { stroke: '#1f5fa8', 'stroke-width': 10 }) +
    circle(x, y, 10, '#1f5fa8') +
    Array.from({ length: 12 }, (_, at) => {
      const a = ((at + 1) * Math.PI) / 6;
      return (
        lettering(String(at + 1), x + Math.sin(a) * r * 0.8, y - Math.cos(a) * r * 0.8 - r * 0.06, {
          size: r * 0.13,
          color: '#1f5fa8',
          weight: 15,
          align: 'middle',
        }) +
        (hours === '24'
          ? lettering(
              String(at + 13 === 24 ? 0 : at + 13),
              x + Math.sin(a) * r * 0.54,
              y - Math.cos(a) * r * 0.54 - r * 0.05,
              { size: r * 0.1, color: '#c8102e', weight: 14, align: 'middle' },
            )
          : '')
      );
    }).join('');
  return {
    tint: '#1f5fa8',
    art:
      lyingShadow(rect(640, 700, 720, 680, 8, ''), 10) +
      rect(640, 700, 720, 680, 8, '#fffefa') +
      face(1000, 1040, 290) +
      standingShadow(sheet, 460, 1010, 250) +
      ellipse(460, 330, 130, 110, sheet.ball(beech)) +
      path('M400 400Q430 560 400 760H520Q490 560 520 400Z', sheet.rod(beech)) +
      rect(230, 740, 460, 190, 30, sheet.rod(beech)) +
      rect(240, 920, 440, 60, 12, '#1f5fa8'),
  };
});

/** A pad for a flipchart, its top perforated and punched. */
const flipPad = kind({ recycled: flag() }, ({ recycled }, sheet) => {
  const paper = recycled ? '#e9e2d2' : '#fffefa';
  return {
    tint: '#6bb3e0',
    art: placed(
      800,
      800,
      -5,
      1,
      lyingShadow(rect(-430, -640, 860, 1280, 8, ''), 16),
      [24, 16, 8]
        .map((at) => rect(-430 + at / 3, -640 + at, 860, 1280, 8, darker(paper, 0.06)))
        .join(''),
      rect(
        -430,
        -640,
        860,
        1280,
        8,
        sheet.linear([
          [0, paper],
          [1, darker(paper, 0.02)],
        ]),
      ),
      rect(-430, -640, 860, 90, 8, '#8d939b'),
      [-240, -80, 80, 240].map((x) => circle(x, -596, 22, '#f8f5ee')).join(''),
      line('M-430 -530H430', '#b9c0c7', 5, { 'stroke-dasharray': '16 14' }),
      line(
        Array.from({ length: 16 }, (_, at) => `M-400 ${-470 + at * 68}H400`).join('') +
          Array.from({ length: 12 }, (_, at) => `M${-374 + at * 68} -500V610`).join(''),
        '#dfe5ea',
        3,
      ),
      path('M430 470Q400 600 250 640H430Z', darker(paper, 0.1)),
    ),
  };
});

/** A block of wood with a pair of scissors in each hole. */
const scissorBlock = kind({ count: integer(6, 24, 24) }, ({ count }) => {
  const tones = ['#c8102e', '#1f5fa8', '#f2c21b', '#2f8f5b'];
  const rows = 3;
  const each = Math.ceil(count / rows);
  const corner = new Corner(800, 700, 6.4);
  return {
    tint: beech,
    art:
      corner.shadow([0, 0, 0], [110, 60]) +
      corner.box([0, 0, 0], [110, 60, 46], beech, 8) +
      Array.from({ length: count }, (_, at) => {
        const [x, y] = corner.at([
          8 + (at % each) * (94 / (each - 1)),
          10 + Math.floor(at / each) * 20,
          46,
        ]);
        const tone = tones[at % 4] ?? '#c8102e';
        return (
          ellipse(x, y, 20, 11, darker(beech, 0.35)) +
          line(`M${x - 8} ${y}V${y - 50}M${x + 8} ${y}V${y - 50}`, '#c3c9d0', 12) +
          ellipse(x - 22, y - 92, 20, 44, 'none', {
            stroke: tone,
            'stroke-width': 15,
            transform: `rotate(14 ${x - 22} ${y - 92})`,
          }) +
          ellipse(x + 22, y - 92, 20, 44, 'none', {
            stroke: darker(tone, 0.05),
            'stroke-width': 15,
            transform: `rotate(-14 ${x + 22} ${y - 92})`,
          })
        );
      }).join(''),
  };
});

/** A flat box that snaps shut, or a file with many compartments. */
const documentBox = kind(
  { color: color('#6bb3e0'), style: oneOf(['snap', 'expanding'], 'snap') },
  ({ color: paint, style }, sheet) => {
    if (style === 'snap')
      return {
        tint: paint,
        art:
          lyingShadow(rect(290, 250, 1020, 1160, 70, ''), 20) +
          rect(290, 266, 1020, 1160, 70, darker(paint, 0.13)) +
          rect(290, 250, 1020, 1140, 70, paint, { opacity: 0.92 }) +
          rect(380, 420, 700, 900, 10, '#fffefa', { opacity: 0.55 }) +
          rect(350, 330, 900, 1000, 40, 'none', {
            stroke: lighter(paint, 0.14),
            'stroke-width': 10,
          }) +
          path(
            'M620 1290H980V1400Q980 1450 930 1450H670Q620 1450 620 1400Z',
            sheet.matt(darker(paint, 0.05)),
          ) +
          circle(800, 1370, 36, sheet.ball('#f4f6f8')) +
          line('M350 330L620 1250', '#ffffff', 40, { opacity: 0.12 }),
      };
    const tabs = [
      '#c8102e',
      '#ee8522',
      '#f2c21b',
      '#8cbf3f',
      '#2f8f5b',
      '#1f9aa0',
      '#6bb3e0',
      '#1f5fa8',
      '#6f4aa0',
      '#d64f8c',
      '#8a5a35',
      '#8d939b',
    ];
    return {
      tint: paint,
      art:
        standingShadow(sheet, 800, 1330, 560) +
        tabs
          .map((tone, at) => {
            const y = 300 + at * 34;
            return (
              path(
                `M${250 + at * 4} ${y + 60}H${1350 - at * 4}V1200H${250 + at * 4}Z`,
                at % 2 ? '#f4f1ea' : '#e6e1d6',
              ) + rect(270 + at * 88, y, 84, 66, 10, tone)
            );
          })
          .join('') +
        path(
          'M200 760H1400L1360 1290Q1356 1330 1310 1330H290Q244 1330 240 1290Z',
          sheet.matt(paint),
        ) +
        line('M230 800H1370', lighter(paint, 0.14), 8, { 'stroke-dasharray': '22 16' }) +
        rect(620, 930, 360, 150, 16, '#fffdf6') +
        line('M660 980h280m-280 50h180', '#c3c7cd', 10),
    };
  },
);

/** A case with compass, extension, ink insert and leads. */
const compassCase = kind({ color: color('#2b2f36') }, ({ color: paint }, sheet) => ({
  tint: mix(paint, '#6bb3e0', 0.4),
  art:
    lyingShadow(rect(230, 240, 1140, 1120, 60, ''), 20) +
    rect(230, 240, 1140, 1120, 60, sheet.matt(paint)) +
    rect(280, 290, 1040, 1020, 36, darker(paint, 0.1)) +
    line('M600 400L430 1180M600 400L790 1180', sheet.rod('#c9ced4'), 44) +
    rect(560, 330, 80, 130, 30, sheet.rod('#8f969f')) +
    line('M490 800H730', '#8f969f', 20) +
    circle(610, 800, 48, '#1f5fa8') +
    line('M430 1180l-14 70M790 1180l14 70', '#3a3f47', 14) +
    rect(920, 360, 44, 620, 16, sheet.linear(steel, 0, 0, 1, 0)) +
    rect(1030, 360, 50, 420, 16, sheet.linear(steel, 0, 0, 1, 0)) +
    path('M1030 780H1080L1062 880H1048Z', '#3a3f47') +
    rect(1150, 360, 90, 300, 30, '#e3edf1', { opacity: 0.85 }) +
    line('M1176 390V630M1196 390V630M1216 390V630', '#3a3f47', 9) +
    rect(1030, 940, 210, 110, 24, sheet.rod('#c9a24a', 'y')) +
    circle(1100, 1170, 66, 'none', { stroke: '#c9ced4', 'stroke-width': 26 }) +
    rect(900, 1090, 60, 170, 20, sheet.rod('#1f5fa8')),
}));

/** One pan of water colour or one puck of tempera, to refill a box. */
const paintPan = kind(
  { color: color('#f2c21b'), shape: oneOf(['round', 'half'], 'round') },
  ({ color: paint, shape }, sheet) =>
    shape === 'round'
      ? {
          tint: paint,
          art:
            standingShadow(sheet, 800, 1090, 450) +
            path('M350 800V1000Q360 1110 800 1110T1250 1000V800Z', sheet.rod('#f4f1ea')) +
            ellipse(800, 800, 450, 210, '#fffdf6', { stroke: '#dcd8ce', 'stroke-width': 8 }) +
            ellipse(800, 806, 390, 172, darker(paint, 0.06)) +
            ellipse(796, 798, 384, 166, sheet.matt(paint)) +
            path('M520 760Q640 680 820 690', 'none', {
              stroke: lighter(paint, 0.2),
              'stroke-width': 20,
              'stroke-linecap': 'round',
              opacity: 0.7,
            }),
        }
      : (() => {
          const corner = new Corner(800, 620, 7);
          const [x, y] = corner.at([45, 32, 40]);
          return {
            tint: paint,
            art:
              corner.shadow([0, 0, 0], [90, 64]) +
              corner.box([0, 0, 0], [90, 64, 40], '#fbfaf7', 8) +
              corner.face(
                [
                  [6, 6, 40],
                  [84, 6, 40],
                  [84, 58, 40],
                  [6, 58, 40],
                ],
                paint,
                6,
              ) +
              ellipse(x - 60, y - 30, 110, 40, lighter(paint, 0.14), { opacity: 0.6 }),
          };
        })(),
);

/** Sponges of six shapes. */
const sponges = kind({}, () => {
  const shapes = [
    'M-170 -120H170V120H-170Z',
    'M0 -170A170 170 0 1 1 -1 -170Z',
    'M0 -170L180 150H-180Z',
    'M0 -180l50 120 130 10 -100 84 34 126 -114 -70 -114 70 34 -126 -100 -84 130 -10Z',
    'M0 150C-260 -40 -150 -200 0 -80C150 -200 260 -40 0 150Z',
    'M-180 0Q-90 -160 0 0T180 0Q90 190 0 60T-180 0Z',
  ];
  const tones = ['#f2c21b', '#ea6a5a', '#6bb3e0', '#8cbf3f', '#d64f8c', '#ee8522'];
  return {
    tint: '#f2c21b',
    art: shapes
      .map((d, at) => {
        const [x, y] = [430 + (at % 3) * 370, 560 + Math.floor(at / 3) * 480];
        const tone = tones[at] ?? '#f2c21b';
        const more = { stroke: tone, 'stroke-width': 44, 'stroke-linejoin': 'round' } as const;
        return (
          lyingShadow(placed(x, y, at * 7, 0.9, path(d, '')), 14) +
          placed(
            x,
            y + 22,
            at * 7,
            0.9,
            path(d, darker(tone, 0.12), { ...more, stroke: darker(tone, 0.12) }),
          ) +
          placed(
            x,
            y,
            at * 7,
            0.9,
            path(d, tone, more),
            Array.from({ length: 14 }, (__, n) =>
              ellipse(-90 + ((n * 67) % 180), -70 + ((n * 43) % 150), 9, 7, darker(tone, 0.14)),
            ).join(''),
          )
        );
      })
      .join(''),
  };
});

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

export const deskGoodsKinds = {
  'scissor-block': scissorBlock,
  'document-box': documentBox,
  'compass-case': compassCase,
  'paint-pan': paintPan,
  sponges,
  'reading-strips': readingStrips,
  staples,
  refills,
  'pencil-grips': pencilGrips,
  leads,
  blades,
  'glue-gun': glueGun,
  'correction-roller': correctionRoller,
  'tape-measure': tapeMeasure,
  'binding-spines': bindingSpines,
  'binding-machine': bindingMachine,
  'board-wiper': boardWiper,
  'staple-remover': stapleRemover,
  'desk-pad': deskPad,
  'paper-roll': paperRoll,
  'rubber-bands': rubberBands,
  'clip-dispenser': clipDispenser,
  'hole-rings': holeRings,
  'pump-head': pumpHead,
  'drawing-set': drawingSet,
  protractor,
  cups,
  'stamp-pad': stampPad,
  'clock-stamp': clockStamp,
  'flip-pad': flipPad,
};
