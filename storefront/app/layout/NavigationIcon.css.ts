import { vars } from '@kreide/design-system/tokens';
import { style } from '@vanilla-extract/css';

const size = '22px';

/** One picture has them all, side by side: a file that only screens with tabs fetch. */
export const icon = style({
  flex: 'none',
  width: size,
  height: size,
  background: vars.color.textMuted,
  maskImage: 'url("./navigationIcons.svg")',
  maskSize: `auto ${size}`,
  maskPosition: `calc(var(--icon, 0) * -${size}) 0`,
  maskRepeat: 'no-repeat',
  selectors: { ':is(:hover, [aria-current]) > &': { background: 'currentColor' } },
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
