import { Button, Card, Stack, Text, TextField, useToasts } from '@kreide/design-system';
import {
  faultsOf,
  passkeyForm,
  passkeyNameLength,
  passkeyPasswordForm,
} from '@kreide/server/contract';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type FormFailure, formFailure, refusalOf, textsOf } from '../../features/form/answer.ts';
import { FormErrors } from '../../features/form/FormErrors.tsx';
import { ShopPasswordField } from '../../features/form/ShopPasswordField.tsx';
import { useForm } from '../../features/form/useForm.ts';
import { addPasskey, hasPasskeys } from '../../features/passkey/passkeyDevice.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';

export interface AddPasskeyProps {
  /** Browser and system, such as "Firefox, Windows"; empty: neither is known. */
  device: string;
  /** Whether the login is so long ago that the password is asked for. */
  needsPassword: boolean;
}

const password = 'currentPassword';

/** A form by which the browser makes a passkey; says so where the browser can make none. */
export function AddPasskey({ device, needsPassword }: AddPasskeyProps) {
  const t = useMessages();
  const { show } = useToasts();
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<FormFailure>();
  const [isBusy, setBusy] = useState(false);
  /** The ten minutes may end while the page is open. */
  const asksPassword = needsPassword || failure?.errors[password] !== undefined;
  const [browser = '', system] = device.split(', ');
  const form = useForm({
    initial: {
      name: system === undefined ? browser || 'Passkey' : t('passkey.nameOf', { browser, system }),
    },
    failure,
    idPrefix: 'passkey-',
    check: (values) => ({
      ...faultsOf(passkeyForm, values),
      ...(asksPassword && faultsOf(passkeyPasswordForm, values)),
    }),
    label: (name) => t(name === password ? 'password.field.current' : 'passkey.name'),
  });
  if (!hasPasskeys()) return <Text>{t('passkey.unsupported')}</Text>;

  async function add(event: FormEvent<HTMLFormElement>): Promise<void> {
    const values = textsOf(new FormData(event.currentTarget));
    form.handlers.onSubmit(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    setBusy(true);
    const { name = '', [password]: currentPassword = '' } = values;
    try {
      const answer = await addPasskey({ name, currentPassword });
      if (answer === undefined) return;
      if (typeof answer === 'string') return setFailure(formFailure(values, {}, answer));
      const { successful, generalErrorMessage: errorMessage, fieldErrors } = answer;
      if (!successful) return setFailure(refusalOf(values, { errorMessage, fieldErrors }));
      setFailure(undefined);
      show({ tone: 'success', message: t('passkey.added') });
      await revalidate();
    } catch {
      setFailure(formFailure(values, {}, 'error.offline'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void add(event)}
        onChange={form.handlers.onChange}
      >
        <Stack gap="m">
          <FormErrors form={form} />
          <TextField
            {...form.field('name')}
            label={t('passkey.name')}
            hint={t('passkey.name.hint')}
            maxLength={passkeyNameLength}
            autoComplete="off"
            required
          />
          {asksPassword && (
            <ShopPasswordField
              {...form.field(password)}
              scheme="current"
              label={t('password.field.current')}
            />
          )}
          <div>
            <Button type="submit" loading={isBusy}>
              {t('passkey.add')}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
