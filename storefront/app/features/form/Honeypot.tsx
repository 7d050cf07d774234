import { VisuallyHidden } from '@kreide/design-system';
import { honeypotField } from '@kreide/server/contract';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';

/**
 * A field that people neither see nor reach by keyboard or screen reader (DEC-115, DEC-134): a form
 * with it filled in was sent by a program, and the API drops it.
 */
export function Honeypot() {
  const t = useMessages();
  return (
    <VisuallyHidden as="div" aria-hidden>
      <label>
        {t('form.honeypot')} <input name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}
