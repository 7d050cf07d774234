import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import * as styles from './Section.css.ts';

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** What it is about. */
  title: string;
  /** Level of the title. @default 2 */
  headingLevel?: 2 | 3 | undefined;
  /** A sentence under the title. */
  intro?: ReactNode | undefined;
  /** That of the title. @default 'neutral' */
  tone?: HeadingProps['tone'];
  /** At the end of the title's line, such as a link to all. */
  action?: ReactNode | undefined;
}

/** A part of a page with its title. */
export function Section({
  title,
  headingLevel = 2,
  intro,
  tone,
  action,
  className,
  children,
  ...rest
}: SectionProps) {
  return (
    <section {...rest} aria-label={title} className={cx(styles.root, className)}>
      <div className={styles.head}>
        <Heading level={headingLevel} tone={tone}>
          {title}
        </Heading>
        {action}
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
