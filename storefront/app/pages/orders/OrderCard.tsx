import { Badge, Card, Heading, Inline, Link, Stack, Text } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { OrderName } from '../../features/order/OrderName.tsx';
import { stateKey } from '../../features/order/stateKey.ts';
import { stateTone } from '../../features/order/stateTone.ts';
import { returnPath } from '../../features/returns/steps.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useShop } from '../../platform/shop.tsx';
import type { OrderCard_order$key } from './__generated__/OrderCard_order.graphql';

/** An order in the list: when, how much, where it is, what was in it. */
export function OrderCard({ order: key }: { order: OrderCard_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderCard_order on Order {
        orderId
        orderNumber
        orderedAt
        state
        total { cents }
        items { name quantity }
        approval { isWaiting approvers steps { kind } }
        returnHash
      }
    `,
    key,
  );
  const t = useMessages();
  const { formats } = useShop();
  const { orderId, orderNumber, orderedAt, state, total, items, returnHash, approval } = order;
  return (
    <Card as="li">
      <Stack gap="xs">
        <Inline justify="between" gap="s">
          <Heading level={2} size="h4">
            <Link href={`/myaccount/orders/orderdetail?${new URLSearchParams({ orderId })}`}>
              <OrderName number={orderNumber} />
            </Link>
          </Heading>
          <Badge tone={stateTone(state)}>
            {t.ofServer(stateKey(state, approval ?? undefined))}
          </Badge>
        </Inline>
        <Inline justify="between" gap="s">
          <Text tone="muted">{formats.date(orderedAt)}</Text>
          <Text as="span" weight="strong">
            {formats.money(total)}
          </Text>
        </Inline>
        <Text size="s" tone="muted">
          {items.map(({ name, quantity }) => `${quantity} × ${name}`).join(' · ')}
        </Text>
        {approval?.isWaiting && approval.approvers.length > 0 && (
          <Text size="s">{t('approval.who', { names: approval.approvers.join(', ') })}</Text>
        )}
        {returnHash && (
          <Text size="s">
            <Link
              href={returnPath('productselection', returnHash)}
              aria-label={t('orders.return.of', { number: orderNumber })}
            >
              {t('orders.return')}
            </Link>
          </Text>
        )}
      </Stack>
    </Card>
  );
}
