import { darker, lighter } from '../../../modules/media/drawing/color.ts';
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

export const deskKinds = { stapler, punch, clips };
