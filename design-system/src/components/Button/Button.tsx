import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { BareLink, type LinkComponentProps } from '../Link/LinkProvider.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

export const buttonTones = [
  'primary',
  'secondary',
  'danger',
  'success',
  'outline',
  'link',
] as const;
export type ButtonTone = (typeof buttonTones)[number];

export const buttonSizes = ['m', 's'] as const;

export interface ButtonLook {
  /** How prominent it is, and what pressing it does. @default 'primary' */
  tone?: ButtonTone | undefined;
  /** 44 or 36 px. @default 'm' */
  size?: (typeof buttonSizes)[number] | undefined;
  /** Icon before the label. */
  icon?: ReactNode | undefined;
  /** Icon after the label. */
  iconEnd?: ReactNode | undefined;
  /** Takes the whole width of its place. @default false */
  fullWidth?: boolean | undefined;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Shows that work is under way: keeps width, name and focus, and takes no further click. @default false */
  loading?: boolean | undefined;
}

export interface ButtonLinkProps extends ButtonLook, LinkComponentProps {}

function classNameOf(
  { tone = 'primary', size = 'm', fullWidth }: ButtonLook,
  className: string | undefined,
) {
  return cx(
    styles.root,
    styles.tones[tone],
    styles.sizes[size],
    tone === 'link' && styles.unboxed,
    fullWidth && styles.fullWidth,
    className,
  );
}

/** Words may be hyphenated where a line is too short for one; other children stay as they are. */
function Label({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? <span className={styles.label}>{children}</span> : children;
}

/** Does something on this page, or submits its form (`type="submit"`). */
export function Button({
  tone,
  size,
  icon,
  iconEnd,
  fullWidth,
  loading = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const ignoreWhileLoading = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      // Not `disabled`: that would drop the focus and the name's announcement.
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={ignoreWhileLoading}
      className={classNameOf({ tone, size, fullWidth }, className)}
    >
      <span className={cx(styles.content, loading && styles.contentWhileLoading)}>
        {icon}
        <Label>{children}</Label>
        {iconEnd}
      </span>
      {loading && <Spinner size="s" className={styles.spinner} />}
    </button>
  );
}

/** Looks like a button and leads somewhere. */
export function ButtonLink({
  tone,
  size,
  icon,
  iconEnd,
  fullWidth,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <BareLink {...rest} className={classNameOf({ tone, size, fullWidth }, className)}>
      {icon}
      <Label>{children}</Label>
      {iconEnd}
    </BareLink>
  );
}
