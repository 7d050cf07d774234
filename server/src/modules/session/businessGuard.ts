import type { Context } from '../../context.ts';
import { loginRequired } from './refusal.ts';

/**
 * The business shop's goods and prices are for customers who are logged in (ROUTE-34); the
 * same check binds pages, data requests and the API (ruling 2).
 *
 * @throws Refusal without a valid login and without the storefront's word for it
 */
export async function assertMayBrowse({
  storefront,
  hasPassedGuard,
  loginToken,
  services,
}: Context): Promise<void> {
  if (storefront.id !== 'b2b' || hasPassedGuard) return;
  if (loginToken === undefined) throw loginRequired();
  await services.session.verify(loginToken, storefront);
}
