import { vars } from '@kreide/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;
/** From this width on a full-width picture would be taller than the text. */
const wide = '(min-width: 31rem)';

export const frame = style({ flex: 1, display: 'grid', containerType: 'inline-size' });
export const parts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  '@container': { [wide]: { flexDirection: 'row', alignItems: 'center', gap: space.l } },
});
globalStyle(`${parts} > picture`, { '@container': { [wide]: { flex: '0 0 45%' } } });
export const entry = style({ display: 'flex', alignItems: 'center', gap: space.m });
globalStyle(`${entry} > picture`, { flex: '0 0 6rem' });
export const text = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  minWidth: 0,
});
/** Aligns the links of neighbouring tiles. */
globalStyle(`${text} > :last-child`, {
  marginTop: 'auto',
  '@container': { [wide]: { marginTop: 0 } },
});
/** On a ground of its own colour a tile's text, links and edges are all of one. */
globalStyle(`${text} a:hover`, { boxShadow: 'inset 0 0 0 1px' });
