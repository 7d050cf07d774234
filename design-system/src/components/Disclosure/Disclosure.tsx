import { type ComponentPropsWithRef, createContext, type ReactNode, use, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { IconChevronDown } from '../Icon/icons.ts';
import * as styles from './Disclosure.css.ts';

export const disclosureKinds = ['section', 'inline'] as const;

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  /** What the reader opens. */
  title: ReactNode;
  /** A part of the page between hairlines, or a word in the text. @default 'section' */
  kind?: (typeof disclosureKinds)[number] | undefined;
  /** Of several with one `name` the browser keeps one open; a `single` accordion gives it. */
  name?: string | undefined;
}

const AccordionName = createContext<string | undefined>(undefined);

/** Something that unfolds, by the browser's own means. */
export function Disclosure({
  title,
  kind = 'section',
  name,
  className,
  children,
  ...rest
}: DisclosureProps) {
  const accordion = use(AccordionName);
  return (
    <details {...rest} name={name ?? accordion} className={cx(styles.kinds[kind], className)}>
      <summary className={cx(styles.summary, styles.summaries[kind])}>
        {title}
        <IconChevronDown size="s" className={styles.chevron} />
      </summary>
      <div className={styles.bodies[kind]}>{children}</div>
    </details>
  );
}

export interface AccordionProps extends ComponentPropsWithRef<'div'> {
  /** Opening one closes the others, by the browser's own means. @default false */
  single?: boolean | undefined;
}

/** `Disclosure`s below each other. */
export function Accordion({ single = false, className, children, ...rest }: AccordionProps) {
  const name = useId();
  return (
    <div {...rest} className={cx(styles.group, className)}>
      <AccordionName value={single ? name : undefined}>{children}</AccordionName>
    </div>
  );
}
