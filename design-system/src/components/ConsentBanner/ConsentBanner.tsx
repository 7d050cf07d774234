import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { coverLowerEdge } from '../../internal/lowerEdge.ts';
import { Button } from '../Button/Button.tsx';
import { Container } from '../Container/Container.tsx';
import * as styles from './ConsentBanner.css.ts';

export interface ConsentBannerLabels {
  /** Button that accepts everything. */
  acceptAll: string;
  /** Button that accepts only what is required. */
  refuseAll: string;
  /** Leads to the choice by category, such as a `ConsentDialog`. */
  settings: string;
}

export interface ConsentBannerProps extends ComponentPropsWithRef<'section'> {
  /** Its name for assistive technology. */
  label: string;
  /** Words of its buttons. */
  labels: ConsentBannerLabels;
  /** Called when everything is accepted. */
  onAccept: () => void;
  /** Called when only what is required is accepted. */
  onRefuse: () => void;
  /** Called when the reader asks for the choice by category. */
  onSettings: () => void;
  /** The question, in a sentence or two, with links to privacy and imprint. */
  children: ReactNode;
}

/**
 * Asks for consent without blocking the page: the page behind it can be read and used, and its end
 * can be scrolled above the banner. Accepting and refusing look the same. It does not take the
 * focus: put it first in the document, so that the Tab key reaches it first. For half a second after
 * it opens, what is pressed goes to the page behind it: consent is never given by accident.
 */
export function ConsentBanner({
  label,
  labels,
  onAccept,
  onRefuse,
  onSettings,
  className,
  children,
  ref,
  ...rest
}: ConsentBannerProps) {
  const root = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLElement, []);
  useEffect(() => {
    const banner = root.current;
    if (!banner) return;
    const observer = new ResizeObserver(() => coverLowerEdge(banner.offsetHeight));
    observer.observe(banner);
    return () => {
      observer.disconnect();
      coverLowerEdge(0);
    };
  }, []);
  return (
    <section {...rest} ref={root} aria-label={label} className={cx(styles.root, className)}>
      <Container className={styles.row}>
        <div className={styles.text}>{children}</div>
        <div className={styles.buttons}>
          <Button tone="secondary" onClick={onRefuse}>
            {labels.refuseAll}
          </Button>
          <Button tone="secondary" onClick={onAccept}>
            {labels.acceptAll}
          </Button>
          <Button tone="link" className={styles.settings} onClick={onSettings}>
            {labels.settings}
          </Button>
        </div>
      </Container>
    </section>
  );
}
