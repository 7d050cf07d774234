import { Button, Inline, Stack, Text } from '@kreide/design-system';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { Dialog } from './Dialog.tsx';

interface MinimumQuantityDialogProps {
  name: string;
  minimum: number;
  onAdd: () => void;
  onClose: () => void;
}

/** WISH-21: the entry has fewer pieces than can be ordered. */
export function MinimumQuantityDialog({
  name,
  minimum,
  onAdd,
  onClose,
}: MinimumQuantityDialogProps) {
  const t = useMessages();
  return (
    <Dialog title={t('wishlist.minimum.title')} onClose={onClose}>
      <Stack gap="m">
        <Text>{t('wishlist.minimum.text', { name, min: minimum })}</Text>
        <Inline gap="s">
          <Button onClick={onAdd}>{t('wishlist.minimum.add', { min: minimum })}</Button>
          <Button tone="secondary" onClick={onClose}>
            {t('wishlist.cancel')}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
