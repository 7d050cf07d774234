import { found } from '../../platform/answers.server.ts';
import { withoutEndingSlashes } from '../../platform/withoutEndingSlashes.ts';
import type { Route } from './+types/route';

const firstPages: Readonly<Record<string, string>> = {
  '/myaccount': '/myaccount/contact-details',
  '/myaccount/addresses': '/myaccount/addresses/billing',
};

/** ROUTE-11, ROUTE-12: what has no page of its own leads to its first one. */
export function loader({ url }: Route.LoaderArgs) {
  const path = withoutEndingSlashes(url.pathname).toLowerCase();
  throw found(firstPages[path] ?? '/myaccount/contact-details');
}

/** The router asks the server only for routes that show something. */
export default function AccountRoute() {
  return null;
}
