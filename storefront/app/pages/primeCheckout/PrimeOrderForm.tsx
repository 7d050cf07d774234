import {
  Alert,
  Button,
  Card,
  DescriptionList,
  RadioGroup,
  Section,
  Stack,
  Text,
} from '@kreide/design-system';
import { useState } from 'react';
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
import { useShop } from '../../platform/shop.tsx';
import { useLegalLink } from '../../platform/useLegalLink.tsx';

export interface PrimeOrderFormProps {
  price: { readonly cents: number };
  months: number;
  monthlyPrice: { readonly cents: number };
  /** Ids of what can pay for it. */
  paymentMethods: readonly string[];
  /** Whose it will be. */
  member: string;
  failure: FormFailure | undefined;
}

/** PRIME-05: everything that BGB § 312j asks for stands right above the button. */
export function PrimeOrderForm({
  price,
  months,
  monthlyPrice,
  paymentMethods,
  member,
  failure,
}: PrimeOrderFormProps) {
  const t = useMessages();
  const legalLink = useLegalLink();
  const { formats } = useShop();
  const navigation = useNavigation();
  const isSending = navigation.state !== 'idle';
  const { list, ownButtons } = shownMethods(paymentMethods.map((paymentId) => ({ paymentId })));
  const [chosen, setChosen] = useState(failure?.values.paymentId ?? '');
  const form = useForm({
    initial: { paymentId: '' },
    failure,
    check: (values): Record<string, string> =>
      values.paymentId ? {} : { paymentId: 'vue.checkout.payment.noneSelected' },
    label: () => t('payment.methods'),
  });
  const terms = { price: formats.money(price), months, monthly: formats.money(monthlyPrice) };
  return (
    <Stack gap="xl">
      <Card>
        <DescriptionList
          items={[
            { term: t('prime.order.what'), details: t('prime.order.name', terms) },
            { term: t('prime.order.price'), details: t('prime.order.amount', terms) },
            { term: t('prime.order.after'), details: t('prime.order.monthly', terms) },
            { term: t('prime.order.member'), details: member },
          ]}
        />
      </Card>
      <Form method="post" noValidate {...form.handlers}>
        <Stack gap="l">
          <FormErrors form={form} />
          <RadioGroup
            kind="cards"
            name="paymentId"
            legend={t('payment.methods')}
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
                hint: t('prime.order.charged'),
                icon: <Icon />,
              };
            })}
          />
          <Text size="s" tone="muted">
            {t.rich('prime.order.legal', {
              terms: legalLink('terms', '_blank'),
              withdrawal: legalLink('withdrawalRight', '_blank'),
            })}
          </Text>
          <Button type="submit" fullWidth loading={isSending}>
            {t('summary.submit')}
          </Button>
        </Stack>
      </Form>
      {ownButtons.length > 0 && (
        <Section title={t('payment.own')}>
          {ownButtons.map(({ paymentId }) => (
            <Form key={paymentId} method="post">
              <input type="hidden" name="paymentId" value={paymentId} />
              <Button type="submit" tone="secondary" fullWidth disabled={isSending}>
                {t('prime.order.paypal')}
              </Button>
            </Form>
          ))}
        </Section>
      )}
      <Alert tone="info">{t('prime.order.privacy')}</Alert>
    </Stack>
  );
}
