import { type IEnvironment, serverAnswer } from '@kreide/relay';
import { pictureUrl } from '@kreide/server/contract';
import type { ShopNameQuery } from './__generated__/ShopNameQuery.graphql';
import type { Domain } from './domain.ts';
import { shopNameQuery } from './ShopNameQuery.ts';
import { standInName } from './shop.tsx';

interface ShopName {
  readonly name: string;
  /** Path of the picture that is shown in place of the name, if there is one. */
  readonly logo: string | undefined;
}

const lastKnown = new Map<Domain['shopStoreId'], ShopName>();

/** What the shop is called. While the API is away, the error page says what it was called. */
export async function shopNameOf(
  environment: IEnvironment,
  { shopStoreId }: Domain,
): Promise<ShopName> {
  try {
    const found = await serverAnswer<ShopNameQuery>(environment, shopNameQuery, {});
    const logo = found.logo[0]?.value;
    lastKnown.set(shopStoreId, {
      name: found.shopName[0]?.value ?? standInName,
      logo: logo ? pictureUrl(logo, 'logo', 'webp') : undefined,
    });
  } catch {
    // Whatever the page itself asks for tells of it.
  }
  return lastKnown.get(shopStoreId) ?? { name: standInName, logo: undefined };
}
