import { Button, Inline, Stack } from '@kreide/design-system';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/wishlistTexts.ts';
import { VariantSelect, type VariantSelectProps } from '../product/VariantSelect.tsx';
import { Dialog } from './Dialog.tsx';

export interface VariantChoiceProps extends Pick<VariantSelectProps, 'productId' | 'itemId'> {
  name: string;
  /** What choosing does. */
  action: string;
  onClose: () => void;
  onChoose: (itemId: string) => void;
}

/** WISH-06, WISH-14: chooses one of a product's items. */
export function VariantChoice({
  productId,
  itemId,
  name,
  action,
  onClose,
  onChoose,
}: VariantChoiceProps) {
  const t = useMessages();
  const [error, setError] = useState<string>();

  function choose(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('itemId');
    if (typeof chosen !== 'string' || chosen === '') setError(t('wishlist.variant.required'));
    else if (chosen === itemId) onClose();
    else onChoose(chosen);
  }

  return (
    <Dialog title={t('variant.choose')} description={name} onClose={onClose}>
      <form noValidate onSubmit={choose}>
        <Stack gap="m">
          <VariantSelect
            name="itemId"
            label={t('variant.label')}
            productId={productId}
            itemId={itemId}
            error={error}
            onChange={() => setError(undefined)}
          />
          <Inline gap="s">
            <Button type="submit">{action}</Button>
            <Button tone="secondary" onClick={onClose}>
              {t('wishlist.cancel')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}
