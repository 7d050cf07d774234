import { style, styleVariants } from '@vanilla-extract/css';
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
    backgroundImage: `linear-gradient(${vars.color.grid} 1px, transparent 1px), linear-gradient(90deg, ${vars.color.grid} 1px, transparent 1px)`,
    backgroundSize: '20px 20px',
    backgroundPosition: '-1px -1px',
  },
  /** Ruled exercise paper with its red margin at the start. */
  ruled: {
    backgroundColor: vars.color.surface,
    backgroundImage: `linear-gradient(90deg, transparent 39px, ${vars.color.margin} 39px 40px, transparent 40px), repeating-linear-gradient(transparent 0 27px, ${vars.color.grid} 27px 28px)`,
  },
});

export const bordered = style({ border: `1px solid ${vars.color.hairline}` });
export const rounded = style({ borderRadius: vars.radius.card });
