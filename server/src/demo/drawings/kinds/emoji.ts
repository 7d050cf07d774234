import { turnHue } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { color, integer, oneOf } from '../../../modules/media/drawing/parameters.ts';
import { group, standingShadow } from '../../../modules/media/drawing/sheet.ts';
import { fluentEmoji } from '../art.ts';

/** The icons that goods are made of; others are refused, so that a typing error is found at import. */
export const emojiIcons = [
  'accordion',
  'anchor',
  'bear',
  'bell',
  'bicycle',
  'bouquet',
  'butterfly',
  'camera',
  'castle',
  'christmas-tree',
  'cow',
  'dog-face',
  'dove',
  'elephant',
  'evergreen-tree',
  'fire-engine',
  'fish',
  'fox',
  'frog',
  'giraffe',
  'goal-net',
  'guitar',
  'headphone',
  'hedgehog',
  'honeybee',
  'horse',
  'kick-scooter',
  'kite',
  'lady-beetle',
  'lion',
  'locomotive',
  'microscope',
  'monkey',
  'nest-with-eggs',
  'octopus',
  'owl',
  'panda',
  'penguin',
  'pig',
  'police-car',
  'potted-plant',
  'rabbit',
  'racing-car',
  'rainbow',
  'ringed-planet',
  'rocket',
  'sailboat',
  'sauropod',
  'seedling',
  'sheaf-of-rice',
  'shopping-cart',
  'snowman',
  'sunflower',
  't-rex',
  'teddy-bear',
  'telescope',
  'thermometer',
  'tiger',
  'tractor',
  'trumpet',
  'turtle',
  'unicorn',
  'violin',
  'whale',
  'zebra',
  'wrapped-gift',
  'yo-yo',
  'stethoscope',
  'compass',
  'soap',
  'microphone',
  'saxophone',
  'toolbox',
  'broom',
  'basket',
  'teapot',
  'shortcake',
  'delivery-truck',
  'bus',
  'helicopter',
] as const;

/**
 * Without its filters: their soft glows cost 30 to 130 ms a picture, leave jagged edges, and the
 * crisp shapes stand better beside the drawn goods. Ids are made unique for each time it is drawn.
 */
const renamed = (body: string, suffix: string): string =>
  body
    .replace(/<filter\b.*?<\/filter>/gs, '')
    .replace(/ filter="[^"]*"/g, '')
    .replace(/\bid="([^"]+)"/g, `id="$1${suffix}"`)
    .replace(/url\(#([^)]+)\)/g, `url(#$1${suffix})`);

const recoloured = (body: string, degrees: number): string =>
  degrees === 0
    ? body
    : body.replace(/#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b/g, (hex) => {
        const long =
          hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex;
        return turnHue(long.toLowerCase(), degrees);
      });

const places: Readonly<Record<number, readonly (readonly [x: number, y: number, size: number])[]>> =
  {
    1: [[800, 790, 1180]],
    2: [
      [510, 700, 720],
      [1090, 900, 720],
    ],
    3: [
      [470, 560, 640],
      [1110, 620, 640],
      [790, 1080, 640],
    ],
    4: [
      [490, 500, 560],
      [1110, 500, 560],
      [490, 1090, 560],
      [1110, 1090, 560],
    ],
    5: [
      [430, 500, 500],
      [1000, 440, 500],
      [1200, 960, 500],
      [690, 860, 500],
      [410, 1180, 440],
    ],
    6: [
      [400, 520, 460],
      [800, 460, 460],
      [1200, 520, 460],
      [400, 1080, 460],
      [800, 1140, 460],
      [1200, 1080, 460],
    ],
  };

/** Vector art of fluent-emoji: one, or a small set of the same or of several icons. */
const emoji = kind(
  {
    icon: oneOf(emojiIcons, 'teddy-bear'),
    second: oneOf(['', ...emojiIcons], ''),
    third: oneOf(['', ...emojiIcons], ''),
    hue: integer(-180, 180, 0),
    count: integer(1, 6, 1),
    tint: color('#6bb3e0'),
  },
  ({ icon, second, third, hue, count, tint }, sheet) => {
    const icons = [icon, second, third].filter((name) => name !== '');
    const shown = Math.max(count, icons.length);
    const art = (places[shown] ?? places[1] ?? []).map(([x, y, size], at) => {
      const name = icons[at % icons.length] ?? icon;
      const scale = size / 32;
      const body = renamed(recoloured(fluentEmoji(name), hue), `-${at}`);
      return (
        standingShadow(sheet, x, y + size * 0.43, size * 0.36, 0.8) +
        group({ transform: `translate(${x - size / 2} ${y - size / 2}) scale(${scale})` }, body)
      );
    });
    return { tint, art: art.join('') };
  },
);

export const emojiKinds = {
  emoji: emoji,
};
