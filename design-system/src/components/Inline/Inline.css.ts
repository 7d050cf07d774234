import { style, styleVariants } from '@vanilla-extract/css';

export const root = style({ display: 'flex', minWidth: 0 });

export const aligns = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});

export const justifies = styleVariants({
  start: {},
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

export const wraps = style({ flexWrap: 'wrap' });
