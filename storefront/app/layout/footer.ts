import { clientQuery, type IEnvironment, routeQueryData } from '@kreide/relay';
import type { FooterQuery } from './__generated__/FooterQuery.graphql';
import { footerQuery } from './FooterQuery.ts';

/** What the server writes the footer from; the browser is not sent it, for it has the markup. */
export async function loadFooter(environment: IEnvironment): Promise<void> {
  const routeQuery = clientQuery<FooterQuery>(environment, footerQuery, {});
  await routeQueryData(environment, footerQuery, routeQuery);
}
