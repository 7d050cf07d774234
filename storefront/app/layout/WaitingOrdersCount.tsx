import { Badge, VisuallyHidden } from '@kreide/design-system';
import { graphql } from '@kreide/relay';
import { useMessages } from '../platform/i18n/messages.tsx';
import { usePersonalQuery } from '../platform/usePersonalQuery.ts';
import '../platform/i18n/orderTexts.ts';
import type { WaitingOrdersCountQuery } from './__generated__/WaitingOrdersCountQuery.graphql';

const query = graphql`
  query WaitingOrdersCountQuery {
    waitingOrders { isOwn }
  }
`;

/** How many orders wait for the visitor to release them; nothing where none does. */
export function WaitingOrdersCount() {
  const t = useMessages();
  const waiting = usePersonalQuery<WaitingOrdersCountQuery>(query, {})?.waitingOrders ?? [];
  // Who ordered does not release it.
  const count = waiting.filter(({ isOwn }) => !isOwn).length;
  if (count === 0) return null;
  return (
    <>
      {' '}
      <Badge tone="warning" aria-hidden>
        {count}
      </Badge>
      <VisuallyHidden>{t('account.approvals.waiting', { count })}</VisuallyHidden>
    </>
  );
}
