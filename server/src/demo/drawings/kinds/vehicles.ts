import { darker, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { color, integer, oneOf } from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  line,
  path,
  placed,
  rect,
  type Sheet,
  standingShadow,
} from '../../../modules/media/drawing/sheet.ts';

/** A chunky wheel of plastic with its hub. */
const wheel = (x: number, r: number, hub: string, sheet: Sheet): string =>
  circle(x, -r, r, sheet.ball('#3a3f47')) +
  circle(x, -r, r * 0.62, darker(hub, 0.05)) +
  circle(x, -r, r * 0.54, sheet.matt(hub)) +
  circle(x, -r, r * 0.16, '#3a3f47');

const glass = '#bfe0ee';

/** Toy vehicles as they are cast: round edges, thick wheels; they head left, the ground is y = 0. */
type Shape = readonly [paint: string, draw: (paint: string, sheet: Sheet) => string];

const shapes: Readonly<Record<string, Shape>> = {
  tractor: [
    '#3f8f4f',
    (paint, sheet) =>
      rect(-330, -360, 420, 190, 50, sheet.matt(paint)) +
      rect(-250, -500, 46, 160, 20, '#3a3f47') +
      path('M60 -190V-560Q60 -600 100 -600H330Q370 -600 370 -560V-190Z', sheet.matt(paint)) +
      rect(110, -550, 210, 170, 30, glass) +
      rect(30, -630, 370, 60, 30, sheet.matt(darker(paint, 0.08))) +
      rect(-340, -320, 40, 80, 16, '#f2c21b') +
      wheel(-230, 120, '#f2c21b', sheet) +
      wheel(230, 200, '#f2c21b', sheet),
  ],
  'fire-engine': [
    '#c8102e',
    (paint, sheet) =>
      rect(-430, -470, 300, 350, 60, sheet.matt(paint)) +
      rect(-400, -430, 190, 130, 26, glass) +
      rect(-170, -400, 620, 280, 40, sheet.matt(darker(paint, 0.03))) +
      rect(-100, -340, 150, 130, 18, '#d8dbe0') +
      rect(80, -340, 150, 130, 18, '#d8dbe0') +
      rect(260, -340, 150, 130, 18, '#d8dbe0') +
      line('M-70 -310h90m-90 40h90M110 -310h90m-90 40h90M290 -310h90m-90 40h90', '#aeb4bc', 10) +
      rect(-430, -200, 880, 40, 10, '#fbf8f1') +
      line('M-140 -450H440M-140 -510H440', '#e3e6ea', 22) +
      line('M-100 -510v60m110 -60v60m110 -60v60m110 -60v60m110 -60v60', '#e3e6ea', 16) +
      rect(-330, -530, 110, 62, 28, '#3f8fd0') +
      wheel(-270, 110, '#e3e6ea', sheet) +
      wheel(290, 110, '#e3e6ea', sheet),
  ],
  truck: [
    '#1f5fa8',
    (paint, sheet) =>
      rect(-420, -450, 280, 330, 60, sheet.matt(paint)) +
      rect(-390, -410, 170, 130, 26, glass) +
      rect(-420, -190, 850, 60, 24, '#454b54') +
      path('M-110 -200L-90 -470H430L450 -200Z', sheet.matt('#f2c21b'), {
        stroke: '#f2c21b',
        'stroke-width': 20,
        'stroke-linejoin': 'round',
      }) +
      line('M40 -450V-220M180 -450V-220M320 -450V-220', darker('#f2c21b', 0.1), 16) +
      wheel(-270, 110, '#e3e6ea', sheet) +
      wheel(180, 110, '#e3e6ea', sheet) +
      wheel(390, 110, '#e3e6ea', sheet),
  ],
  police: [
    '#f1f3f5',
    (paint, sheet) =>
      path(
        'M-230 -330L-150 -480Q-140 -500 -110 -500H170Q200 -500 220 -480L320 -320Z',
        sheet.matt(paint),
      ) +
      path('M-180 -330L-110 -450H10V-330ZM50 -330V-450H160L240 -330Z', glass) +
      rect(-440, -340, 880, 220, 90, sheet.matt(paint)) +
      rect(-440, -270, 880, 76, 10, '#1f5fa8') +
      rect(-20, -560, 150, 70, 30, '#3f8fd0') +
      circle(-410, -250, 34, '#f7e04a') +
      circle(420, -240, 26, '#c8102e') +
      line('M30 -330V-150', darker(paint, 0.12), 8) +
      wheel(-260, 110, '#aeb4bc', sheet) +
      wheel(270, 110, '#aeb4bc', sheet),
  ],
  racer: [
    '#ea6a5a',
    (paint, sheet) =>
      rect(330, -430, 150, 46, 20, sheet.matt(darker(paint, 0.1))) +
      rect(360, -400, 40, 130, 10, darker(paint, 0.14)) +
      circle(30, -380, 90, '#fbf8f1') +
      path('M-56 -386a88 88 0 0 1 40 -66l30 66Z', '#3a3f47') +
      path(
        'M-470 -150Q-460 -230 -300 -260L-120 -290Q-60 -370 60 -290Q200 -370 420 -300Q480 -270 470 -150Z',
        sheet.matt(paint),
      ) +
      path('M-460 -170L-100 -230 470 -190V-150H-470Z', darker(paint, 0.08)) +
      circle(200, -240, 62, '#fffdf8') +
      line('M184 -250l18 -18v58', '#1d2430', 14) +
      rect(-490, -150, 140, 36, 16, darker(paint, 0.1)) +
      wheel(-270, 110, '#f2c21b', sheet) +
      wheel(330, 130, '#f2c21b', sheet),
  ],
  locomotive: [
    '#2f8f5b',
    (paint, sheet) =>
      rect(-400, -430, 500, 260, 120, sheet.rod(paint, 'y')) +
      rect(-330, -600, 100, 190, 16, '#3a3f47') +
      path('M-360 -600h160l26 -70h-212Z', '#454b54') +
      path('M-130 -420a60 60 0 0 1 120 0Z', '#f2c21b') +
      rect(80, -590, 340, 430, 40, sheet.matt('#c8102e')) +
      rect(140, -520, 220, 170, 26, glass) +
      rect(50, -640, 410, 66, 33, sheet.matt(darker('#c8102e', 0.09))) +
      rect(-420, -200, 850, 70, 24, '#454b54') +
      path('M-420 -170L-500 -40H-400L-360 -170Z', '#c8102e') +
      circle(-410, -300, 46, '#f7e04a') +
      wheel(-280, 96, '#f2c21b', sheet) +
      wheel(-60, 96, '#f2c21b', sheet) +
      wheel(270, 140, '#f2c21b', sheet),
  ],
  bus: [
    '#f2c21b',
    (paint, sheet) =>
      rect(-450, -540, 900, 420, 80, sheet.matt(paint)) +
      rect(-420, -500, 120, 180, 26, glass) +
      [-270, -130, 10].map((x) => rect(x, -490, 120, 150, 22, glass)).join('') +
      rect(160, -490, 130, 340, 22, glass) +
      line('M225 -490V-150', darker(paint, 0.1), 10) +
      rect(310, -490, 110, 150, 22, glass) +
      rect(-450, -290, 600, 36, 6, '#c8102e') +
      circle(-426, -200, 26, '#fffbe6') +
      wheel(-270, 110, '#e3e6ea', sheet) +
      wheel(60, 110, '#e3e6ea', sheet),
  ],
  helicopter: [
    '#ee8522',
    (paint, sheet) =>
      path('M60 -390L420 -430 440 -370 120 -250Z', sheet.matt(darker(paint, 0.05))) +
      rect(410, -520, 50, 190, 24, '#454b54') +
      rect(-30, -540, 40, 90, 8, '#454b54') +
      rect(-380, -570, 740, 32, 16, '#6b727c') +
      path(
        'M-330 -260Q-320 -480 -60 -480H60Q190 -470 190 -320Q190 -160 40 -160H-200Q-320 -170 -330 -260Z',
        sheet.matt(paint),
      ) +
      path('M-304 -280Q-280 -440 -90 -440V-280Z', glass) +
      rect(-50, -430, 130, 130, 24, glass) +
      line('M-200 -160v70m220 -70v70M-320 -70H160', '#454b54', 28),
  ],
  van: [
    '#6bb3e0',
    (paint, sheet) =>
      path(
        'M-430 -130V-280Q-430 -330 -380 -340L-280 -490Q-260 -520 -220 -520H380Q440 -520 440 -460V-130Z',
        sheet.matt(paint),
      ) +
      path('M-360 -340L-270 -470H-140V-340Z', glass) +
      rect(-90, -470, 490, 230, 20, lighter(paint, 0.1)) +
      circle(-410, -240, 28, '#f7e04a') +
      line('M-120 -500V-150', darker(paint, 0.1), 8) +
      wheel(-270, 110, '#e3e6ea', sheet) +
      wheel(280, 110, '#e3e6ea', sheet),
  ],
};

