import { vars } from '../themes/vars.css.ts';

/** Squared exercise paper, faint, over the surface's own colour. @param size of a square in px */
export const squaredPaper = (size: number) =>
  ({
    backgroundImage: `linear-gradient(${vars.color.grid} 1px, transparent 1px), linear-gradient(90deg, ${vars.color.grid} 1px, transparent 1px)`,
    backgroundSize: `${size}px ${size}px`,
    backgroundPosition: '-1px -1px',
  }) as const;
