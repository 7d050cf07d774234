import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

/** A sheet of paper is as narrow, but has no small type. */
const cards = `screen and ${media.belowTablet}`;

export const root = style({
  width: '100%',
  fontSize: vars.size.s,
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
});
export const caption = style({
  textAlign: 'start',
  fontWeight: vars.weight.semibold,
  paddingBottom: space.xs,
});
export const head = style({
  padding: `${space.xs} ${space.s}`,
  borderBottom: `2px solid ${color.text}`,
  textAlign: 'start',
  fontWeight: vars.weight.semibold,
  verticalAlign: 'bottom',
});
export const cell = style({
  padding: `${space.s}`,
  borderBottom: `1px solid ${color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
export const end = style({ textAlign: 'end' });
export const rowHead = style({
  fontWeight: vars.weight.semibold,
  '@media': {
    [cards]: {
      display: 'block',
      padding: `${space['2xs']} 0 ${space.xs}`,
      hyphens: 'auto',
      overflowWrap: 'anywhere',
    },
  },
});

/** Quiet tables that become cards on a phone: each cell then says its column's name. */
globalStyle(`${root}, ${root} > tbody, ${root} > tbody > tr`, {
  '@media': { [cards]: { display: 'block' } },
});
globalStyle(`${root} > caption`, { '@media': { [cards]: { display: 'block' } } });
globalStyle(`${root} > thead`, {
  '@media': {
    [cards]: {
      position: 'absolute',
      clipPath: 'inset(50%)',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
    },
  },
});
globalStyle(`${root} > tbody > tr`, {
  '@media': {
    [cards]: {
      marginBottom: space.s,
      padding: `${space.xs} ${space.s}`,
      border: `1px solid ${color.hairline}`,
      borderRadius: vars.radius.card,
      background: color.surface,
    },
  },
});
export const card = style({
  '@media': {
    [cards]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: space.m,
      padding: `${space['2xs']} 0`,
      border: 0,
      textAlign: 'end',
      overflowWrap: 'anywhere',
      '::before': {
        content: 'attr(data-label)',
        color: color.textMuted,
        fontWeight: vars.weight.regular,
        textAlign: 'start',
      },
    },
  },
});
