import { Badge, Inline, Text } from '@kreide/design-system';
import { useMessages } from '../../platform/i18n/messages.tsx';

/** PDP-18: that members get free shipping; to members, that they have it. */
export function PrimeNote({ isMember = false }: { isMember?: boolean }) {
  const t = useMessages();
  return (
    <Inline gap="xs">
      <Badge tone={isMember ? 'prime' : 'neutral'}>Prime</Badge>
      <Text as="span" size="s" tone={isMember ? undefined : 'muted'}>
        {t(isMember ? 'prime.member' : 'prime.eligible')}
      </Text>
    </Inline>
  );
}
