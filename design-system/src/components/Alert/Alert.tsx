import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { LaterContent } from '../../internal/LaterContent.tsx';
import { IconCheckCircle, IconError, IconInfo, IconWarning } from '../Icon/icons.ts';
import * as styles from './Alert.css.ts';

export const alertTones = ['info', 'success', 'warning', 'danger'] as const;
export type AlertTone = (typeof alertTones)[number];

export const alertIcons = {
  info: IconInfo,
  success: IconCheckCircle,
  warning: IconWarning,
  danger: IconError,
};

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** How serious it is: decides colour and sign. */
  tone: AlertTone;
  /** What happened, in a few words. */
  title?: ReactNode | undefined;
  /** At the end, such as a link or a small button, outlined to stand off the ground. */
  action?: ReactNode | undefined;
  /** Reads it out when it appears while the page is in use. @default false */
  live?: boolean | undefined;
}

/** A message at its place in the page. */
export function Alert({
  tone,
  title,
  action,
  live = false,
  className,
  children,
  ...rest
}: AlertProps) {
  const Icon = alertIcons[tone];
  return (
    <div
      {...rest}
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={cx(styles.root, styles.tones[tone], className)}
    >
      <div className={styles.message}>
        <Icon className={styles.icon} />
        <LaterContent isLater={live && tone !== 'danger'} className={styles.content}>
          {title && <p className={styles.title}>{title}</p>}
          {children && <div>{children}</div>}
        </LaterContent>
      </div>
      {action}
    </div>
  );
}
