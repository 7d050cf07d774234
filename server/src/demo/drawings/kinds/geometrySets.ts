import { darker, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import { color, flag } from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  group,
  line,
  lyingShadow,
  path,
  placed,
  rect,
} from '../../../modules/media/drawing/sheet.ts';
import { beech, steel } from '../materials.ts';

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

export const geometrySetsKinds = {
  protractor,
  'drawing-set': drawingSet,
  'compass-case': compassCase,
};
