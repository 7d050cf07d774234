import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** What the design system's links become: in-app navigation for own paths, plain links else. */
export function RouterLink({ href = '', ...props }: ComponentProps<'a'>) {
  const isOwn = href.startsWith('/') && !href.startsWith('//');
  // /api/ and /media/ are answered by the HTTP front, outside of the router.
  if (!isOwn || /^\/(?:api|media|dev)\//.test(href)) {
    return <a href={href} {...props} />;
  }
  return <Link to={href} prefetch="intent" {...props} />;
}
