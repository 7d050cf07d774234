import { Text } from '@kreide/design-system';
import { useMessages } from '../../platform/i18n/messages.tsx';

/** PDP-18: that members get free shipping; the badge is theirs (PRIME-03). */
export function PrimeNote() {
  const t = useMessages();
  return (
    <Text as="span" size="s" tone="muted">
      {t('prime.eligible')}
    </Text>
  );
}
