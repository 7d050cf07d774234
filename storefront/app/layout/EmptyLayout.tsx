import { Outlet } from 'react-router';

/** DEC-10: pages that only lead on. */
export default function EmptyLayout() {
  return (
    <main id="main">
      <Outlet />
    </main>
  );
}
