import {
  Button,
  Columns,
  Heading,
  IconCart,
  IconHeart,
  Inline,
  Picture,
  Stack,
  Text,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { maxEntryQuantity } from '@kreide/server/contract';
import { type FormEvent, type MouseEvent, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/teaserListTexts.ts';
import '../../platform/i18n/wishlistTexts.ts';
import { pictureProps } from '../../platform/media.ts';
import { onDemand } from '../../platform/onDemand.tsx';
import { useShop } from '../../platform/shop.tsx';
import { useCart } from '../cart/cartContext.ts';
import { offeredItemId } from '../lightning/offeredItemId.ts';
import { useSession } from '../session/sessionContext.ts';
import { EntryRow } from '../wishlist/EntryRow.tsx';
import type { Wishlist } from '../wishlist/useWishlists.ts';
import type { TeaserList_list$key } from './__generated__/TeaserList_list.graphql';
import { after, type TakenEntry } from './outcome.ts';
import { teaserEntryOf } from './TeaserEntry.ts';
import type { TeaserListChanges } from './teaserListChanges.ts';
import { useListChanges } from './useListChanges.ts';
import { useOutcome } from './useOutcome.ts';
import { type TeaserRow, useTeaserEntries } from './useTeaserEntries.ts';

const FollowUps = onDemand(async () => (await import('./FollowUps.tsx')).FollowUps, {
  close: ({ onNext }) => onNext(),
});
const VariantChoice = onDemand(
  async () => (await import('../wishlist/VariantChoice.tsx')).VariantChoice,
  { close: ({ onClose }) => onClose() },
);
const WishlistPicker = onDemand(
  async () => (await import('../wishlist/WishlistPicker.tsx')).WishlistPicker,
  { isShown: ({ isOpen }) => isOpen, close: ({ onClose }) => onClose() },
);

export interface TeaserListProps {
  list: TeaserList_list$key;
  /** Of the list's name. */
  level: 1 | 2;
}

/** WISH-23…25: a list that an editor publishes, to be taken over whole or changed. */
export function TeaserList({ list, level }: TeaserListProps) {
  const { externalId, name, description, image, imageSide, entries } = useFragment(
    graphql`
      fragment TeaserList_list on TeaserWishlist {
        externalId
        name
        description
        image { mediaId }
        imageSide
        entries { ...TeaserEntry_entry }
      }
    `,
    list,
  );
  const t = useMessages();
  const { formats, domain } = useShop();
  const runChanges = useListChanges();
  const cart = useCart();
  const { isSignedIn, openLogin } = useSession();
  const { pathname, search } = useLocation();
  const formId = useId();
  const { rows, setQuantity, setTotals, replace } = useTeaserEntries(entries.map(teaserEntryOf));
  /** WISH-13: one entry at a time, or a button of the head. */
  const [busy, setBusy] = useState<string>();
  const [choosing, setChoosing] = useState<TeaserRow>();
  const [wishlists, setWishlists] = useState<readonly Wishlist[]>();
  const { outcome, proceed, next } = useOutcome();

  async function run(id: string, act: (changes: TeaserListChanges) => Promise<void>) {
    setBusy(id);
    await runChanges(act);
    setBusy((before) => (before === id ? undefined : before));
  }

  const changeQuantity = async (row: TeaserRow, quantity: number) => {
    // WISH-19.
    if (quantity === row.entry.quantity || quantity < 1 || quantity > maxEntryQuantity) return;
    setQuantity(row.id, quantity);
    await run(row.id, async (changes) =>
      setTotals(row.id, await changes.totals(row.entry, quantity)),
    );
  };

  const choose = (row: TeaserRow, itemId: string) =>
    run(row.id, async (changes) => {
      setChoosing(undefined);
      const replaced = await changes.replace(row.entry, itemId);
      if (replaced) replace(row.id, replaced.entry);
    });

  /** On the business shop a visitor has neither prices, cart nor list before the login (ROUTE-34). */
  const isLocked = domain.isB2b && !isSignedIn;

  function isStopped(): boolean {
    if (!isLocked) return false;
    openLogin(`${pathname}${search}`);
    return true;
  }

  const addAll = () =>
    run('cart', async (changes) => {
      const added = await changes.addToCart(rows.map(taken));
      if (added) proceed(added);
    });

  const addChosen = (chosen: readonly { entry: TakenEntry; itemId: string }[]) =>
    run('variants', async (changes) => {
      if (!outcome) return;
      const decided = await Promise.all(
        chosen.map(async ({ entry, itemId }) => {
          const row = rows.find(({ id }) => id === entry.externalId);
          const replaced = row && (await changes.replace(row.entry, itemId));
          if (!replaced) return [];
          replace(row.id, replaced.entry);
          const { newItemId, isNewItemLightningDeal } = replaced.configured;
          return [{ ...entry, itemId: offeredItemId(newItemId, isNewItemLightningDeal) }];
        }),
      );
      const configured = decided.flat();
      const more = configured.length > 0 ? await changes.addToCart(configured) : undefined;
      proceed(after(outcome, 'variants', more));
    });

  const addToWishlist = () =>
    run('wishlist', async (changes) => {
      // WISH-17, WISH-18.
      const lists = isSignedIn ? await changes.wishlists() : [];
      if (lists.length > 1) setWishlists(lists);
      else await changes.addToWishlist(null, name, rows.map(listed));
    });

  const press = (act: () => Promise<void>) => (event: MouseEvent) => {
    event.preventDefault();
    if (!isStopped()) void act();
  };
  const known = rows.flatMap(({ entry, totals }) => (entry.isSaleable && totals ? [totals] : []));
  const sum = known.reduce((cents, { current }) => cents + current.cents, 0);

  // There is nothing to take over.
  if (rows.length === 0) return null;

  const picture = image && (
    <Inline>
      <Picture
        {...pictureProps(image.mediaId, 'listing')}
        {...pictureSize}
        alt=""
        shape="natural"
        rounded
        dimmed
      />
    </Inline>
  );
  const words = (
    <Stack gap="m">
      <Heading id={`${formId}-name`} level={level} tone="accent">
        {name}
      </Heading>
      {description && <Text measured>{description}</Text>}
      {sum > 0 ? (
        <Text weight="strong">
          {t('teaserList.total', { amount: formats.money({ cents: sum }) })}
        </Text>
      ) : (
        isLocked && <Text tone="muted">{t('price.afterSignIn')}</Text>
      )}
      <form id={formId} method="post" action="/checkout/basket" onSubmit={stay}>
        <input type="hidden" name="teaserWishlistId" value={externalId} />
        {/* Enter in a quantity changes it and sends nothing: this is the form's default button. */}
        <button type="submit" disabled hidden />
        <Inline gap="s">
          <Button
            type="submit"
            name="intent"
            value="addTeaserList"
            icon={<IconCart size="s" />}
            loading={busy === 'cart'}
            onClick={press(addAll)}
          >
            {t('teaserList.add.cart')}
          </Button>
          <Button
            type="submit"
            name="intent"
            value="addTeaserList"
            formAction="/myaccount/wishlist"
            tone="secondary"
            icon={<IconHeart size="s" />}
            loading={busy === 'wishlist'}
            onClick={press(addToWishlist)}
          >
            {t('teaserList.add.wishlist')}
          </Button>
        </Inline>
      </form>
    </Stack>
  );

  return (
    <Stack as="section" gap="l" aria-labelledby={`${formId}-name`}>
      {picture && imageSide === 'left' ? (
        <Columns template="sidebar">
          {picture}
          {words}
        </Columns>
      ) : picture ? (
        <Columns template="aside">
          {words}
          {picture}
        </Columns>
      ) : (
        words
      )}
      <ul aria-label={t('teaserList.entries', { list: name })}>
        {rows.map((row) => (
          <EntryRow
            key={row.id}
            entry={{ ...row.entry, totals: row.totals }}
            isBusy={busy === row.id}
            quantityField={{
              name: `quantity.${row.id}`,
              form: formId,
              onValueChange: (quantity) => changeQuantity(row, quantity),
            }}
            onChoose={() => setChoosing(row)}
            onAddToCart={(itemId) => {
              if (isStopped()) return;
              void run(row.id, () => cart.add(itemId, row.entry.quantity));
            }}
          />
        ))}
      </ul>
      {choosing && (
        <VariantChoice
          productId={choosing.entry.productId}
          itemId={choosing.entry.itemId ?? null}
          name={choosing.entry.name}
          action={t('wishlist.apply')}
          onClose={() => setChoosing(undefined)}
          onChoose={(itemId) => void choose(choosing, itemId)}
        />
      )}
      {outcome && (
        <FollowUps
          outcome={outcome}
          isBusy={busy === 'variants'}
          onNext={next}
          onChoose={(chosen) => void addChosen(chosen)}
        />
      )}
      <WishlistPicker
        isOpen={wishlists !== undefined}
        wishlists={wishlists ?? []}
        isOn={none}
        onClose={() => setWishlists(undefined)}
        onChoose={(chosen) => {
          setWishlists(undefined);
          void run('wishlist', async (changes) => {
            for (const { externalId: id } of chosen) {
              await changes.addToWishlist(id, name, rows.map(listed));
            }
          });
        }}
      />
    </Stack>
  );
}

/** In px. */
const pictureSize = { width: 220, height: 220 };

const stay = (event: FormEvent) => event.preventDefault();

const none = () => false;

const listed = ({ id, entry }: TeaserRow): TakenEntry => ({
  externalId: id,
  productId: entry.productId,
  itemId: entry.itemId ?? null,
  quantity: entry.quantity,
  name: entry.name,
});

const taken = (row: TeaserRow): TakenEntry => {
  const { item, itemId } = row.entry;
  return {
    ...listed(row),
    itemId: itemId == null ? null : offeredItemId(itemId, item?.lightningDealInfo),
  };
};
