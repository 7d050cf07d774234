import { darker, lighter } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { oneOf } from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  line,
  lyingShadow,
  path,
  placed,
  polygon,
  rect,
  standingShadow,
} from '../../../modules/media/drawing/sheet.ts';
import { beech } from '../materials.ts';
import { Corner } from '../solid.ts';

/** Building with boards and bolts, or with flowers that lock into each other. */
const buildingSet = kind({ style: oneOf(['bolts', 'flowers'], 'bolts') }, ({ style }, sheet) => {
  const tones = ['#c8102e', '#f2c21b', '#2f8f5b', '#1f5fa8', '#ee8522', '#6f4aa0'];
  if (style === 'flowers') {
    const flower = (x: number, y: number, turn: number, at: number): string =>
      placed(
        x,
        y,
        turn,
        1,
        Array.from({ length: 8 }, (_, petal) =>
          placed(
            0,
            0,
            petal * 45,
            1,
            rect(-34, -190, 68, 150, 26, sheet.matt(tones[at % 6] ?? '#c8102e')),
            rect(-10, -200, 20, 60, 4, darker(tones[at % 6] ?? '#c8102e', 0.2)),
          ),
        ).join(''),
        circle(0, 0, 86, sheet.matt(tones[at % 6] ?? '#c8102e')),
        circle(0, 0, 34, darker(tones[at % 6] ?? '#c8102e', 0.14)),
      );
    const places = [
      [480, 460],
      [830, 390],
      [1170, 520],
      [420, 850],
      [780, 790],
      [1140, 900],
      [560, 1190],
      [930, 1190],
    ] as const;
    return {
      tint: '#8cbf3f',
      art:
        lyingShadow(places.map(([x, y]) => circle(x, y, 180, '')).join(''), 12) +
        places.map(([x, y], at) => flower(x, y, at * 17, at)).join(''),
    };
  }
  const plank = (x: number, y: number, turn: number, n: number, tone: string): string => {
    const w = n * 130;
    const outline = rect(-w / 2, -62, w, 124, 62, '');
    return (
      lyingShadow(placed(x, y, turn, 1, outline), 10) +
      placed(
        x,
        y,
        turn,
        1,
        rect(-w / 2, -62, w, 124, 62, sheet.matt(tone)),
        Array.from({ length: n }, (_, at) => circle(-w / 2 + 65 + at * 130, 0, 30, '#6b4a2a')).join(
          '',
        ),
      )
    );
  };
  const bolt = (x: number, y: number, tone: string): string =>
    polygon(
      [0, 1, 2, 3, 4, 5].map(
        (at) => [x + Math.cos(at * 1.047) * 74, y + Math.sin(at * 1.047) * 74] as const,
      ),
      sheet.matt(tone),
      { stroke: tone, 'stroke-width': 16, 'stroke-linejoin': 'round' },
    ) + line(`M${x - 36} ${y}H${x + 36}`, darker(tone, 0.2), 14);
  return {
    tint: beech,
    art:
      plank(620, 430, -12, 7, beech) +
      plank(930, 760, 64, 7, lighter(beech, 0.04)) +
      plank(560, 960, 6, 6, beech) +
      plank(440, 720, 74, 5, darker(beech, 0.04)) +
      bolt(400, 480, '#c8102e') +
      bolt(880, 380, '#1f5fa8') +
      bolt(470, 950, '#2f8f5b') +
      bolt(1000, 940, '#f2c21b') +
      bolt(1200, 470, '#ee8522') +
      bolt(1240, 1190, '#c8102e') +
      bolt(760, 1250, '#1f5fa8'),
  };
});

/** A run for marbles of wood. */
const marbleRun = kind({ many: oneOf(['no', 'yes'], 'no') }, ({ many }, sheet) => {
  const track = (x1: number, y1: number, x2: number, y2: number): string =>
    line(`M${x1} ${y1 + 34}L${x2} ${y2 + 34}`, darker(beech, 0.16), 40) +
    line(`M${x1} ${y1}L${x2} ${y2}`, sheet.matt(beech), 44) +
    line(`M${x1} ${y1 - 8}L${x2} ${y2 - 8}`, darker(beech, 0.12), 18);
  const tower = (x: number, high: number, tone: string): string =>
    rect(x - 56, 1330 - high, 112, high, 8, sheet.rod(tone)) +
    line(
      Array.from(
        { length: Math.floor(high / 110) },
        (_, at) => `M${x - 56} ${1330 - at * 110}h112`,
      ).join(''),
      darker(tone, 0.12),
      6,
    );
  return {
    tint: beech,
    art:
      standingShadow(sheet, 800, 1340, 600) +
      tower(360, 1010, beech) +
      tower(1240, 760, beech) +
      tower(380 + 60, 500, '#c8102e') +
      tower(1200, 260, '#1f5fa8') +
      (many === 'yes' ? tower(800, 620, '#f2c21b') : '') +
      track(330, 300, 1240, 540) +
      track(1260, 590, 420, 800) +
      track(420, 850, 1220, 1040) +
      track(1230, 1080, 560, 1250) +
      [
        [520, 310, '#c8102e'],
        [960, 430, '#1f5fa8'],
        [880, 640, '#2f8f5b'],
        [700, 880, '#f2c21b'],
        [640, 1190, '#c8102e'],
      ]
        .map(([x, y, tone]) => circle(Number(x), Number(y), 44, sheet.ball(String(tone))))
        .join(''),
  };
});

/** A game of four figures who cross a bridge of planks together. */
const bridgeGame = kind({}, (_, sheet) => {
  const corner = new Corner(800, 560, 5.4);
  const figure = (x: number, y: number, tone: string): string => {
    const [fx, fy] = corner.at([x, y, 62]);
    return (
      path(
        `M${fx - 44} ${fy}Q${fx - 30} ${fy - 90} ${fx} ${fy - 110}Q${fx + 30} ${fy - 90} ${fx + 44} ${fy}Z`,
        sheet.rod(tone),
      ) + circle(fx, fy - 130, 40, sheet.ball(tone))
    );
  };
  return {
    tint: '#1f5fa8',
    art:
      corner.shadow([-30, 0, 0], [170, 100]) +
      corner.box([-40, 0, 0], [190, 100, 8], '#6bb3e0', 6) +
      corner.box([-36, 20, 8], [34, 60, 46], beech, 4) +
      corner.box([112, 20, 8], [34, 60, 46], beech, 4) +
      Array.from({ length: 7 }, (_, at) =>
        corner.box([-2 + at * 17, 30, 46], [13, 40, 8], at === 3 ? '#c8102e' : '#dfbd8a', 3),
      ).join('') +
      figure(-20, 50, '#f2c21b') +
      figure(24, 50, '#2f8f5b') +
      figure(88, 50, '#6f4aa0') +
      figure(128, 50, '#ee8522'),
  };
});

export const constructionToysKinds = {
  'building-set': buildingSet,
  'marble-run': marbleRun,
  'bridge-game': bridgeGame,
};
