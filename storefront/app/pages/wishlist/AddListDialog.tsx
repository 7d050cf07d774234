import { Button, Checkbox, Inline, Stack, Text } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { type FormEvent, useState } from 'react';
import { useCart } from '../../features/cart/cartContext.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import type { AddListDialog_wishlist$key } from './__generated__/AddListDialog_wishlist.graphql';
import { Dialog } from './Dialog.tsx';

interface AddListDialogProps {
  wishlist: AddListDialog_wishlist$key;
  onClose: () => void;
}

/** WISH-21: puts several entries of a list into the cart; what somebody else gets is not chosen at first. */
export function AddListDialog({ wishlist, onClose }: AddListDialogProps) {
  const { entries } = useFragment(
    graphql`
      fragment AddListDialog_wishlist on Wishlist {
        entries {
          externalId
          name
          quantity
          isSaleable
          isTaken
          isTakenByMe
          item { itemId minimumOrderQuantity }
        }
      }
    `,
    wishlist,
  );
  const t = useMessages();
  const cart = useCart();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const offered = entries.flatMap(({ item, isSaleable, ...entry }) =>
    item && isSaleable
      ? [{ ...entry, item, pieces: Math.max(entry.quantity, item.minimumOrderQuantity) }]
      : [],
  );

  async function add(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const chosen = new Set(new FormData(event.currentTarget).getAll('entry'));
    if (chosen.size === 0) return setError(t('wishlist.cart.required'));
    setBusy(true);
    // One after the other: each answer holds the cart as it is then.
    for (const { externalId, item, pieces } of offered) {
      if (chosen.has(externalId)) await cart.add(item.itemId, pieces);
    }
    setBusy(false);
    onClose();
  }

  return (
    <Dialog title={t('wishlist.cart.title')} size="m" onClose={onClose}>
      {offered.length === 0 ? (
        <Text>{t('wishlist.cart.none')}</Text>
      ) : (
        <form noValidate onSubmit={(event) => void add(event)}>
          <Stack gap="s">
            {offered.map(({ externalId, name, pieces, isTaken, isTakenByMe }) => (
              <Checkbox
                key={externalId}
                name="entry"
                value={externalId}
                label={`${pieces} × ${name}`}
                defaultChecked={!isTaken || isTakenByMe}
                onChange={() => setError(undefined)}
              />
            ))}
            {error && (
              <Text tone="danger" role="alert">
                {error}
              </Text>
            )}
            <Inline gap="s">
              <Button type="submit" loading={isBusy}>
                {t('wishlist.cart.chosen')}
              </Button>
              <Button tone="secondary" onClick={onClose}>
                {t('wishlist.cancel')}
              </Button>
            </Inline>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
