import { style, styleVariants } from '@vanilla-extract/css';
import { layers } from '../../themes/breakpoints.ts';
import { subjects } from '../../themes/tokens.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const root = style({ position: 'relative' });
export const list = style({
  display: 'flex',
  gap: '2px',
  minWidth: 0,
});
export const item = style({ minWidth: 0, display: 'flex' });

const spine = '--k-spine';
export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '.4em',
  minHeight: '44px',
  padding: `6px ${space.s} 4px`,
  color: color.text,
  fontSize: vars.size.s,
  fontWeight: 550,
  lineHeight: 1.2,
  textDecoration: 'none',
  borderRadius: `${vars.radius.badge} ${vars.radius.badge} 0 0`,
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  // The spine of an exercise book, in the colour of its subject.
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: space.s,
    insetBlockEnd: 0,
    height: '4px',
    borderRadius: '4px 4px 0 0',
    background: `var(${spine}, ${color.controlBorder})`,
    transition: `inset-inline ${vars.motion.fast} ${vars.motion.easing}`,
    forcedColorAdjust: 'none',
  },
  selectors: {
    '&:hover, &[data-open]': {
      background: `color-mix(in srgb, var(${spine}, ${color.controlBorder}) 12%, ${color.surface})`,
    },
    '&:hover::before, &[data-open]::before, &[aria-current]::before': { insetInline: 0 },
    '&[aria-current]': { fontWeight: 700 },
  },
});
export const spines = styleVariants(
  Object.fromEntries(
    subjects.map((subject) => [subject, vars.subject[subject]]),
  ) as typeof vars.subject,
  (value) => ({ vars: { [spine]: value } }),
);
export const panel = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  zIndex: layers.dropdown,
  background: color.raised,
  borderTop: `1px solid ${color.hairline}`,
  boxShadow: vars.shadow,
});
