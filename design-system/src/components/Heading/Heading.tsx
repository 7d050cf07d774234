import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './Heading.css.ts';

export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export const headingTones = ['neutral', 'accent'] as const;
export const headingSizes = ['display', 'h1', 'h2', 'h3', 'h4'] as const;

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Place in the page's outline. */
  level: (typeof headingLevels)[number];
  /** Looks, where they differ from the level's own. */
  size?: (typeof headingSizes)[number] | undefined;
  /** `accent` takes the link colour in small sizes, for contrast. @default 'neutral' */
  tone?: (typeof headingTones)[number] | undefined;
}

/** A heading; the outline is `level`, the looks are `size`. */
export function Heading({ level, size, tone = 'neutral', className, ...rest }: HeadingProps) {
  const Element = `h${level}` as 'h2';
  const shown = size ?? headingSizes[Math.min(level, 4)] ?? 'h4';
  const small = shown === 'h3' || shown === 'h4';
  return (
    <Element
      {...rest}
      className={cx(
        styles.root,
        styles.sizes[shown],
        tone === 'accent' && (small ? styles.accentSmall : styles.accent),
        className,
      )}
    />
  );
}
