import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { squaredPaper } from '../../internal/squaredPaper.ts';
import { subjects } from '../../themes/tokens.ts';
import { vars } from '../../themes/vars.css.ts';

/** Size comes from width and height, so nothing moves while the file is on its way. */
const frame: StyleRule = { display: 'block', position: 'relative', overflow: 'hidden' };
export const rounded = style({ borderRadius: vars.radius.card });

export const fits = styleVariants({
  natural: [frame],
  square: [{ ...frame, aspectRatio: '1', width: '100%' }],
  wide: [{ ...frame, aspectRatio: '3 / 2', width: '100%' }],
});
/** No wider than the picture, so that nothing beside it is dimmed. */
export const hugging = style({ width: 'fit-content' });
const filled = { width: '100%', height: '100%' } as const;
export const imageFits = styleVariants({
  natural: {},
  square: { ...filled, objectFit: 'contain' },
  wide: { ...filled, objectFit: 'cover' },
});

const paper = (hue: string) => ({
  background: `color-mix(in srgb, ${hue} 8%, ${vars.color.surface})`,
});

/** Goods stand on tinted paper. */
export const tints = styleVariants({
  none: [{}],
  neutral: [{ background: vars.color.sunken }],
  ...(Object.fromEntries(
    subjects.map((subject) => [subject, [paper(vars.subject[subject])]]),
  ) as Record<(typeof subjects)[number], [{ background: string }]>),
});

/** Squared paper, a little fainter than a hero's. */
export const missing = style(squaredPaper(16));
