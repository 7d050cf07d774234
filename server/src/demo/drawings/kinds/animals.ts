import { darker, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { flag, integer, oneOf } from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  placed,
  type Sheet,
  standingShadow,
} from '../../../modules/media/drawing/sheet.ts';
import { beech } from '../materials.ts';

/** Four legs and a head, looking left; the ground is y = 0, a horse is about 400 high. */
interface Beast {
  readonly coat: string;
  /** Snout, belly of the tail, inside of the ears. @default a lighter coat */
  readonly light?: string;
  /** Body: half its length, its thickness, the length of the legs and their width. */
  readonly body: readonly [half: number, thick: number, legs: number, legWidth: number];
  /** How far head and neck reach forward and up from the shoulder, and the neck's width. */
  readonly neck: readonly [forward: number, up: number, width: number];
  readonly head: readonly [length: number, height: number];
  readonly ears: 'round' | 'pointed' | 'long' | 'floppy' | 'large' | 'none';
  readonly tail: 'thin' | 'bushy' | 'stub' | 'thick';
  readonly extra?:
    | 'patches'
    | 'spots'
    | 'stripes'
    | 'wool'
    | 'mane'
    | 'crest'
    | 'plates'
    | 'horns3';
  readonly on?: 'horns' | 'antlers' | 'horn' | 'trunk' | 'tusks';
}

