import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './Icon.css.ts';

export const iconSizes = ['s', 'm', 'l', 'xl'] as const;

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** 16, 20, 24 or 40 px. @default 'm' */
  size?: (typeof iconSizes)[number] | undefined;
  /** Name for assistive technology; without one the icon is decoration and hidden from it. */
  label?: string | undefined;
}

export type IconComponent = (props: IconProps) => React.JSX.Element;

/**
 * Makes an icon of one path on a 24 px grid, drawn as a line of 1.75 px. The call sites carry
 * `@__PURE__`, so that icons nobody imports are dropped.
 *
 * @param onward drawn for reading from left to right, and mirrored from right to left
 */
export function icon(path: string, { filled = false, onward = false } = {}): IconComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, never in a render
  return function Icon({ size = 'm', label, className, ...rest }) {
    return (
      <svg
        {...rest}
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
        viewBox="0 0 24 24"
        className={cx(
          styles.root,
          styles.sizes[size],
          filled && styles.filled,
          onward && styles.onward,
          className,
        )}
      >
        <path d={path} />
      </svg>
    );
  };
}
