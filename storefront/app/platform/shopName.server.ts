import { type IEnvironment, serverAnswer } from '@kreide/relay';
import type { ShopNameQuery } from './__generated__/ShopNameQuery.graphql';
import type { Domain } from './domain.ts';
import { shopNameQuery } from './ShopNameQuery.ts';
import { standInName } from './shop.tsx';

const lastKnown = new Map<Domain['shopStoreId'], string>();

/** What the shop is called. While the API is away, the error page says what it was called. */
export async function shopNameOf(
  environment: IEnvironment,
  { shopStoreId }: Domain,
): Promise<string> {
  try {
    const { shopName } = await serverAnswer<ShopNameQuery>(environment, shopNameQuery, {});
    lastKnown.set(shopStoreId, shopName[0]?.value ?? standInName);
  } catch {
    // Whatever the page itself asks for tells of it.
  }
  return lastKnown.get(shopStoreId) ?? standInName;
}