/** One vehicle with its wheels at (x, y). */
export function toyVehicle(name: string, x: number, y: number, size: number, sheet: Sheet): string {
  const shape: Shape | undefined = shapes[name];
  if (!shape) throw new Error(`There is no vehicle ${name}`);
  const [paint, draw] = shape;
  return standingShadow(sheet, x, y, 430 * size) + placed(x, y, 0, size, draw(paint, sheet));
}

/** Toy vehicles of one cast: one for the yard, or a few small ones for the road rug. */
const vehicles = kind(
  {
    vehicle: oneOf(Object.keys(shapes), 'tractor'),
    second: oneOf(['', ...Object.keys(shapes)], ''),
    third: oneOf(['', ...Object.keys(shapes)], ''),
  },
  ({ vehicle, second, third }, sheet) => {
    const names = [vehicle, second, third].filter((name) => name !== '');
    const places =
      names.length === 1
        ? [[800, 1230, 1.32]]
        : [
            [470, 700, 0.68],
            [1130, 760, 0.68],
            [760, 1270, 0.68],
          ];
    const art = names.map((name, at) => {
      const [x = 800, y = 1200, size = 1] = places[at] ?? [];
      return toyVehicle(name, x, y, size, sheet);
    });
    return {
      tint: names.length > 1 ? '#8d939b' : (shapes[vehicle]?.[0] ?? '#f2c21b'),
      art: art.join(''),
    };
  },
);

