import { Button, Inline, Stack, TextArea, TextField } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { wishlistLimits } from '@kreide/server/contract';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog, type DialogProps } from '../../features/wishlist/Dialog.tsx';
import { useWishlistNotice } from '../../features/wishlist/useWishlistNotice.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import type { WishlistOptions_wishlist$key } from './__generated__/WishlistOptions_wishlist.graphql';
import { useWishlistChanges } from './useWishlistChanges.ts';
import { pathOfWishlist, wishlistPath } from './wishlist.ts';

export type WishlistDialog = 'options' | 'create' | 'rename' | 'remove' | undefined;

export interface WishlistOptionsProps {
  /** The one that is shown; null: the visitor has none yet. */
  wishlist: WishlistOptions_wishlist$key | null | undefined;
  dialog: WishlistDialog;
  onDialog: (dialog: WishlistDialog) => void;
}

/** WISH-37, DEC-127: the dialogs that create, rename, copy, leave and delete wishlists, and set the standard one. */
export function WishlistOptions({ wishlist: key, dialog, onDialog }: WishlistOptionsProps) {
  const wishlist = useFragment(
    graphql`
      fragment WishlistOptions_wishlist on Wishlist {
        externalId
        name
        description
        isCreator
        isStandardList
        rights
      }
    `,
    key,
  );
  const t = useMessages();
  const notify = useWishlistNotice();
  const navigate = useNavigate();
  const perform = useWishlistChanges();
  const [isBusy, setBusy] = useState(false);
  const close = () => onDialog(undefined);
  const may = (right: NonNullable<typeof wishlist>['rights'][number]) =>
    wishlist?.rights.includes(right) ?? false;

  /** @param after with the answer of a change that was made */
  async function work<Answer>(
    act: () => Promise<Answer | undefined>,
    after: (answer: Answer) => unknown,
  ): Promise<void> {
    setBusy(true);
    const answer = await act();
    setBusy(false);
    if (answer === undefined) return;
    close();
    notify('success', t('vue.wishlist.notification.saved'));
    await after(answer);
  }

  const show = (list: { readonly externalId: string } | null | undefined) =>
    list && navigate(pathOfWishlist(list.externalId));

  const save = (name: string, description: string) =>
    dialog === 'rename' && wishlist
      ? work(
          () =>
            perform(({ rename }) => rename({ externalId: wishlist.externalId, name, description })),
          () => {},
        )
      : work(
          () => perform(({ create }) => create({ name, description })),
          (made) => show(made.wishlist),
        );

  if (dialog === 'create' || dialog === 'rename') {
    const renamed = dialog === 'rename' ? wishlist : undefined;
    return (
      <NameDialog
        title={t(dialog === 'create' ? 'wishlist.create' : 'wishlist.rename')}
        name={renamed?.name ?? ''}
        description={renamed?.description ?? ''}
        isBusy={isBusy}
        onClose={close}
        onSave={save}
      />
    );
  }
  if (!wishlist || dialog === undefined) return null;
  const { externalId, name, isCreator, isStandardList } = wishlist;
  if (dialog === 'remove') {
    return (
      <Dialog title={t('wishlist.remove.title', { name })} onClose={close}>
        <Inline gap="s">
          <Button
            tone="danger"
            loading={isBusy}
            onClick={() =>
              void work(
                () => perform(({ removeList }) => removeList({ externalId })),
                () => navigate(wishlistPath),
              )
            }
          >
            {t('wishlist.remove')}
          </Button>
          <Button tone="secondary" onClick={close}>
            {t('wishlist.cancel')}
          </Button>
        </Inline>
      </Dialog>
    );
  }
  return (
    <Dialog title={t('wishlist.options')} description={name} onClose={close}>
      <Stack gap="s">
        {may('RENAME') && (
          <Button tone="secondary" onClick={() => onDialog('rename')}>
            {t('wishlist.rename')}
          </Button>
        )}
        {may('SET_STANDARD') && !isStandardList && (
          <Button
            tone="secondary"
            loading={isBusy}
            onClick={() =>
              void work(
                () => perform(({ setStandard }) => setStandard({ externalId })),
                () => {},
              )
            }
          >
            {t('wishlist.standard')}
          </Button>
        )}
        {!isCreator && (
          <Button
            tone="secondary"
            loading={isBusy}
            onClick={() =>
              void work(
                () => perform(({ importList }) => importList({ externalId })),
                (made) => show(made.wishlist),
              )
            }
          >
            {t('wishlist.import')}
          </Button>
        )}
        {may('LEAVE') && (
          <Button
            tone="danger"
            loading={isBusy}
            onClick={() =>
              void work(
                () => perform(({ leave }) => leave({ externalId })),
                () => navigate(wishlistPath),
              )
            }
          >
            {t('wishlist.leave')}
          </Button>
        )}
        {may('REMOVE') && (
          <Button tone="danger" onClick={() => onDialog('remove')}>
            {t('wishlist.remove')}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}

interface NameDialogProps extends Omit<DialogProps, 'children'> {
  name: string;
  description: string;
  isBusy: boolean;
  onSave: (name: string, description: string) => Promise<void>;
}

/** DEC-123. */
function NameDialog({ name, description, isBusy, onSave, ...dialog }: NameDialogProps) {
  const t = useMessages();
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (field: string) => String(form.get(field) ?? '').trim();
    if (text('name') === '') {
      setError(t('wishlist.name.required'));
      field.current?.focus();
    } else void onSave(text('name'), text('description'));
  }

  return (
    <Dialog {...dialog} description={undefined} initialFocus={() => field.current}>
      <form noValidate onSubmit={save}>
        <Stack gap="m">
          <TextField
            ref={field}
            name="name"
            label={t('wishlist.name')}
            defaultValue={name}
            maxLength={wishlistLimits.name}
            required
            error={error}
            onChange={() => setError(undefined)}
          />
          <TextArea
            name="description"
            label={t('wishlist.description')}
            optionalLabel={t('field.optional')}
            defaultValue={description}
            maxLength={wishlistLimits.description}
          />
          <Inline gap="s">
            <Button type="submit" loading={isBusy}>
              {t('wishlist.save')}
            </Button>
            <Button tone="secondary" onClick={dialog.onClose}>
              {t('wishlist.cancel')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}
