import { Alert, DescriptionList, Stack, Text } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useShop } from '../../platform/shop.tsx';
import type { PrepaymentNotice_prepayment$key } from './__generated__/PrepaymentNotice_prepayment.graphql';

/** Where the money of an order goes that is paid in advance. */
export function PrepaymentNotice({ prepayment }: { prepayment: PrepaymentNotice_prepayment$key }) {
  const { amount, accountHolder, iban, bic, bankName, reference } = useFragment(
    graphql`
      fragment PrepaymentNotice_prepayment on PrepaymentInstructions {
        accountHolder
        iban
        bic
        bankName
        reference
        amount { cents }
      }
    `,
    prepayment,
  );
  const t = useMessages();
  const { formats } = useShop();
  return (
    <Alert tone="info" title={t('confirmation.prepayment.title')}>
      <Stack gap="s">
        <Text>{t('confirmation.prepayment.text')}</Text>
        <DescriptionList
          items={[
            { term: t('confirmation.amount'), details: formats.money(amount) },
            { term: t('confirmation.accountHolder'), details: accountHolder },
            { term: 'IBAN', details: iban },
            { term: 'BIC', details: `${bic} (${bankName})` },
            { term: t('confirmation.reference'), details: reference },
          ]}
        />
      </Stack>
    </Alert>
  );
}
