import { vars } from '@kreide/design-system';
import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: vars.space.m,
});

export const picture = style({ maxWidth: '4.5rem' });

/** The fields of a line show once it is chosen, without a script as well. */
export const fields = style({
  gridColumn: '1 / -1',
  selectors: { 'li:not(:has([data-select]:checked)) &': { display: 'none' } },
});
