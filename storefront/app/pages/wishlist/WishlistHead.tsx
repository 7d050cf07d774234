import { Heading, Inline, Stack, Text } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import type { ReactNode } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import type { WishlistHead_wishlist$key } from './__generated__/WishlistHead_wishlist.graphql';

/** So many names stand in the line; the rest in the dialog. */
const maxNames = 5;

interface WishlistHeadProps {
  wishlist: WishlistHead_wishlist$key;
  /** What can be done with the list. */
  actions: ReactNode;
}

/** A wishlist's name and description, whose it is, and with whom it is shared (SHARE-05). */
export function WishlistHead({ wishlist, actions }: WishlistHeadProps) {
  const { name, description, isCreator, users } = useFragment(
    graphql`
      fragment WishlistHead_wishlist on Wishlist {
        name
        description
        isCreator
        users { memberId name role isMe }
      }
    `,
    wishlist,
  );
  const t = useMessages();
  const creator = users.find(({ memberId }) => memberId == null);
  const me = users.find(({ isMe }) => isMe);
  const others = users.filter(({ memberId, isMe }) => memberId != null && !isMe);
  const named = others.slice(0, maxNames).map(({ name: person }) => person);
  const rest = others.length - named.length;
  return (
    <Stack gap="s">
      <Inline justify="between" gap="s">
        <Heading level={1}>{name}</Heading>
        <Inline gap="s">{actions}</Inline>
      </Inline>
      {description && <Text measured>{description}</Text>}
      {!isCreator && creator && me && (
        <Text size="s" tone="muted">
          {t('wishlist.sharedBy', { name: creator.name })} ·{' '}
          {t.ofServer(`wishlist.mine.${me.role}`)}
        </Text>
      )}
      {named.length > 0 && (
        <Text size="s" tone="muted">
          {t('wishlist.sharedWith')} {named.join(', ')}
          {rest > 0 && ` ${t('wishlist.more', { count: rest })}`}
        </Text>
      )}
    </Stack>
  );
}