const spokes = (x: number, y: number, r: number): string =>
  line(
    Array.from(
      { length: 12 },
      (_, at) =>
        `M${x} ${y}l${Math.round(Math.cos(at * 0.5236) * r)} ${Math.round(Math.sin(at * 0.5236) * r)}`,
    ).join(''),
    '#c3c7cd',
    6,
  );

const tyre = (x: number, y: number, r: number): string =>
  circle(x, y, r, 'none', { stroke: '#2f343c', 'stroke-width': 40 }) +
  circle(x, y, r - 26, 'none', { stroke: '#c9ced4', 'stroke-width': 12 }) +
  spokes(x, y, r - 26) +
  circle(x, y, 24, '#8f969f');

/** A child's bicycle; `inches` is the size of its wheels. */
const bicycle = kind(
  { color: color('#c8102e'), inches: integer(10, 28, 16) },
  ({ color: paint, inches }, sheet) => {
    const r = 150 + (inches - 10) * 8.5;
    const y = 1290 - r;
    const [rear, front] = [430, 1170];
    return {
      tint: paint,
      art:
        standingShadow(sheet, 800, 1300, 560) +
        tyre(rear, y, r) +
        tyre(front, y, r) +
        line(
          `M${rear} ${y}L640 ${y + 40}L${1040} ${y - 320}M640 ${y + 40}L560 ${y - 260}`,
          darker(paint, 0.06),
          44,
        ) +
        line(`M${rear} ${y}L600 ${y - 200}`, darker(paint, 0.1), 26) +
        path(`M560 ${y - 170}Q760 ${y - 60} 1040 ${y - 290}`, 'none', {
          stroke: sheet.matt(paint),
          'stroke-width': 46,
          'stroke-linecap': 'round',
        }) +
        line(`M1020 ${y - 430}L${front} ${y}`, sheet.matt(mix(paint, '#8f969f', 0.3)), 34) +
        line(`M1020 ${y - 430}L960 ${y - 500}M1000 ${y - 480}l-130 10`, '#6b727c', 30) +
        line(`M870 ${y - 470}h-60`, '#2f343c', 46) +
        line(`M552 ${y - 280}L540 ${y - 350}`, '#c9ced4', 28) +
        path(
          `M430 ${y - 400}Q540 ${y - 440} 660 ${y - 380}Q650 ${y - 350} 560 ${y - 340}Q440 ${y - 340} 430 ${y - 400}Z`,
          '#2f343c',
        ) +
        rect(rear - 30, y - 50, 300, 130, 60, sheet.matt(lighter(paint, 0.05))) +
        circle(640, y + 30, 76, darker(paint, 0.1)) +
        line(`M640 ${y + 30}l56 96`, '#6b727c', 22) +
        rect(650, y + 112, 110, 34, 14, '#2f343c') +
        circle(1066, y - 300, 34, '#f7e04a'),
    };
  },
);

/** A scooter with a broad deck. */
const scooter = kind(
  { color: color('#6bb3e0'), large: oneOf(['no', 'yes'], 'no') },
  ({ color: paint, large }, sheet) => {
    const high = large === 'yes' ? 130 : 0;
    return {
      tint: paint,
      art:
        standingShadow(sheet, 800, 1320, 520) +
        tyre(420, 1180, 120) +
        tyre(1180, 1160, 140) +
        path('M400 1120Q330 1060 300 1090', 'none', {
          stroke: paint,
          'stroke-width': 34,
          'stroke-linecap': 'round',
        }) +
        rect(470, 1150, 480, 70, 34, sheet.matt(paint)) +
        rect(500, 1140, 400, 24, 12, '#3a3f47') +
        line(`M940 1180Q1060 1160 1090 1000L1030 ${420 - high}`, sheet.rod(paint), 52) +
        line('M1090 1000L1180 1160', darker(paint, 0.08), 44) +
        line(`M1034 ${430 - high}l-150 -20M1034 ${430 - high}l-20 -34`, '#8f969f', 34) +
        line(`M884 ${410 - high}l-70 -8`, '#2f343c', 56) +
        circle(1034, 430 - high, 40, '#3a3f47'),
    };
  },
);

export const vehiclesKinds = { vehicles, bicycle, scooter };
