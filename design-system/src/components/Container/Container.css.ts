import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../themes/breakpoints.ts';

export const root = style({
  width: '100%',
  marginInline: 'auto',
  paddingInline: '16px',
  '@media': {
    [media.tablet]: { paddingInline: '24px' },
    [media.laptop]: { paddingInline: '32px' },
  },
});

export const widths = styleVariants({
  page: {
    // 1280 px of content between the gutters.
    maxWidth: 'calc(1280px + 64px)',
    '@media': { [media.largeDesktop]: { maxWidth: 'calc(1560px + 64px)' } },
  },
  narrow: { maxWidth: 'calc(60rem + 64px)' },
  text: { maxWidth: 'calc(44rem + 64px)' },
  form: { maxWidth: 'calc(30rem + 64px)' },
});
