import { style, styleVariants } from '@vanilla-extract/css';
import { squaredPaper } from '../../internal/squaredPaper.ts';
import { way } from '../../internal/way.ts';
import { vars } from '../../themes/vars.css.ts';

export const paddings = styleVariants(vars.space, (padding) => ({ padding }));
export const paddingBlocks = styleVariants(vars.space, (paddingBlock) => ({ paddingBlock }));

export const surfaces = styleVariants({
  none: {},
  surface: { background: vars.color.surface },
  sunken: { background: vars.color.sunken },
  raised: { background: vars.color.raised, boxShadow: vars.shadow },
  /** Squared exercise paper, 5 mm. */
  squared: {
    backgroundColor: vars.color.surface,
    ...squaredPaper(20),
  },
  /** Ruled exercise paper; one writes after the red margin at the start. */
  ruled: {
    paddingInlineStart: `calc(40px + ${vars.space.m})`,
    backgroundColor: vars.color.surface,
    backgroundImage: `linear-gradient(calc(90deg * ${way}), transparent 39px, ${vars.color.margin} 39px 40px, transparent 40px), repeating-linear-gradient(transparent 0 27px, ${vars.color.grid} 27px 28px)`,
  },
});

export const bordered = style({ border: `1px solid ${vars.color.hairline}` });
export const rounded = style({ borderRadius: vars.radius.card });
