import { style, styleVariants } from '@vanilla-extract/css';
import { forcedInk, lineMask, masked } from '../../internal/mask.ts';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  fontVariantNumeric: 'tabular-nums',
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '.5em',
  lineHeight: 1.15,
});

const offer = style({
  alignSelf: 'flex-start',
  fontSize: vars.size.s,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.35,
});
const reducedOffer = [offer, { color: vars.color.saleText }] as const;
export const offers = styleVariants({
  special: [...reducedOffer],
  best: [
    offer,
    {
      paddingInline: '.4em',
      borderRadius: vars.radius.badge,
      background: vars.color.highlight,
      color: vars.color.onHighlight,
      '@media': { [media.forcedColors]: { paddingInline: 0 } },
    },
  ],
  lightning: [
    ...reducedOffer,
    {
      '::before': {
        content: '',
        display: 'inline-block',
        width: '1.1em',
        height: '1.1em',
        marginInlineEnd: '.25em',
        verticalAlign: '-.2em',
        background: 'currentColor',
        ...masked(lineMask('M13 3 5.5 13.5h6L11 21l7.5-10.5h-6z', 2)),
        maskSize: 'contain',
      },
      '@media': { [media.forcedColors]: { '::before': forcedInk } },
    },
  ],
});

export const prefix = style({ fontSize: vars.size.s, fontWeight: vars.weight.medium });

/** One class for an amount: a listing repeats it sixty times. */
export const sizes = styleVariants({ s: vars.size.m, m: '1.375rem', l: '2rem' }, (fontSize) => ({
  fontSize,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.01em',
  whiteSpace: 'nowrap',
}));
export const reduced = style({ color: vars.color.saleText });
export const fraction = style({ fontSize: '.62em', verticalAlign: '.48em', lineHeight: 0 });

export const note = style({
  fontSize: vars.size.xs,
  lineHeight: 1.4,
  color: vars.color.textMuted,
  hyphens: 'auto',
});
export const struck = style({ textDecoration: 'line-through', whiteSpace: 'nowrap' });
