import { Button, Checkbox, Inline, Modal, Stack } from '@kreide/design-system';
import type { FormEvent } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/wishlistTexts.ts';
import type { Wishlist } from './useWishlists.ts';

export interface WishlistPickerProps {
  isOpen: boolean;
  wishlists: readonly Wishlist[];
  /** Whether the goods are on it. */
  isOn: (wishlist: Wishlist) => boolean;
  onClose: () => void;
  /** With the wishlists to which the goods are to be added or from which they are to be removed. */
  onChoose: (changed: readonly Wishlist[]) => void;
}

/** WISH-17: asks on which wishlists. Closed without an answer it changes nothing and says nothing (DEC-131). */
export function WishlistPicker({
  isOpen,
  wishlists,
  isOn,
  onClose,
  onChoose,
}: WishlistPickerProps) {
  const t = useMessages();
  function choose(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const chosen = new Set(new FormData(event.currentTarget).getAll('list'));
    onChoose(wishlists.filter((each) => isOn(each) !== chosen.has(each.externalId)));
  }
  return (
    <Modal
      size="s"
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('wishlist.picker.title')}
      closeLabel={t('common.close')}
    >
      <form onSubmit={choose}>
        <Stack gap="m">
          {wishlists.map((wishlist) => (
            <Checkbox
              key={wishlist.externalId}
              name="list"
              value={wishlist.externalId}
              label={wishlist.name}
              defaultChecked={isOn(wishlist)}
            />
          ))}
          <Inline gap="s">
            <Button type="submit">{t('wishlist.apply')}</Button>
            <Button tone="secondary" onClick={onClose}>
              {t('wishlist.cancel')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Modal>
  );
}
