import { ButtonLink, Inline } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { useMessages } from '../../platform/i18n/messages.tsx';
import type { ListNavigation_list$key } from './__generated__/ListNavigation_list.graphql';
import { pathOfList } from './wishlist.ts';

interface ListNavigationProps {
  lists: ListNavigation_list$key;
  shownId: string | undefined;
}

/** The ways from list to list; the notepad first (WISH-15). */
export function ListNavigation({ lists, shownId }: ListNavigationProps) {
  const data = useFragment(
    graphql`
      fragment ListNavigation_list on Wishlist @relay(plural: true) {
        externalId
        name
        isStandardList
        entries { externalId }
      }
    `,
    lists,
  );
  const t = useMessages();
  return (
    <Inline as="nav" gap="xs" aria-label={t('wishlist.lists')}>
      {data.map(({ externalId, name, entries }) => {
        const isShown = externalId === shownId;
        return (
          <ButtonLink
            key={externalId}
            href={pathOfList(externalId)}
            tone={isShown ? 'primary' : 'outline'}
            size="s"
            aria-current={isShown ? 'page' : undefined}
          >
            {name} ({entries.length})
          </ButtonLink>
        );
      })}
    </Inline>
  );
}
