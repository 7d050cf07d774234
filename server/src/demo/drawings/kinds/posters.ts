import { mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import { color, label, oneOf } from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  ellipse,
  line,
  lyingShadow,
  path,
  placed,
  rect,
} from '../../../modules/media/drawing/sheet.ts';
import { beech } from '../materials.ts';

/** A sign or poster with a teaching picture. */
const poster = kind(
  {
    color: color('#6bb3e0'),
    theme: oneOf(
      ['world', 'alphabet', 'numbers', 'body', 'plant', 'traffic', 'weather', 'calendar'],
      'world',
    ),
    label: label(14),
  },
  ({ color: paint, theme, label: text }, sheet) => {
    const wide = theme === 'world' || theme === 'calendar';
    const [w, h] = wide ? [1300, 920] : [900, 1240];
    let art = '';
    if (theme === 'world')
      art =
        rect(-w / 2 + 50, -h / 2 + 120, w - 100, h - 180, 10, mix('#6bb3e0', '#ffffff', 0.55)) +
        path(
          'M-520 -180q110 -90 210 -40 60 40 -10 110 -30 60 -80 60 -20 110 60 140 40 40 10 130 -40 70 -70 10 -40 -120 -60 -190 -90 -60 -110 -120 0 -60 50 -100Z',
          '#8cbf3f',
        ) +
        path(
          'M-60 -200q60 -60 150 -40 160 -40 330 20 80 60 20 120 -60 20 -80 80 -60 60 -100 0 -60 -20 -90 10 -50 10 -70 -30 -60 30 -110 0 -70 -90 -50 -160Z',
          '#f2c21b',
        ) +
        path(
          'M-50 -10q90 -30 160 30 60 60 10 130 -40 60 -60 130 -40 50 -70 -10 -20 -90 -60 -130 -50 -90 20 -150Z',
          '#ee8522',
        ) +
        path('M340 130q70 -50 130 0 30 60 -30 90 -90 20 -110 -30 -10 -40 10 -60Z', '#c8102e') +
        line(`M${-w / 2 + 50} 30H${w / 2 - 50}`, '#ffffff', 4, { 'stroke-dasharray': '20 16' });
    if (theme === 'alphabet' || theme === 'numbers') {
      const signs =
        theme === 'alphabet'
          ? [...'ABCDEFGHIJKLMNOPQRST']
          : [
              '1',
              '2',
              '3',
              '4',
              '5',
              '6',
              '7',
              '8',
              '9',
              '10',
              '11',
              '12',
              '13',
              '14',
              '15',
              '16',
              '17',
              '18',
              '19',
              '20',
            ];
      const tones = ['#c8102e', '#1f5fa8', '#2f8f5b', '#ee8522', '#6f4aa0'];
      art = signs
        .map((sign, at) => {
          const x = -w / 2 + 116 + (at % 4) * 223;
          const y = -h / 2 + 190 + Math.floor(at / 4) * 205;
          return (
            rect(x - 94, y - 40, 188, 180, 24, mix(tones[at % 5] ?? paint, '#ffffff', 0.8)) +
            lettering(sign, x, y, {
              size: 100,
              color: tones[at % 5] ?? paint,
              align: 'middle',
              weight: 15,
              widest: 150,
            })
          );
        })
        .join('');
    }
    if (theme === 'body')
      art =
        circle(0, -h * 0.26, 120, '#f0c9a0') +
        path(
          'M-150 -170Q0 -220 150 -170L260 150 200 170 120 -20V200L110 470H30L0 220 -30 470H-110L-120 200V-20L-200 170 -260 150Z',
          '#f0c9a0',
        ) +
        path('M-120 -60H120V210H-120Z', mix(paint, '#ffffff', 0.2)) +
        path('M20 20c-60 -50 -90 10 -40 50l40 40 40 -40c50 -40 20 -100 -40 -50Z', '#c8102e') +
        line(`M150 -330h180M140 30h200M110 330h230`, '#8d939b', 6) +
        [
          [330, -330],
          [340, 30],
          [340, 330],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 14, paint))
          .join('');
    if (theme === 'plant')
      art =
        line('M0 470V-120', '#2f8f5b', 30) +
        path(
          'M0 180C-190 160 -260 40 -250 -30C-90 -20 -10 60 0 180ZM0 80C180 70 250 -40 250 -110C90 -100 10 -30 0 80Z',
          '#2f8f5b',
        ) +
        [0, 45, 90, 135, 180, 225, 270, 315]
          .map((turn) => placed(0, -260, turn, 1, ellipse(0, -110, 56, 100, '#f2c21b')))
          .join('') +
        circle(0, -260, 90, '#8a5a35') +
        path(
          `M${-w / 2 + 40} 440Q0 390 ${w / 2 - 40} 440V${h / 2 - 40}H${-w / 2 + 40}Z`,
          '#a6753f',
        ) +
        line('M0 450q-60 60 -110 70M0 450q60 60 120 60M0 450v90', '#f4e2c4', 12);
    if (theme === 'traffic')
      art =
        [
          ['M0 -150L140 100H-140Z', '#c8102e', -220, -260],
          ['', '#c8102e', 220, -270],
          ['', '#1f5fa8', -220, 90],
          ['M-120 -120H120V120H-120Z', '#1f5fa8', 220, 90],
        ]
          .map(([d, tone, x, y]) =>
            placed(
              Number(x),
              Number(y),
              0,
              1,
              d
                ? path(String(d), '#ffffff', {
                    stroke: String(tone),
                    'stroke-width': 36,
                    'stroke-linejoin': 'round',
                  })
                : circle(0, -16, 120, '#ffffff', { stroke: String(tone), 'stroke-width': 36 }),
            ),
          )
          .join('') +
        line('M-220 -316v80m0 46v2', '#2b2f36', 24) +
        rect(160, -300, 120, 30, 4, '#c8102e') +
        path('M-240 40h40v70l40 40v-30 90h-90 30l-40 -40Z', '#1f5fa8') +
        line('M170 150L270 50M180 60h90v90', '#1f5fa8', 24) +
        rect(-w / 2 + 60, h / 2 - 240, w - 120, 150, 10, '#5b626c') +
        line(`M${-w / 2 + 100} ${h / 2 - 165}H${w / 2 - 100}`, '#ffffff', 60, {
          'stroke-dasharray': '60 60',
          'stroke-linecap': 'butt',
        });
    if (theme === 'weather')
      art =
        circle(-170, -270, 120, '#f2c21b') +
        [0, 60, 120, 180, 240, 300]
          .map((turn) => placed(-170, -270, turn, 1, rect(-10, -200, 20, 56, 10, '#f2c21b')))
          .join('') +
        path(
          'M20 -100Q0 -220 110 -230Q150 -310 240 -270Q340 -280 330 -180Q380 -100 290 -90H60Q20 -80 20 -100Z',
          '#ffffff',
          { stroke: '#8d939b', 'stroke-width': 8 },
        ) +
        path(
          'M-330 230Q-350 110 -240 100Q-200 20 -110 60Q-10 50 -20 150Q30 230 -60 240H-290Q-330 250 -330 230Z',
          '#a9b4c0',
        ) +
        line('M-250 290l-26 80m100 -80l-26 80m100 -80l-26 80', '#1f5fa8', 20) +
        path('M190 120L110 290H190L150 430 300 240H214L260 120Z', '#f2a51b');
    if (theme === 'calendar') {
      for (let at = 0; at < 28; at += 1)
        art +=
          rect(
            -w / 2 + 70 + (at % 7) * 168,
            -h / 2 + 190 + Math.floor(at / 7) * 168,
            150,
            150,
            14,
            at % 9 === 3 ? mix(paint, '#ffffff', 0.3) : '#f1ede4',
          ) +
          lettering(
            String(at + 1),
            -w / 2 + 90 + (at % 7) * 168,
            -h / 2 + 210 + Math.floor(at / 7) * 168,
            { size: 42, color: '#5b6472', weight: 13 },
          );
    }
    const place = [800, 800, -2, 1] as const;
    return {
      tint: paint,
      art:
        lyingShadow(placed(...place, rect(-w / 2, -h / 2, w, h, 6, '')), 10) +
        placed(
          ...place,
          rect(-w / 2, -h / 2, w, h, 6, '#fdfbf6'),
          rect(-w / 2, -h / 2, w, 96, 6, paint),
          text
            ? lettering(text, 0, -h / 2 + 28, {
                size: 42,
                color: '#fffdf8',
                align: 'middle',
                weight: 15,
                widest: w - 120,
              })
            : rect(-w * 0.2, -h / 2 + 36, w * 0.4, 24, 10, '#fffdf8', { opacity: 0.85 }),
          art,
          rect(-w / 2 - 16, -h / 2 - 18, w + 32, 36, 10, sheet.rod(beech, 'y')),
          rect(-w / 2 - 16, h / 2 - 18, w + 32, 36, 10, sheet.rod(beech, 'y')),
        ),
    };
  },
);

export const postersKinds = { poster };
