import {
  AddressCard,
  Button,
  ButtonLink,
  Card,
  Columns,
  DescriptionList,
  Heading,
  Inline,
  Stack,
  Text,
  VisuallyHidden,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { Form } from 'react-router';
import type { FormFailure } from '../../features/form/answer.ts';
import { approvalsPath } from '../../features/order/approvalsPath.ts';
import { OrderLines } from '../../features/order/OrderLines.tsx';
import { OrderName } from '../../features/order/OrderName.tsx';
import { OrderTotalsSummary } from '../../features/order/OrderTotalsSummary.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { useShop } from '../../platform/shop.tsx';
import type { WaitingOrderCard_waiting$key } from './__generated__/WaitingOrderCard_waiting.graphql';
import { DeclineForm, declineId } from './DeclineForm.tsx';

/** An order that waits: who wants what, where it goes, what it costs, and what can be done. */
export function WaitingOrderCard({
  waiting,
  isDeclining,
  failure,
}: {
  waiting: WaitingOrderCard_waiting$key;
  /** The form that asks why is open. */
  isDeclining: boolean;
  failure: FormFailure | undefined;
}) {
  const { order, buyerName, limit, lapsesAt, isOwn } = useFragment(
    graphql`
      fragment WaitingOrderCard_waiting on WaitingOrder {
        buyerName
        limit { cents }
        lapsesAt
        isOwn
        order {
          orderId
          orderNumber
          orderedAt
          items { ...OrderLines_items }
          totals { ...OrderTotalsSummary_totals }
          billingAddress { lines }
          shippingAddress { lines }
          orderReference
          comment
        }
      }
    `,
    waiting,
  );
  const t = useMessages();
  const { formats } = useShop();
  const { orderId, orderNumber } = order;
  const about = (
    <VisuallyHidden>{` ${t('approvals.about', { number: orderNumber })}`}</VisuallyHidden>
  );
  return (
    <Card as="li">
      <Stack gap="m">
        <Heading level={2} size="h3">
          <OrderName number={orderNumber} />
        </Heading>
        <DescriptionList
          items={[
            { term: t('approvals.by'), details: buyerName ?? t('approvals.byUnknown') },
            { term: t('approvals.at'), details: formats.dateTime(order.orderedAt) },
            { term: t('approvals.until'), details: formats.date(lapsesAt) },
            {
              term: t('approvals.limit'),
              details: t('approvals.limit.net', { amount: formats.money(limit) }),
            },
            ...(order.orderReference
              ? [{ term: t('shipping.orderReference'), details: order.orderReference }]
              : []),
            ...(order.comment ? [{ term: t('summary.comment'), details: order.comment }] : []),
          ]}
        />
        <OrderLines items={order.items} />
        <Columns template="halves" align="stretch">
          <AddressCard
            title={t('summary.delivery')}
            lines={(order.shippingAddress ?? order.billingAddress).lines}
          />
          <OrderTotalsSummary title={t('totals.title')} headingLevel={3} totals={order.totals} />
        </Columns>
        {isOwn && <Text tone="muted">{t('approvals.own')}</Text>}
        {!isOwn && isDeclining && <DeclineForm {...{ orderId, orderNumber, failure }} />}
        {!isOwn && !isDeclining && (
          <Inline gap="s">
            <Form method="post" action={approvalsPath}>
              <input type="hidden" name="form" value="release" />
              <input type="hidden" name="order" value={orderId} />
              <input type="hidden" name="number" value={orderNumber} />
              <Button type="submit">
                {t('approvals.release')}
                {about}
              </Button>
            </Form>
            <ButtonLink
              href={`${approvalsPath}?${new URLSearchParams({ form: 'decline', order: orderId })}#${declineId}`}
              tone="secondary"
            >
              {t('approvals.decline')}
              {about}
            </ButtonLink>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
