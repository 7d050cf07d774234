import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { IconChevronDown } from '../Icon/icons.ts';
import * as styles from './Disclosure.css.ts';

export const disclosureKinds = ['section', 'inline'] as const;

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  /** What the reader opens. */
  title: ReactNode;
  /** A part of the page between hairlines, or a word in the text. @default 'section' */
  kind?: (typeof disclosureKinds)[number] | undefined;
  /** Of several with one `name` the browser keeps one open. */
  name?: string | undefined;
}

/** Something that unfolds, by the browser's own means. */
export function Disclosure({
  title,
  kind = 'section',
  className,
  children,
  ...rest
}: DisclosureProps) {
  return (
    <details {...rest} className={cx(styles.kinds[kind], className)}>
      <summary className={cx(styles.summary, styles.summaries[kind])}>
        {title}
        <IconChevronDown size="s" className={styles.chevron} />
      </summary>
      <div className={styles.bodies[kind]}>{children}</div>
    </details>
  );
}

/** `Disclosure`s below each other. */
export function Accordion({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={cx(styles.group, className)} />;
}
