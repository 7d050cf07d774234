import { keyframes, style } from '@vanilla-extract/css';
import { layers, media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { space } = vars;

const rise = keyframes({ from: { opacity: 0, translate: '0 16px' } });
/** Nobody saw it yet: what is pressed now was meant for the page, and is no answer. */
const unseen = keyframes({ from: { pointerEvents: 'none' }, to: { pointerEvents: 'none' } });

/** At the lower edge, where a thumb reaches it and no heading lies under it. */
export const root = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: layers.dropdown,
  // With large type the page stays visible, and the banner's overflow scrolls.
  maxHeight: '50dvh',
  overflowY: 'auto',
  paddingBlock: space.s,
  background: vars.color.raised,
  color: vars.color.text,
  borderTop: `1px solid ${vars.color.controlBorder}`,
  boxShadow: vars.shadow,
  fontSize: vars.size.s,
  lineHeight: 1.45,
  animation: `${rise} ${vars.motion.base} ${vars.motion.easing}, ${unseen} 500ms`,
  '@media': { print: { display: 'none' } },
});
export const row = style({
  display: 'grid',
  gap: space.s,
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: space['2xl'],
    },
  },
});
export const text = style({ maxWidth: '46rem', textWrap: 'pretty' });
/** Yes and no beside each other, of one size and one look. */
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'center',
  gap: `${space.xs} ${space.s}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 13rem)) auto' } },
});
/** On phones in a line of its own, as wide as its words. */
export const settings = style({
  gridColumn: '1 / -1',
  justifySelf: 'center',
  '@media': { [media.tablet]: { gridColumn: 'auto', justifySelf: 'start' } },
});
