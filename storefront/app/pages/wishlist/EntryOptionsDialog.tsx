import { Button, Inline, Select, Stack, Text } from '@kreide/design-system';
import { graphql } from '@kreide/relay';
import { useState } from 'react';
import { Dialog } from '../../features/wishlist/Dialog.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { usePersonalQuery } from '../../platform/usePersonalQuery.ts';
import type { EntryOptionsDialogQuery } from './__generated__/EntryOptionsDialogQuery.graphql';

const query = graphql`
  query EntryOptionsDialogQuery {
    allWishlists { externalId name rights }
  }
`;

interface EntryOptionsDialogProps {
  wishlistId: string;
  name: string;
  mayEdit: boolean;
  isBusy: boolean;
  /** Undefined: there is nothing to change places with. At an end it stays. */
  onOrder: ((direction: 'UP' | 'DOWN') => void) | undefined;
  onCopy: (targetId: string, targetName: string) => void;
  onMove: (targetId: string, targetName: string) => void;
  onClose: () => void;
}

/** WISH-04, WISH-21: moves an entry in its list, and puts it on another one as well, or there instead. */
export function EntryOptionsDialog({
  wishlistId,
  name,
  mayEdit,
  isBusy,
  onOrder,
  onCopy,
  onMove,
  onClose,
}: EntryOptionsDialogProps) {
  const t = useMessages();
  const data = usePersonalQuery<EntryOptionsDialogQuery>(query, {});
  const targets = (data?.allWishlists ?? []).filter(
    ({ externalId, rights }) => externalId !== wishlistId && rights.includes('EDIT'),
  );
  const [chosenId, setChosenId] = useState<string>();
  const target = targets.find(({ externalId }) => externalId === chosenId) ?? targets[0];
  return (
    <Dialog title={t('wishlist.entry.options')} description={name} onClose={onClose}>
      <Stack gap="m">
        {onOrder && (
          <Inline gap="s">
            <Button tone="secondary" loading={isBusy} onClick={() => onOrder('UP')}>
              {t('wishlist.entry.up')}
            </Button>
            <Button tone="secondary" loading={isBusy} onClick={() => onOrder('DOWN')}>
              {t('wishlist.entry.down')}
            </Button>
          </Inline>
        )}
        {target === undefined ? (
          <Text>{t('wishlist.entry.noTarget')}</Text>
        ) : (
          <Stack gap="m">
            <Select
              label={t('wishlist.entry.target')}
              value={target.externalId}
              onChange={(event) => setChosenId(event.currentTarget.value)}
              options={targets.map(({ externalId, name: label }) => ({ value: externalId, label }))}
            />
            <Inline gap="s">
              <Button loading={isBusy} onClick={() => onCopy(target.externalId, target.name)}>
                {t('wishlist.entry.copy')}
              </Button>
              {mayEdit && (
                <Button
                  tone="secondary"
                  loading={isBusy}
                  onClick={() => onMove(target.externalId, target.name)}
                >
                  {t('wishlist.entry.move')}
                </Button>
              )}
            </Inline>
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
