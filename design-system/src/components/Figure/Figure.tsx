import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { IconInfo } from '../Icon/icons.ts';
import * as styles from './Figure.css.ts';

export const figureCorners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;

export interface FigureInfo {
  /** What the icon is called, such as "Über das Bild". */
  label: string;
  /** What it opens. */
  text: ReactNode;
  /** @default an i */
  icon?: ReactNode | undefined;
  /** @default 'bottomRight' */
  corner?: (typeof figureCorners)[number] | undefined;
}

export interface FigureProps extends ComponentPropsWithRef<'figure'> {
  /** Below the picture. */
  caption?: ReactNode | undefined;
  /** More about the picture, behind an icon in its corner. */
  info?: FigureInfo | undefined;
  /** A `Picture`, perhaps inside a link. */
  children: ReactNode;
}

/** A picture with its caption. The icon opens by the browser's own means. */
export function Figure({ caption, info, className, children, ...rest }: FigureProps) {
  const corner = info?.corner ?? 'bottomRight';
  return (
    <figure {...rest} className={cx(styles.root, className)}>
      <div className={styles.frame}>
        {children}
        {info && (
          <details className={cx(styles.info, styles.corners[corner])}>
            <summary aria-label={info.label} className={styles.opener}>
              {info.icon ?? <IconInfo size="s" />}
            </summary>
            <div className={cx(styles.text, styles.textCorners[corner])}>{info.text}</div>
          </details>
        )}
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
