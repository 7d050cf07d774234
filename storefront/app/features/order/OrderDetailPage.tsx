import {
  AddressCard,
  Alert,
  Badge,
  ButtonLink,
  Columns,
  DescriptionList,
  Heading,
  Inline,
  Link,
  Section,
  Stack,
  Text,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { hasRightOfWithdrawal } from '@kreide/server/contract';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useShop } from '../../platform/shop.tsx';
import { presentationOf } from '../checkout/paymentMethods.ts';
import { returnPath } from '../returns/steps.ts';
import type { OrderDetailPage_order$key } from './__generated__/OrderDetailPage_order.graphql';
import { BuyAgain } from './BuyAgain.tsx';
import { OrderApproval } from './OrderApproval.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderName } from './OrderName.tsx';
import { OrderTotalsSummary } from './OrderTotalsSummary.tsx';
import { PrepaymentNotice } from './PrepaymentNotice.tsx';
import { stateKey } from './stateKey.ts';
import { stateTone } from './stateTone.ts';

/** ORD-06, ORD-07: an order with its parcels. */
export function OrderDetailPage({
  order: key,
  link,
}: {
  order: OrderDetailPage_order$key;
  /** Of a guest's order, by which this page was opened; without it the order is the account's. */
  link?: string;
}) {
  const order = useFragment(
    graphql`
      fragment OrderDetailPage_order on Order {
        orderId
        orderNumber
        orderedAt
        state
        paymentMethod
        paymentState
        withdrawnAt
        prepayment { ...PrepaymentNotice_prepayment }
        shipments {
          number
          status
          carrier
          dispatchDate
          trackingCode
          trackingLink
          cancelReason
          invoice { number formats }
          items { ...OrderLines_items @arguments(withPage: true) }
        }
        totals { ...OrderTotalsSummary_totals }
        billingAddress { lines }
        shippingAddress { lines }
        orderReference
        comment
        creditNotes { number issuedAt formats total { cents } }
        returnHash
        ...BuyAgain_order
        approval { steps { kind reason } }
        ...OrderApproval_order
      }
    `,
    key,
  );
  const t = useMessages();
  const { domain, formats } = useShop();
  const { approval } = order;
  const steps = approval?.steps ?? [];
  const canWithdraw =
    hasRightOfWithdrawal(domain.shopStoreId) &&
    !order.withdrawnAt &&
    order.state !== 'cancelled' &&
    order.state !== 'returned';
  const access = link === undefined ? { orderId: order.orderId } : { link };
  return (
    <Stack gap="xl">
      <Stack gap="s">
        {link === undefined && (
          <Link href="/myaccount/orders" data-onscreen="">
            {t('orders.back')}
          </Link>
        )}
        <Inline justify="between" gap="s">
          <Heading level={1}>
            <OrderName number={order.orderNumber} />
          </Heading>
          <Badge tone={stateTone(order.state)}>
            {t.ofServer(stateKey(order.state, approval ?? undefined))}
          </Badge>
        </Inline>
        <Inline justify="between" gap="s">
          <Text tone="muted">
            {t(
              approval && !steps.some(({ kind }) => kind === 'released')
                ? 'confirmation.submittedAt'
                : 'confirmation.placedAt',
              { date: formats.date(order.orderedAt) },
            )}
          </Text>
          {order.returnHash && (
            <ButtonLink
              href={returnPath('productselection', order.returnHash)}
              data-onscreen=""
              tone="secondary"
              size="s"
            >
              {t('orders.return')}
            </ButtonLink>
          )}
        </Inline>
      </Stack>
      <OrderApproval order={order} />
      {order.withdrawnAt && (
        <Alert tone="info" title={t('orders.withdrawn')}>
          {t('orders.withdrawn.text', { date: formats.date(order.withdrawnAt) })}
        </Alert>
      )}
      {order.prepayment && <PrepaymentNotice prepayment={order.prepayment} />}
      {order.shipments.map((shipment) => (
        <Section
          key={shipment.number}
          title={
            order.shipments.length > 1
              ? t('orders.shipment', { number: shipment.number })
              : t('order.items')
          }
          action={
            order.shipments.length > 1 && (
              <Badge tone={stateTone(shipment.status)}>
                {t.ofServer(`orders.state.${shipment.status}`)}
              </Badge>
            )
          }
        >
          <Stack gap="m">
            <ShipmentFacts
              shipment={shipment}
              access={access}
              isReasonSaid={steps.some(({ reason }) => reason === shipment.cancelReason)}
            />
            <OrderLines
              items={shipment.items}
              isReviewable={link === undefined && shipment.dispatchDate != null}
            />
          </Stack>
        </Section>
      ))}
      <Columns template="thirds" align="stretch" data-beside>
        <AddressCard title={t('shipping.billing')} lines={order.billingAddress.lines} />
        <AddressCard
          title={t('summary.delivery')}
          lines={order.shippingAddress ? order.shippingAddress.lines : [t('summary.sameAsBilling')]}
        />
        <AddressCard
          title={t('payment.title')}
          lines={[
            t(`payment.${presentationOf(order.paymentMethod)}`),
            t.ofServer(`orders.money.${order.paymentState}`),
            ...(order.orderReference
              ? [t('summary.orderReference', { text: order.orderReference })]
              : []),
          ]}
        />
      </Columns>
      {order.comment && (
        <Section title={t('summary.comment')} headingLevel={3}>
          <Text measured>{order.comment}</Text>
        </Section>
      )}
      <OrderTotalsSummary title={t('totals.title')} totals={order.totals} />
      {order.creditNotes.length > 0 && (
        <Section title={t('orders.creditNotes')} headingLevel={3}>
          <DescriptionList
            items={order.creditNotes.map((paper) => ({
              term: t('orders.creditNote', {
                date: formats.date(paper.issuedAt),
                total: formats.money(paper.total),
              }),
              details: <InvoiceLinks paper={paper} access={access} />,
            }))}
          />
        </Section>
      )}
      {canWithdraw && (
        <Text data-onscreen="">
          <Link href={`/widerruf?${new URLSearchParams({ orderNumber: order.orderNumber })}`}>
            {t('withdrawal.title')}
          </Link>
        </Text>
      )}
      <BuyAgain order={order} />
    </Stack>
  );
}

