import { Heading, Inline, Stack, Text } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { listenToTabs } from '../../platform/tabs.ts';
import type { WishlistPage_query$key } from './__generated__/WishlistPage_query.graphql';
import { EmptyWishlist } from './EmptyWishlist.tsx';
import { ListNavigation } from './ListNavigation.tsx';
import { type ListDialog, ListOptions } from './ListOptions.tsx';
import { WishlistEntries } from './WishlistEntries.tsx';

/** The lists: which there are, and what is on the one that is shown. */
export function WishlistPage({ query }: { query: WishlistPage_query$key }) {
  const { allWishlists: lists, wishlist: shown } = useFragment(
    graphql`
      fragment WishlistPage_query on Query
      @argumentDefinitions(externalId: { type: "String" }) {
        allWishlists { externalId ...ListNavigation_list }
        wishlist(externalId: $externalId) {
          externalId
          name
          description
          isDefault
          isStandardList
          ...WishlistEntries_list
        }
      }
    `,
    query,
  );
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const [dialog, setDialog] = useState<ListDialog>();

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
          <ListOptions list={shown} dialog={dialog} onDialog={setDialog} />
        </Inline>
        {shown?.description && <Text measured>{shown.description}</Text>}
        {lists.length > 1 && <ListNavigation lists={lists} shownId={shown?.externalId} />}
      </Stack>
      {shown ? (
        <WishlistEntries
          key={shown.externalId}
          list={shown}
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
