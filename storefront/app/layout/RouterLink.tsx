import { useRelayEnvironment } from '@kreide/relay';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { prefetchPage } from '../prefetch.ts';

/** Answered by the HTTP front, outside of the router. */
const outside = /^\/(?:api|media|dev)\//;

/** What the design system's links become: in-app navigation for own paths, plain links else. */
export function RouterLink({ href = '', ...props }: ComponentProps<'a'>) {
  const environment = useRelayEnvironment();
  const isOwn = href.startsWith('/') && !href.startsWith('//') && !outside.test(href);
  if (!isOwn) return <a href={href} {...props} />;
  const prefetch = () => void prefetchPage(environment, href);
  return (
    <Link
      to={href}
      prefetch="intent"
      discover="none"
      viewTransition
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
      onFocus={prefetch}
      {...props}
    />
  );
}
