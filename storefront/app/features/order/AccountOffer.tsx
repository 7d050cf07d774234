import { ButtonLink, Card, Heading, Stack, Text } from '@kreide/design-system';
import { useMessages } from '../../platform/i18n/messages.tsx';

/** Offers guests who have ordered an account (DEC-89). */
export function AccountOffer() {
  const t = useMessages();
  return (
    <Card as="section" data-onscreen="">
      <Stack gap="s" align="start">
        <Heading level={2} size="h3">
          {t('orders.account.title')}
        </Heading>
        <Text tone="muted">{t('orders.account.text')}</Text>
        <ButtonLink href="/myaccount/register" tone="secondary">
          {t('checkout.register.submit')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
