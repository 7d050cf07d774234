import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { AddPasskey } from './AddPasskey.tsx';

const sent = vi.fn<(path: string, body: unknown) => unknown>();

beforeEach(() => {
  sent.mockReset();
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) =>
    Response.json(sent(path, JSON.parse(body))),
  );
});
afterEach(() => vi.unstubAllGlobals());

const wrong = {
  successful: false,
  generalErrorMessage: 'vue.form.error.general',
  fieldErrors: [{ fieldName: 'currentPassword', message: 'vue.form.error.password.incorrect' }],
};

const password = () => screen.queryByLabelText('Jetziges Passwort');

async function add(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Passkey hinzufügen' }));
  await act(async () => {
    await vi.dynamicImportSettled();
  });
}

it('asks for the password where the login is long ago, before it asks the shop', async () => {
  sent.mockReturnValue(wrong);
  await renderInShop(() => <AddPasskey device="Firefox, Windows" needsPassword />);
  expect(screen.getByLabelText('Name des Passkeys')).toHaveProperty('value', 'Firefox auf Windows');
  await add();
  expect(sent).not.toHaveBeenCalled();
  expect(password()?.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(password() as HTMLElement, { target: { value: 'falsch' } });
  await add();
  expect(sent).toHaveBeenCalledExactlyOnceWith('/api/passkey/registration-options/', {
    currentPassword: 'falsch',
  });
  expect(screen.getAllByText(/Das ist nicht Ihr jetziges Passwort/)).not.toHaveLength(0);
});

it('asks for it as well when the ten minutes ended while the page was open', async () => {
  const fieldErrors = [{ fieldName: 'currentPassword', message: 'vue.form.error.requiredField' }];
  sent.mockReturnValue({ ...wrong, fieldErrors });
  await renderInShop(() => <AddPasskey device="" needsPassword={false} />);
  expect(screen.getByLabelText('Name des Passkeys')).toHaveProperty('value', 'Passkey');
  expect(password()).toBeNull();
  await add();
  expect(password()).not.toBeNull();
});
