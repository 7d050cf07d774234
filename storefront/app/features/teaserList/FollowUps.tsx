import { Button, Inline, Stack, Text } from '@kreide/design-system';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/teaserListTexts.ts';
import '../../platform/i18n/wishlistTexts.ts';
import { VariantSelect } from '../product/VariantSelect.tsx';
import { Dialog } from '../wishlist/Dialog.tsx';
import { type LimitedGoods, type Outcome, stepOf, type TakenEntry } from './outcome.ts';

export interface FollowUpsProps {
  outcome: Outcome;
  /** What was chosen last is on its way into the cart. */
  isBusy: boolean;
  /** The dialog was seen; of the first one, nothing was chosen. */
  onNext: () => void;
  onChoose: (chosen: readonly { readonly entry: TakenEntry; readonly itemId: string }[]) => void;
}

/** WISH-33: one dialog after another for each group of goods that needs a word. */
export function FollowUps({ outcome, isBusy, onNext, onChoose }: FollowUpsProps) {
  switch (stepOf(outcome)) {
    case 'variants':
      return (
        <Variants entries={outcome.variants} isBusy={isBusy} onSkip={onNext} onChoose={onChoose} />
      );
    case 'changed':
      return <Limited key="changed" kind="changed" goods={outcome.changed} onNext={onNext} />;
    case 'max':
      return <Limited key="max" kind="max" goods={outcome.max} onNext={onNext} />;
    default:
      return null;
  }
}

interface VariantsProps {
  entries: readonly TakenEntry[];
  isBusy: boolean;
  onSkip: () => void;
  onChoose: FollowUpsProps['onChoose'];
}

function Variants({ entries, isBusy, onSkip, onChoose }: VariantsProps) {
  const t = useMessages();
  const [isWrong, setWrong] = useState(false);

  function choose(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const chosen = entries.flatMap((entry) => {
      const itemId = form.get(entry.externalId);
      return typeof itemId === 'string' && itemId !== '' ? [{ entry, itemId }] : [];
    });
    if (chosen.length === 0) setWrong(true);
    else onChoose(chosen);
  }

  return (
    <Dialog
      title={t('teaserList.variants.title')}
      onClose={() => {
        if (!isBusy) onSkip();
      }}
    >
      <form noValidate onSubmit={choose}>
        <Stack gap="m">
          <Text>{t('teaserList.variants.text')}</Text>
          {entries.map(({ externalId, productId, name, quantity }, at) => (
            <VariantSelect
              key={externalId}
              name={externalId}
              label={t('cart.added.item', { quantity, name })}
              productId={productId}
              itemId={null}
              error={isWrong && at === 0 ? t('teaserList.variants.required') : undefined}
              onChange={() => setWrong(false)}
            />
          ))}
          <Inline gap="s">
            <Button type="submit" loading={isBusy}>
              {t('teaserList.variants.add')}
            </Button>
            <Button tone="secondary" disabled={isBusy} onClick={onSkip}>
              {t('teaserList.variants.skip')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}

interface LimitedProps {
  kind: 'changed' | 'max';
  goods: readonly LimitedGoods[];
  onNext: () => void;
}

function Limited({ kind, goods, onNext }: LimitedProps) {
  const t = useMessages();
  return (
    <Dialog title={t(`teaserList.${kind}.title`)} onClose={onNext}>
      <Stack gap="m">
        <Text>{t(`teaserList.${kind}.text`)}</Text>
        <Stack as="ul" gap="s">
          {goods.map(({ itemId, name, quantity, requested, messageKey, amount }) => (
            <li key={itemId}>
              <Text weight="strong">{name}</Text>
              <Text size="s" tone="muted">
                {kind === 'changed' &&
                  requested !== undefined &&
                  `${t('teaserList.of', { quantity, requested })}. `}
                {messageKey && t.ofServer(messageKey, { max: amount ?? 0, min: amount ?? 0 })}
              </Text>
            </li>
          ))}
        </Stack>
        <Inline gap="s">
          <Button onClick={onNext}>{t('teaserList.next')}</Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
