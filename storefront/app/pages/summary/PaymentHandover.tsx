import { Button, Heading, Stack, Text } from '@kreide/design-system';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';

export interface PaymentHandoverProps {
  /** The provider's page. */
  url: string;
  fields: readonly { readonly name: string; readonly value: string }[];
}

/**
 * Hands the shopper over to the provider's page (SUBMIT-09): at once where scripts run, else by the
 * button. The form leaves the shop, so the router has no part in it.
 */
export function PaymentHandover({ url, fields }: PaymentHandoverProps) {
  const t = useMessages();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.submit(), []);
  return (
    <Stack gap="l">
      <Heading level={1}>{t('summary.pay')}</Heading>
      <Text>{t('summary.pay.info')}</Text>
      <form ref={form} method="post" action={url}>
        {fields.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{t('summary.goOn')}</Button>
      </form>
    </Stack>
  );
}
