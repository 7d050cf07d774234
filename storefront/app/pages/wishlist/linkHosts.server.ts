import type { RouterContextProvider } from 'react-router';
import { requestContext } from '../../platform/requestContext.ts';

/** DEC-129: the hosts whose addresses become links in comments. */
export const linkHosts = (context: Readonly<RouterContextProvider>): readonly string[] =>
  context
    .get(requestContext)
    .hosts.filter(({ storefront }) => storefront !== 'b2b')
    .map(({ host }) => host);
