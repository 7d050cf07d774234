import { fetchInBackground, type IEnvironment, mutate } from '@kreide/relay';
import { failureKey } from '../../platform/failureKey.ts';
import type { Messages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/wishlistTexts.ts';
import { cookiesChanged } from '../../platform/readableCookies.ts';
import { notifyTabs } from '../../platform/tabs.ts';
import { track } from '../../platform/tracking.ts';
import { cartIdNow } from '../cart/cartState.ts';
import { cartWasFilled } from '../cart/cartWasFilled.ts';
import { ensureCartId } from '../cart/ensureCartId.ts';
import type { EntryTotals } from '../wishlist/EntryRow.tsx';
import { type Wishlist, wishlistStoreOf } from '../wishlist/useWishlists.ts';
import { storeWishlists } from '../wishlist/wishlistMutations.ts';
import type { AddTeaserListMutation } from './__generated__/AddTeaserListMutation.graphql';
import type { AddTeaserListToCartMutation } from './__generated__/AddTeaserListToCartMutation.graphql';
import type { ReplaceTeaserItemMutation } from './__generated__/ReplaceTeaserItemMutation.graphql';
import type { TeaserListTotalsQuery } from './__generated__/TeaserListTotalsQuery.graphql';
import { addTeaserListMutation } from './AddTeaserListMutation.ts';
import { addTeaserListToCartMutation } from './AddTeaserListToCartMutation.ts';
import type { AddedGoods, Outcome, TakenEntry } from './outcome.ts';
import { replaceTeaserItemMutation } from './ReplaceTeaserItemMutation.ts';
import { type TeaserEntry, teaserEntryOf } from './TeaserEntry.ts';
import { teaserListTotalsQuery } from './TeaserListTotalsQuery.ts';

/** WISH-35: the product that is being added, as the shopper configured it. */
export interface ConfiguredProduct {
  readonly newItemId: string;
  /** The entry before. */
  readonly externalId: string;
  /** Its item before; null: it was open. */
  readonly itemId: string | null;
  readonly isNewItemLightningDeal: boolean;
  readonly teaserWishlistId: string;
}

export interface Replaced {
  readonly configured: ConfiguredProduct;
  readonly entry: TeaserEntry;
}

interface Options {
  readonly environment: IEnvironment;
  readonly t: Messages;
  readonly notify: (tone: 'success' | 'warning' | 'danger', message: string) => void;
}

/** In place of an item, where none is chosen. */
const openItem = '-';

/** What the API is asked about a teaser's list, once the shopper does something with it. */
export function createTeaserListChanges({ environment, t, notify }: Options) {
  /** ERR-21: a failure is shown once. */
  async function trying<T>(act: () => Promise<T>): Promise<T | undefined> {
    try {
      return await act();
    } catch (error) {
      const key = failureKey(error);
      if (key) notify('danger', t.ofServer(key));
      return undefined;
    }
  }

  function refuse(key: string | null | undefined): undefined {
    notify('danger', t.ofServer(key ?? 'somethingWentWrong'));
  }

  return {
    /** API-93: null where they are not known for now. */
    async totals(entry: TeaserEntry, quantity: number): Promise<EntryTotals | null> {
      const { productId, itemId } = entry;
      const variables = { productId, itemId: itemId ?? openItem, quantity };
      const answer = await fetchInBackground<TeaserListTotalsQuery>(
        environment,
        teaserListTotalsQuery,
        variables,
        'store-or-network',
      )
        .toPromise()
        .catch(() => undefined);
      return answer?.totals ?? null;
    },

    /** WISH-14, API-113. */
    replace: (entry: TeaserEntry, itemId: string): Promise<Replaced | undefined> =>
      trying(async () => {
        const { change } = await mutate<ReplaceTeaserItemMutation>(
          environment,
          replaceTeaserItemMutation,
          { itemId, oldExternalId: entry.externalId, quantity: entry.quantity },
        );
        const { newItemId, externalId, teaserWishlistId } = change;
        if (!change.entry || !newItemId || !externalId || !teaserWishlistId) {
          return refuse(change.errorMessage);
        }
        return {
          entry: teaserEntryOf(change.entry),
          configured: {
            newItemId,
            externalId,
            itemId: change.itemId ?? null,
            isNewItemLightningDeal: change.isNewItemLightningDeal ?? false,
            teaserWishlistId,
          },
        };
      }),

    /** API-114; what no group tells of is shown as messages. */
    addToCart: (entries: readonly TakenEntry[]): Promise<Outcome | undefined> =>
      trying(async () => {
        const cartId = await ensureCartId();
        const teaserWishlist = entries.map(({ productId, itemId, quantity }) => ({
          ...{ productId, itemId: itemId ?? openItem, quantity },
        }));
        const { change } = await mutate<AddTeaserListToCartMutation>(
          environment,
          addTeaserListToCartMutation,
          { cartId, teaserWishlist },
        );
        const named = (itemId: string) =>
          entries.find((entry) => entry.itemId?.replace(/_LD$/, '') === itemId)?.name ?? '';
        const withName = <G extends { readonly itemId: string }>(goods: readonly G[]) =>
          goods.map((each) => ({ ...each, name: named(each.itemId) }));
        const outcome: Outcome = {
          variants: entries.filter(
            ({ productId, itemId }) =>
              itemId === null &&
              change.variantsToChoose.some((choice) => choice.productId === productId),
          ),
          changed: withName(change.quantityChanged),
          max: withName(change.maxInCart),
          added: withName(change.successfullyAdded),
        };
        const refused = Map.groupBy(change.refused, ({ messageKey }) => messageKey);
        for (const [key, places] of refused) {
          const names = places.flatMap(({ index }) => entries[index]?.name ?? []);
          notify('warning', `${names.join(', ')}: ${t.ofServer(key)}`);
        }
        fill([...outcome.added, ...outcome.changed]);
        return outcome;
      }),

    /** The customer's, to choose from. */
    wishlists(): Promise<readonly Wishlist[]> {
      const store = wishlistStoreOf(environment);
      store.load('customer');
      return store.loaded();
    },

    /** @param wishlistId null: the standard one. @param name of the teaser's list */
    addToWishlist: (
      wishlistId: string | null,
      name: string,
      entries: readonly TakenEntry[],
    ): Promise<void> =>
      trying(async () => {
        const before = cartIdNow();
        await ensureCartId();
        const { change } = await mutate<AddTeaserListMutation>(
          environment,
          addTeaserListMutation,
          {
            externalId: wishlistId,
            teaserWishlist: entries.map(({ productId, itemId, quantity }) => ({
              ...{ productId, itemId, quantity },
            })),
          },
          {
            updater: (store) => storeWishlists(store, store.getRootField('wishlist_addTeaserList')),
          },
        );
        const hasNewIds = cartIdNow() !== before;
        if (hasNewIds) cookiesChanged();
        if (!change.successful) {
          refuse(change.errorMessage);
          return;
        }
        notifyTabs({ wishlist: true, ...(hasNewIds && { cartId: true }) });
        track({
          event: 'add_to_wishlist',
          items: entries.map(({ productId, itemId, quantity, name: item_name }) => ({
            ...{ item_id: productId, item_name, item_variant: itemId ?? undefined, quantity },
          })),
        });
        const list = change.wishlist?.name ?? '';
        notify('success', t('vue.wishlist.notification.added', { name, list }));
      }),
  };

  /** WISH-34: the views of the cart ask for it anew. */
  function fill(goods: readonly AddedGoods[]): void {
    if (goods.length > 0) cartWasFilled(environment, goods);
    // The first cart of the visit, though nothing fits into it.
    else cookiesChanged();
  }
}

export type TeaserListChanges = ReturnType<typeof createTeaserListChanges>;
