import { Button, Inline, Link, Stack, Text, VisuallyHidden } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { useMessages } from '../../platform/i18n/messages.tsx';
import type { Comment_comment$key } from './__generated__/Comment_comment.graphql';
import { commentParts } from './commentLinks.ts';
import { useWishlistPage } from './wishlistContext.ts';

interface CommentProps {
  comment: Comment_comment$key;
  /** Left out: it can't be deleted here. */
  onDelete?: ((commentId: string) => void) | undefined;
}

/** WISH-29…31: what somebody said of an entry. */
export function Comment({ comment, onDelete }: CommentProps) {
  const {
    externalId,
    comment: text,
    name,
    displayedDate,
    isAllowedToDelete,
  } = useFragment(
    graphql`
      fragment Comment_comment on WishlistComment {
        externalId
        comment
        name
        displayedDate
        isAllowedToDelete
      }
    `,
    comment,
  );
  const t = useMessages();
  const { linkHosts } = useWishlistPage();
  let start = 0;
  const parts = commentParts(text, linkHosts).map((part) => {
    const at = start;
    start += part.text.length;
    return { ...part, at };
  });
  return (
    <li>
      <Stack gap="none">
        <Text size="s" tone="muted">
          {name}, {displayedDate}
        </Text>
        <Text size="s">
          {parts.map((part) =>
            part.href === undefined ? (
              part.text
            ) : (
              <Link key={part.at} href={part.href} rel="nofollow">
                {part.text}
              </Link>
            ),
          )}
        </Text>
        {isAllowedToDelete && onDelete && (
          <Inline>
            <Button tone="link" size="s" onClick={() => onDelete(externalId)}>
              {t('wishlist.comment.delete')}
              <VisuallyHidden> ({text})</VisuallyHidden>
            </Button>
          </Inline>
        )}
      </Stack>
    </li>
  );
}
