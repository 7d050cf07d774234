import { vars } from '@kreide/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;
/** From here on a picture as wide as the tile would be higher than all that it stands for. */
const wide = '(min-width: 31rem)';

export const frame = style({ flex: 1, display: 'grid', containerType: 'inline-size' });
export const parts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  '@container': { [wide]: { flexDirection: 'row', alignItems: 'center', gap: space.l } },
});
globalStyle(`${parts} > picture`, { '@container': { [wide]: { flex: '0 0 45%' } } });
export const text = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  minWidth: 0,
});
/** The ways on of neighbours stand in line. */
globalStyle(`${text} > :last-child`, {
  marginTop: 'auto',
  '@container': { [wide]: { marginTop: 0 } },
});
