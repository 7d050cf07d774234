import { Button, Checkbox, Link, Stack, TextField, useToasts } from '@kreide/design-system';
import { faultsOf, loginForm } from '@kreide/server/contract';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useShop } from '../../platform/shop.tsx';
import { type FormFailure, formFailure, textsOf } from '../form/answer.ts';
import { EmailAddressField } from '../form/EmailAddressField.tsx';
import { FormErrors } from '../form/FormErrors.tsx';
import { ShopPasswordField } from '../form/ShopPasswordField.tsx';
import { useForm } from '../form/useForm.ts';
import { rememberLogin } from './reminder.ts';
import { type LoggedIn, useSession } from './sessionContext.ts';

export interface LoginFormProps {
  /** The page after the login; undefined: the current one stays. */
  target: string | undefined;
  /** The action data of the login page, without JavaScript. */
  failure?: FormFailure | undefined;
  /** Called when its link leads to another page. */
  onLeave?: (() => void) | undefined;
}

interface LoginAnswer extends LoggedIn {
  readonly successfull: boolean;
  readonly errorMessage: string | null;
}

async function sendLogin(values: Readonly<Record<string, string>>): Promise<LoginAnswer> {
  const { email, password, stayLogged } = values;
  const response = await fetch('/api/login-action/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      formData: { email, password, stayLogged: stayLogged === 'on' },
      mergeCart: true,
    }),
  });
  if (!response.ok) throw new Error(`Login answered ${response.status}`);
  return response.json();
}

/** AUTH-06…12: the same form in flyout, login page and checkout; a plain one before JavaScript. */
export function LoginForm({ target, failure, onLeave }: LoginFormProps) {
  const t = useMessages();
  const { domain } = useShop();
  const { show, close } = useToasts();
  const { loggedIn } = useSession();
  const [failed, setFailed] = useState(failure);
  const [isBusy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const Identifier = domain.isB2b ? TextField : EmailAddressField;
  const identifier = t(domain.isB2b ? 'login.customerNumber' : 'field.email');
  const form = useForm({
    failure: failed,
    // The flyout lies over any page, also over one that asks for an address.
    idPrefix: 'login-',
    check: (values) => faultsOf(loginForm(domain.shopStoreId), values),
    label: (name) => (name === 'password' ? t('login.password') : identifier),
  });

  async function logIn(event: FormEvent<HTMLFormElement>): Promise<void> {
    const values = textsOf(new FormData(event.currentTarget));
    form.handlers.onSubmit(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    setBusy(true);
    const fail = (key: string, marks: Record<string, string>) => {
      setFailed(formFailure(values, marks, key));
      show({ id: 'login', tone: 'danger', message: t('login.failed') });
    };
    try {
      const answer = await sendLogin(values);
      if (answer.successfull) {
        close('login');
        return await loggedIn(answer, target);
      }
      fail(answer.errorMessage ?? 'somethingWentWrong', { email: '', password: '' });
    } catch {
      fail('somethingWentWrong', {});
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      ref={element}
      method="post"
      action="/login"
      noValidate
      onSubmit={(event) => void logIn(event)}
      onChange={form.handlers.onChange}
    >
      <input type="hidden" name="mergeCart" value="true" />
      {target !== undefined && <input type="hidden" name="redirect" value={target} />}
      <Stack gap="m">
        <FormErrors form={form} />
        <Identifier {...form.field('email')} label={identifier} autoComplete="username" required />
        <ShopPasswordField
          {...form.field('password')}
          scheme="existing"
          label={t('login.password')}
          required
        />
        <Checkbox
          name="stayLogged"
          label={t('login.stay')}
          hint={t('login.stay.hint')}
          defaultChecked={form.value('stayLogged') === 'on'}
        />
        <Button type="submit" fullWidth loading={isBusy}>
          {t('login.submit')}
        </Button>
        <Link
          href="/myaccount/resetpassword"
          onClick={() => {
            if (element.current) rememberLogin(textsOf(new FormData(element.current)).email ?? '');
            onLeave?.();
          }}
        >
          {t('login.forgotten')}
        </Link>
      </Stack>
    </form>
  );
}
