import { darker, lighter } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import { color, flag, oneOf } from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  ellipse,
  line,
  lyingShadow,
  path,
  rect,
  standingShadow,
} from '../../../modules/media/drawing/sheet.ts';
import { beech } from '../materials.ts';

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

export const stampsKinds = {
  'stamp-pad': stampPad,
  'clock-stamp': clockStamp,
};
