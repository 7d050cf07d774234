import { Button, Heading, Inline, Stack, Text } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { Form } from 'react-router';
import { useMessages } from '../../../platform/i18n/messages.tsx';
import { WishlistEntries } from '../WishlistEntries.tsx';
import * as styles from '../wishlistPage.css.ts';
import type { InvitedWishlistPage_invited$key } from './__generated__/InvitedWishlistPage_invited.graphql';

/** A shared list before joining: whose it is, what is on it, and the button that joins (DEC-125). */
export function InvitedWishlistPage({ invited }: { invited: InvitedWishlistPage_invited$key }) {
  const { role, creatorName, wishlist } = useFragment(
    graphql`
      fragment InvitedWishlistPage_invited on InvitedWishlist
      @argumentDefinitions(page: { type: "Int!" }) {
        role
        creatorName
        wishlist { externalId name description ...WishlistEntries_wishlist @arguments(page: $page) }
      }
    `,
    invited,
  );
  const t = useMessages();
  return (
    <Stack gap="l" className={styles.page}>
      <Stack gap="s">
        <Heading level={1}>{wishlist.name}</Heading>
        {wishlist.description && <Text measured>{wishlist.description}</Text>}
        <Text tone="muted">{t('wishlist.invited.by', { name: creatorName })}</Text>
        <Form method="post">
          <Stack gap="s">
            <Inline>
              <Button type="submit">{t.ofServer(`wishlist.invited.join.${role}`)}</Button>
            </Inline>
            <Text size="s" tone="muted">
              {t('wishlist.invited.name')}
            </Text>
          </Stack>
        </Form>
      </Stack>
      <WishlistEntries wishlist={wishlist} />
    </Stack>
  );
}
