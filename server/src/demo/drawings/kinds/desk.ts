import { darker, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { color, colors, flag, integer, oneOf } from '../../../modules/media/drawing/parameters.ts';
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

const eraser = kind(
  {
    color: color('#1f5fa8'),
    shape: oneOf(['sleeve', 'bevel', 'fun'], 'sleeve'),
    count: integer(1, 4, 1),
  },
  ({ color: tone, shape, count }, sheet) => {
    const one = (paint: string): string => {
      if (shape === 'bevel')
        return (
          path(
            'M-400 120L-300 -150H420L320 120Z',
            sheet.linear([
              [0, lighter(paint, 0.08)],
              [1, darker(paint, 0.06)],
            ]),
          ) +
          path('M-400 120H320V190Q320 220 290 220H-380Q-410 220 -404 180Z', darker(paint, 0.12)) +
          path('M320 120L420 -150V-60L330 200Q320 210 320 190Z', darker(paint, 0.18)) +
          path(
            'M-90 120L10 -150H420L320 120Z',
            sheet.linear([
              [0, lighter('#3f6db5', 0.05)],
              [1, darker('#3f6db5', 0.06)],
            ]),
          ) +
          path('M-90 120H320V190Q320 220 290 220H-90Z', darker('#3f6db5', 0.1)) +
          path('M320 120L420 -150V-60L330 200Q320 210 320 190Z', darker('#3f6db5', 0.17))
        );
      if (shape === 'fun')
        return (
          path(
            'M-260 180Q-330 -60 -200 -190Q-110 -260 0 -200Q120 -260 210 -190Q330 -60 260 180Q140 270 0 230Q-140 270 -260 180Z',
            sheet.ball(paint),
          ) +
          path('M0 -200Q-30 -290 40 -330', 'none', {
            stroke: '#8a5a35',
            'stroke-width': 24,
            'stroke-linecap': 'round',
          }) +
          path('M30 -280Q140 -350 200 -270Q110 -220 30 -280Z', '#2f8f5b')
        );
      return (
        rect(
          -430,
          -140,
          860,
          330,
          40,
          sheet.linear([
            [0, '#ffffff'],
            [0.5, '#f4f2ec'],
            [1, '#d9d5ca'],
          ]),
        ) +
        rect(
          -160,
          -146,
          590,
          342,
          12,
          sheet.linear([
            [0, lighter(paint, 0.08)],
            [0.45, paint],
            [1, darker(paint, 0.09)],
          ]),
        ) +
        rect(-160, -40, 590, 130, 0, '#fffdf8') +
        rect(-160, -146, 60, 342, 6, mix(paint, '#ffffff', 0.25)) +
        line('M0 0h300m-300 44h200', mix(paint, '#ffffff', 0.1), 16)
      );
    };
    const silhouette =
      shape === 'fun'
        ? circle(0, 0, 250, '')
        : shape === 'bevel'
          ? path('M-400 120L-300 -150H420V-60L330 220H-400Z', '')
          : rect(-430, -140, 860, 340, 40, '');
    const spots: readonly (readonly [number, number, number, number])[] =
      count === 1
        ? [[800, 790, -16, shape === 'fun' ? 1.7 : 1.32]]
        : (
            [
              [560, 540, -14, 0.66],
              [1050, 650, 12, 0.66],
              [520, 960, 8, 0.66],
              [1040, 1090, -10, 0.66],
            ] as const
          ).slice(0, count);
    const tones = [tone, '#c8102e', '#2f8f5b', '#f2c21b'];
    return {
      tint: tone,
      art:
        lyingShadow(spots.map((spot) => placed(...spot, silhouette)).join(''), 16) +
        spots.map((spot, at) => placed(...spot, one(tones[at] ?? tone))).join(''),
    };
  },
);

const sharpener = kind(
  { color: color('#c8102e'), style: oneOf(['can', 'metal', 'double', 'crank'], 'can') },
  ({ color: tone, style }, sheet) => {
    const shaving =
      path(
        'M300 1240q-70 -60 -10 -130t150 -20q-50 60 10 110t-20 120q-60 -10 -130 -80Z',
        '#efd6ab',
      ) +
      line('M330 1210q-20 -50 40 -70t70 50', '#c8102e', 10) +
      path('M1210 1270q50 -70 120 -20t10 100 -110 10Z', '#efd6ab');
    if (style === 'metal' || style === 'double') {
      const wedge =
        path('M-400 -200H400L340 0 400 200H-400L-340 0Z', sheet.linear(steel, 0, 0, 0.3, 1)) +
        line('M-300 -200L-260 0M-250 -200L-212 0M260 0L300 -200M212 0L250 -200', '#8f969f', 8) +
        path(
          'M-230 -150H300L260 110H-190Z',
          sheet.linear(
            [
              [0, '#c9d0d8'],
              [0.5, '#f8f9fa'],
              [1, '#aab1ba'],
            ],
            0,
            0,
            1,
            1,
          ),
        ) +
        circle(
          40,
          -20,
          50,
          sheet.radial(
            [
              [0, '#f4f6f8'],
              [1, '#7d848e'],
            ],
            0.4,
            0.35,
            0.7,
          ),
        ) +
        line('M6 -20h68', '#4b525c', 12) +
        ellipse(-372, 0, 40, 92, '#3a4049');
      const outline = path('M-400 -200H400L340 0 400 200H-400L-340 0Z', '');
      // The double one has a second hole beside the first, for thick pencils.
      const places: readonly (readonly [number, number, number, number])[] =
        style === 'double'
          ? [
              [760, 640, -14, 0.74],
              [832, 946, -14, 0.86],
            ]
          : [[800, 780, -14, 1]];
      return {
        tint: tone,
        art:
          shaving +
          lyingShadow(places.map((place) => placed(...place, outline)).join(''), 18) +
          places.map((place) => placed(...place, wedge)).join(''),
      };
    }
    if (style === 'crank')
      return {
        tint: tone,
        art:
          standingShadow(sheet, 760, 1320, 400) +
          rect(400, 560, 720, 700, 70, sheet.matt(tone)) +
          rect(360, 1230, 800, 96, 30, sheet.matt(darker(tone, 0.1))) +
          rect(470, 880, 580, 320, 34, '#ffffff', { opacity: 0.28 }) +
          path('M480 1190q150 -160 280 -80t280 -20v96H480Z', '#efd6ab', { opacity: 0.85 }) +
          circle(640, 720, 96, sheet.matt(lighter(tone, 0.1))) +
          circle(640, 720, 40, '#2b2f36') +
          line('M1110 700h150v-240', '#9aa1aa', 36) +
          rect(1190, 330, 140, 150, 50, sheet.rod('#2f343c')),
      };
    return {
      tint: tone,
      art:
        shaving +
        standingShadow(sheet, 800, 1200, 330) +
        path(
          'M480 640Q480 560 560 550H1040Q1120 560 1120 640L1080 1120Q1070 1200 990 1200H610Q530 1200 520 1120Z',
          sheet.linear(
            [
              [0, mix(tone, '#ffffff', 0.35)],
              [0.3, mix(tone, '#ffffff', 0.15)],
              [1, darker(tone, 0.05)],
            ],
            0,
            0,
            1,
            0,
          ),
          { opacity: 0.93 },
        ) +
        path(
          'M520 990q180 -90 300 -30t270 -30l-12 200Q1070 1200 990 1200H610Q530 1200 524 1130Z',
          '#efd6ab',
          { opacity: 0.7 },
        ) +
        rect(460, 420, 680, 190, 60, sheet.matt(darker(tone, 0.07))) +
        ellipse(800, 500, 120, 56, darker(tone, 0.24)) +
        ellipse(806, 506, 58, 28, '#14171c') +
        ellipse(1010, 500, 60, 30, darker(tone, 0.2)) +
        line('M560 700L590 1080', '#ffffff', 24, { opacity: 0.4 }),
    };
  },
);

/** A desk stapler. */
const stapler = kind(
  { color: color('#c8102e'), pliers: flag() },
  ({ color: tone, pliers }, sheet) => ({
    tint: tone,
    art: pliers
      ? lyingShadow(
          path('M240 560L1180 470 1360 560 1340 700 700 760 380 1180 260 1150 330 800Z', ''),
          16,
        ) +
        path(
          'M330 760Q360 1000 250 1130Q280 1210 360 1170Q480 1000 560 800Z',
          sheet.matt('#2f343c'),
        ) +
        path(
          'M250 640Q560 860 820 760L1330 660 1340 720 860 840Q520 900 250 700Z',
          sheet.linear(steel, 0, 0, 0, 1),
        ) +
        path(
          'M240 560Q220 470 330 460L1190 420Q1380 440 1370 600L1330 640 560 700Q300 720 240 560Z',
          sheet.matt(tone),
        ) +
        line('M330 510L1150 470', lighter(tone, 0.25), 16, { opacity: 0.7 }) +
        circle(430, 640, 36, '#9aa1aa')
      : standingShadow(sheet, 800, 1150, 590) +
        path('M220 1080H1380Q1400 1150 1340 1150H260Q200 1150 220 1080Z', sheet.matt('#2f343c')) +
        rect(1130, 1040, 200, 40, 8, sheet.linear(steel, 0, 0, 0, 1)) +
        path('M250 900Q240 1010 300 1060H460L420 900Z', sheet.matt(darker(tone, 0.1))) +
        group(
          { transform: 'rotate(-8 330 900)' },
          rect(300, 880, 1090, 96, 14, sheet.linear(steel, 0, 0, 0, 1)),
          path(
            'M240 850Q230 700 400 690L1240 720Q1400 730 1420 850L1410 900H300Q250 900 240 850Z',
            sheet.linear([
              [0, lighter(tone, 0.09)],
              [0.5, tone],
              [1, darker(tone, 0.1)],
            ]),
          ),
          line('M400 736L1220 762', lighter(tone, 0.28), 18, { opacity: 0.75 }),
          path('M1180 722Q1400 730 1420 850L1300 850Q1290 770 1180 722Z', darker(tone, 0.08), {
            opacity: 0.6,
          }),
        ) +
        circle(
          350,
          960,
          40,
          sheet.radial(
            [
              [0, '#f4f6f8'],
              [1, '#8f969f'],
            ],
            0.4,
            0.35,
            0.7,
          ),
        ),
  }),
);

const punch = kind(
  { color: color('#1f5fa8'), holes: integer(2, 4, 2) },
  ({ color: tone, holes }, sheet) => ({
    tint: tone,
    art:
      standingShadow(sheet, 800, 1180, 540) +
      path('M280 1060H1320Q1350 1180 1280 1180H320Q250 1180 280 1060Z', sheet.matt('#2f343c')) +
      rect(250, 1120, 1100, 30, 10, '#9aa1aa') +
      path('M1090 1120h330v26h-330Z', '#c9ced4') +
      line('M1150 1128v12m50 -12v12m50 -12v12m50 -12v12', '#5b626c', 5) +
      path(
        'M340 1070V820Q340 760 400 760H560V1070ZM1260 1070V820Q1260 760 1200 760H1040V1070Z',
        sheet.linear(steel, 0, 0, 1, 0),
      ) +
      path(
        'M270 800Q240 600 440 560H1160Q1360 600 1330 800Q1310 860 1240 850L980 800H620L360 850Q290 860 270 800Z',
        sheet.linear([
          [0, lighter(tone, 0.09)],
          [0.55, tone],
          [1, darker(tone, 0.11)],
        ]),
      ) +
      path('M420 630Q800 570 1180 630', 'none', {
        stroke: lighter(tone, 0.3),
        'stroke-width': 18,
        'stroke-linecap': 'round',
        opacity: 0.7,
      }) +
      circle(450, 960, 34, '#2b2f36') +
      circle(1150, 960, 34, '#2b2f36') +
      // Between the outer ones stand those of the inner holes.
      (holes === 4
        ? [640, 870]
            .map((x) => rect(x, 850, 90, 210, 12, '#9aa1aa') + circle(x + 45, 960, 30, '#2b2f36'))
            .join('')
        : ''),
  }),
);

/** Paper clips, drawing pins or binder clips, spread out. */
const clips = kind(
  {
    colors: colors(['#c8102e', '#1f5fa8', '#2f8f5b', '#f2c21b'], 8),
    style: oneOf(['paper', 'pin', 'tack', 'binder', 'magnet'], 'paper'),
    /** Of pins and magnets; clips are always nine. */
    count: integer(1, 12, 9),
  },
  ({ colors: tones, style, count }, sheet) => {
    const one = (tone: string): { art: string; shadow: string } => {
      if (style === 'pin')
        return {
          shadow: circle(20, 20, 90, ''),
          art:
            path('M30 40L150 190', 'none', {
              stroke: '#9aa1aa',
              'stroke-width': 16,
              'stroke-linecap': 'round',
            }) +
            ellipse(34, 44, 84, 78, darker(tone, 0.1)) +
            circle(0, 0, 96, sheet.ball(tone)),
        };
      // A flat head, seen a little from the side, and the point beneath it.
      if (style === 'tack')
        return {
          shadow: ellipse(20, 30, 120, 80, ''),
          art:
            path('M-14 30L20 170 54 30Z', '#8f969f') +
            ellipse(0, 16, 124, 74, darker(tone, 0.22)) +
            ellipse(0, 0, 124, 74, sheet.matt(tone, 1.2)) +
            ellipse(-26, -18, 52, 24, lighter(tone, 0.24), { opacity: 0.8 }),
        };
      if (style === 'binder')
        return {
          shadow: path('M-140 -60H140L180 130H-180Z', ''),
          art:
            line(
              'M-100 -40Q-150 -230 -50 -240T-40 -40M100 -40Q150 -230 50 -240T40 -40',
              '#aeb4bc',
              20,
            ) +
            path('M-140 -60H140L180 130Q0 160 -180 130Z', sheet.matt(tone)) +
            path('M-180 130Q0 160 180 130L184 160Q0 190 -184 160Z', darker(tone, 0.14)),
        };
      if (style === 'magnet')
        return {
          shadow: circle(0, 0, 120, ''),
          art:
            circle(6, 14, 122, darker(tone, 0.18)) +
            circle(0, 0, 120, sheet.matt(tone, 1.3)) +
            circle(0, 0, 84, 'none', { stroke: lighter(tone, 0.16), 'stroke-width': 10 }),
        };
      const d = 'M40 -120V130Q40 200 -20 200T-80 130V-130Q-80 -210 -4 -210T72 -130V110';
      return {
        shadow: line(d, '', 26).replace('stroke=""', ''),
        art: line(d, darker(tone, 0.1), 30) + line(d, lighter(tone, 0.06), 18),
      };
    };
    const grid = [
      [420, 460, -30],
      [800, 400, 14],
      [1180, 480, 50],
      [400, 840, 40],
      [800, 800, -64],
      [1190, 860, -18],
      [440, 1200, -12],
      [830, 1200, 28],
      [1180, 1220, 74],
    ] as const;
    const columns = count > 9 ? 4 : 3;
    const even = Array.from({ length: count }, (_, at) => {
      const row = Math.floor(at / columns);
      const inRow = Math.min(columns, count - row * columns);
      const x = 800 + ((at % columns) - (inRow - 1) / 2) * (columns > 3 ? 320 : 380);
      return [x, 800 + (row - (Math.ceil(count / columns) - 1) / 2) * 390, 0] as const;
    });
    const all = (count === 9 ? grid : even).map(([x, y, turn], at) => ({
      ...one(tones[at % tones.length] ?? '#c8102e'),
      place: [
        x,
        y,
        style === 'magnet' || style === 'pin' ? 0 : turn,
        style === 'paper' ? 0.94 : 1.05,
      ] as const,
    }));
    return {
      tint: tones[0] ?? '#c8102e',
      art:
        (style === 'paper'
          ? ''
          : lyingShadow(all.map((clip) => placed(...clip.place, clip.shadow)).join(''), 10)) +
        all
          .map(
            (clip) =>
              (style === 'paper'
                ? placed(
                    clip.place[0] + 8,
                    clip.place[1] + 14,
                    clip.place[2],
                    clip.place[3],
                    line(
                      'M40 -120V130Q40 200 -20 200T-80 130V-130Q-80 -210 -4 -210T72 -130V110',
                      '#3b2a18',
                      26,
                      { opacity: 0.16 },
                    ),
                  )
                : '') + placed(...clip.place, clip.art),
          )
          .join(''),
    };
  },
);

export const deskKinds = {
  eraser: eraser,
  sharpener: sharpener,
  stapler: stapler,
  punch: punch,
  clips: clips,
};
