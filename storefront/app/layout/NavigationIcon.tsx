import { categoryIcons } from '@kreide/server/contract';
import type { CSSProperties } from 'react';
import * as styles from './NavigationIcon.css.ts';

/** NAV-03: the icon that the content names for a category (DEC-20); a general one for any other. */
export function NavigationIcon({ name }: { name: string | null | undefined }) {
  const place = Math.max(0, categoryIcons.indexOf(name ?? ''));
  return <span className={styles.icon} style={{ '--icon': place } as CSSProperties} />;
}
