import { Badge, BadgeGroup, IconGift } from '@kreide/design-system';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';

/** Marks a line that costs nothing: a gift or a printed catalogue. */
export function FreeBadge() {
  const t = useMessages();
  return (
    <BadgeGroup>
      <Badge tone="success" icon={<IconGift size="s" />}>
        {t('cart.free')}
      </Badge>
    </BadgeGroup>
  );
}
