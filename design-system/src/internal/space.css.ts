import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../themes/vars.css.ts';

/** `gap` by step of the spacing scale; the layout primitives share these eight classes. */
export const gaps = styleVariants(vars.space, (value) => ({ gap: value }));
