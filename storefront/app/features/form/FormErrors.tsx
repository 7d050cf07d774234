import { Alert, ErrorSummary } from '@kreide/design-system';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import type { FormState } from './useForm.ts';

/** At the head of a form: the message about the whole, and links to the faulty fields. */
export function FormErrors({ form }: { form: Pick<FormState, 'message' | 'problems'> }) {
  const t = useMessages();
  return (
    <>
      {form.message !== undefined && (
        <Alert tone="danger" live>
          {form.message}
        </Alert>
      )}
      <ErrorSummary title={t('vue.form.error.general')} problems={form.problems} />
    </>
  );
}
