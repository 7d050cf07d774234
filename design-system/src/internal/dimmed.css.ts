import { style } from '@vanilla-extract/css';

/** Around a picture of goods: beside a chalkboard their light ground would glare. */
export const dimmed = style({
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: 'light-dark(transparent, rgb(0 0 0 / .16))',
    pointerEvents: 'none',
  },
});
