import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { cover } from '../../internal/cover.ts';
import { media } from '../../themes/breakpoints.ts';
import { subjects } from '../../themes/tokens.ts';
import { vars } from '../../themes/vars.css.ts';
import { groundVariable, headingVariable, textVariable } from './colors.ts';

const { color, space } = vars;

/** The subject's colour; without one there is no ground, within another panel's either. */
const hue = createVar();

export const root = style({
  minWidth: 0,
  padding: space.l,
  borderRadius: vars.radius.card,
  vars: { [hue]: 'initial' },
  background: cover(hue, 10, 20),
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

/** The same paper as under goods, a little stronger. */
export const grounds = styleVariants(
  Object.fromEntries(
    subjects.map((subject) => [subject, vars.subject[subject]]),
  ) as typeof vars.subject,
  (subject) => ({ vars: { [hue]: subject } }),
);

const text = `var(${textVariable})`;
const heading = `var(${headingVariable})`;

/** Its own colours in every mode, for everything inside. */
export const colored = style({
  background: `var(${groundVariable})`,
  color: text,
  vars: {
    // A button in it lies on its ground.
    [color.surface]: `var(${groundVariable})`,
    [color.controlBorder]: text,
    [color.text]: text,
    [color.textMuted]: text,
    [color.link]: text,
    [color.linkHover]: text,
    [color.focus]: text,
    [color.accent]: heading,
  },
});
