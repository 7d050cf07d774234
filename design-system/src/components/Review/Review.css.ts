import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  paddingBlock: space.m,
  selectors: {
    '&:first-child': { paddingTop: 0 },
    '& + &': { borderTop: `1px solid ${color.hairline}` },
  },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space['2xs']} ${space.s}`,
});
export const title = style({ fontWeight: vars.weight.semibold, lineHeight: 1.35 });
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `2px ${space.s}`,
  fontSize: vars.size.s,
  color: color.textMuted,
});
export const verified = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.3em',
  color: color.success,
  fontWeight: vars.weight.medium,
});
export const message = style({ maxWidth: '68ch', whiteSpace: 'pre-line' });
export const answer = style({
  padding: `${space.xs} ${space.m}`,
  borderInlineStart: `3px solid ${color.margin}`,
  fontSize: vars.size.s,
});
export const answerTitle = style({ fontWeight: vars.weight.semibold });