const beasts = {
  cow: {
    coat: '#f1ece2',
    light: '#e8b9a8',
    body: [190, 180, 120, 46],
    neck: [70, 60, 90],
    head: [130, 86],
    ears: 'floppy',
    tail: 'thin',
    extra: 'patches',
    on: 'horns',
  },
  pig: {
    coat: '#e9a6a0',
    light: '#d98681',
    body: [170, 190, 70, 44],
    neck: [40, 10, 120],
    head: [120, 104],
    ears: 'pointed',
    tail: 'stub',
  },
  horse: {
    coat: '#8a5a35',
    light: '#a87a50',
    body: [180, 150, 170, 38],
    neck: [90, 170, 84],
    head: [140, 70],
    ears: 'pointed',
    tail: 'bushy',
    extra: 'crest',
  },
  sheep: {
    coat: '#efe9dc',
    light: '#4a4038',
    body: [160, 190, 90, 30],
    neck: [60, 50, 70],
    head: [110, 76],
    ears: 'floppy',
    tail: 'stub',
    extra: 'wool',
  },
  dog: {
    coat: '#3a3f47',
    light: '#f1ece2',
    body: [130, 110, 100, 34],
    neck: [50, 80, 64],
    head: [110, 76],
    ears: 'floppy',
    tail: 'thin',
  },
  fox: {
    coat: '#d9732a',
    light: '#f6efe2',
    body: [140, 100, 90, 28],
    neck: [50, 60, 60],
    head: [116, 72],
    ears: 'pointed',
    tail: 'bushy',
  },
  deer: {
    coat: '#a8713f',
    light: '#e3cba6',
    body: [150, 120, 180, 26],
    neck: [80, 150, 54],
    head: [110, 58],
    ears: 'pointed',
    tail: 'stub',
    on: 'antlers',
  },
  boar: {
    coat: '#5b4636',
    light: '#7d6450',
    body: [180, 190, 80, 40],
    neck: [60, 0, 130],
    head: [150, 100],
    ears: 'pointed',
    tail: 'thin',
    on: 'tusks',
  },
  hare: {
    coat: '#a98d6c',
    light: '#e8d9c0',
    body: [100, 130, 50, 40],
    neck: [40, 60, 60],
    head: [90, 74],
    ears: 'long',
    tail: 'stub',
  },
  elephant: {
    coat: '#8f97a0',
    light: '#b3b9c0',
    body: [220, 250, 140, 76],
    neck: [70, 40, 150],
    head: [140, 150],
    ears: 'large',
    tail: 'thin',
    on: 'trunk',
  },
  lion: {
    coat: '#d8a24c',
    light: '#f0d8a4',
    body: [180, 140, 120, 44],
    neck: [70, 70, 80],
    head: [120, 96],
    ears: 'round',
    tail: 'thin',
    extra: 'mane',
  },
  giraffe: {
    coat: '#e6b95c',
    light: '#f4e2b4',
    body: [140, 130, 210, 32],
    neck: [90, 330, 56],
    head: [120, 60],
    ears: 'pointed',
    tail: 'thin',
    extra: 'spots',
    on: 'horns',
  },
  zebra: {
    coat: '#f4f1ea',
    light: '#3a3f47',
    body: [170, 140, 150, 36],
    neck: [80, 140, 74],
    head: [130, 66],
    ears: 'pointed',
    tail: 'thin',
    extra: 'stripes',
  },
  rhino: {
    coat: '#8d8f92',
    light: '#a8aaac',
    body: [220, 210, 100, 66],
    neck: [80, 10, 140],
    head: [170, 110],
    ears: 'pointed',
    tail: 'thin',
    on: 'horn',
  },
  hippo: {
    coat: '#8f7f88',
    light: '#c9a5a8',
    body: [220, 220, 70, 70],
    neck: [80, 20, 150],
    head: [180, 130],
    ears: 'round',
    tail: 'stub',
  },
  'polar-bear': {
    coat: '#f6f3ec',
    light: '#d8d2c6',
    body: [200, 190, 100, 66],
    neck: [90, 40, 120],
    head: [130, 100],
    ears: 'round',
    tail: 'stub',
  },
  reindeer: {
    coat: '#7d6a58',
    light: '#d9cdbc',
    body: [160, 140, 160, 32],
    neck: [80, 100, 76],
    head: [120, 66],
    ears: 'floppy',
    tail: 'stub',
    on: 'antlers',
  },
  'arctic-hare': {
    coat: '#f4f2ee',
    light: '#dcd8d0',
    body: [100, 130, 50, 40],
    neck: [40, 60, 60],
    head: [90, 74],
    ears: 'long',
    tail: 'stub',
  },
  'arctic-fox': {
    coat: '#eceae6',
    light: '#ffffff',
    body: [140, 110, 80, 30],
    neck: [50, 50, 64],
    head: [110, 72],
    ears: 'round',
    tail: 'bushy',
  },
  sauropod: {
    coat: '#6f9a5a',
    light: '#a9c68f',
    body: [210, 200, 110, 60],
    neck: [170, 300, 74],
    head: [110, 62],
    ears: 'none',
    tail: 'thick',
  },
  stegosaurus: {
    coat: '#b07a3e',
    light: '#d9b07a',
    body: [210, 190, 90, 54],
    neck: [90, -20, 80],
    head: [110, 60],
    ears: 'none',
    tail: 'thick',
    extra: 'plates',
  },
  triceratops: {
    coat: '#7f8a55',
    light: '#b9bf8e',
    body: [200, 190, 90, 60],
    neck: [80, 20, 120],
    head: [150, 100],
    ears: 'none',
    tail: 'thick',
    extra: 'horns3',
  },
  ankylosaurus: {
    coat: '#8a6f58',
    light: '#c2a98e',
    body: [220, 160, 70, 54],
    neck: [80, -20, 90],
    head: [120, 70],
    ears: 'none',
    tail: 'thick',
    extra: 'spots',
  },
} as const satisfies Readonly<Record<string, Beast>>;

