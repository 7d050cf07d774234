import { Button, ButtonLink, Heading, Stack, Text } from '@kreide/design-system';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';

export interface PaymentHandoverProps {
  /** The provider's page. */
  url: string;
  /** Posted to it (SUBMIT-09); without them the page is only opened (SUBMIT-10). */
  fields?: readonly { readonly name: string; readonly value: string }[] | undefined;
}

/** SUBMIT-10. */
const redirectDelay = 100;

/**
 * Hands the shopper over to the provider's page: by itself where scripts run, else by the button. It
 * leaves the shop, so the router has no part in it.
 */
export function PaymentHandover({ url, fields }: PaymentHandoverProps) {
  const t = useMessages();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) return form.current.submit();
    const timer = setTimeout(() => window.location.assign(url), redirectDelay);
    return () => clearTimeout(timer);
  }, [url]);
  return (
    <Stack gap="l">
      <Heading level={1}>{t('summary.pay')}</Heading>
      <Text>{t('summary.pay.info')}</Text>
      {fields ? (
        <form ref={form} method="post" action={url}>
          {fields.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">{t('summary.goOn')}</Button>
        </form>
      ) : (
        <ButtonLink href={url}>{t('summary.goOn')}</ButtonLink>
      )}
    </Stack>
  );
}
