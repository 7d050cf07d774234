import { Alert, Button, LineItemHead, Stack } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { maxEntryQuantity } from '@kreide/server/contract';
import { useState } from 'react';
import { useCart } from '../../features/cart/cartContext.ts';
import { useWishlistNotice } from '../../features/wishlist/useWishlistNotice.ts';
import { VariantChoice } from '../../features/wishlist/VariantChoice.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { track } from '../../platform/tracking.ts';
import type {
  WishlistEntries_wishlist$data,
  WishlistEntries_wishlist$key,
} from './__generated__/WishlistEntries_wishlist.graphql';
import { EmptyWishlist } from './EmptyWishlist.tsx';
import { keyOf, type Place, rowsOf } from './places.ts';
import { restoreFocus } from './restoreFocus.ts';
import { useWishlistChanges } from './useWishlistChanges.ts';

import { WishlistRow } from './WishlistRow.tsx';
import type { Change, WishlistChanges } from './wishlistChanges.ts';

type Entry = WishlistEntries_wishlist$data['entries'][number];

export interface WishlistEntriesProps {
  wishlist: WishlistEntries_wishlist$key;
  /** Called when the last entry was removed. */
  onEmptied: () => void;
}

/** WISH-01…14: a wishlist's entries, and their changes. */
export function WishlistEntries({ wishlist, onEmptied }: WishlistEntriesProps) {
  const { externalId, name, entries } = useFragment(
    graphql`
      fragment WishlistEntries_wishlist on Wishlist {
        externalId
        name
        entries {
          externalId
          productId
          itemId
          name
          quantity
          totals { current { cents } }
          ...WishlistRow_entry
        }
      }
    `,
    wishlist,
  );
  const t = useMessages();
  const notify = useWishlistNotice();
  const cart = useCart();
  const perform = useWishlistChanges();
  /** WISH-13: one at a time. */
  const [busyId, setBusyId] = useState<string>();
  const [places, setPlaces] = useState<readonly Place<Entry>[]>([]);
  const [choosing, setChoosing] = useState<Entry>();
  const rows = rowsOf(entries, places);

  async function busy<T>(id: string, act: () => Promise<T>): Promise<T> {
    setBusyId(id);
    try {
      return await act();
    } finally {
      setBusyId((before) => (before === id ? undefined : before));
    }
  }

  const change = <Answer extends Change>(
    entry: Entry,
    act: (changes: WishlistChanges) => Promise<Answer>,
  ) => busy(entry.externalId, () => perform(act));

  async function remove(entry: Entry): Promise<void> {
    const index = rows.findIndex((row) => row.entry === entry);
    const done = await change(entry, (changes) =>
      changes.remove({ externalId, entryId: entry.externalId }),
    );
    if (!done) return;
    setPlaces((before) => [
      ...before.filter(({ removed }) => keyOf(removed) !== keyOf(entry)),
      { index, removed: entry },
    ]);
    track({ event: 'remove_from_wishlist', items: [trackedItem(entry)] });
    notify('info', t('vue.wishlist.notification.removed', { name: entry.name, list: name }));
    if (entries.length === 1) onEmptied();
  }

  async function restore(entry: Entry): Promise<void> {
    const { productId, itemId, quantity } = entry;
    const again = { productId, itemId: itemId ?? null, quantity };
    const done = await change(entry, (changes) => changes.add({ externalId, entry: again }));
    if (!done) return;
    track({ event: 'add_to_wishlist', items: [trackedItem(entry)] });
    notify('success', t('vue.wishlist.notification.added', { name: entry.name, list: name }));
  }

  async function setQuantity(entry: Entry, quantity: number): Promise<void> {
    // WISH-19; the field puts its number back then.
    if (quantity === entry.quantity || quantity < 0 || quantity > maxEntryQuantity) return;
    const { externalId: entryId, productId, itemId = null } = entry;
    await change(entry, (changes) =>
      changes.changeQuantity({ externalId, entry: { entryId, productId, itemId, quantity } }),
    );
  }

  async function replace(entry: Entry, itemId: string): Promise<void> {
    setChoosing(undefined);
    const { externalId: entryId, productId } = entry;
    const done = await change(entry, (changes) =>
      changes.replaceItem({ externalId, entryId, entry: { productId, itemId } }),
    );
    if (done) notify('success', t('vue.wishlist.notification.saved'));
  }

  if (rows.length === 0) return <EmptyWishlist />;
  return (
    <>
      <Stack gap="none">
        <LineItemHead
          labels={{
            article: t('wishlist.column.article'),
            quantity: t('wishlist.column.quantity'),
            total: t('wishlist.column.total'),
          }}
        />
        <ul aria-label={t('wishlist.entries', { list: name })}>
          {rows.map(({ kind, entry }) =>
            kind === 'removed' ? (
              <RemovedRow
                key={keyOf(entry)}
                name={entry.name}
                isBusy={busyId === entry.externalId}
                onRestore={() => void restore(entry)}
              />
            ) : (
              <WishlistRow
                key={keyOf(entry)}
                wishlistId={externalId}
                entry={entry}
                isBusy={busyId === entry.externalId}
                onQuantity={(quantity) => setQuantity(entry, quantity)}
                onRemove={() => void remove(entry)}
                onChoose={() => setChoosing(entry)}
                onAddToCart={(itemId) =>
                  void busy(entry.externalId, () => cart.add(itemId, entry.quantity))
                }
              />
            ),
          )}
        </ul>
      </Stack>
      {choosing && (
        <VariantChoice
          productId={choosing.productId}
          itemId={choosing.itemId ?? null}
          name={choosing.name}
          onClose={() => setChoosing(undefined)}
          onChoose={(itemId) => void replace(choosing, itemId)}
        />
      )}
    </>
  );
}

const trackedItem = ({ productId, name, quantity, totals }: Entry) => ({
  item_id: productId,
  item_name: name,
  quantity,
  ...(totals && { price: totals.current.cents / quantity / 100 }),
});

interface RemovedRowProps {
  name: string;
  isBusy: boolean;
  onRestore: () => void;
}

/** WISH-09. */
function RemovedRow({ name, isBusy, onRestore }: RemovedRowProps) {
  const t = useMessages();
  return (
    <li>
      <Alert
        ref={restoreFocus}
        tabIndex={-1}
        tone="info"
        action={
          <Button tone="secondary" size="s" loading={isBusy} onClick={onRestore}>
            {t('wishlist.restore')}
          </Button>
        }
      >
        {t('wishlist.removed', { name })}
      </Alert>
    </li>
  );
}