interface Paper {
  readonly number: string;
  readonly formats: readonly string[];
}

/** By what the reader may have the order's papers. */
type Access = { readonly orderId: string } | { readonly link: string };

/** The paper in each format that it is there in. */
function InvoiceLinks({ paper: { number, formats }, access }: { paper: Paper; access: Access }) {
  const t = useMessages();
  return (
    <Inline gap="s">
      {formats.map((format) => (
        <Link
          key={format}
          href={`/api/invoice?${new URLSearchParams({ ...access, number, format })}`}
          download
        >
          {t('orders.invoice.download', { number, format: format.toUpperCase() })}
        </Link>
      ))}
    </Inline>
  );
}

interface ShipmentFactsProps {
  shipment: {
    readonly carrier: string;
    readonly dispatchDate?: string | null | undefined;
    readonly trackingCode?: string | null | undefined;
    readonly trackingLink?: string | null | undefined;
    readonly cancelReason?: string | null | undefined;
    readonly invoice?: Paper | null | undefined;
  };
  access: Access;
  /** The page says why it was cancelled already. */
  isReasonSaid: boolean;
}

/** Where a parcel is; nothing for one that is still to come. */
function ShipmentFacts({ shipment, access, isReasonSaid }: ShipmentFactsProps) {
  const { carrier, dispatchDate, trackingCode, trackingLink, cancelReason, invoice } = shipment;
  const t = useMessages();
  const { formats } = useShop();
  const items = [
    ...(dispatchDate
      ? [
          { term: t('orders.carrier'), details: carrier },
          { term: t('orders.dispatched'), details: formats.date(dispatchDate) },
        ]
      : []),
    ...(trackingCode
      ? [
          {
            term: t('orders.tracking'),
            details: trackingLink ? <Link href={trackingLink}>{trackingCode}</Link> : trackingCode,
          },
        ]
      : []),
    ...(invoice
      ? [
          {
            term: t('orders.invoice'),
            details: <InvoiceLinks paper={invoice} access={access} />,
          },
        ]
      : []),
    ...(cancelReason && !isReasonSaid
      ? [{ term: t('orders.cancelReason'), details: cancelReason }]
      : []),
  ];
  return items.length > 0 ? <DescriptionList items={items} /> : null;
}
