import {
  AddressCard,
  Alert,
  Button,
  Columns,
  Heading,
  Link,
  Section,
  Stack,
  Text,
  TextArea,
  VisuallyHidden,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import {
  faultsOf,
  hasRightOfWithdrawal,
  orderComment,
  orderCommentForm,
} from '@kreide/server/contract';
import { Form, useNavigation } from 'react-router';
import { CartTotalsSummary } from '../../features/cart/CartTotalsSummary.tsx';
import { VatNotice } from '../../features/cart/VatNotice.tsx';
import { expressPath, presentationOf } from '../../features/checkout/paymentMethods.ts';
import type { FormFailure } from '../../features/form/answer.ts';
import { FormErrors } from '../../features/form/FormErrors.tsx';
import { useForm } from '../../features/form/useForm.ts';
import { ReservationNotice } from '../../features/lightning/ReservationNotice.tsx';
import { NewsletterCheckbox } from '../../features/newsletter/NewsletterCheckbox.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useShop } from '../../platform/shop.tsx';
import { track } from '../../platform/tracking.ts';
import { useLegalLink } from '../../platform/useLegalLink.tsx';
import type { SummaryPage_cart$key } from './__generated__/SummaryPage_cart.graphql';
import { SummaryLines } from './SummaryLines.tsx';

export interface SummaryPageProps {
  cart: SummaryPage_cart$key;
  /** One per rendering: the same key never places two orders (ruling 9). */
  idempotencyKey: string;
  takesComments: boolean;
  /** What the action answered last, if it was a failure. */
  failure: FormFailure | undefined;
}

/** SUBMIT-01: everything that is to be ordered, and the order button. */
export function SummaryPage({ cart, idempotencyKey, takesComments, failure }: SummaryPageProps) {
  const data = useFragment(
    graphql`
      fragment SummaryPage_cart on Cart {
        cartId
        fingerprint
        ...ReservationNotice_cart
        ...VatNotice_cart
        vouchers { code name messageKey }
        items { quantity ...SummaryLines_items }
        billingAddress { email phone lines }
        details { speditionsFields { fieldName fieldValue } }
        shippingAddress { lines }
        shippers { name selected }
        selectedPayment { paymentId }
        orderReference
        buyerReference
        orderComment
        steps { paymentNeeded }
        approval { limit { cents } approvers }
        express { paymentId }
        totals { total { cents } ...CartTotalsSummary_totals }
      }
    `,
    cart,
  );
  const t = useMessages();
  const legalLink = useLegalLink();
  const { domain, formats } = useShop();
  const navigation = useNavigation();
  const form = useForm({
    initial: { orderComment: data.orderComment ?? '' },
    failure,
    check: (values) => faultsOf(orderCommentForm, values),
  });
  const { billingAddress, shippingAddress, selectedPayment, approval } = data;
  const shipper = data.shippers.find(({ selected }) => selected)?.name;
  const speditionPhone = data.details.speditionsFields.find(
    ({ fieldName }) => fieldName === 'phone',
  )?.fieldValue;
  const express = data.express.paymentId;
  // In express mode the addresses are those of the provider's account.
  const addresses = express ? expressPath(express) : '/checkout/shipping';
  const legalNote = domain.isB2b
    ? 'summary.legal.business'
    : hasRightOfWithdrawal(domain.shopStoreId)
      ? 'summary.legal.consumer'
      : 'summary.legal.voluntary';
  const change = (path: string, what: string) => (
    <Link href={path}>
      {t('summary.change')}
      <VisuallyHidden> ({what})</VisuallyHidden>
    </Link>
  );
  return (
    <Stack gap="xl">
      <Heading level={1}>{t('summary.title')}</Heading>
      <ReservationNotice cart={data} />
      <VatNotice cart={data} page="summary" />
      {data.vouchers.map(
        ({ code, name, messageKey }) =>
          messageKey && (
            <Alert key={code} tone="info" title={t('voucher.entered', { name })}>
              {t.ofServer(messageKey)}
            </Alert>
          ),
      )}
      <Columns template="thirds" align="stretch">
        {billingAddress && (
          <AddressCard
            title={t('shipping.billing')}
            lines={[
              ...billingAddress.lines,
              ...(billingAddress.phone ? [billingAddress.phone] : []),
              ...(billingAddress.email ? [billingAddress.email] : []),
            ]}
            actions={change(addresses, t('shipping.billing'))}
          />
        )}
        <AddressCard
          title={t('summary.delivery')}
          lines={[
            ...(shippingAddress ? shippingAddress.lines : [t('summary.sameAsBilling')]),
            ...(shipper ? [t('summary.shipper', { name: shipper })] : []),
            ...(speditionPhone ? [`${t('shipping.spedition.phone')}: ${speditionPhone}`] : []),
          ]}
          actions={change(addresses, t('summary.delivery'))}
        />
        <AddressCard
          title={t('payment.title')}
          lines={[
            selectedPayment
              ? t(`payment.${presentationOf(selectedPayment.paymentId)}`)
              : t('summary.nothingToPay'),
            ...(data.orderReference
              ? [t('summary.orderReference', { text: data.orderReference })]
              : []),
            ...(data.buyerReference
              ? [t('summary.buyerReference', { text: data.buyerReference })]
              : []),
          ]}
          {...(express && {
            actions: (
              <Link href={`/api/payment-cancel/${express}`}>{t('summary.otherPayment')}</Link>
            ),
          })}
          {...(data.steps.paymentNeeded && {
            actions: change('/checkout/payment', t('payment.title')),
          })}
        />
      </Columns>
      <Form
        method="post"
        noValidate
        {...form.handlers}
        onSubmit={(event) => {
          form.handlers.onSubmit(event);
          if (event.defaultPrevented) return;
          // TRACK-16
          track({
            event: 'checkout_summary',
            item_count: data.items.reduce((sum, { quantity }) => sum + quantity, 0),
            value: data.totals.total.cents / 100,
          });
        }}
      >
        <input type="hidden" name="cartId" value={data.cartId} />
        <input type="hidden" name="fingerprint" value={data.fingerprint} />
        {takesComments && data.orderComment && (
          <input type="hidden" name="hadComment" value="yes" />
        )}
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <Stack gap="xl">
          <FormErrors form={form} />
          {takesComments && (
            <TextArea
              {...form.field('orderComment')}
              label={t('summary.comment')}
              optionalLabel={t('field.optional')}
              maxLength={orderComment.max}
              rows={2}
            />
          )}
          <NewsletterCheckbox form={form} />
          <Section
            title={t('order.items')}
            action={<Link href="/checkout/basket">{t('summary.changeItems')}</Link>}
          >
            <SummaryLines items={data.items} />
          </Section>
          <CartTotalsSummary title={t('totals.title')} totals={data.totals}>
            <Text size="s">
              {t.rich(legalNote, {
                terms: legalLink('terms', '_blank'),
                withdrawal: legalLink('withdrawalRight', '_blank'),
                privacy: legalLink('privacy', '_blank'),
              })}
            </Text>
            {approval && (
              <Alert tone="info" title={t('approval.summary.title')}>
                <Text size="s">
                  {t('approval.summary.text', { limit: formats.money(approval.limit) })}
                </Text>
                {approval.approvers.length > 0 && (
                  <Text size="s">
                    {t('approval.who', { names: approval.approvers.join(', ') })}
                  </Text>
                )}
              </Alert>
            )}
            <Button type="submit" fullWidth loading={navigation.state !== 'idle'}>
              {t('summary.submit')}
            </Button>
          </CartTotalsSummary>
        </Stack>
      </Form>
    </Stack>
  );
}
