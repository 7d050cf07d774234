import { type IEnvironment, serverAnswer } from '@kreide/relay';
import { pictureUrl } from '@kreide/server/contract';
import type { BrandQuery } from './__generated__/BrandQuery.graphql';
import { brandQuery } from './BrandQuery.ts';
import type { Domain } from './domain.ts';
import { standInName } from './shop.tsx';

interface Brand {
  /** What the shop is called. */
  readonly name: string;
  /** Path of the picture that is shown in place of the name, if there is one. */
  readonly logo: string | undefined;
}

const lastKnown = new Map<Domain['shopStoreId'], Brand>();

/** What the shop is called, and its logo. While the API is away, the error page shows what they were. */
export async function brandOf(environment: IEnvironment, { shopStoreId }: Domain): Promise<Brand> {
  try {
    const found = await serverAnswer<BrandQuery>(environment, brandQuery, {});
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
