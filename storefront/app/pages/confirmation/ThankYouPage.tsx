import {
  AddressCard,
  Alert,
  ButtonLink,
  Columns,
  Heading,
  Inline,
  Section,
  Stack,
  Text,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import type { ReactNode } from 'react';
import { presentationOf } from '../../features/checkout/paymentMethods.ts';
import { AccountOffer } from '../../features/order/AccountOffer.tsx';
import { OrderLines } from '../../features/order/OrderLines.tsx';
import { OrderTotalsSummary } from '../../features/order/OrderTotalsSummary.tsx';
import { PrepaymentNotice } from '../../features/order/PrepaymentNotice.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { useShop } from '../../platform/shop.tsx';
import type { ThankYouPage_order$key } from './__generated__/ThankYouPage_order.graphql';
import '../../layout/printedPage.css';

/** CONF-01, DEC-89: that the order succeeded, what comes next, and its lines. */
export function ThankYouPage({
  order: key,
  isGuest,
  children,
}: {
  order: ThankYouPage_order$key;
  /** Guests are offered an account. */
  isGuest: boolean;
  /** What may be asked of the shopper, after the order. */
  children?: ReactNode;
}) {
  const order = useFragment(
    graphql`
      fragment ThankYouPage_order on ThankYouPage {
        orderNumber
        placedAt
        email
        paymentId
        paymentTermsDays
        prepayment { ...PrepaymentNotice_prepayment }
        items { ...OrderLines_items @arguments(withDelivery: true) }
        totals { ...OrderTotalsSummary_totals }
        billingAddress { lines phone }
        shippingAddress { lines }
        orderReference
        buyerReference
        statusPath
        comment
        approval { isWaiting limit { cents } approvers }
      }
    `,
    key,
  );
  const t = useMessages();
  const { formats } = useShop();
  const { prepayment, paymentTermsDays, approval } = order;
  const { lines, phone } = order.billingAddress;
  const waits = approval?.isWaiting ? approval : undefined;
  return (
    <Stack gap="xl">
      <Stack gap="s">
        <Heading level={1}>
          {t(waits ? 'approval.confirmation.title' : 'confirmation.title')}
        </Heading>
        <Text size="l" measured>
          {waits
            ? t('approval.confirmation.text', {
                number: order.orderNumber,
                email: order.email,
                limit: formats.money(waits.limit),
              })
            : t('confirmation.text', { number: order.orderNumber, email: order.email })}
        </Text>
        {waits && waits.approvers.length > 0 && (
          <Text measured>{t('approval.who', { names: waits.approvers.join(', ') })}</Text>
        )}
        {order.statusPath && (
          <Inline data-onscreen="">
            <ButtonLink href={order.statusPath} tone="secondary">
              {t('confirmation.status')}
            </ButtonLink>
          </Inline>
        )}
      </Stack>
      {prepayment && <PrepaymentNotice prepayment={prepayment} />}
      {typeof paymentTermsDays === 'number' && (
        <Alert tone="info">{t('confirmation.invoice', { days: paymentTermsDays })}</Alert>
      )}
      <Columns template="thirds" align="stretch" data-beside>
        <AddressCard title={t('shipping.billing')} lines={[...lines, ...(phone ? [phone] : [])]} />
        <AddressCard
          title={t('summary.delivery')}
          lines={order.shippingAddress ? order.shippingAddress.lines : [t('summary.sameAsBilling')]}
        />
        <AddressCard
          title={t('payment.title')}
          lines={[
            t(`payment.${presentationOf(order.paymentId)}`),
            t(waits ? 'confirmation.submittedAt' : 'confirmation.placedAt', {
              date: formats.date(order.placedAt),
            }),
            ...(order.orderReference
              ? [t('summary.orderReference', { text: order.orderReference })]
              : []),
            ...(order.buyerReference
              ? [t('summary.buyerReference', { text: order.buyerReference })]
              : []),
          ]}
        />
      </Columns>
      <Section title={t('order.items')}>
        <OrderLines items={order.items} />
      </Section>
      {order.comment && (
        <Section title={t('summary.comment')} headingLevel={3}>
          <Stack gap="2xs">
            {order.comment.split('\n').map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text that is over
              <Text key={index} measured>
                {line}
              </Text>
            ))}
          </Stack>
        </Section>
      )}
      <OrderTotalsSummary title={t('totals.title')} totals={order.totals} />
      {children}
      <Stack gap="xl" data-onscreen="">
        {isGuest && <AccountOffer />}
        <Stack align="start">
          <ButtonLink href="/">{t('confirmation.home')}</ButtonLink>
        </Stack>
      </Stack>
    </Stack>
  );
}
