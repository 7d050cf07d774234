import { Alert, Button, LineItemHead, Stack } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { useState } from 'react';
import { useCart } from '../../features/cart/cartContext.ts';
import { useListNotice } from '../../features/wishlist/useListNotice.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { track } from '../../platform/tracking.ts';
import type {
  WishlistEntries_list$data,
  WishlistEntries_list$key,
} from './__generated__/WishlistEntries_list.graphql';
import { EmptyWishlist } from './EmptyWishlist.tsx';
import { keyOf, type Place, rowsOf } from './places.ts';
import { takeLostFocus } from './takeLostFocus.ts';
import { useWishlistChanges } from './useWishlistChanges.ts';
import { VariantChoice } from './VariantChoice.tsx';
import { WishlistRow } from './WishlistRow.tsx';
import type { Change, WishlistChanges } from './wishlistChanges.ts';

type Entry = WishlistEntries_list$data['entries'][number];

export interface WishlistEntriesProps {
  list: WishlistEntries_list$key;
  /** Told when the last entry was taken off. */
  onEmptied: () => void;
}

/** WISH-01…14: what is on a list, and what can be done with it. */
export function WishlistEntries({ list, onEmptied }: WishlistEntriesProps) {
  const { externalId, name, entries } = useFragment(
    graphql`
      fragment WishlistEntries_list on Wishlist {
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
    list,
  );
  const t = useMessages();
  const tell = useListNotice();
  const cart = useCart();
  const perform = useWishlistChanges();
  /** WISH-13: one at a time. */
  const [busyId, setBusyId] = useState<string>();
  const [places, setPlaces] = useState<readonly Place<Entry>[]>([]);
  const [choosing, setChoosing] = useState<Entry>();
  const rows = rowsOf(entries, places);

  async function marked<T>(id: string, act: () => Promise<T>): Promise<T> {
    setBusyId(id);
    try {
      return await act();
    } finally {
      setBusyId((busy) => (busy === id ? undefined : busy));
    }
  }

  const change = <Answer extends Change>(
    entry: Entry,
    act: (changes: WishlistChanges) => Promise<Answer>,
  ) => marked(entry.externalId, () => perform(act));

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
    tell('info', t('vue.wishlist.notification.removed', { name: entry.name, list: name }));
    if (entries.length === 1) onEmptied();
  }

  async function restore(entry: Entry): Promise<void> {
    const { productId, itemId, quantity } = entry;
    const noted = { productId, itemId: itemId ?? null, quantity };
    const done = await change(entry, (changes) => changes.add({ externalId, entry: noted }));
    if (!done) return;
    track({ event: 'add_to_wishlist', items: [trackedItem(entry)] });
    tell('success', t('vue.wishlist.notification.added', { name: entry.name, list: name }));
  }

  async function setQuantity(entry: Entry, quantity: number): Promise<void> {
    // WISH-19; the field puts its number back then.
    if (quantity === entry.quantity || quantity < 0 || quantity > 9998) return;
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
    if (done) tell('success', t('vue.wishlist.notification.saved'));
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
                listId={externalId}
                entry={entry}
                isBusy={busyId === entry.externalId}
                onQuantity={(quantity) => setQuantity(entry, quantity)}
                onRemove={() => void remove(entry)}
                onChoose={() => setChoosing(entry)}
                onAddToCart={(itemId) =>
                  void marked(entry.externalId, () => cart.add(itemId, entry.quantity))
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
        ref={takeLostFocus}
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
