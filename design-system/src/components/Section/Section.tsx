import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './Section.css.ts';

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** What it is about. */
  title: string;
  /** Level of the title. @default 2 */
  headingLevel?: 2 | 3 | undefined;
  /** A sentence under the title. */
  intro?: ReactNode | undefined;
  /** Sets the title in the accent colour. @default false */
  accent?: boolean | undefined;
  /** At the end of the title's line, such as a link to all. */
  action?: ReactNode | undefined;
}

/** A part of a page with its title. */
export function Section({
  title,
  headingLevel = 2,
  intro,
  accent,
  action,
  className,
  children,
  ...rest
}: SectionProps) {
  return (
    <section {...rest} aria-label={title} className={cx(styles.root, className)}>
      <div className={styles.head}>
        <Heading level={headingLevel} accent={accent}>
          {title}
        </Heading>
        {action}
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
