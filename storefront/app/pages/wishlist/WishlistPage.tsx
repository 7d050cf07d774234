import { Heading, Inline, Stack, Text } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { listenToTabs } from '../../platform/tabs.ts';
import type { WishlistPage_query$key } from './__generated__/WishlistPage_query.graphql';
import { EmptyWishlist } from './EmptyWishlist.tsx';
import { WishlistEntries } from './WishlistEntries.tsx';
import { WishlistNavigation } from './WishlistNavigation.tsx';
import { type WishlistDialog, WishlistOptions } from './WishlistOptions.tsx';

/** Links to all wishlists, and the entries of the one that is shown. */
export function WishlistPage({ query }: { query: WishlistPage_query$key }) {
  const { allWishlists: wishlists, wishlist: shown } = useFragment(
    graphql`
      fragment WishlistPage_query on Query
      @argumentDefinitions(externalId: { type: "String" }) {
        allWishlists { externalId ...WishlistNavigation_wishlist }
        wishlist(externalId: $externalId) {
          externalId
          name
          description
          isDefault
          isStandardList
          ...WishlistEntries_wishlist
        }
      }
    `,
    query,
  );
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const [dialog, setDialog] = useState<WishlistDialog>();

  // SYNC-05.
  useEffect(
    () =>
      listenToTabs((message) => {
        if (message.wishlist) void revalidate();
      }),
    [revalidate],
  );

  return (
    <Stack gap="l">
      <Stack gap="s">
        <Inline justify="between" gap="s">
          <Heading level={1}>{shown?.name ?? t('wishlist.title')}</Heading>
          <WishlistOptions wishlist={shown} dialog={dialog} onDialog={setDialog} />
        </Inline>
        {shown?.description && <Text measured>{shown.description}</Text>}
        {wishlists.length > 1 && (
          <WishlistNavigation wishlists={wishlists} shownId={shown?.externalId} />
        )}
      </Stack>
      {shown ? (
        <WishlistEntries
          key={shown.externalId}
          wishlist={shown}
          onEmptied={() => {
            // WISH-12.
            if (!shown.isDefault) setDialog('remove');
          }}
        />
      ) : (
        <EmptyWishlist />
      )}
    </Stack>
  );
}
