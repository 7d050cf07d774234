import {
  Alert,
  Button,
  Inline,
  LineItemHead,
  Link,
  Pagination,
  Stack,
  Text,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { maxEntryQuantity } from '@kreide/server/contract';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCart } from '../../features/cart/cartContext.ts';
import { useWishlistNotice } from '../../features/wishlist/useWishlistNotice.ts';
import { VariantChoice } from '../../features/wishlist/VariantChoice.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { restoreFocus } from '../../platform/restoreFocus.ts';
import { useShop } from '../../platform/shop.tsx';
import { track } from '../../platform/tracking.ts';
import type {
  WishlistEntries_wishlist$data,
  WishlistEntries_wishlist$key,
} from './__generated__/WishlistEntries_wishlist.graphql';
import { CommentsDialog } from './CommentsDialog.tsx';
import { EmptyWishlist } from './EmptyWishlist.tsx';
import { EntryOptionsDialog } from './EntryOptionsDialog.tsx';
import { MinimumQuantityDialog } from './MinimumQuantityDialog.tsx';
import { keyOf, type Place, rowsOf } from './places.ts';
import { useWishlistChanges } from './useWishlistChanges.ts';
import { WishlistRow } from './WishlistRow.tsx';
import { printPathOfWishlist } from './wishlist.ts';
import type { Change, WishlistChanges } from './wishlistChanges.ts';
import { useWishlistPage } from './wishlistContext.ts';

type Entry = WishlistEntries_wishlist$data['page']['entries'][number];

export interface WishlistEntriesProps {
  wishlist: WishlistEntries_wishlist$key;
  /** Called when the last entry was removed. */
  onEmptied?: () => void;
}

/** What is open over the list, and of which entry. */
type OpenDialog =
  | { readonly kind: 'variant' | 'variantForCart' | 'comments' | 'options'; readonly entry: Entry }
  | { readonly kind: 'minimum'; readonly entry: Entry; readonly itemId: string; minimum: number };

