import { Alert, Button, Inline, Spinner, Stack, Text, TextArea } from '@kreide/design-system';
import { graphql } from '@kreide/relay';
import { wishlistLimits } from '@kreide/server/contract';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../features/wishlist/Dialog.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { usePersonalQuery } from '../../platform/usePersonalQuery.ts';
import type { CommentsDialogQuery } from './__generated__/CommentsDialogQuery.graphql';
import { Comment } from './Comment.tsx';

const query = graphql`
  query CommentsDialogQuery($externalId: String!) {
    wishlist(externalId: $externalId) {
      entries { externalId comments { externalId ...Comment_comment } }
    }
  }
`;

interface CommentsDialogProps {
  wishlistId: string;
  entryId: string;
  name: string;
  mayComment: boolean;
  /** @returns whether it was saved */
  onComment: (comment: string) => Promise<boolean>;
  onDelete: (commentId: string) => void;
  onClose: () => void;
}

/** WISH-03, WISH-21: all comments of an entry, and a field for one more. */
export function CommentsDialog({
  wishlistId,
  entryId,
  name,
  mayComment,
  onComment,
  onDelete,
  onClose,
}: CommentsDialogProps) {
  const t = useMessages();
  const data = usePersonalQuery<CommentsDialogQuery>(
    query,
    { externalId: wishlistId },
    'network-only',
  );
  const comments = data?.wishlist?.entries.find(
    ({ externalId }) => externalId === entryId,
  )?.comments;
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('comment') ?? '').trim();
    if (text === '') return setError(t('wishlist.comment.required'));
    setBusy(true);
    // What could not be saved stays in the field.
    if (await onComment(text)) form.reset();
    setBusy(false);
  }

  return (
    <Dialog title={t('wishlist.comments')} description={name} size="m" onClose={onClose}>
      <Stack gap="m">
        {data === undefined ? (
          <Spinner />
        ) : comments === undefined ? (
          <Alert tone="danger">{t('somethingWentWrong')}</Alert>
        ) : comments.length === 0 ? (
          <Text tone="muted">{t('wishlist.comments.none')}</Text>
        ) : (
          <Stack as="ul" gap="s" aria-label={t('wishlist.comments.of', { name })}>
            {comments.map((comment) => (
              <Comment
                key={comment.externalId}
                comment={comment}
                onDelete={mayComment ? onDelete : undefined}
              />
            ))}
          </Stack>
        )}
        {mayComment && (
          <form noValidate onSubmit={(event) => void send(event)}>
            <Stack gap="s">
              <TextArea
                name="comment"
                label={t('wishlist.comment.label')}
                maxLength={wishlistLimits.comment}
                error={error}
                onChange={() => setError(undefined)}
              />
              <Inline>
                <Button type="submit" loading={isBusy}>
                  {t('wishlist.comment.send')}
                </Button>
              </Inline>
            </Stack>
          </form>
        )}
      </Stack>
    </Dialog>
  );
}
