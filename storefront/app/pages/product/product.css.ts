import { vars } from '@kreide/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** A pictogram or logo, and the words that it goes with. */
export const signed = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gap: vars.space.s,
  alignItems: 'center',
});

/** Links on lines of their own, so targets of their own (WCAG 2.5.8). */
export const contact = style({ display: 'inline-block', paddingBlock: '4px' });

export const recording = style({ display: 'grid', gap: vars.space.xs, margin: 0 });

export const film = style({
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
});

export const sound = style({ width: '100%' });
