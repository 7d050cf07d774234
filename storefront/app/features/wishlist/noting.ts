import { type IEnvironment, mutate } from '@kreide/relay';
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';
import { failureKey } from '../../platform/failureKey.ts';
import type { Messages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/wishlistTexts.ts';
import { cookiesChanged } from '../../platform/readableCookies.ts';
import { tellTabs } from '../../platform/tabs.ts';
import { track } from '../../platform/tracking.ts';
import { cartIdNow } from '../cart/cartState.ts';
import { ensureCartId } from '../cart/ensureCartId.ts';
import type { AddToWishlistMutation } from './__generated__/AddToWishlistMutation.graphql';
import type { RemoveFromWishlistMutation } from './__generated__/RemoveFromWishlistMutation.graphql';
import { addToWishlistMutation } from './AddToWishlistMutation.ts';
import { type Goods, isAbout } from './hearts.ts';
import type { NotedList } from './noted.ts';
import { removeFromWishlistMutation } from './RemoveFromWishlistMutation.ts';
import type { ListNotice } from './useListNotice.ts';

interface NotingOptions {
  readonly environment: IEnvironment;
  readonly t: Messages;
  readonly tell: ListNotice;
  readonly isSignedIn: boolean;
}

export interface Noting {
  /** @param list undefined: the standard one, which may not be there yet */
  add(list: NotedList | undefined, goods: Goods): Promise<void>;
  remove(list: NotedList, goods: Goods): Promise<void>;
}

/** All lists are in the answer: they become the root's, so that the hearts follow from the store. */
function takeOver(store: RecordSourceProxy, change: RecordProxy | null): void {
  const lists = change?.getLinkedRecords('wishlists');
  if (lists) store.getRoot().setLinkedRecords(lists, 'allWishlists');
}

/** Notes goods and takes them off again (WISH-18); the code comes with the first press. */
export function createNoting({ environment, t, tell, isSignedIn }: NotingOptions): Noting {
  async function changing(
    act: () => Promise<{
      readonly successful: boolean;
      readonly errorMessage?: string | null | undefined;
      readonly wishlists: readonly NotedList[];
    }>,
    done: (lists: readonly NotedList[]) => void,
  ): Promise<void> {
    const fail = (key: string) => tell('danger', t.ofServer(key));
    const before = cartIdNow();
    try {
      if (!isSignedIn) await ensureCartId();
      const { successful, errorMessage, wishlists } = await act();
      const hasNewIds = cartIdNow() !== before;
      if (hasNewIds) cookiesChanged();
      if (!successful) return fail(errorMessage ?? 'somethingWentWrong');
      tellTabs({ wishlist: true, ...(hasNewIds && { cartId: true }) });
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
    add: (list, goods) =>
      changing(
        async () => {
          const { productId, itemId } = goods;
          const variables = { externalId: list?.externalId ?? null, entry: { productId, itemId } };
          const answer = await mutate<AddToWishlistMutation>(
            environment,
            addToWishlistMutation,
            variables,
            {
              updater: (store) => takeOver(store, store.getRootField('wishlist_add')),
            },
          );
          return answer.wishlist_add;
        },
        (lists) => {
          const at = list
            ? lists.find(({ externalId }) => externalId === list.externalId)
            : (lists.find(({ isStandardList }) => isStandardList) ?? lists[0]);
          track({ event: 'add_to_wishlist', items: goodsOf(goods) });
          tell(
            'success',
            t('vue.wishlist.notification.added', { name: goods.name, list: at?.name ?? '' }),
          );
        },
      ),

    remove: (list, goods) =>
      changing(
        async () => {
          const entryId = list.entries.find((entry) => isAbout(entry, goods))?.externalId ?? null;
          const variables = { externalId: list.externalId, entryId };
          const answer = await mutate<RemoveFromWishlistMutation>(
            environment,
            removeFromWishlistMutation,
            variables,
            {
              updater: (store) => takeOver(store, store.getRootField('wishlist_remove')),
            },
          );
          return answer.wishlist_remove;
        },
        () => {
          track({ event: 'remove_from_wishlist', items: goodsOf(goods) });
          tell(
            'info',
            t('vue.wishlist.notification.removed', { name: goods.name, list: list.name }),
          );
        },
      ),
  };
}
