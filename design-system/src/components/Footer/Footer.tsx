import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { Container } from '../Container/Container.tsx';
import { IconChevronDown } from '../Icon/icons.ts';
import * as styles from './Footer.css.ts';

export interface FooterProps extends ComponentPropsWithRef<'footer'> {
  /** Reasons to trust, above the blocks. */
  trust?: ReactNode | undefined;
  /** Who runs the shop and what it promises, before the blocks. */
  brand?: ReactNode | undefined;
  /** `FooterMarks`, below the blocks. */
  marks?: ReactNode | undefined;
  /** What must never be folded away: legal links, withdrawal, copyright. */
  bottom?: ReactNode | undefined;
}

/** The shop's foot; children are `FooterBlock`s. */
export function Footer({ trust, brand, marks, bottom, className, children, ...rest }: FooterProps) {
  return (
    <footer {...rest} className={cx(styles.root, className)}>
      {trust && (
        <div className={styles.trust}>
          <Container>{trust}</Container>
        </div>
      )}
      <Container>
        {(brand || children) && (
          <div className={styles.columns}>
            {brand && <div className={styles.brand}>{brand}</div>}
            {children}
          </div>
        )}
        {marks && <div className={styles.marks}>{marks}</div>}
        {bottom && <div className={styles.bottom}>{bottom}</div>}
      </Container>
    </footer>
  );
}

export interface FooterBlockProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  /** What the links are about; unfolds them on a phone. */
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
      <p className={styles.openTitle}>{title}</p>
      <ul className={styles.links}>{children}</ul>
    </details>
  );
}

export interface FooterMarksProps extends ComponentPropsWithRef<'div'> {
  /** What the marks say, such as "Zahlungsarten". */
  title: string;
  /** One name each. */
  marks: readonly string[];
}

/** Names of partners, such as ways to pay, as small marks of one kind. */
export function FooterMarks({ title, marks, className, ...rest }: FooterMarksProps) {
  const id = useId();
  return (
    <div {...rest} className={cx(styles.markGroup, className)}>
      <p id={id}>{title}</p>
      <ul aria-labelledby={id} className={styles.markList}>
        {marks.map((mark) => (
          <li key={mark} className={styles.mark}>
            {mark}
          </li>
        ))}
      </ul>
    </div>
  );
}
