import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { masked, starMask } from '../../internal/mask.ts';
import { way } from '../../internal/way.ts';
import { vars } from '../../themes/vars.css.ts';
import { starCounts } from './stars.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  // In the narrowest tiles the count stands below.
  flexWrap: 'wrap',
  columnGap: '.4em',
  fontSize: vars.size.s,
  lineHeight: 1.2,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** Part of the five stars that is filled. */
const filled = createVar();

// One element whose mask is repeated five times: five elements in each of 60 tiles would be a tenth
// of a listing's markup.
export const stars = style({
  flex: 'none',
  width: '5.75em',
  height: '1.15em',
  ...masked(starMask),
  maskSize: '20% 100%',
  background: `linear-gradient(calc(90deg * ${way}), ${vars.color.star} ${filled}, ${vars.color.starEmpty} ${filled})`,
  forcedColorAdjust: 'none',
  selectors: Object.fromEntries(
    starCounts.map((count) => [
      `&[data-stars="${count}"]`,
      { vars: { [filled]: `${count * 20}%` } },
    ]),
  ),
});

export const sizes = styleVariants({ s: {}, m: { fontSize: vars.size.m } });
// The stars are large, but their count keeps the text size.
globalStyle(`${sizes.m} > ${stars}`, { fontSize: vars.size.l });
