import { Button, Heading, Inline, Stack } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { TakenEntry } from '../../features/teaserList/outcome.ts';
import { useListChanges } from '../../features/teaserList/useListChanges.ts';
import { useOutcome } from '../../features/teaserList/useOutcome.ts';
import { useWishlistNotice } from '../../features/wishlist/useWishlistNotice.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { onDemand } from '../../platform/onDemand.tsx';
import { listenToTabs } from '../../platform/tabs.ts';
import type { WishlistPage_query$key } from './__generated__/WishlistPage_query.graphql';
import type { WishlistPage_wishlist$key } from './__generated__/WishlistPage_wishlist.graphql';
import { AddListDialog } from './AddListDialog.tsx';
import { EmptyWishlist } from './EmptyWishlist.tsx';
import { useListUpdates } from './useListUpdates.ts';
import { WishlistEntries } from './WishlistEntries.tsx';
import { WishlistHead } from './WishlistHead.tsx';
import { WishlistNavigation } from './WishlistNavigation.tsx';
import { type WishlistDialog, WishlistOptions } from './WishlistOptions.tsx';
import { useWishlistPage } from './wishlistContext.ts';
import * as styles from './wishlistPage.css.ts';

const ShareDialog = onDemand(async () => (await import('./ShareDialog.tsx')).ShareDialog, {
  close: ({ onClose }) => onClose(),
});

const FollowUps = onDemand(
  async () => (await import('../../features/teaserList/FollowUps.tsx')).FollowUps,
  { close: ({ onNext }) => onNext() },
);

/** Links to all wishlists, and the one that is shown. */
export function WishlistPage({ query }: { query: WishlistPage_query$key }) {
  const { allWishlists: wishlists, wishlist } = useFragment(
    graphql`
      fragment WishlistPage_query on Query
      @argumentDefinitions(externalId: { type: "String" }, page: { type: "Int!" }) {
        allWishlists { externalId ...WishlistNavigation_wishlist }
        wishlist(externalId: $externalId) { ...WishlistPage_wishlist @arguments(page: $page) }
      }
    `,
    query,
  );
  const shown = useFragment<WishlistPage_wishlist$key>(
    graphql`
      fragment WishlistPage_wishlist on Wishlist @argumentDefinitions(page: { type: "Int!" }) {
        externalId
        isDefault
        version
        rights
        users { memberId }
        invites { token }
        entriesCount
        ...WishlistHead_wishlist
        ...WishlistEntries_wishlist @arguments(page: $page)
        ...WishlistOptions_wishlist
        ...ShareDialog_wishlist
      }
    `,
    wishlist ?? null,
  );
  const t = useMessages();
  const notify = useWishlistNotice();
  const { isGuest, page } = useWishlistPage();
  const { revalidate } = useRevalidator();
  const [dialog, setDialog] = useState<WishlistDialog | 'share' | 'cart'>();
  const [isAdding, setAdding] = useState(false);
  const runChanges = useListChanges();
  const { outcome, proceed, next } = useOutcome();

  // SYNC-05.
  useEffect(
    () =>
      listenToTabs((message) => {
        if (message.wishlist) void revalidate();
      }),
    [revalidate],
  );
  useListUpdates({
    // Also before the first of those invited has joined.
    externalId:
      shown && shown.users.length + shown.invites.length > 1 ? shown.externalId : undefined,
    version: shown?.version,
    onChanged: () => void revalidate(),
    onGone: () => {
      notify('info', t('wishlist.gone'));
      void revalidate();
    },
  });

  const actions = (
    <>
      {shown && shown.entriesCount > 0 && (
        <Button tone="secondary" size="s" onClick={() => setDialog('cart')}>
          {t('wishlist.cart.all')}
        </Button>
      )}
      {shown?.rights.includes('INVITE') && (
        <Button tone="secondary" size="s" onClick={() => setDialog('share')}>
          {t('wishlist.share')}
        </Button>
      )}
      {shown && !isGuest && (
        <Button tone="secondary" size="s" onClick={() => setDialog('options')}>
          {t('wishlist.options')}
        </Button>
      )}
      {!isGuest && (
        <Button tone="secondary" size="s" onClick={() => setDialog('create')}>
          {t('wishlist.create')}
        </Button>
      )}
    </>
  );
  const close = () => setDialog(undefined);

  async function addToCart(entries: readonly TakenEntry[]): Promise<void> {
    setAdding(true);
    await runChanges(async (changes) => {
      const added = await changes.addToCart(entries);
      if (!added) return;
      close();
      proceed(added);
    });
    setAdding(false);
  }

  return (
    <Stack gap="l" className={styles.page}>
      <Stack gap="s">
        {shown ? (
          <WishlistHead wishlist={shown} actions={actions} />
        ) : (
          <Inline justify="between" gap="s">
            <Heading level={1}>{t('wishlist.title')}</Heading>
            {actions}
          </Inline>
        )}
        {wishlists.length > 1 && (
          <WishlistNavigation wishlists={wishlists} shownId={shown?.externalId} />
        )}
      </Stack>
      {shown ? (
        <WishlistEntries
          key={`${shown.externalId} ${page}`}
          wishlist={shown}
          onEmptied={() => {
            // WISH-12.
            if (!shown.isDefault && shown.rights.includes('REMOVE')) setDialog('remove');
          }}
        />
      ) : (
        <EmptyWishlist />
      )}
      <WishlistOptions
        wishlist={shown}
        dialog={dialog === 'share' || dialog === 'cart' ? undefined : dialog}
        onDialog={setDialog}
      />
      {shown && dialog === 'share' && <ShareDialog wishlist={shown} onClose={close} />}
      {shown && dialog === 'cart' && (
        <AddListDialog
          wishlistId={shown.externalId}
          isBusy={isAdding}
          onAdd={(entries) => void addToCart(entries)}
          onClose={close}
        />
      )}
      {outcome && <FollowUps outcome={outcome} isBusy={false} onNext={next} onChoose={next} />}
    </Stack>
  );
}
