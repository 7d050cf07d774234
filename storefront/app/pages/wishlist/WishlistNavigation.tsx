import { ButtonLink, Inline } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { useMessages } from '../../platform/i18n/messages.tsx';
import type { WishlistNavigation_wishlist$key } from './__generated__/WishlistNavigation_wishlist.graphql';
import { pathOfWishlist } from './wishlist.ts';

interface WishlistNavigationProps {
  wishlists: WishlistNavigation_wishlist$key;
  shownId: string | undefined;
}

/**
 * Links to the wishlists, the notepad first (WISH-15). A copy is called like the list of somebody
 * else that it was made of, so the link says which is which.
 */
export function WishlistNavigation({ wishlists, shownId }: WishlistNavigationProps) {
  const data = useFragment(
    graphql`
      fragment WishlistNavigation_wishlist on Wishlist @relay(plural: true) {
        externalId
        name
        isStandardList
        entriesCount
        isCreator
      }
    `,
    wishlists,
  );
  const t = useMessages();
  return (
    <Inline as="nav" gap="xs" aria-label={t('wishlist.lists')}>
      {data.map(({ externalId, name, entriesCount, isCreator }) => {
        const isShown = externalId === shownId;
        return (
          <ButtonLink
            key={externalId}
            href={pathOfWishlist(externalId)}
            tone={isShown ? 'primary' : 'outline'}
            size="s"
            aria-current={isShown ? 'page' : undefined}
          >
            {name} ({entriesCount}){isCreator ? '' : `, ${t('wishlist.lists.shared')}`}
          </ButtonLink>
        );
      })}
    </Inline>
  );
}
