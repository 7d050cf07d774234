import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Container } from '../Container/Container.tsx';
import { IconChevronDown } from '../Icon/icons.ts';
import * as styles from './Footer.css.ts';

export interface FooterProps extends ComponentPropsWithRef<'footer'> {
  /** Reasons to trust, above the blocks. */
  trust?: ReactNode | undefined;
  /** What must never be folded away: legal links, withdrawal, copyright. */
  bottom?: ReactNode | undefined;
}

/** The shop's foot; children are `FooterBlock`s. */
export function Footer({ trust, bottom, className, children, ...rest }: FooterProps) {
  return (
    <footer {...rest} className={cx(styles.root, className)}>
      {trust && (
        <div className={styles.trust}>
          <Container>{trust}</Container>
        </div>
      )}
      <Container>
        {children && <div className={styles.columns}>{children}</div>}
        {bottom && <div className={styles.bottom}>{bottom}</div>}
      </Container>
    </footer>
  );
}

export interface FooterBlockProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  title: string;
}

/** A block of the footer that folds on phones (FOOT-02); children are `<li>`s with links. */
export function FooterBlock({ title, className, children, ...rest }: FooterBlockProps) {
  return (
    <details {...rest} className={cx(styles.block, className)}>
      <summary className={styles.blockTitle}>
        {title}
        <IconChevronDown size="s" className={styles.chevron} />
      </summary>
      <ul className={styles.links}>{children}</ul>
    </details>
  );
}
