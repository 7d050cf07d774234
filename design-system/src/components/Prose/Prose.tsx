import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './Prose.css.ts';

export interface ProseProps extends Omit<ComponentPropsWithRef<'div'>, 'dangerouslySetInnerHTML'> {
  /** HTML that the server has sanitised; `children` may stand instead. */
  html?: string | undefined;
}

/** Long text with its own headings, lists and tables: descriptions, legal pages. */
export function Prose({ html, className, children, ...rest }: ProseProps) {
  const root = cx(styles.root, className);
  return html === undefined ? (
    <div {...rest} className={root}>
      {children}
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what reaches `html` was sanitised on the server, as its contract says
    <div {...rest} className={root} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
