import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const frame = style({ containerType: 'inline-size' });
export const root = style({ fontSize: vars.size.s, lineHeight: 1.45 });
export const row = style({
  display: 'grid',
  gap: '0 1em',
  paddingBlock: vars.space.xs,
  borderBottom: `1px solid ${vars.color.hairline}`,
  '@container': { '(min-width: 24rem)': { gridTemplateColumns: 'minmax(8rem, 2fr) 3fr' } },
});
export const layouts = styleVariants({
  rows: {},
  /** Two columns of rows where there is room. */
  columns: {
    '@container': {
      '(min-width: 48rem)': {
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        columnGap: vars.space['2xl'],
      },
    },
  },
});
export const term = style({ color: vars.color.textMuted });
export const details = style({ fontWeight: vars.weight.medium });
