import { kind } from '../../../modules/media/drawing/kind.ts';
import { oneOf } from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  ellipse,
  line,
  lyingShadow,
  path,
  placed,
} from '../../../modules/media/drawing/sheet.ts';

/** Signs of makers and marks of goods, in one colour on its disc. */
const emblem = kind(
  { sign: oneOf(['leaf', 'bear', 'fox', 'planet', 'rocket', 'horn'], 'leaf') },
  ({ sign }, sheet) => {
    const [tone, art] = (
      {
        leaf: [
          '#2f8f5b',
          path(
            'M-280 260Q-340 -200 300 -300Q340 240 -140 260Q-160 120 120 -120Q-140 20 -220 320Z',
            '#fffdf6',
          ),
        ],
        bear: [
          '#8a5a35',
          circle(-220, -220, 110, '#fffdf6') +
            circle(220, -220, 110, '#fffdf6') +
            circle(0, 0, 300, '#fffdf6') +
            circle(-110, -40, 36, '#8a5a35') +
            circle(110, -40, 36, '#8a5a35') +
            ellipse(0, 80, 70, 50, '#8a5a35') +
            line('M0 120v50q-50 40 -100 0m100 0q50 40 100 0', '#8a5a35', 20),
        ],
        fox: [
          '#d9732a',
          path('M-320 -320L-120 -200H120L320 -320L280 60L0 340L-280 60Z', '#fffdf6') +
            path('M0 340L-120 120 -280 60ZM0 340L120 120 280 60Z', '#f3c79e') +
            circle(-110, -20, 32, '#3a2a1c') +
            circle(110, -20, 32, '#3a2a1c') +
            circle(0, 300, 44, '#3a2a1c'),
        ],
        planet: [
          '#1c3263',
          circle(0, 0, 220, '#f2c21b') +
            ellipse(0, 0, 420, 120, 'none', {
              stroke: '#fffdf6',
              'stroke-width': 40,
              transform: 'rotate(-20)',
            }) +
            path('M-206 -70A220 220 0 0 1 206 -70Q0 60 -206 -70Z', '#f2c21b'),
        ],
        rocket: [
          '#1f5fa8',
          path('M0 -360Q180 -200 150 120H-150Q-180 -200 0 -360Z', '#fffdf6') +
            circle(0, -80, 66, '#1f5fa8') +
            path('M-150 0L-270 200 -130 140ZM150 0L270 200 130 140Z', '#c8102e') +
            path('M-70 150L0 360 70 150Z', '#f2c21b'),
        ],
        horn: [
          '#7a1f33',
          path('M-340 -40Q60 -40 240 -220V240Q60 60 -340 60Z', '#f2c21b') +
            ellipse(250, 10, 60, 230, '#fffdf6') +
            line('M-160 60v120h160v-120', '#f2c21b', 40),
        ],
      } as const
    )[sign];
    return {
      tint: tone,
      art:
        lyingShadow(circle(800, 800, 560, ''), 12) +
        circle(800, 800, 560, sheet.matt(tone)) +
        placed(800, 800, 0, 1, art),
    };
  },
);

export const emblemsKinds = {
  emblem,
};
