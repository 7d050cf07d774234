import { Alert, Button, Inline, Stack, VisuallyHidden } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { useMessages } from '../../platform/i18n/messages.tsx';
import type { EntryNotes_entry$key } from './__generated__/EntryNotes_entry.graphql';
import type { WishlistEntries_wishlist$data } from './__generated__/WishlistEntries_wishlist.graphql';
import { Comment } from './Comment.tsx';

/** WISH-03: so many comments stand in the list. */
const maxComments = 3;

interface EntryNotesProps {
  entry: EntryNotes_entry$key;
  name: string;
  rights: WishlistEntries_wishlist$data['rights'];
  isShared: boolean;
  onOpen: () => void;
  onTake: (isTaken: boolean) => void;
}

/** What people say of an entry, and who gets it. */
export function EntryNotes({ entry, name, rights, isShared, onOpen, onTake }: EntryNotesProps) {
  const { comments, isTaken, isTakenByMe, takenBy } = useFragment(
    graphql`
      fragment EntryNotes_entry on WishlistEntry {
        comments { externalId ...Comment_comment }
        isTaken
        isTakenByMe
        takenBy
      }
    `,
    entry,
  );
  const t = useMessages();
  const mayTake = isShared && rights.includes('TAKE');
  const mayComment = rights.includes('COMMENT');
  // Without anybody to talk to, it stands with the row's other actions.
  const opens = comments.length > maxComments || (mayComment && (isShared || comments.length > 0));
  const about = <VisuallyHidden> ({name})</VisuallyHidden>;
  return (
    <Stack gap="s">
      {isTaken && (
        <Alert
          tone="info"
          action={
            isTakenByMe && (
              <Button tone="outline" size="s" onClick={() => onTake(false)}>
                {t('wishlist.untake')}
                {about}
              </Button>
            )
          }
        >
          {isTakenByMe
            ? t('wishlist.taken.me')
            : takenBy
              ? t('wishlist.taken.by', { name: takenBy })
              : t('wishlist.taken.other')}
        </Alert>
      )}
      {comments.length > 0 && (
        <Stack as="ul" gap="s" aria-label={t('wishlist.comments.of', { name })}>
          {comments.slice(-maxComments).map((comment) => (
            <Comment key={comment.externalId} comment={comment} />
          ))}
        </Stack>
      )}
      {(opens || (mayTake && !isTaken)) && (
        <Inline gap="m">
          {mayTake && !isTaken && (
            <Button tone="link" size="s" onClick={() => onTake(true)}>
              {t('wishlist.take')}
              {about}
            </Button>
          )}
          {opens && (
            <Button tone="link" size="s" onClick={onOpen}>
              {comments.length > maxComments
                ? t('wishlist.comments.all', { count: comments.length })
                : t('wishlist.comment.write')}
              {about}
            </Button>
          )}
        </Inline>
      )}
    </Stack>
  );
}
