import { style } from '@vanilla-extract/css';

/**
 * The design system's `IconHeart`, as a picture in the style sheet, where it is once, not in sixty
 * tiles.
 */
const shape =
  'M12 20c-4.8-3-8.5-6.3-8.5-10.4A4.6 4.6 0 0 1 12 7.2a4.6 4.6 0 0 1 8.5 2.4C20.5 13.7 16.8 17 12 20Z';
const drawn = (fill: 'none' | '%23000') =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${fill}' stroke='%23000' stroke-width='1.75' stroke-linejoin='round'%3E%3Cpath d='${shape}'/%3E%3C/svg%3E")`;

const drawing = '--heart';

export const heart = style({
  '::before': {
    content: '""',
    width: '18px',
    height: '18px',
    background: 'currentColor',
    // The build writes it twice: by its name, the drawing stands there once.
    vars: { [drawing]: drawn('none') },
    mask: `var(${drawing}) center / contain no-repeat`,
  },
  selectors: {
    '&[aria-pressed="true"]::before': { vars: { [drawing]: drawn('%23000') } },
    '&[aria-busy]': { opacity: 0.6 },
  },
  '@media': {
    '(forced-colors: active)': {
      '::before': { background: 'ButtonText', forcedColorAdjust: 'none' },
    },
  },
});
