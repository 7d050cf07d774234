import { clientQuery, type IEnvironment, routeQueryData } from '@kreide/relay';
import type { FooterQuery } from './__generated__/FooterQuery.graphql';
import { footerQuery } from './FooterQuery.ts';

/** Loads the footer's data on the server; the browser gets its markup only. */
export async function loadFooter(environment: IEnvironment): Promise<void> {
  const routeQuery = clientQuery<FooterQuery>(environment, footerQuery, {});
  await routeQueryData(environment, footerQuery, routeQuery);
}
