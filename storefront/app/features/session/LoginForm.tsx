import { Button, Checkbox, Link, Stack, TextField, useToasts } from '@kreide/design-system';
import { faultsOf, loginForm } from '@kreide/server/contract';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { onDemand } from '../../platform/onDemand.tsx';
import { useShop } from '../../platform/shop.tsx';
import { type FormFailure, formFailure, textsOf } from '../form/answer.ts';
import { EmailAddressField } from '../form/EmailAddressField.tsx';
import { FormErrors } from '../form/FormErrors.tsx';
import { ShopPasswordField } from '../form/ShopPasswordField.tsx';
import { useForm } from '../form/useForm.ts';
import { rememberLogin } from './reminder.ts';
import { type LoggedIn, useSession } from './sessionContext.ts';

const PasskeyLogin = onDemand(
  async () => (await import('../passkey/PasskeyLogin.tsx')).PasskeyLogin,
  {
    isSilent: true,
  },
);

export interface LoginFormProps {
  /** The page after the login; undefined: the current one stays. */
  target: string | undefined;
  /** The customer number that a link has brought along. */
  customerNumber?: string | undefined;
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
export function LoginForm({ target, customerNumber, failure, onLeave }: LoginFormProps) {
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
    ...(customerNumber && { initial: { email: customerNumber } }),
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
    try {
      const answer = await sendLogin(values);
      if (await isIn(answer)) return;
      const marks = { email: '', password: '' };
      fail(formFailure(values, marks, answer.errorMessage ?? 'somethingWentWrong'));
    } catch {
      fail(formFailure(values, {}, 'somethingWentWrong'));
    } finally {
      setBusy(false);
    }
  }

  function fail(failure: FormFailure): void {
    setFailed(failure);
    // The form has an alert that says why.
    show({ id: 'login', tone: 'danger', message: t('login.failed'), live: false });
  }

  async function isIn(answer: LoginAnswer): Promise<boolean> {
    if (!answer.successfull) return false;
    close('login');
    await loggedIn(answer, target);
    return true;
  }

  /** What was typed beside the passkey stays as it is. */
  function passkeyFailed(key: string | null): void {
    if (key === null) setFailed(undefined);
    else fail(formFailure({}, {}, key));
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
        <Identifier
          {...form.field('email')}
          label={identifier}
          autoComplete="username webauthn"
          required
        />
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
        <PasskeyLogin
          onAnswer={async (answer) => {
            if (await isIn(answer)) return true;
            passkeyFailed(answer.errorMessage ?? 'somethingWentWrong');
            return false;
          }}
          onFailure={passkeyFailed}
        />
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
