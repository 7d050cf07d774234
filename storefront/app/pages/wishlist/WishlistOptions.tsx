import {
  Button,
  IconChevronDown,
  Inline,
  Menu,
  MenuItem,
  Modal,
  Stack,
  TextArea,
  TextField,
} from '@kreide/design-system';
import { wishlistLimits } from '@kreide/server/contract';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWishlistNotice } from '../../features/wishlist/useWishlistNotice.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useWishlistChanges } from './useWishlistChanges.ts';
import { pathOfWishlist, wishlistPath } from './wishlist.ts';

export type WishlistDialog = 'create' | 'rename' | 'remove' | undefined;

export interface WishlistOptionsProps {
  /** The one that is shown; null: the visitor has none yet. */
  wishlist:
    | {
        readonly externalId: string;
        readonly name: string;
        readonly description: string;
        readonly isDefault: boolean;
        readonly isStandardList: boolean;
      }
    | null
    | undefined;
  dialog: WishlistDialog;
  onDialog: (dialog: WishlistDialog) => void;
}

/** WISH-37: creates, renames and deletes wishlists, and sets the standard one. */
export function WishlistOptions({ wishlist, dialog, onDialog }: WishlistOptionsProps) {
  const t = useMessages();
  const notify = useWishlistNotice();
  const navigate = useNavigate();
  const perform = useWishlistChanges();
  const [isBusy, setBusy] = useState(false);
  const close = () => onDialog(undefined);
  const saved = () => notify('success', t('vue.wishlist.notification.saved'));

  async function work(act: () => Promise<void>): Promise<void> {
    setBusy(true);
    await act();
    setBusy(false);
  }

  const save = (name: string, description: string) =>
    work(async () => {
      if (dialog === 'rename' && wishlist) {
        const { externalId } = wishlist;
        if (!(await perform((changes) => changes.rename({ externalId, name, description }))))
          return;
        close();
        saved();
        return;
      }
      const made = await perform((changes) => changes.create({ name, description }));
      if (!made?.wishlist) return;
      close();
      saved();
      await navigate(pathOfWishlist(made.wishlist.externalId));
    });

  const setStandard = async (externalId: string) => {
    if (await perform((changes) => changes.setStandard({ externalId }))) saved();
  };

  const remove = (externalId: string) =>
    work(async () => {
      if (!(await perform((changes) => changes.removeList({ externalId })))) return;
      close();
      saved();
      await navigate(wishlistPath);
    });

  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button tone="secondary" size="s" iconEnd={<IconChevronDown size="s" />}>
            {t('wishlist.options')}
          </Button>
        }
      >
        <MenuItem onSelect={() => onDialog('create')}>{t('wishlist.create')}</MenuItem>
        {wishlist && (
          <MenuItem onSelect={() => onDialog('rename')}>{t('wishlist.rename')}</MenuItem>
        )}
        {wishlist && !wishlist.isStandardList && (
          <MenuItem onSelect={() => void setStandard(wishlist.externalId)}>
            {t('wishlist.standard')}
          </MenuItem>
        )}
        {wishlist && !wishlist.isDefault && (
          <MenuItem tone="danger" onSelect={() => onDialog('remove')}>
            {t('wishlist.remove')}
          </MenuItem>
        )}
      </Menu>
      {(dialog === 'create' || dialog === 'rename') && (
        <NameDialog
          title={t(dialog === 'create' ? 'wishlist.create' : 'wishlist.rename')}
          name={dialog === 'rename' && wishlist ? wishlist.name : ''}
          description={dialog === 'rename' && wishlist ? wishlist.description : ''}
          isBusy={isBusy}
          onClose={close}
          onSave={save}
        />
      )}
      {dialog === 'remove' && wishlist && (
        <Dialog title={t('wishlist.remove.title', { name: wishlist.name })} onClose={close}>
          <Inline gap="s">
            <Button tone="danger" loading={isBusy} onClick={() => void remove(wishlist.externalId)}>
              {t('wishlist.remove')}
            </Button>
            <Button tone="secondary" onClick={close}>
              {t('wishlist.cancel')}
            </Button>
          </Inline>
        </Dialog>
      )}
    </>
  );
}

interface DialogProps {
  title: string;
  onClose: () => void;
  children: React.ReactNode;
}

function Dialog({ title, onClose, children }: DialogProps) {
  const t = useMessages();
  return (
    <Modal
      open
      size="s"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      closeLabel={t('common.close')}
    >
      {children}
    </Modal>
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

  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (field: string) => String(form.get(field) ?? '').trim();
    if (text('name') === '') setError(t('wishlist.name.required'));
    else void onSave(text('name'), text('description'));
  }

  return (
    <Dialog {...dialog}>
      <form noValidate onSubmit={save}>
        <Stack gap="m">
          <TextField
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