/** WISH-01…14: a wishlist's entries, and their changes. */
export function WishlistEntries({ wishlist, onEmptied }: WishlistEntriesProps) {
  const {
    externalId,
    name,
    rights,
    users,
    entriesCount,
    total,
    page: { entries, totalPages },
  } = useFragment(
    graphql`
      fragment WishlistEntries_wishlist on Wishlist @argumentDefinitions(page: { type: "Int!" }) {
        externalId
        name
        rights
        users { memberId }
        entriesCount
        total { cents }
        page(page: $page) {
          totalPages
          entries {
            externalId
            productId
            itemId
            name
            quantity
            item { minimumOrderQuantity }
            totals { current { cents } }
            ...WishlistRow_entry
          }
        }
      }
    `,
    wishlist,
  );
  const t = useMessages();
  const { formats } = useShop();
  const notify = useWishlistNotice();
  const cart = useCart();
  const perform = useWishlistChanges();
  const { isGuest, page, pathOfPage } = useWishlistPage();
  /** WISH-13: one at a time. */
  const [busyId, setBusyId] = useState<string>();
  const [places, setPlaces] = useState<readonly Place<Entry>[]>([]);
  /** What was put back last. */
  const [restoredKey, setRestoredKey] = useState<string>();
  const [dialog, setDialog] = useState<OpenDialog>();
  const rows = rowsOf(entries, places);
  const close = () => setDialog(undefined);
  const { revalidate } = useRevalidator();
  // The last entry of the last page went to another list: the loader leads to the page before.
  const isGone = rows.length === 0 && entriesCount > 0;
  useEffect(() => {
    if (isGone) void revalidate();
  }, [isGone, revalidate]);
  const mayEdit = rights.includes('EDIT');

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
    if (entriesCount === 1) onEmptied?.();
  }

  async function restore(entry: Entry): Promise<void> {
    const { productId, itemId, quantity } = entry;
    const below = rows.slice(rows.findIndex((row) => row.entry === entry) + 1);
    const next = below.find(({ kind }) => kind === 'entry')?.entry;
    const again = {
      ...{ productId, itemId: itemId ?? null, quantity },
      beforeEntryId: next?.externalId ?? null,
    };
    setRestoredKey(keyOf(entry));
    const done = await change(entry, (changes) => changes.add({ externalId, entry: again }));
    if (!done) return;
    setPlaces((before) => before.filter(({ removed }) => keyOf(removed) !== keyOf(entry)));
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
    close();
    const { externalId: entryId, productId } = entry;
    const done = await change(entry, (changes) =>
      changes.replaceItem({ externalId, entryId, entry: { productId, itemId } }),
    );
    if (done) notify('success', t('vue.wishlist.notification.saved'));
  }

  /** As much as the entry says, at least as much as is sold (WISH-21). */
  function addToCart(entry: Entry, itemId: string, pieces = entry.quantity): void {
    const minimum = entry.item?.minimumOrderQuantity ?? 1;
    if (pieces < minimum) setDialog({ kind: 'minimum', entry, itemId, minimum });
    else void busy(entry.externalId, () => cart.add(itemId, pieces));
  }

  /** The variant that was missing; the list keeps it for who may change the list (WISH-14: without a notice). */
  async function addVariant(entry: Entry, itemId: string): Promise<void> {
    close();
    const { externalId: entryId, productId, quantity } = entry;
    await busy(entryId, async () => {
      if (mayEdit) {
        const chosen = { externalId, entryId, entry: { productId, itemId } };
        if (!(await perform((changes) => changes.replaceItem(chosen)))) return;
      }
      await cart.add(itemId, quantity);
    });
  }

  async function copy(entry: Entry, targetId: string, target: string, isMoved: boolean) {
    const { productId, itemId = null, quantity } = entry;
    const done = await change(entry, (changes) =>
      changes.add({ externalId: targetId, entry: { productId, itemId, quantity } }),
    );
    if (!done) return;
    close();
    if (isMoved) {
      await change(entry, (changes) => changes.remove({ externalId, entryId: entry.externalId }));
      if (entriesCount === 1) onEmptied?.();
    }
    notify('success', t('vue.wishlist.notification.added', { name: entry.name, list: target }));
  }

  const order = (entry: Entry, direction: 'UP' | 'DOWN') =>
    change(entry, (changes) =>
      changes.moveEntry({ externalId, entryId: entry.externalId, direction }),
    );

  if (isGone) return null;
  if (rows.length === 0) return <EmptyWishlist mayEdit={mayEdit} />;
  return (
    <>
      <Stack gap="m">
        <Stack gap="none">
          <LineItemHead
            quantities={mayEdit ? 'field' : 'text'}
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
                  rights={rights}
                  isShared={users.length > 1}
                  isBusy={busyId === entry.externalId}
                  isRestored={keyOf(entry) === restoredKey}
                  onQuantity={(quantity) => setQuantity(entry, quantity)}
                  onRemove={() => void remove(entry)}
                  onDialog={(opened) => setDialog({ kind: opened, entry })}
                  onAddToCart={(itemId) => addToCart(entry, itemId)}
                  onTake={(isTaken) =>
                    void change(entry, (changes) =>
                      changes.take({ externalId, entryId: entry.externalId, isTaken }),
                    )
                  }
                />
              ),
            )}
          </ul>
          <Inline justify={isGuest ? 'end' : 'between'} gap="s">
            {!isGuest && (
              <Link href={printPathOfWishlist(externalId)}>{t('wishlist.print.link')}</Link>
            )}
            {total && (
              <Text weight="strong">
                {t('wishlist.total')}: {formats.money(total)}
              </Text>
            )}
          </Inline>
        </Stack>
        <Pagination
          current={page + 1}
          total={totalPages}
          hrefFor={(number) => pathOfPage(externalId, number - 1)}
          labels={{
            navigation: t('pagination.label'),
            previous: t('pagination.previous'),
            next: t('pagination.next'),
            page: (number) => t('pagination.page', { page: number }),
          }}
        />
      </Stack>
      {(dialog?.kind === 'variant' || dialog?.kind === 'variantForCart') && (
        <VariantChoice
          productId={dialog.entry.productId}
          itemId={dialog.entry.itemId ?? null}
          name={dialog.entry.name}
          action={t(dialog.kind === 'variant' ? 'wishlist.apply' : 'wishlist.entry.toCart')}
          onClose={close}
          onChoose={(itemId) =>
            void (dialog.kind === 'variant' ? replace : addVariant)(dialog.entry, itemId)
          }
        />
      )}
      {dialog?.kind === 'minimum' && (
        <MinimumQuantityDialog
          name={dialog.entry.name}
          minimum={dialog.minimum}
          onAdd={() => {
            close();
            addToCart(dialog.entry, dialog.itemId, dialog.minimum);
          }}
          onClose={close}
        />
      )}
      {dialog?.kind === 'comments' && (
        <CommentsDialog
          wishlistId={externalId}
          entryId={dialog.entry.externalId}
          name={dialog.entry.name}
          mayComment={rights.includes('COMMENT')}
          onComment={async (comment) =>
            (await perform((changes) =>
              changes.comment({ externalId, entryId: dialog.entry.externalId, comment }),
            )) !== undefined
          }
          onDelete={(commentId) =>
            void perform((changes) => changes.deleteComment({ wishlistId: externalId, commentId }))
          }
          onClose={close}
        />
      )}
      {dialog?.kind === 'options' && (
        <EntryOptionsDialog
          wishlistId={externalId}
          name={dialog.entry.name}
          mayEdit={mayEdit}
          isBusy={busyId === dialog.entry.externalId}
          onOrder={
            mayEdit && entriesCount > 1
              ? (direction) => void order(dialog.entry, direction)
              : undefined
          }
          onCopy={(id, target) => void copy(dialog.entry, id, target, false)}
          onMove={(id, target) => void copy(dialog.entry, id, target, true)}
          onClose={close}
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
          <Button tone="outline" size="s" loading={isBusy} onClick={onRestore}>
            {t('wishlist.restore')}
          </Button>
        }
      >
        {t('wishlist.removed', { name })}
      </Alert>
    </li>
  );
}
