import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { BareLink, type LinkComponentProps } from '../Link/LinkProvider.tsx';
import * as styles from './IconButton.css.ts';

export const iconButtonSizes = ['s', 'm'] as const;
export const iconButtonSurfaces = ['none', 'raised', 'action'] as const;

interface IconButtonLook {
  /** What it does: its name, and the browser's tooltip unless `title` says otherwise. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** 32 or 44 px. @default 'm' */
  size?: (typeof iconButtonSizes)[number] | undefined;
  /** What it lies on: nothing, a disc (on pictures), or the action colour. @default 'none' */
  surface?: (typeof iconButtonSurfaces)[number] | undefined;
}

export interface IconButtonProps
  extends IconButtonLook,
    Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {}

export interface IconButtonLinkProps
  extends IconButtonLook,
    Omit<LinkComponentProps, 'children' | 'aria-label'> {}

/** A button that is only an icon. With `aria-pressed` it is a toggle. */
export function IconButton({
  label,
  size = 'm',
  surface = 'none',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      // Left out where it is the default, since a listing would repeat it sixty times.
      type={type === 'submit' ? undefined : type}
      aria-label={label}
      className={cx(styles.root, styles.sizes[size], styles.surfaces[surface], className)}
    />
  );
}

/** A link that is only an icon. */
export function IconButtonLink({
  label,
  size = 'm',
  surface = 'none',
  className,
  ...rest
}: IconButtonLinkProps) {
  return (
    <BareLink
      title={label}
      {...rest}
      aria-label={label}
      className={cx(styles.root, styles.sizes[size], styles.surfaces[surface], className)}
    />
  );
}
