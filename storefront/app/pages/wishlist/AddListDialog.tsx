import { Alert, Button, Checkbox, Inline, Spinner, Stack, Text } from '@kreide/design-system';
import { graphql } from '@kreide/relay';
import { type FormEvent, useState } from 'react';
import { offeredItemId } from '../../features/lightning/offeredItemId.ts';
import type { TakenEntry } from '../../features/teaserList/outcome.ts';
import { Dialog } from '../../features/wishlist/Dialog.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { usePersonalQuery } from '../../platform/usePersonalQuery.ts';
import type { AddListDialogQuery } from './__generated__/AddListDialogQuery.graphql';

const query = graphql`
  query AddListDialogQuery($externalId: String!) {
    wishlist(externalId: $externalId) {
      entries {
        externalId
        productId
        name
        quantity
        isSaleable
        isTaken
        isTakenByMe
        item { itemId lightningDealInfo { isSold } }
      }
    }
  }
`;

interface AddListDialogProps {
  wishlistId: string;
  isBusy: boolean;
  onAdd: (entries: readonly TakenEntry[]) => void;
  onClose: () => void;
}

/** WISH-21: puts several entries of a list into the cart; what somebody else gets is not chosen at first. */
export function AddListDialog({ wishlistId, isBusy, onAdd, onClose }: AddListDialogProps) {
  const data = usePersonalQuery<AddListDialogQuery>(
    query,
    { externalId: wishlistId },
    'network-only',
  );
  const t = useMessages();
  const [error, setError] = useState<string>();
  const entries = data?.wishlist?.entries;
  const offered = entries?.flatMap(({ item, isSaleable, ...entry }) =>
    item && isSaleable
      ? [{ ...entry, itemId: offeredItemId(item.itemId, item.lightningDealInfo) }]
      : [],
  );
  const namesOf = (isLeftOut: (entry: NonNullable<typeof entries>[number]) => boolean) =>
    entries?.filter(isLeftOut).map(({ name }) => name) ?? [];
  const open = namesOf(({ item, isSaleable }) => isSaleable && !item);
  const gone = namesOf(({ isSaleable }) => !isSaleable);

  function add(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const chosen = new Set(new FormData(event.currentTarget).getAll('entry'));
    if (chosen.size === 0) setError(t('wishlist.cart.required'));
    else onAdd(offered?.filter(({ externalId }) => chosen.has(externalId)) ?? []);
  }

  return (
    <Dialog title={t('wishlist.cart.title')} size="m" onClose={onClose}>
      {data === undefined ? (
        <Spinner />
      ) : offered === undefined ? (
        <Alert tone="danger">{t('somethingWentWrong')}</Alert>
      ) : offered.length === 0 ? (
        <Text>{t('wishlist.cart.none')}</Text>
      ) : (
        <form noValidate onSubmit={add}>
          <Stack gap="s">
            {offered.map(({ externalId, name, quantity, isTaken, isTakenByMe }) => (
              <Checkbox
                key={externalId}
                name="entry"
                value={externalId}
                label={`${quantity} × ${name}`}
                defaultChecked={!isTaken || isTakenByMe}
                onChange={() => setError(undefined)}
              />
            ))}
            {open.length > 0 && (
              <Text size="s" tone="muted">
                {t('wishlist.cart.open', { names: open.join(', ') })}
              </Text>
            )}
            {gone.length > 0 && (
              <Text size="s" tone="muted">
                {t('wishlist.cart.gone', { names: gone.join(', ') })}
              </Text>
            )}
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
