import { Button, RadioGroup, Section, Stack, Text, TextField } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { faultsOf, paymentForm, paymentRules } from '@kreide/server/contract';
import { useEffect, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import {
  paymentIcons,
  presentationOf,
  shownMethods,
} from '../../features/checkout/paymentMethods.ts';
import type { FormFailure } from '../../features/form/answer.ts';
import { FormErrors } from '../../features/form/FormErrors.tsx';
import { useForm } from '../../features/form/useForm.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { track } from '../../platform/tracking.ts';
import type { PaymentForm_info$key } from './__generated__/PaymentForm_info.graphql';

export interface PaymentFormProps {
  info: PaymentForm_info$key;
  /** What the action answered last, if it was a failure. */
  failure: FormFailure | undefined;
}

/** PAY-01…08: exactly one method, each with an explanation; some by a button of their own. */
export function PaymentForm({ info, failure }: PaymentFormProps) {
  const { paymentMethods, selectedMethodId, buyerReference } = useFragment(
    graphql`
      fragment PaymentForm_info on PaymentInfo {
        paymentMethods { paymentId selected }
        selectedMethodId
        buyerReference
      }
    `,
    info,
  );
  const t = useMessages();
  const navigation = useNavigation();
  const { list, ownButtons } = shownMethods(paymentMethods);
  const listed = list.some(({ paymentId }) => paymentId === selectedMethodId);
  const form = useForm({
    initial: {
      paymentId: (listed && selectedMethodId) || '',
      buyerReference: buyerReference ?? '',
    },
    failure,
    check: (values) => faultsOf(paymentForm, values),
  });
  const [chosen, setChosen] = useState(form.value('paymentId'));
  // TRACK-16
  useEffect(() => {
    if (!failure) return;
    track({
      event: 'payment_error',
      payment_method: failure.values.paymentId ?? '',
      message_key: failure.message ?? Object.values(failure.errors)[0] ?? '',
    });
  }, [failure]);
  const isSending = navigation.state !== 'idle';
  return (
    <Stack gap="2xl">
      <Form method="post" noValidate {...form.handlers}>
        <Stack gap="xl">
          <FormErrors form={form} />
          <RadioGroup
            kind="cards"
            name="paymentId"
            legend={t('payment.methods')}
            legendHidden
            value={chosen}
            onValueChange={setChosen}
            error={form.field('paymentId').error}
            invalid={form.field('paymentId').invalid}
            options={list.map(({ paymentId }) => {
              const look = presentationOf(paymentId);
              const Icon = paymentIcons[look];
              return {
                value: paymentId,
                label: t(`payment.${look}`),
                hint: t(`payment.${look}.info`),
                icon: <Icon />,
                ...(paymentRules(paymentId).needsBuyerReference && {
                  content: (
                    <TextField
                      {...form.field('buyerReference')}
                      label={t('shipping.buyerReference')}
                      hint={t('shipping.buyerReference.hint')}
                    />
                  ),
                }),
              };
            })}
          />
          <Button type="submit" loading={isSending}>
            {t(chosen === '' ? 'payment.next' : `payment.${presentationOf(chosen)}.next`)}
          </Button>
        </Stack>
      </Form>
      {ownButtons.length > 0 && (
        <Section title={t('payment.own')}>
          {ownButtons.map(({ paymentId }) => {
            const look = presentationOf(paymentId);
            return (
              <Form key={paymentId} method="post">
                <input type="hidden" name="paymentId" value={paymentId} />
                <Stack gap="s">
                  <Text tone="muted">{t(`payment.${look}.info`)}</Text>
                  <Button type="submit" tone="secondary" disabled={isSending}>
                    {t(`payment.${look}.next`)}
                  </Button>
                </Stack>
              </Form>
            );
          })}
        </Section>
      )}
    </Stack>
  );
}
