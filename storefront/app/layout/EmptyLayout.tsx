import { Outlet } from 'react-router';
import * as styles from './EmptyLayout.css.ts';

/** DEC-10: pages that only redirect. */
export default function EmptyLayout() {
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <Outlet />
    </main>
  );
}
