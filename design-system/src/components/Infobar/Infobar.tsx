import { type ComponentPropsWithRef, useSyncExternalStore } from 'react';
import { cx } from '../../internal/cx.ts';
import { type AlertTone, alertIcons } from '../Alert/Alert.tsx';
import { Container } from '../Container/Container.tsx';
import { IconClose } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { closeInfobar, infobarName, isInfobarClosed, onInfobarClosed } from './closed.ts';
import * as styles from './Infobar.css.ts';

export interface InfobarProps extends Omit<ComponentPropsWithRef<'section'>, 'id'> {
  /** What it is about: closed once, this id stays closed (CMS-12, CMS-13). */
  id: string;
  /** Its name for assistive technology. */
  label: string;
  /** Name of the button that closes it for good. */
  closeLabel: string;
  /** @default 'info' */
  tone?: AlertTone | undefined;
}

/**
 * A message on every page, over its full width, until the reader closes it for good. Stored pages
 * contain it for everyone: put `infobarScript` into their `<head>`, which hides it from readers who
 * closed it.
 */
export function Infobar({
  id,
  label,
  closeLabel,
  tone = 'info',
  className,
  children,
  ...rest
}: InfobarProps) {
  const isClosed = useSyncExternalStore(
    onInfobarClosed,
    () => isInfobarClosed(id),
    () => false,
  );
  if (isClosed) return null;
  const Icon = alertIcons[tone];
  return (
    <section
      {...rest}
      aria-label={label}
      data-infobar={infobarName(id)}
      className={cx(styles.root, styles.tones[tone], className)}
    >
      <Container className={styles.row}>
        <Icon className={styles.icon} />
        <div className={styles.content}>{children}</div>
        <IconButton label={closeLabel} size="s" onClick={() => closeInfobar(id)}>
          <IconClose size="s" />
        </IconButton>
      </Container>
    </section>
  );
}
