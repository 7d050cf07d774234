import type { HostEntry } from '@kreide/server/contract';
import { type Domain, domainOf } from '../app/platform/domain.ts';

/**
 * For whom passkeys hold on a host (WebAuthn's RP id): the host itself, or, where a storefront has one
 * for each language, the one that the others are below: `educational.kreide.de` also on
 * `en.educational.kreide.de`. A host that nobody may name is the storefront's own (ruling 4), for which
 * browsers make no passkeys elsewhere.
 */
export function passkeyHostOf(
  { baseUrl, shopStoreId }: Pick<Domain, 'baseUrl' | 'shopStoreId'>,
  hosts: readonly HostEntry[],
): string {
  const { hostname, host } = new URL(baseUrl);
  const above = host.replace(/^[a-z]{2}\./, '');
  if (above === host) return hostname;
  const shared = domainOf(above, 'https', hosts);
  const isSame = shared.shopStoreId === shopStoreId && shared.host === above;
  return isSame ? new URL(shared.baseUrl).hostname : hostname;
}
