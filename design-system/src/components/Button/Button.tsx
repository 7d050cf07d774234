import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { BareLink, type LinkComponentProps } from '../Link/LinkProvider.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

export const buttonBaseSchemes = [
  'primary',
  'secondary',
  'red',
  'green',
  'outline',
  'link',
] as const;
type BaseScheme = (typeof buttonBaseSchemes)[number];

export type ButtonScheme = BaseScheme | `scaled-${BaseScheme}`;

/** Every scheme, and with the prefix `scaled-` its small button (UI-01, UI-02). */
export const buttonSchemes: readonly ButtonScheme[] = [
  ...buttonBaseSchemes,
  ...buttonBaseSchemes.map((scheme) => `scaled-${scheme}` as const),
];

export interface ButtonLook {
  /**
   * Looks. Content editors may deliver any string: an unknown one is ignored (UI-01).
   * @default 'primary'
   */
  scheme?: ButtonScheme | (string & {}) | undefined;
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

function lookOf(scheme: string) {
  const scaled = scheme.startsWith('scaled-');
  const name = scaled ? scheme.slice('scaled-'.length) : scheme;
  const base = buttonBaseSchemes.find((known) => known === name);
  return { base: base ?? 'primary', size: scaled && base ? ('s' as const) : ('m' as const) };
}

function classNameOf({ scheme = 'primary', fullWidth }: ButtonLook, className: string | undefined) {
  const { base, size } = lookOf(scheme);
  return cx(
    styles.root,
    styles.schemes[base],
    styles.sizes[size],
    base === 'link' && styles.unboxed,
    fullWidth && styles.fullWidth,
    className,
  );
}

/** Words may be broken where even a whole line is too short for one; what else there is stays as it is. */
function Label({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? <span className={styles.label}>{children}</span> : children;
}

/** Does something on this page, or submits its form (`type="submit"`). */
export function Button({
  scheme,
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
      className={classNameOf({ scheme, fullWidth }, className)}
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
  scheme,
  icon,
  iconEnd,
  fullWidth,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <BareLink {...rest} className={classNameOf({ scheme, fullWidth }, className)}>
      {icon}
      <Label>{children}</Label>
      {iconEnd}
    </BareLink>
  );
}
