import { Alert } from '@kreide/design-system';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';

/** Told to who comes back from a provider without having paid (TRACK-17 has the parameter). */
export function PaymentCancelled() {
  const [params] = useSearchParams();
  const t = useMessages();
  if (!params.has('cancelPayment')) return null;
  return (
    <Alert tone="info" title={t('payment.cancelled')} live>
      {t('payment.cancelled.text')}
    </Alert>
  );
}
