import { darker, inkOn, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import { color, flag, oneOf } from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  group,
  line,
  lyingShadow,
  path,
  placed,
  rect,
  type Sheet,
} from '../../../modules/media/drawing/sheet.ts';
import { type Ruling, ruledPage, rulings } from '../rulings.ts';

const formats = {
  a4: [210, 297],
  a5: [148, 210],
  'a5-landscape': [210, 148],
  a6: [105, 148],
  // A cut-out, on which the lines are to be told apart where the picture is small.
  sample: [72, 72],
} as const;
const paperFormats = ['a4', 'a5', 'a5-landscape', 'a6'] as const;
const sheetFormats = [...paperFormats, 'sample'] as const;

/** A white sheet with its ruling, centred on (0, 0); `scale` is units per millimetre. */
export function ruledSheet(
  sheet: Sheet,
  ruling: Ruling,
  width: number,
  height: number,
  scale: number,
): string {
  const w = width * scale;
  const h = height * scale;
  const paper = sheet.linear(
    [
      [0, '#ffffff'],
      [1, '#f6f3ec'],
    ],
    0,
    0,
    1,
    1,
  );
  return (
    rect(-w / 2, -h / 2, w, h, 6, paper) +
    placed(-w / 2, -h / 2, 0, scale, ruledPage(ruling, width, height))
  );
}

/** The white label that a child writes name, class and subject on. */
function nameplate(x: number, y: number, width: number, ink: string): string {
  const height = width * 0.46;
  const inset = width * 0.085;
  const rules = [0.34, 0.57, 0.8].map(
    (share) => `M${x + inset} ${y + height * share}h${width - inset * 2}`,
  );
  return (
    rect(x, y, width, height, width * 0.035, '#fffdf8') +
    rect(x + 9, y + 9, width - 18, height - 18, width * 0.02, 'none', {
      stroke: ink,
      'stroke-width': 3.5,
      opacity: 0.55,
    }) +
    line(rules.join(''), '#b9bec7', 3.5)
  );
}

const patterns = ['plain', 'squares', 'stripes', 'dots'] as const;

function coverPattern(
  pattern: (typeof patterns)[number],
  w: number,
  h: number,
  ink: string,
): string {
  let d = '';
  if (pattern === 'squares') {
    for (let x = 44; x < w; x += 44) d += `M${x} 0V${h}`;
    for (let y = 44; y < h; y += 44) d += `M0 ${y}H${w}`;
    return line(d, ink, 3, { opacity: 0.14 });
  }
  if (pattern === 'stripes') {
    for (let at = -h; at < w; at += 96) d += `M${at} ${h}L${at + h} 0`;
    return line(d, ink, 30, { opacity: 0.08, 'stroke-linecap': 'butt' });
  }
  if (pattern === 'dots') {
    for (let y = 40; y < h; y += 72) {
      for (let x = 40 + ((y / 72) % 2 < 1 ? 0 : 36); x < w; x += 72) d += `M${x} ${y}h0.1`;
    }
    return line(d, ink, 22, { opacity: 0.13 });
  }
  return '';
}

