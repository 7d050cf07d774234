import { Button, Fieldset, Stack, Text, useToasts } from '@kreide/design-system';
import { registrationAddressKind } from '@kreide/server/contract';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { NewsletterCheckbox } from '../newsletter/NewsletterCheckbox.tsx';
import '../../platform/i18n/orderTexts.ts';
import { useShop } from '../../platform/shop.tsx';
import { useLegalLink } from '../../platform/useLegalLink.tsx';
import { AddressFields, addressValues } from '../checkout/AddressFields.tsx';
import { type FormFailure, formFailure, textsOf } from '../form/answer.ts';
import { EmailAddressField } from '../form/EmailAddressField.tsx';
import { FormErrors } from '../form/FormErrors.tsx';
import { Honeypot } from '../form/Honeypot.tsx';
import { useForm } from '../form/useForm.ts';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import type { RegistrationAnswer } from './register.server.ts';
import { registrationFaults, registrationLabel } from './registration.ts';
import { useSession } from './sessionContext.ts';
import { useUniqueEmail } from './useUniqueEmail.ts';

export interface RegisterFormProps {
  /** The page after the registration. */
  target: string;
  /** Characters. */
  minPasswordLength: number;
  /** The action data of the registration page, without JavaScript. */
  failure?: FormFailure | undefined;
}

async function send(formData: Readonly<Record<string, string>>): Promise<RegistrationAnswer> {
  const response = await fetch('/api/register-action/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formData }),
  });
  if (!response.ok) throw new Error(`Registration answered ${response.status}`);
  return response.json();
}

/** DEC-118: the same form on its page and in the checkout; a plain one before JavaScript. */
export function RegisterForm({ target, minPasswordLength, failure }: RegisterFormProps) {
  const t = useMessages();
  const legalLink = useLegalLink();
  const { domain } = useShop();
  const { show, close } = useToasts();
  const { loggedIn } = useSession();
  const [failed, setFailed] = useState(failure);
  const [isBusy, setBusy] = useState(false);
  const uniqueEmail = useUniqueEmail();
  const form = useForm({
    initial: addressValues(registrationAddressKind, undefined, domain.shopStoreId),
    failure: failed,
    check: (values) => ({
      ...uniqueEmail.faults(values),
      ...registrationFaults(values, domain.shopStoreId, minPasswordLength),
    }),
    label: (name) => t.ofServer(registrationLabel(name)),
  });

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    const values = textsOf(new FormData(event.currentTarget));
    form.handlers.onSubmit(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    setBusy(true);
    const fail = (errors: Record<string, string>, key: string | null) => {
      setFailed(formFailure(values, errors, key));
      // REG-06.
      show({ id: 'register', tone: 'danger', message: t('register.failed') });
    };
    try {
      const answer = await send(values);
      if (answer.successfull) {
        close('register');
        return await loggedIn({ ...answer, cartMerged: false }, target);
      }
      const errors = answer.fieldErrors.map(({ fieldName, message }) => [fieldName, message]);
      fail(
        Object.fromEntries(errors),
        errors.length > 0 ? null : (answer.errorMessage ?? 'somethingWentWrong'),
      );
    } catch {
      fail({}, 'somethingWentWrong');
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      method="post"
      action="/myaccount/register"
      noValidate
      onSubmit={(event) => void submit(event)}
      onChange={form.handlers.onChange}
    >
      <input type="hidden" name="redirect" value={target} />
      <Stack gap="l">
        <FormErrors form={form} />
        <Fieldset legend={t('register.access')}>
          <EmailAddressField
            {...form.field('email')}
            label={t('register.email')}
            hint={t('register.email.hint')}
            autoComplete="username"
            onBlur={(event) => void uniqueEmail.ask(form)(event)}
          />
          <NewPasswordFields
            form={form}
            name="password"
            label={t('register.password')}
            minLength={minPasswordLength}
          />
        </Fieldset>
        <Fieldset legend={t('register.address')}>
          <AddressFields kind={registrationAddressKind} form={form} />
        </Fieldset>
        <Honeypot />
        <NewsletterCheckbox form={form} />
        <Text size="s" tone="muted">
          {t.rich('register.privacy', { privacy: legalLink('privacy') })}
        </Text>
        <Button type="submit" fullWidth loading={isBusy}>
          {t('register.submit')}
        </Button>
      </Stack>
    </form>
  );
}
