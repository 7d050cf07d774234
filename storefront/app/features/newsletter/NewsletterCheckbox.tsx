import { Checkbox } from '@kreide/design-system';
import { useMessages } from '../../platform/i18n/messages.tsx';
import type { FormState } from '../form/useForm.ts';
import '../../platform/i18n/orderTexts.ts';

/** The newsletter, offered beside something else: unchecked until somebody checks it. */
export function NewsletterCheckbox({ form }: { form: FormState }) {
  const t = useMessages();
  return (
    <Checkbox
      name="newsletter"
      label={t('register.newsletter')}
      hint={t('register.newsletter.hint')}
      defaultChecked={form.value('newsletter') === 'on'}
    />
  );
}
