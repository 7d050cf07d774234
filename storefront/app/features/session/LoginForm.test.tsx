import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeCookie } from '../../platform/readableCookies.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { AccountAction } from './AccountAction.tsx';
import { LoginForm } from './LoginForm.tsx';

const answer = vi.fn<(body: unknown) => unknown>();
const heard = vi.fn();
let tabs: BroadcastChannel;

beforeEach(() => {
  answer.mockReset();
  heard.mockReset();
  tabs = new BroadcastChannel('shop-sync');
  tabs.onmessage = ({ data }) => heard(data);
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) =>
    Response.json(answer(JSON.parse(body))),
  );
});

afterEach(() => {
  tabs.close();
  localStorage.clear();
  writeCookie('EXISTING_SESSION', '');
});

const failed = {
  successfull: false,
  errorMessage: 'vue.login.error.invalidCredentials',
  firstName: null,
  lastName: null,
  cartMerged: false,
  updatedCartId: null,
};
const succeeded = { ...failed, successfull: true, errorMessage: null, firstName: 'Mia' };

async function logIn(fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  await act(async () => {
    await vi.dynamicImportSettled();
  });
}

const consumer = { 'E-Mail-Adresse': 'mia@example.de', Passwort: 'geheim' };

describe('login form', () => {
  it('sends e-mail, password, stayLogged and mergeCart (AUTH-06)', async () => {
    answer.mockReturnValue(failed);
    await renderInShop(() => <LoginForm target={undefined} />);
    fireEvent.click(screen.getByLabelText('Angemeldet bleiben'));
    await logIn(consumer);
    expect(answer).toHaveBeenCalledExactlyOnceWith({
      formData: { email: 'mia@example.de', password: 'geheim', stayLogged: true },
      mergeCart: true,
    });
  });

  it('is a plain form that goes on to its target before JavaScript (AUTH-10)', async () => {
    await renderInShop(() => <LoginForm target="/checkout/shipping" />);
    const form = screen.getByRole('button', { name: 'Anmelden' }).closest('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/login']);
    expect(new FormData(form ?? undefined).get('redirect')).toBe('/checkout/shipping');
  });

  it('says why a login failed in the form and that it did by toast, and marks both fields (AUTH-12)', async () => {
    answer.mockReturnValue(failed);
    await renderInShop(() => <LoginForm target={undefined} />);
    await logIn(consumer);
    expect(screen.getAllByText(/^Diese Angaben passen nicht zusammen/)).toHaveLength(1);
    const toast = screen.getByText('Die Anmeldung ist fehlgeschlagen.').closest('li');
    // The form's alert is read out, the toast seen alone.
    expect(toast?.getAttribute('aria-live')).toBe('off');
    for (const label of Object.keys(consumer)) {
      expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    }
    expect(screen.getByLabelText<HTMLInputElement>('E-Mail-Adresse').value).toBe('mia@example.de');
  });

  it('checks its fields before it sends anything (ACCT-03, ACCT-05)', async () => {
    await renderInShop(() => <LoginForm target={undefined} />);
    await logIn({ 'E-Mail-Adresse': 'mia@example' });
    expect(answer).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: /^E-Mail-Adresse: / })).toBeDefined();
    expect(screen.getByRole('link', { name: /^Passwort: / })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('E-Mail-Adresse'));
  });

  it('suggests the domains of its storefront (ACCT-11, ACCT-13)', async () => {
    await renderInShop(() => <LoginForm target={undefined} />, { host: 'kreide.at' });
    const field = screen.getByLabelText<HTMLInputElement>('E-Mail-Adresse');
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: 'mia@gmx' } });
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(offered).toEqual(['mia@gmx.at', 'mia@gmx.net']);
    fireEvent.change(field, { target: { value: 'mia@gmial.com' } });
    fireEvent.click(screen.getByRole('button', { name: 'Meinten Sie mia@gmail.com?' }));
    expect(field.value).toBe('mia@gmail.com');
  });

  it('takes a customer number of up to 80 characters on b2b (AUTH-06, AUTH-07)', async () => {
    answer.mockReturnValue(failed);
    await renderInShop(() => <LoginForm target={undefined} />, { host: 'educational.kreide.de' });
    await logIn({ Kundennummer: 'K'.repeat(81), Passwort: 'geheim' });
    expect(answer).not.toHaveBeenCalled();
    await logIn({ Kundennummer: 'K-100200' });
    expect(answer.mock.calls[0]?.[0]).toMatchObject({ formData: { email: 'K-100200' } });
  });

  it('says that carts were merged, and tells the other tabs (AUTH-09, CART-27, SYNC-01, SYNC-06)', async () => {
    answer.mockReturnValue({ ...succeeded, cartMerged: true });
    await renderInShop(() => <LoginForm target={undefined} />);
    await logIn(consumer);
    expect(screen.getByText(/^Die Artikel aus Ihrem Besuch/)).toBeDefined();
    await vi.waitFor(() =>
      expect(heard).toHaveBeenCalledExactlyOnceWith({ user: true, cartId: true, cart: true }),
    );
  });

  it('tells no other tab of a login that failed (SYNC-01)', async () => {
    answer.mockReturnValue(failed);
    await renderInShop(() => <LoginForm target={undefined} />);
    await logIn(consumer);
    // A message of our own comes after whatever was sent before it.
    const end = new BroadcastChannel('shop-sync');
    end.postMessage('end');
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('end'));
    end.close();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('account in the header', () => {
  it('opens the login, which closes itself once it has succeeded (AUTH-09)', async () => {
    answer.mockReturnValue(succeeded);
    await renderInShop(() => <AccountAction />);
    fireEvent.click(screen.getByRole('link', { name: 'Anmelden' }));
    await act(() => vi.dynamicImportSettled());
    expect(screen.getByRole('dialog', { name: 'Anmelden' })).toBeDefined();
    await logIn(consumer);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the name at once after a reload, and asks for it once (AUTH-05, AUTH-08)', async () => {
    writeCookie('EXISTING_SESSION', 'true');
    localStorage.setItem('customerName', JSON.stringify({ firstName: 'Mia', lastName: 'Muster' }));
    const { network } = await renderInShop(() => <AccountAction />);
    expect(screen.getByRole('link', { name: 'Mia' })).toBeDefined();
    const customerInfo = { firstName: 'Maria', lastName: 'Muster' };
    await act(async () => network.pending('AccountActionQuery').resolve({ customerInfo }));
    expect(screen.getByRole('link', { name: 'Maria' })).toBeDefined();
    expect(network.operations).toHaveLength(1);
  });

  it('opens the login from a fragment, for a page that a business wanted to see (ROUTE-34)', async () => {
    await renderInShop(() => <AccountAction />, {
      host: 'educational.kreide.de',
      path: '/#login=%2Fcat%2Fhefte',
    });
    await act(() => vi.dynamicImportSettled());
    const flyout = screen.getByRole('dialog', { name: 'Anmelden' });
    expect(flyout.textContent).toContain('Für diese Seite brauchen Sie ein Kundenkonto.');
    expect(flyout.querySelector('input[name="redirect"]')?.getAttribute('value')).toBe(
      '/cat/hefte',
    );
  });
});
