import { darker, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import { color, oneOf } from '../../../modules/media/drawing/parameters.ts';
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

/** A school microscope on its stand, or one for the pocket that is put on what it shows. */
const microscope = kind(
  { color: color('#e9ebee'), style: oneOf(['stand', 'pocket'], 'stand') },
  ({ color: paint, style }, sheet) => {
    if (style === 'pocket')
      return {
        tint: mix(paint, '#6bb3e0', 0.4),
        art:
          ellipse(800, 1330, 330, 96, '#f6f8fa') +
          [
            [-150, 6],
            [-60, -34],
            [40, 20],
            [130, -18],
            [-20, 48],
            [190, 30],
          ]
            .map(([x = 0, y = 0]) =>
              rect(800 + x - 20, 1318 + y, 40, 34, 6, '#dce6ec', {
                transform: `rotate(${x} ${800 + x} ${1330 + y})`,
              }),
            )
            .join('') +
          standingShadow(sheet, 800, 1330, 220, 0.6) +
          path('M640 1080L600 1310Q800 1370 1000 1310L960 1080Z', '#dfeef2', { opacity: 0.72 }) +
          ellipse(800, 1316, 196, 44, 'none', { stroke: '#b7c8d0', 'stroke-width': 12 }) +
          rect(690, 1010, 220, 210, 30, sheet.rod('#c9ced4')) +
          rect(570, 560, 460, 520, 120, sheet.rod(paint)) +
          rect(556, 800, 488, 96, 34, sheet.rod(darker(paint, 0.12))) +
          line(
            Array.from({ length: 15 }, (_, at) => `M${584 + at * 31} 806v84`).join(''),
            darker(paint, 0.24),
            9,
          ) +
          rect(640, 380, 320, 220, 60, sheet.rod(darker(paint, 0.04))) +
          rect(610, 250, 380, 160, 70, sheet.rod('#2f343c')) +
          ellipse(800, 270, 150, 40, '#8fb8c9') +
          ellipse(800, 266, 110, 26, '#cfe6ee') +
          circle(930, 700, 36, '#f7e04a'),
      };
    return {
      tint: '#8cbf3f',
      art:
        standingShadow(sheet, 800, 1380, 430) +
        rect(430, 1270, 760, 110, 50, sheet.matt('#3a3f47')) +
        path(
          'M900 1280Q1190 1130 1130 820Q1090 620 900 560L850 660Q980 720 1000 880Q1010 1080 830 1180V1280Z',
          sheet.matt(paint),
        ) +
        rect(500, 1010, 440, 56, 18, sheet.matt('#2f343c')) +
        rect(620, 996, 180, 18, 4, '#bfe0ee') +
        circle(700, 1150, 60, sheet.ball('#f7e04a')) +
        rect(640, 1160, 120, 110, 20, '#454b54') +
        circle(1080, 970, 80, sheet.ball('#5b626c')) +
        circle(1080, 970, 40, '#8f969f') +
        placed(
          780,
          640,
          -24,
          1,
          rect(-90, -330, 180, 520, 40, sheet.rod(paint)),
          rect(-70, -430, 140, 140, 30, sheet.rod('#2f343c')),
          rect(-120, 150, 240, 90, 40, sheet.rod('#454b54')),
          rect(-50, 230, 100, 130, 18, sheet.rod('#c9ced4')),
          rect(-34, 350, 68, 40, 10, sheet.rod('#8f969f')),
        ),
    };
  },
);

/** A compass of a school: on a transparent base plate with scale, direction line and cord. */
const mapCompass = kind({}, (_, sheet) => ({
  tint: '#c8102e',
  art:
    line('M800 1330Q1000 1480 1240 1400Q1420 1300 1340 1060', '#c8102e', 22) +
    lyingShadow(rect(480, 230, 640, 1120, 90, ''), 12, 0.7) +
    rect(480, 230, 640, 1120, 90, '#e6f1f4', { opacity: 0.9 }) +
    rect(480, 230, 640, 1120, 90, 'none', { stroke: '#b7cdd6', 'stroke-width': 8 }) +
    line(
      Array.from({ length: 41 }, (_, at) => `M510 ${280 + at * 25}h${at % 5 ? 26 : 50}`).join(''),
      '#3a3f47',
      5,
    ) +
    line('M800 560V270M740 340L800 260 860 340', '#c8102e', 14) +
    circle(800, 860, 300, sheet.ball('#2f343c')) +
    circle(800, 860, 236, '#fbf9f3') +
    line(
      Array.from(
        { length: 36 },
        (_, at) =>
          `M${Math.round(800 + Math.cos(at * 0.17453) * 228)} ${Math.round(860 + Math.sin(at * 0.17453) * 228)}L${Math.round(800 + Math.cos(at * 0.17453) * (at % 9 ? 206 : 190))} ${Math.round(860 + Math.sin(at * 0.17453) * (at % 9 ? 206 : 190))}`,
      ).join(''),
      '#3a3f47',
      7,
    ) +
    (
      [
        ['N', 0, -158],
        ['O', 158, 0],
        ['S', 0, 158],
        ['W', -158, 0],
      ] as const
    )
      .map(([letter, x, y]) =>
        lettering(letter, 800 + x, 860 + y - 28, {
          size: 56,
          color: letter === 'N' ? '#c8102e' : '#1d2430',
          weight: 15,
          align: 'middle',
        }),
      )
      .join('') +
    placed(
      800,
      860,
      24,
      1,
      path('M-34 0L0 -176 34 0Z', '#c8102e'),
      path('M-34 0L0 176 34 0Z', '#dfe3e8'),
      circle(0, 0, 26, '#c9a24a'),
    ) +
    path('M610 800A200 200 0 0 1 760 660', 'none', {
      stroke: '#ffffff',
      'stroke-width': 20,
      'stroke-linecap': 'round',
      opacity: 0.8,
    }) +
    circle(800, 1270, 34, '#f8f5ee', { stroke: '#b7cdd6', 'stroke-width': 8 }),
}));

/** A thermometer of a classroom in its frame, from -20 to 50 degrees. */
const thermometer = kind({ color: color('#c8102e') }, ({ color: paint }, sheet) => ({
  tint: paint,
  art:
    lyingShadow(placed(800, 800, 8, 1, rect(-200, -640, 400, 1280, 70, '')), 14) +
    placed(
      800,
      800,
      8,
      1,
      rect(-200, -640, 400, 1280, 70, sheet.matt(beech)),
      rect(-150, -590, 300, 1180, 40, '#fffdf6'),
      circle(0, -610, 18, darker(beech, 0.3)),
      line(
        Array.from(
          { length: 36 },
          (_, at) =>
            `M40 ${-470 + at * 25}h${at % 5 ? 34 : 62}M-40 ${-470 + at * 25}h${at % 5 ? -34 : -62}`,
        ).join(''),
        '#3a3f47',
        5,
      ),
      [50, 40, 30, 20, 10, 0, -10, -20]
        .map((degrees, at) =>
          lettering(String(degrees), 136, -482 + at * 125, {
            size: 26,
            color: '#1d2430',
            weight: 12,
            align: 'end',
          }),
        )
        .join(''),
      rect(-22, -540, 44, 1040, 22, '#e6eef2'),
      rect(-12, -96, 24, 570, 12, paint),
      circle(0, 490, 56, sheet.ball(paint)),
      lettering('C', -96, -560, { size: 34, color: '#1d2430', weight: 14, align: 'middle' }),
    ),
}));

/** Two boards, layers of paper and four screws. */
const plantPress = kind({}, (_, sheet) => {
  const corner = new Corner(800, 640, 6);
  const layers = Array.from({ length: 10 }, (_, at) =>
    corner.box([-4, -4, 16 + at * 5], [100, 100, 4], at % 2 ? '#f4efe4' : '#d9c7a4', 2),
  ).join('');
  const screw = (x: number, y: number): string => {
    const [sx, sy] = corner.at([x, y, 82]);
    return (
      rect(sx - 12, sy - 70, 24, 90, 6, sheet.linear(steel, 0, 0, 1, 0)) +
      path(
        `M${sx - 60} ${sy - 40}q30 -40 60 -6q30 -34 60 6q-20 24 -60 14q-40 10 -60 -14Z`,
        '#8f969f',
      ) +
      circle(sx, sy - 20, 20, '#c9ced4')
    );
  };
  const [fx, fy] = corner.at([46, 46, 86]);
  return {
    tint: '#8cbf3f',
    art:
      corner.shadow([-8, -8, 0], [108, 108]) +
      corner.box([-8, -8, 0], [108, 108, 14], beech, 6) +
      layers +
      corner.box([-8, -8, 68], [108, 108, 14], beech, 6) +
      screw(2, 2) +
      screw(90, 2) +
      screw(2, 90) +
      screw(90, 90) +
      group(
        { transform: `matrix(0.866 0.46 -0.866 0.46 ${fx} ${fy})` },
        line('M-150 0H130', '#4f7a3a', 14),
        [-90, -30, 30, 90]
          .map(
            (x) =>
              ellipse(x, -56, 26, 60, '#5f9430', { transform: `rotate(24 ${x} -56)` }) +
              ellipse(x, 56, 26, 60, '#6fa83c', { transform: `rotate(-24 ${x} 56)` }),
          )
          .join(''),
      ),
  };
});

/** A box with a glass front: roots below, cress, bean and sunflower above. */
const seedBox = kind({}, (_, sheet) => ({
  tint: '#8cbf3f',
  art:
    standingShadow(sheet, 800, 1390, 560) +
    line('M400 820v-110M360 830q10 -60 -20 -100M440 830q0 -60 30 -110', '#6fa83c', 16) +
    [
      [400, 700],
      [330, 722],
      [474, 712],
    ]
      .map(
        ([x = 0, y = 0]) =>
          ellipse(x - 26, y, 30, 18, '#7fb446') + ellipse(x + 26, y - 6, 30, 18, '#8cc252'),
      )
      .join('') +
    line('M800 840Q770 640 810 470', '#5f9430', 22) +
    path(
      'M806 560Q660 560 640 430Q780 420 806 560ZM806 490Q920 440 980 330Q830 310 806 490Z',
      sheet.matt('#6fa83c'),
    ) +
    line('M1190 840V400', '#5f9430', 26) +
    path(
      'M1190 660Q1080 640 1050 560Q1160 540 1190 660ZM1190 720Q1300 700 1330 620Q1220 600 1190 720Z',
      '#6fa83c',
    ) +
    Array.from({ length: 16 }, (_, at) =>
      ellipse(1190, 200, 32, 76, at % 2 ? '#f2c21b' : '#e9b012', {
        transform: `rotate(${at * 22.5} 1190 320)`,
      }),
    ).join('') +
    circle(1190, 320, 88, sheet.ball('#6b4423')) +
    rect(220, 820, 1160, 560, 24, sheet.matt(beech)) +
    rect(270, 870, 1060, 460, 12, '#5a4030') +
    path('M270 870H1330V940Q800 900 270 940Z', '#6f5140') +
    line(
      'M400 880v150m0 -70l-44 60m44 -90l40 70M800 880v300m0 -220l-90 110m90 -40l100 120m-100 -210l70 60M1190 880v370m0 -270l-80 100m80 -30l84 110m-84 -210l60 50m-60 150l-50 70',
      '#f1e3c8',
      11,
    ) +
    ellipse(800, 900, 40, 26, '#c9a46a') +
    path('M300 880L470 880 300 1180Z', '#ffffff', { opacity: 0.16 }) +
    rect(270, 870, 1060, 460, 12, 'none', { stroke: '#cfe0e6', 'stroke-width': 10 }),
}));

/** Houses of larch: for insects, or for birds. */
const shelter = kind({ style: oneOf(['insects', 'birds'], 'insects') }, ({ style }, sheet) => {
  const wood = '#c99a63';
  const roof =
    path('M800 190L1290 520V600H310V520Z', sheet.matt(darker(wood, 0.14))) +
    line('M310 560L800 240 1290 560', darker(wood, 0.24), 18);
  if (style === 'birds')
    return {
      tint: '#2f8f5b',
      art:
        standingShadow(sheet, 800, 1370, 350) +
        rect(480, 500, 640, 860, 16, sheet.matt(wood)) +
        line('M640 560V1350M800 560V1350M960 560V1350', darker(wood, 0.08), 6) +
        path('M400 420H1200L1240 560H360Z', sheet.matt(darker(wood, 0.13))) +
        rect(360, 540, 880, 40, 10, darker(wood, 0.22)) +
        circle(800, 830, 120, darker(wood, 0.16)) +
        circle(800, 836, 100, '#2a2019') +
        line('M800 990v96', darker(wood, 0.25), 30) +
        circle(800, 1090, 20, darker(wood, 0.2)) +
        [520, 1080]
          .map((x) => [620, 1300].map((y) => circle(x, y, 13, '#8f969f')).join(''))
          .join(''),
    };
  const hole = (x: number, y: number, r: number): string =>
    circle(x, y, r, darker(wood, 0.1)) + circle(x, y + 2, r * 0.7, '#3a2a1c');
  return {
    tint: '#8cbf3f',
    art:
      standingShadow(sheet, 800, 1390, 430) +
      rect(370, 540, 860, 840, 12, sheet.matt(wood)) +
      rect(420, 600, 760, 730, 6, '#5e452f') +
      rect(430, 610, 360, 340, 4, '#e2bd87') +
      [0, 1, 2]
        .map((row) =>
          [0, 1, 2]
            .map((at) => hole(500 + at * 112, 680 + row * 104, [26, 34, 20][(row + at) % 3] ?? 26))
            .join(''),
        )
        .join('') +
      Array.from(
        { length: 36 },
        (_, at) =>
          circle(
            846 + (at % 6) * 62,
            640 + Math.floor(at / 6) * 60,
            29,
            ['#e0c48a', '#d3b273', '#c9a463'][at % 3] ?? '#d3b273',
          ) + circle(846 + (at % 6) * 62, 640 + Math.floor(at / 6) * 60, 15, '#4d3826'),
      ).join('') +
      rect(430, 1000, 360, 320, 4, '#8a6a48') +
      [0, 1, 2, 3]
        .map((row) =>
          [0, 1, 2, 3]
            .map((at) =>
              ellipse(
                480 + at * 90 + (row % 2) * 24,
                1050 + row * 76,
                46,
                36,
                ['#a37b52', '#94683f', '#b08a60'][(row + at) % 3] ?? '#a37b52',
              ),
            )
            .join(''),
        )
        .join('') +
      rect(820, 1000, 350, 320, 4, '#d0a06a') +
      line('M850 1060h290m-290 60h290m-290 60h290m-290 60h290', darker('#d0a06a', 0.2), 18) +
      rect(795, 600, 22, 730, 0, wood) +
      rect(420, 960, 760, 26, 0, wood) +
      roof,
  };
});

/** Two ear pieces, a tube and the chest piece. */
const stethoscope = kind({ color: color('#6bb3e0') }, ({ color: paint }, sheet) => ({
  tint: paint,
  art:
    line(
      'M520 300V560Q520 800 740 800T960 560V300M740 800V1010Q740 1290 980 1290T1210 1080',
      '#3b2a18',
      60,
      { opacity: 0.1, transform: 'translate(12 20)' },
    ) +
    line(
      'M520 470V560Q520 800 740 800T960 560V470M740 800V1010Q740 1290 980 1290T1210 1060',
      darker(paint, 0.07),
      58,
    ) +
    line(
      'M520 470V560Q520 790 740 796T956 560V470M734 800V1010Q734 1280 980 1284T1204 1060',
      lighter(paint, 0.1),
      14,
      { opacity: 0.8 },
    ) +
    line('M520 480Q520 320 600 240M960 480Q960 320 880 240', '#c9ced4', 30) +
    circle(606, 236, 40, '#2f343c') +
    circle(874, 236, 40, '#2f343c') +
    circle(1210, 960, 150, sheet.ball('#c9ced4')) +
    circle(1210, 960, 112, '#8f969f') +
    circle(1210, 956, 100, sheet.matt('#f1f3f5')),
}));

/** A kit of a car: a solar cell on a wooden frame, a motor, four wheels. */
const solarCar = kind({}, (_, sheet) => ({
  tint: '#f2c21b',
  art:
    standingShadow(sheet, 800, 1270, 560) +
    path('M330 1050L480 930H1290L1240 1050Z', sheet.matt(beech)) +
    rect(320, 1040, 940, 70, 14, sheet.matt(darker(beech, 0.06))) +
    line('M620 940L560 700M1040 940L1090 640', '#8f969f', 24) +
    polygon(
      [
        [370, 700],
        [1010, 470],
        [1240, 590],
        [590, 850],
      ],
      '#1c3263',
      { stroke: '#c9ced4', 'stroke-width': 26, 'stroke-linejoin': 'round' },
    ) +
    line('M530 642L752 788M690 585L916 720M850 528L1080 655M480 776L1126 530', '#6f93c9', 8) +
    rect(840, 900, 220, 130, 50, sheet.rod('#c9ced4', 'y')) +
    rect(800, 940, 60, 46, 10, '#c9a24a') +
    line('M1060 940Q1160 860 1100 700M1060 990Q1220 900 1140 640', '#c8102e', 11) +
    [
      [470, 1120],
      [1120, 1120],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(x, y, 150, sheet.ball('#ee8522')) +
          circle(x, y, 96, sheet.matt('#f6c06a')) +
          circle(x, y, 26, '#5b626c'),
      )
      .join(''),
}));

/** A robot for the floor: arrows and a go button on its back. */
const floorRobot = kind({ color: color('#f2c21b') }, ({ color: paint }, sheet) => {
  const arrow = (x: number, y: number, turn: number): string =>
    placed(
      x,
      y,
      turn,
      1,
      ellipse(0, 0, 92, 66, darker(paint, 0.09)),
      ellipse(0, -8, 88, 62, '#fffdf6'),
      path('M0 -46L46 8H16V36H-16V8H-46Z', '#ee8522'),
    );
  return {
    tint: paint,
    art:
      standingShadow(sheet, 800, 1290, 540) +
      rect(420, 1180, 190, 110, 50, '#2f343c') +
      rect(990, 1180, 190, 110, 50, '#2f343c') +
      path(
        'M260 1000Q260 560 800 560T1340 1000V1120Q1340 1240 1220 1240H380Q260 1240 260 1120Z',
        sheet.ball(paint),
      ) +
      path('M260 1060H1340V1120Q1340 1240 1220 1240H380Q260 1240 260 1120Z', darker(paint, 0.1)) +
      circle(560, 1130, 62, '#fffdf6') +
      circle(1040, 1130, 62, '#fffdf6') +
      circle(566, 1136, 32, '#1d2430') +
      circle(1034, 1136, 32, '#1d2430') +
      line('M700 1160Q800 1230 900 1160', '#1d2430', 18) +
      arrow(800, 660, 0) +
      arrow(590, 800, -90) +
      arrow(1010, 800, 90) +
      arrow(800, 950, 180) +
      ellipse(800, 808, 96, 68, darker('#2f8f5b', 0.1)) +
      ellipse(800, 798, 92, 62, sheet.matt('#2f8f5b')) +
      lettering('GO', 800, 772, { size: 52, color: '#ffffff', weight: 17, align: 'middle' }),
  };
});

export const natureKinds = {
  microscope,
  'map-compass': mapCompass,
  thermometer,
  'plant-press': plantPress,
  'seed-box': seedBox,
  shelter,
  stethoscope,
  'solar-car': solarCar,
  'floor-robot': floorRobot,
};