const exerciseBook = kind(
  {
    color: color('#c8102e'),
    ruling: oneOf(rulings, '21'),
    format: oneOf(paperFormats, 'a4'),
    pattern: oneOf(patterns, 'plain'),
  },
  ({ color: cover, ruling, format, pattern }, sheet) => {
    const [width, height] = formats[format];
    const landscape = width > height;
    const scale = landscape ? 5.1 : format === 'a4' ? 3.86 : format === 'a5' ? 5.1 : 6.6;
    const w = width * scale;
    const h = height * scale;
    const ink = inkOn(cover);
    const coverPaint = sheet.linear(
      [
        [0, lighter(cover, 0.035)],
        [0.55, cover],
        [1, darker(cover, 0.05)],
      ],
      0,
      0,
      1,
      1,
    );
    const outline = rect(-w / 2, -h / 2, w, h, 14, '');
    const clip = sheet.clip(rect(0, 0, w, h, 14, '#000'));
    const crease = sheet.linear(
      [
        [0, darker(cover, 0.12), 0.9],
        [0.45, darker(cover, 0.05), 0.5],
        [0.55, lighter(cover, 0.1), 0.55],
        [1, cover, 0],
      ],
      0,
      0,
      1,
      0,
    );
    const label = w * (landscape ? 0.46 : 0.64);
    const badge = Math.min(w, h) * 0.078;
    const front = group(
      { transform: `translate(${-w / 2} ${-h / 2})` },
      group(
        { 'clip-path': clip },
        rect(0, 0, w, h, 0, coverPaint),
        coverPattern(pattern, w, h, ink),
        rect(0, 0, 56, h, 0, crease),
      ),
      nameplate((w - label) / 2 + 12, h * (landscape ? 0.2 : 0.155), label, darker(cover, 0.12)),
      circle(w - badge * 1.75, h - badge * 1.75, badge, '#fffdf8'),
      lettering(
        ruling === 'dots' ? '.:' : ruling,
        w - badge * 1.75,
        h - badge * 1.75 - badge * 0.42,
        {
          size: badge * 0.84,
          color: mix(darker(cover, 0.2), '#1d2430', 0.45),
          weight: 15,
          align: 'middle',
          widest: badge * 1.4,
        },
      ),
      lettering(
        format === 'a5-landscape' ? 'A5' : format.toUpperCase(),
        badge * 1.2,
        h - badge * 2.1,
        {
          size: badge * 0.62,
          color: ink,
          weight: 13,
        },
      ),
      path(`M14 2H${w - 14}`, 'none', { stroke: '#ffffff', 'stroke-width': 3, opacity: 0.35 }),
    );
    const [frontAt, pageAt] = landscape
      ? ([
          [770, 900, -5],
          [860, 640, 5],
        ] as const)
      : ([
          [712, 812, -5],
          [902, 786, 7],
        ] as const);
    const at = (place: readonly [number, number, number], content: string): string =>
      placed(place[0], place[1], place[2], 1, content);
    return {
      tint: cover,
      art:
        lyingShadow(at(pageAt, outline), 9) +
        at(pageAt, ruledSheet(sheet, ruling, width, height, scale)) +
        lyingShadow(at(frontAt, outline), 13) +
        at(
          [frontAt[0] + 7, frontAt[1] + 7, frontAt[2]],
          rect(-w / 2, -h / 2, w, h, 14, '#efeae0'),
        ) +
        at(
          [frontAt[0] + 3, frontAt[1] + 3, frontAt[2]],
          rect(-w / 2, -h / 2, w, h, 14, '#fbf9f4'),
        ) +
        at(frontAt, front),
    };
  },
);

const ruledPicture = kind(
  {
    ruling: oneOf(rulings, '21'),
    format: oneOf(sheetFormats, 'a4'),
    color: color('#5b7fa6'),
    holes: flag(),
  },
  ({ ruling, format, color: tint, holes }, sheet) => {
    const [width, height] = formats[format];
    const scale = Math.min(1240 / width, 1300 / height);
    const w = width * scale;
    const h = height * scale;
    const punched = holes
      ? [-40, 40].map((mm) =>
          circle(-w / 2 + 12 * scale, mm * scale, 3 * scale, mix('#f7f3ea', tint, 0.1)),
        )
      : [];
    return {
      tint,
      art: placed(
        800,
        800,
        0,
        1,
        lyingShadow(rect(-w / 2, -h / 2, w, h, 8, ''), 11),
        ruledSheet(sheet, ruling, width, height, scale),
        ...punched,
        path(
          `M${w / 2 - 90} ${h / 2}Q${w / 2 - 60} ${h / 2 - 34} ${w / 2} ${h / 2 - 86}L${w / 2} ${h / 2}Z`,
          mix('#f7f3ea', tint, 0.08),
        ),
        path(
          `M${w / 2 - 90} ${h / 2}Q${w / 2 - 84} ${h / 2 - 66} ${w / 2} ${h / 2 - 86}Q${w / 2 - 52} ${h / 2 - 44} ${w / 2 - 90} ${h / 2}Z`,
          sheet.linear(
            [
              [0, '#ffffff'],
              [1, '#dcd6ca'],
            ],
            0,
            0,
            1,
            1,
          ),
        ),
      ),
    };
  },
);

export const exerciseBooksKinds = {
  'exercise-book': exerciseBook,
  'ruled-sheet': ruledPicture,
};
