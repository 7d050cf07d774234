import { type IEnvironment, mutate } from '@kreide/relay';
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';
import { failureKey } from '../../platform/failureKey.ts';
import type { Messages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/wishlistTexts.ts';
import { cookiesChanged } from '../../platform/readableCookies.ts';
import { notifyTabs } from '../../platform/tabs.ts';
import { track } from '../../platform/tracking.ts';
import { cartIdNow } from '../cart/cartState.ts';
import { ensureCartId } from '../cart/ensureCartId.ts';
import type { AddToWishlistMutation } from './__generated__/AddToWishlistMutation.graphql';
import type { RemoveFromWishlistMutation } from './__generated__/RemoveFromWishlistMutation.graphql';
import { addToWishlistMutation } from './AddToWishlistMutation.ts';
import { removeFromWishlistMutation } from './RemoveFromWishlistMutation.ts';
import type { WishlistNotice } from './useWishlistNotice.ts';
import type { Wishlist } from './useWishlists.ts';
import { type Goods, isAbout } from './wishlistButtons.ts';

interface WishlistMutationsOptions {
  readonly environment: IEnvironment;
  readonly t: Messages;
  readonly notify: WishlistNotice;
  readonly isSignedIn: boolean;
}

export interface WishlistMutations {
  /** @param wishlist undefined: the standard one, which the API creates where there is none */
  add(wishlist: Wishlist | undefined, goods: Goods): Promise<void>;
  remove(wishlist: Wishlist, goods: Goods): Promise<void>;
}

/** The answer has all wishlists: as the root's they update every wishlist button by the store. */
export function storeWishlists(store: RecordSourceProxy, change: RecordProxy | null): void {
  const wishlists = change?.getLinkedRecords('wishlists');
  if (wishlists) store.getRoot().setLinkedRecords(wishlists, 'allWishlists');
}

/** Adds goods to wishlists and removes them (WISH-18); loaded at the first press. */
export function createWishlistMutations({
  environment,
  t,
  notify,
  isSignedIn,
}: WishlistMutationsOptions): WishlistMutations {
  async function change(
    act: () => Promise<{
      readonly successful: boolean;
      readonly errorMessage?: string | null | undefined;
      readonly wishlists: readonly Wishlist[];
    }>,
    done: (wishlists: readonly Wishlist[]) => void,
  ): Promise<void> {
    const fail = (key: string) => notify('danger', t.ofServer(key));
    const before = cartIdNow();
    try {
      if (!isSignedIn) await ensureCartId();
      const { successful, errorMessage, wishlists } = await act();
      const hasNewIds = cartIdNow() !== before;
      if (hasNewIds) cookiesChanged();
      if (!successful) return fail(errorMessage ?? 'somethingWentWrong');
      notifyTabs({ wishlist: true, ...(hasNewIds && { cartId: true }) });
      done(wishlists);
    } catch (error) {
      const key = failureKey(error);
      if (key) fail(key);
    }
  }

  const goodsOf = ({ productId, itemId, name }: Goods) => [
    { item_id: productId, item_name: name, item_variant: itemId ?? undefined, quantity: 1 },
  ];

  return {
    add: (wishlist, goods) =>
      change(
        async () => {
          const { productId, itemId } = goods;
          const variables = {
            externalId: wishlist?.externalId ?? null,
            entry: { productId, itemId },
          };
          const answer = await mutate<AddToWishlistMutation>(
            environment,
            addToWishlistMutation,
            variables,
            {
              updater: (store) => storeWishlists(store, store.getRootField('wishlist_add')),
            },
          );
          return answer.wishlist_add;
        },
        (wishlists) => {
          const changed = wishlist
            ? wishlists.find(({ externalId }) => externalId === wishlist.externalId)
            : (wishlists.find(({ isStandardList }) => isStandardList) ?? wishlists[0]);
          track({ event: 'add_to_wishlist', items: goodsOf(goods) });
          notify(
            'success',
            t('vue.wishlist.notification.added', { name: goods.name, list: changed?.name ?? '' }),
          );
        },
      ),

    remove: (wishlist, goods) =>
      change(
        async () => {
          const entryId =
            wishlist.entries.find((entry) => isAbout(entry, goods))?.externalId ?? null;
          const variables = { externalId: wishlist.externalId, entryId };
          const answer = await mutate<RemoveFromWishlistMutation>(
            environment,
            removeFromWishlistMutation,
            variables,
            {
              updater: (store) => storeWishlists(store, store.getRootField('wishlist_remove')),
            },
          );
          return answer.wishlist_remove;
        },
        () => {
          track({ event: 'remove_from_wishlist', items: goodsOf(goods) });
          notify(
            'info',
            t('vue.wishlist.notification.removed', { name: goods.name, list: wishlist.name }),
          );
        },
      ),
  };
}