const spine = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}L${x} ${y - r * 2}L${x + r} ${y}Z`;

function beast(b: Beast, sheet: Sheet): string {
  const [half, thick, legs, legWidth] = b.body;
  const [forward, up, neckWidth] = b.neck;
  const [headLength, headHeight] = b.head;
  const light = b.light ?? lighter(b.coat, 0.14);
  const dark = darker(b.coat, 0.12);
  const back = -legs - thick;
  const middle = -legs - thick / 2;
  const hx = -half * 0.8 - forward;
  const hy = middle - thick * 0.15 - up;
  const leg = (x: number, paint: string): string =>
    line(`M${x} ${middle + 20}V${-legWidth / 2}`, paint, legWidth);
  const tail = {
    thin:
      line(
        `M${half * 0.9} ${back + thick * 0.3}Q${half + 60} ${middle} ${half + 36} ${middle + thick * 0.5}`,
        dark,
        14,
      ) + ellipse(half + 36, middle + thick * 0.5 + 16, 14, 26, darker(b.coat, 0.3)),
    bushy:
      path(
        `M${half * 0.8} ${back + thick * 0.3}Q${half + 150} ${back} ${half + 110} ${-legs * 0.5}Q${half + 60} ${-legs * 0.3} ${half * 0.8} ${middle}Z`,
        b.extra === 'crest' ? darker(b.coat, 0.22) : sheet.matt(b.coat),
      ) +
      (b.extra === 'crest'
        ? ''
        : path(
            `M${half + 112} ${-legs * 0.6 - 30}Q${half + 130} ${-legs * 0.2} ${half + 70} ${-legs * 0.35}Z`,
            light,
          )),
    stub: circle(half * 0.98, middle - thick * 0.2, 26, b.extra === 'wool' ? b.coat : light),
    thick: path(
      `M${half * 0.3} ${back + 6}Q${half + 60} ${back + 10} ${half + 300} ${-40}Q${half + 80} ${-legs + 20} ${half * 0.3} ${-legs}Z`,
      sheet.matt(b.coat),
    ),
  }[b.tail];
  const neck = path(
    `M${-half * 0.5} ${back + thick * 0.12}Q${hx + neckWidth * 0.9} ${(back + hy) / 2} ${hx + neckWidth * 0.55} ${hy - headHeight * 0.25}L${hx - neckWidth * 0.35} ${hy + headHeight * 0.2}Q${hx + neckWidth * 0.1} ${middle} ${-half * 0.86} ${-legs - thick * 0.2}Z`,
    sheet.matt(b.coat),
  );
  const ear = {
    round:
      circle(hx + 26, hy - headHeight * 0.5, headHeight * 0.24, dark) +
      circle(hx + 24, hy - headHeight * 0.48, headHeight * 0.13, light),
    pointed: path(
      `M${hx + 2} ${hy - headHeight * 0.35}L${hx + 26} ${hy - headHeight * 0.98}L${hx + 58} ${hy - headHeight * 0.25}Z`,
      dark,
    ),
    long:
      ellipse(hx + 26, hy - headHeight * 1.1, 20, headHeight * 0.8, sheet.matt(b.coat), {
        transform: `rotate(10 ${hx + 26} ${hy - headHeight})`,
      }) +
      ellipse(hx + 26, hy - headHeight * 1.1, 9, headHeight * 0.6, light, {
        transform: `rotate(10 ${hx + 26} ${hy - headHeight})`,
      }),
    floppy: ellipse(hx + 56, hy - headHeight * 0.1, 18, headHeight * 0.42, dark, {
      transform: `rotate(-28 ${hx + 56} ${hy})`,
    }),
    large:
      ellipse(hx + 84, hy + 20, 92, 120, sheet.matt(darker(b.coat, 0.05))) +
      ellipse(hx + 88, hy + 24, 64, 90, light, { opacity: 0.5 }),
    none: '',
  }[b.ears];
  const clip = sheet.clip(ellipse(0, middle, half, thick / 2, '#000'));
  const marks =
    b.extra === 'patches'
      ? path(
          `M-90 ${back}Q-20 ${middle} -110 ${middle + 40}Q-190 ${middle} -90 ${back}ZM60 ${back + 10}Q170 ${back + 30} 150 ${middle + 10}Q70 ${middle + 40} 60 ${back + 10}Z`,
          '#3a332e',
        )
      : b.extra === 'spots'
        ? [-110, -60, -10, 40, 90]
            .map((x, at) =>
              [0.24, 0.52, 0.8]
                .map((y) =>
                  circle(x + (at % 2) * 12 + y * 24, back + thick * y, 21, darker(b.coat, 0.22)),
                )
                .join(''),
            )
            .join('')
        : b.extra === 'stripes'
          ? line(
              [-130, -80, -30, 20, 70, 120]
                .map((x) => `M${x} ${back}Q${x - 24} ${middle} ${x + 8} ${-legs}`)
                .join(''),
              '#2f333a',
              20,
            )
          : '';
  const wool = Array.from({ length: 15 }, (_, at) => {
    const a = (at / 15) * Math.PI * 2;
    return circle(
      Math.cos(a) * half * 0.9,
      middle + Math.sin(a) * thick * 0.42,
      46,
      sheet.matt(b.coat),
    );
  }).join('');
  const horns = {
    horns: line(
      `M${hx + 22} ${hy - headHeight * 0.4}q-14 -36 6 -62m26 66q10 -30 26 -54`,
      '#d9cdb4',
      13,
    ),
    antlers: line(
      `M${hx + 18} ${hy - headHeight * 0.4}q-40 -60 -16 -150m-6 70l-48 -34m52 -10l40 -40M${hx + 46} ${hy - headHeight * 0.4}q50 -60 40 -150m0 66l54 -34`,
      '#b99c74',
      13,
    ),
    horn: path(
      `M${hx - headLength * 0.5} ${hy - 30}Q${hx - headLength * 0.86} ${hy - 120} ${hx - headLength * 0.9} ${hy - 150}Q${hx - headLength * 0.5} ${hy - 120} ${hx - headLength * 0.28} ${hy - 40}Z`,
      '#e6dcc8',
    ),
    trunk:
      path(
        `M${hx - 84} ${hy - 30}Q${hx - 150} ${hy + 120} ${hx - 120} ${hy + 280}Q${hx - 118} ${hy + 310} ${hx - 82} ${hy + 300}Q${hx - 92} ${hy + 140} ${hx - 6} ${hy + 56}Z`,
        sheet.matt(b.coat),
      ) +
      path(
        `M${hx - 60} ${hy + 60}Q${hx - 96} ${hy + 140} ${hx - 150} ${hy + 130}Q${hx - 110} ${hy + 110} ${hx - 86} ${hy + 50}Z`,
        '#fbf6ea',
      ),
    tusks: path(`M${hx - headLength * 0.55} ${hy + 26}q-30 -10 -26 -50q16 24 40 30Z`, '#fbf6ea'),
  }[b.on ?? 'tusks'];
  const face =
    ellipse(
      hx - headLength * 0.16,
      hy,
      headLength * 0.56,
      headHeight * 0.5,
      sheet.matt(b.extra === 'wool' ? light : b.coat),
      { transform: `rotate(-14 ${hx} ${hy})` },
    ) +
    (b.extra === 'wool'
      ? ''
      : ellipse(
          hx - headLength * 0.5,
          hy + headHeight * 0.17,
          headLength * 0.24,
          headHeight * 0.3,
          light,
        )) +
    circle(hx - headLength * 0.08, hy - headHeight * 0.12, 9, '#1d2430') +
    circle(hx - headLength * 0.6, hy + headHeight * 0.12, 7, '#1d2430', { opacity: 0.75 });
  return (
    leg(-half * 0.5, dark) +
    leg(half * 0.82, dark) +
    tail +
    (b.extra === 'plates'
      ? path(
          [-150, -80, -10, 60, 130, 200]
            .map((x, at) =>
              spine(x, back + 22 + Math.abs(x) * 0.12, at === 2 || at === 3 ? 56 : 42),
            )
            .join(''),
          '#8f4f2a',
        )
      : '') +
    ellipse(0, middle, half, thick / 2, sheet.matt(b.coat)) +
    group(
      { 'clip-path': clip },
      marks,
      ellipse(0, middle + thick * 0.5, half, thick * 0.22, '#000', { opacity: 0.08 }),
    ) +
    (b.extra === 'wool' ? wool : '') +
    leg(-half * 0.72, sheet.matt(b.coat)) +
    leg(half * 0.6, sheet.matt(b.coat)) +
    neck +
    (b.extra === 'mane' ? circle(hx + 30, hy + 6, headHeight * 0.98, sheet.ball('#8f5a24')) : '') +
    (b.extra === 'crest'
      ? path(
          `M${hx + 20} ${hy - headHeight * 0.6}Q${hx + 130} ${hy - 10} ${-half * 0.4} ${back + 14}Q${hx + 80} ${hy + 60} ${hx + 20} ${hy - headHeight * 0.6}Z`,
          darker(b.coat, 0.22),
        )
      : '') +
    (b.extra === 'horns3'
      ? ellipse(hx + 46, hy - 30, 96, 116, sheet.matt(darker(b.coat, 0.06)))
      : '') +
    (b.extra === 'stripes'
      ? line(`M${hx + 50} ${hy + 20}l40 -16M${hx + 74} ${hy + 66}l44 -14`, '#2f333a', 14)
      : '') +
    (b.ears === 'large' ? '' : ear) +
    (b.on === 'trunk' ? '' : b.on ? horns : '') +
    face +
    (b.on === 'trunk' ? horns + ear : '') +
    (b.extra === 'horns3'
      ? path(`M${hx - 30} ${hy - 40}l-70 -96 104 76ZM${hx - 92} ${hy}l-36 -50 52 24Z`, '#f4eedd')
      : '')
  );
}

/** What bodies are painted with: their own colours, or shades of maple. */
type Paints = Pick<Sheet, 'matt' | 'ball'>;

const wooden = (sheet: Sheet): Paints => ({
  matt: (tone) => sheet.matt(mix(beech, tone, 0.16)),
  ball: (tone) => sheet.ball(mix(beech, tone, 0.16)),
});

const eye = (x: number, y: number, r = 9): string => circle(x, y, r, '#1d2430');

/** Fish, whales and all that lies on its belly: half its length, half its height. */
function swimmer(
  coat: string,
  belly: string,
  half: number,
  high: number,
  fin: 'fish' | 'shark' | 'whale',
  sheet: Paints,
): string {
  const y = -high - 20;
  return (
    (fin === 'whale'
      ? path(
          `M${half * 0.7} ${y}Q${half + 60} ${y - 20} ${half + 90} ${y - 130}Q${half + 130} ${y - 60} ${half + 200} ${y - 90}Q${half + 150} ${y + 30} ${half * 0.6} ${y + 50}Z`,
          sheet.matt(darker(coat, 0.06)),
        )
      : path(
          `M${half * 0.75} ${y}L${half + 120} ${y - high * 0.8}Q${half + 70} ${y} ${half + 120} ${y + high * 0.8}Z`,
          sheet.matt(darker(coat, 0.06)),
        )) +
    (fin === 'whale'
      ? ''
      : path(
          `M-10 ${y - high * 0.8}L${fin === 'shark' ? 70 : 40} ${y - high * 1.7}Q${half * 0.4} ${y - high} ${half * 0.4} ${y - high * 0.6}Z`,
          darker(coat, 0.07),
        )) +
    path(
      `M${-half} ${y + high * 0.1}Q${-half * 0.7} ${y - high * 1.25} ${half * 0.1} ${y - high * 0.95}Q${half * 0.7} ${y - high * 0.5} ${half} ${y - high * 0.1}Q${half * 0.6} ${y + high * 0.8} ${-half * 0.2} ${y + high}Q${-half * 0.9} ${y + high} ${-half} ${y + high * 0.1}Z`,
      sheet.matt(coat),
    ) +
    path(
      `M${-half} ${y + high * 0.14}Q${-half * 0.4} ${y + high * 0.5} ${half * 0.5} ${y + high * 0.36}Q${half * 0.3} ${y + high * 0.8} ${-half * 0.2} ${y + high}Q${-half * 0.9} ${y + high} ${-half} ${y + high * 0.14}Z`,
      belly,
    ) +
    path(
      `M${-half * 0.3} ${y + high * 0.4}q60 ${high} 140 ${high * 0.95}q-10 -${high * 0.6} -50 -${high}Z`,
      darker(coat, 0.1),
    ) +
    eye(-half * 0.66, y - high * 0.16, 10)
  );
}

/** Those that no four legs make. */
const others: Readonly<Record<string, (sheet: Paints) => string>> = {
  hen: (sheet) =>
    line('M-10 -80V-8m-26 0h44M40 -80V-8m-26 0h44', '#d99a2b', 12) +
    path('M150 -210Q190 -330 120 -320Q110 -240 20 -240Z', '#7d4a2a') +
    ellipse(20, -160, 130, 100, sheet.matt('#b4713e')) +
    path('M-100 -190Q-120 -330 -70 -330Q-20 -320 0 -220Z', sheet.matt('#b4713e')) +
    path('M-100 -318q-14 -40 14 -30q4 -34 24 -8q22 -18 18 20Z', '#c8102e') +
    path('M-118 -300l-44 14 44 16Z', '#e0a32f') +
    ellipse(-104, -262, 12, 22, '#c8102e') +
    ellipse(50, -160, 70, 48, darker('#b4713e', 0.08)) +
    eye(-84, -300),
  hedgehog: (sheet) =>
    path('M-120 -20Q-120 -190 40 -190Q170 -180 170 -20Z', '#5b4636') +
    line(
      Array.from({ length: 17 }, (_, at) => {
        const a = Math.PI * (1.02 + at * 0.055);
        return `M${Math.round(40 + Math.cos(a) * 120)} ${Math.round(-40 + Math.sin(a) * 130)}l${Math.round(Math.cos(a) * 40)} ${Math.round(Math.sin(a) * 40)}`;
      }).join('') +
        'M-10 -130l-16 -36M50 -130l4 -40M110 -110l20 -34M0 -80l-20 -30M70 -80l4 -34M130 -60l26 -26',
      '#a5896b',
      9,
    ) +
    path('M-80 -20Q-90 -120 -130 -90L-200 -34Q-200 -16 -170 -18Z', sheet.matt('#cfae86')) +
    circle(-198, -34, 13, '#1d2430') +
    eye(-132, -64) +
    line('M-60 -14h40m90 0h40', '#cfae86', 22),
  owl: (sheet) =>
    ellipse(0, -170, 120, 160, sheet.matt('#8a5f3c')) +
    path('M-110 -300l20 -60 60 40ZM110 -300l-20 -60 -60 40Z', '#8a5f3c') +
    ellipse(0, -120, 78, 100, '#e6cfa8') +
    line(
      'M-40 -150q10 16 20 0q10 16 20 0q10 16 20 0q10 16 20 0M-30 -110q10 16 20 0q10 16 20 0q10 16 20 0',
      '#a9835c',
      8,
    ) +
    circle(-46, -250, 46, '#f6efe2') +
    circle(46, -250, 46, '#f6efe2') +
    eye(-40, -248, 22) +
    eye(40, -248, 22) +
    path('M0 -236l-18 -22h36Z', '#e0a32f') +
    ellipse(-112, -160, 34, 100, darker('#8a5f3c', 0.07)) +
    ellipse(112, -160, 34, 100, darker('#8a5f3c', 0.07)) +
    line('M-40 -10v-6m20 6v-6m60 6v-6m-20 6v-6', '#e0a32f', 16),
  whale: (sheet) => swimmer('#4b7fa8', '#dfe9ee', 260, 130, 'whale', sheet),
  dolphin: (sheet) =>
    swimmer('#7f9db3', '#e6eef2', 210, 76, 'shark', sheet) +
    path('M-200 -104q-60 4 -80 18q30 16 80 8Z', '#7f9db3'),
  shark: (sheet) =>
    swimmer('#6b7884', '#e9edef', 240, 86, 'shark', sheet) +
    line('M-110 -130q-14 26 0 50m30 -50q-14 26 0 50', '#4d5862', 8),
  fish: (sheet) =>
    swimmer('#ee8522', '#f6c06a', 150, 100, 'fish', sheet) +
    line('M-40 -212q-40 90 0 186M40 -204q-30 84 0 170', '#fff7ea', 22),
  turtle: (sheet) =>
    path('M-150 -60Q-240 -110 -260 -60Q-250 -10 -140 -24Z', sheet.matt('#8fae62')) +
    eye(-222, -74) +
    line('M-90 -30L-130 -8M100 -30l40 22', '#8fae62', 44) +
    path('M-170 -40Q-150 -210 10 -210Q170 -200 190 -40Z', sheet.matt('#4f7a4a')) +
    line('M-60 -44L-40 -130 20 -200M80 -44L60 -130 -40 -130M60 -130L140 -150', '#86a86a', 10) +
    path('M-176 -46H196Q190 -18 160 -18H-140Q-172 -18 -176 -46Z', '#c9bb80'),
  octopus: (sheet) =>
    [-150, -90, -30, 30, 90, 150]
      .map((x, at) =>
        line(
          `M${x * 0.5} -120Q${x * 0.9} -60 ${x * 1.25} -${at % 2 ? 20 : 44}`,
          darker('#b5527a', at % 2 ? 0 : 0.06),
          42,
        ),
      )
      .join('') +
    ellipse(0, -210, 120, 140, sheet.ball('#b5527a')) +
    circle(-44, -170, 30, '#fff7ea') +
    circle(44, -170, 30, '#fff7ea') +
    eye(-42, -166, 15) +
    eye(42, -166, 15) +
    line('M-24 -112q24 20 48 0', '#6d2a48', 9),
  penguin: (sheet) =>
    ellipse(-44, -10, 44, 16, '#e0932b') +
    ellipse(44, -10, 44, 16, '#e0932b') +
    ellipse(0, -170, 116, 165, sheet.matt('#2b3440')) +
    ellipse(-16, -140, 78, 128, '#fbf8f1') +
    circle(-6, -300, 74, '#2b3440') +
    ellipse(-34, -290, 40, 36, '#fbf8f1') +
    path('M-70 -300l-54 16 54 14Z', '#e0932b') +
    eye(-36, -306) +
    path('M96 -240Q160 -160 130 -90Q100 -120 90 -180Z', '#222a34'),
  seal: (sheet) =>
    path(
      'M-150 -200Q-110 -300 -20 -250Q120 -170 260 -60L340 -90Q330 -30 260 -8H-60Q-150 -40 -130 -120Z',
      sheet.matt('#8d98a3'),
    ) +
    circle(-104, -220, 76, sheet.ball('#8d98a3')) +
    ellipse(-158, -200, 34, 26, '#b9c1c8') +
    eye(-118, -244) +
    circle(-182, -208, 10, '#1d2430') +
    path('M-20 -60Q20 0 110 -6Q60 -60 30 -90Z', '#76818c'),
  't-rex': (sheet) =>
    path('M40 -200Q200 -190 400 -90Q230 -80 90 -110Z', sheet.matt('#5f8f6b')) +
    line('M70 -130L110 -60 80 -14', darker('#5f8f6b', 0.1), 54) +
    path('M-60 -320Q60 -300 110 -190Q110 -90 20 -90Q-80 -120 -90 -240Z', sheet.matt('#5f8f6b')) +
    line('M10 -130L50 -60 14 -14', '#5f8f6b', 58) +
    line('M14 -12h-44', '#5f8f6b', 24) +
    path(
      'M-40 -400Q-240 -420 -250 -330L-120 -300 -250 -290Q-240 -260 -150 -254Q-60 -256 -40 -300Z',
      sheet.matt('#5f8f6b'),
    ) +
    path('M-230 -322l10 20 10 -18 10 20 10 -18 10 18 10 -16Z', '#fbf6ea') +
    line('M-70 -226l-54 20 -14 -22', '#4c7657', 20) +
    circle(-120, -366, 16, '#f6efe2') +
    eye(-122, -364) +
    path('M-60 -220Q-40 -110 20 -96Q-60 -110 -84 -230Z', '#a9c68f'),
};

const shelves = {
  farm: ['cow', 'pig', 'horse', 'sheep', 'dog', 'hen'],
  forest: ['fox', 'hedgehog', 'deer', 'owl', 'boar', 'hare'],
  savanna: ['elephant', 'lion', 'giraffe', 'zebra', 'rhino', 'hippo'],
  sea: ['whale', 'octopus', 'fish', 'turtle', 'shark', 'dolphin'],
  ice: ['polar-bear', 'penguin', 'seal', 'reindeer', 'arctic-fox', 'arctic-hare'],
  dinosaurs: ['sauropod', 't-rex', 'stegosaurus', 'triceratops', 'ankylosaurus', 't-rex'],
  wild: ['lion', 'elephant', 'giraffe', 'fox', 'deer', 'owl'],
} as const satisfies Readonly<
  Record<string, readonly (keyof typeof beasts | keyof typeof others)[]>
>;

export type AnimalSet = keyof typeof shelves;

/** How wide and high the largest are: giraffes and dinosaurs are drawn smaller. */
const scales: Readonly<Record<string, number>> = {
  giraffe: 0.66,
  sauropod: 0.62,
  elephant: 0.82,
  rhino: 0.86,
  hippo: 0.84,
  whale: 0.8,
  shark: 0.9,
  dolphin: 1,
  't-rex': 0.82,
  stegosaurus: 0.76,
  triceratops: 0.78,
  ankylosaurus: 0.74,
  horse: 0.95,
  deer: 0.88,
  reindeer: 0.88,
  hare: 1.15,
  'arctic-hare': 1.15,
  seal: 0.9,
  hen: 1.05,
  owl: 1.05,
  fish: 1.1,
};

/** One animal with its feet at (x, y); of wood, its colours are shades of maple. */
export function animal(
  name: string,
  x: number,
  y: number,
  size: number,
  sheet: Sheet,
  wood = false,
): string {
  const known = (beasts as Readonly<Record<string, Beast>>)[name];
  const plain = known
    ? beast(
        wood
          ? { ...known, coat: mix(beech, known.coat, 0.14), light: lighter(beech, 0.06) }
          : known,
        sheet,
      )
    : (others[name]?.(wood ? wooden(sheet) : sheet) ?? '');
  const drawn =
    wood && !known
      ? plain.replace(/#[0-9a-f]{6}/g, (tone) =>
          tone === '#1d2430' ? tone : mix(beech, tone, 0.16),
        )
      : plain;
  const scale = size * (scales[name] ?? 1);
  return standingShadow(sheet, x, y - 4, 190 * scale, 0.7) + placed(x, y, 0, scale, drawn);
}

/** Figures of a theme: three, six, or twelve with their young. */
const animals = kind(
  {
    set: oneOf(Object.keys(shelves) as AnimalSet[], 'farm'),
    count: integer(1, 12, 3),
    wood: flag(),
  },
  ({ set, count, wood }, sheet) => {
    const names = shelves[set];
    const columns = count > 6 ? 4 : count > 3 ? 3 : 2;
    const rows = Math.ceil(count / columns);
    const size = count > 6 ? 0.58 : count > 3 ? 0.78 : count > 1 ? 1.05 : 2;
    const art = Array.from({ length: count }, (_, at) => {
      const row = Math.floor(at / columns);
      const inRow = Math.min(columns, count - row * columns);
      const x = 800 + ((at % columns) - (inRow - 1) / 2) * (1280 / columns);
      const y = 880 + (row - (rows - 1) / 2) * (count > 6 ? 440 : 560) + 120;
      return animal(
        names[at % names.length] ?? 'cow',
        x + 10,
        y,
        size * (at >= names.length ? 0.72 : 1),
        sheet,
        wood,
      );
    });
    const tint = wood ? beech : set === 'sea' ? '#6bb3e0' : set === 'ice' ? '#c9ccd1' : '#2f8f5b';
    return { tint, art: art.join('') };
  },
);

export const animalsKinds = { animals };
