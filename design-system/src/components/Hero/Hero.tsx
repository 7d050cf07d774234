import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Container } from '../Container/Container.tsx';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './Hero.css.ts';

export interface HeroProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The promise. */
  title: string;
  /** Level of the title. @default 1 */
  headingLevel?: 1 | 2 | undefined;
  /** A few words above it, marked by highlighter. */
  kicker?: string | undefined;
  /** A sentence below it. */
  intro?: ReactNode | undefined;
  /** The one action; a quiet second one at most. */
  actions?: ReactNode | undefined;
  /** A `Picture`. */
  picture?: ReactNode | undefined;
}

/** Head of a start page: one promise, one action, on squared paper. */
export function Hero({
  title,
  headingLevel = 1,
  kicker,
  intro,
  actions,
  picture,
  className,
  ...rest
}: HeroProps) {
  return (
    <section {...rest} aria-label={title} className={cx(styles.root, className)}>
      <Container>
        <div className={styles.inner}>
          <div className={styles.text}>
            {kicker && <p className={styles.kicker}>{kicker}</p>}
            <Heading level={headingLevel} size="display">
              {title}
            </Heading>
            {intro && <p className={styles.intro}>{intro}</p>}
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
          {picture && <div className={styles.picture}>{picture}</div>}
        </div>
      </Container>
    </section>
  );
}
