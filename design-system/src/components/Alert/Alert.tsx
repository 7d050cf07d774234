import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { IconCheckCircle, IconError, IconInfo, IconWarning } from '../Icon/icons.ts';
import * as styles from './Alert.css.ts';

export const alertKinds = ['info', 'success', 'warning', 'danger'] as const;
export type AlertKind = (typeof alertKinds)[number];

export const alertIcons = {
  info: IconInfo,
  success: IconCheckCircle,
  warning: IconWarning,
  danger: IconError,
};

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** How serious it is: decides colour and sign. */
  kind: AlertKind;
  /** What it comes to, in a few words. */
  title?: ReactNode | undefined;
  /** At the end, such as a link or a small button. */
  action?: ReactNode | undefined;
  /** Reads it out when it appears while the page is in use. @default false */
  live?: boolean | undefined;
}

/** A message in its place on the page. */
export function Alert({
  kind,
  title,
  action,
  live = false,
  className,
  children,
  ...rest
}: AlertProps) {
  const Icon = alertIcons[kind];
  return (
    <div
      {...rest}
      role={live ? (kind === 'danger' ? 'alert' : 'status') : undefined}
      className={cx(styles.root, styles.kinds[kind], className)}
    >
      <div className={styles.message}>
        <Icon className={styles.icon} />
        <div className={styles.content}>
          {title && <p className={styles.title}>{title}</p>}
          {children && <div>{children}</div>}
        </div>
      </div>
      {action}
    </div>
  );
}
