import { useRelayEnvironment } from '@kreide/relay';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { prefetchPage } from '../prefetch.ts';

/** Answered by the HTTP front, outside of the router. */
const outside = /^\/(?:api|media|dev)\//;

/** Personal pages: their loaders guard and may set cookies, so nothing is asked before the click. */
const personal = /^\/(?:checkout|login|logout|widerruf|withdrawal)(?:\/|$|\?)/;

/** What the design system's links become: in-app navigation for own paths, plain links else. */
export function RouterLink({ href = '', ...props }: ComponentProps<'a'>) {
  const environment = useRelayEnvironment();
  const isOwn = href.startsWith('/') && !href.startsWith('//') && !outside.test(href);
  // The router's link renders the same markup and asks for much that only matters in a browser:
  // for the hundred links of a listing that is a tenth of its time.
  if (!isOwn || import.meta.env.SSR) return <a href={href} {...props} />;
  const prefetch = () => prefetchPage(environment, href);
  return (
    <Link
      to={href}
      prefetch={personal.test(href) ? 'none' : 'intent'}
      discover="none"
      // For a link that only shows more of where the reader is.
      preventScrollReset={'data-keep-scroll' in props}
      viewTransition
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
      onFocus={prefetch}
      {...props}
    />
  );
}
