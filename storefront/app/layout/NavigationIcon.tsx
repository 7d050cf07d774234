import type { CSSProperties } from 'react';
import * as styles from './NavigationIcon.css.ts';

/** In the order in which `navigationIcons.svg` has them; the first stands for all others. */
const icons =
  'category home backpack open-book abacus microscope speech-balloon artist-palette musical-notes soccer-ball dove teddy-bear paperclip chair label'.split(
    ' ',
  );

/** NAV-03: the icon that the content names for a category (DEC-20); a general one for any other. */
export function NavigationIcon({ name }: { name: string | null | undefined }) {
  const place = Math.max(0, icons.indexOf(name ?? ''));
  return <span className={styles.icon} style={{ '--icon': place } as CSSProperties} />;
}
