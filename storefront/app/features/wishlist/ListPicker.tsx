import { Button, Checkbox, Inline, Modal, Stack } from '@kreide/design-system';
import type { FormEvent } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/wishlistTexts.ts';
import type { NotedList } from './noted.ts';

export interface ListPickerProps {
  isOpen: boolean;
  lists: readonly NotedList[];
  /** Whether the goods are on a list. */
  isOn: (list: NotedList) => boolean;
  onClose: () => void;
  /** Told the lists on which something is to change. */
  onChoose: (changed: readonly NotedList[]) => void;
}

/** WISH-17: on which lists? Closed without an answer it changes nothing and says nothing (DEC-131). */
export function ListPicker({ isOpen, lists, isOn, onClose, onChoose }: ListPickerProps) {
  const t = useMessages();
  function choose(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const chosen = new Set(new FormData(event.currentTarget).getAll('list'));
    onChoose(lists.filter((list) => isOn(list) !== chosen.has(list.externalId)));
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
          {lists.map((list) => (
            <Checkbox
              key={list.externalId}
              name="list"
              value={list.externalId}
              label={list.name}
              defaultChecked={isOn(list)}
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
