import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

/** The button stands beside the fields where there is room, else below them. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'end',
  gap: vars.space.xs,
  '@container': {
    '(min-width: 24rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
  },
});
export const frame = style({ containerType: 'inline-size' });
globalStyle(`${row} > button`, {
  gridColumn: '1 / -1',
  '@container': { '(min-width: 24rem)': { gridColumn: 'auto' } },
});
