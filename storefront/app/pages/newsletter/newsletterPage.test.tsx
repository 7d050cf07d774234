import { act, fireEvent, screen, within } from '@testing-library/react';
import { useActionData } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { type FormFailure, formFailure } from '../../features/form/answer.ts';
import { writeCookie } from '../../platform/readableCookies.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

afterEach(() => {
  writeCookie('EXISTING_SESSION', '');
});

const action = vi.fn<(values: Record<string, FormDataEntryValue>) => unknown>();

const Page = () => <NewsletterForm failure={useActionData() as FormFailure | undefined} />;

async function show() {
  action.mockReset();
  return renderInShop(() => <Page />, { path: '/service/newsletter', action });
}

const address = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'E-Mail-Adresse' });

async function type(email: string) {
  fireEvent.change(address(), { target: { value: email } });
  await act(async () => {
    fireEvent.blur(address());
  });
}

const send = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Newsletter bestellen' }));
  });

it('NEWS-02 tells customers that their address is subscribed, by a request of the browser', async () => {
  writeCookie('EXISTING_SESSION', 'true');
  const { network } = await show();
  await type('mia@example');
  expect(network.operations.some(({ name }) => /Subscribed/.test(name))).toBe(false);
  await type('mia@example.de');
  const operation = network.pending('NewsletterFormSubscribedQuery');
  expect(operation.variables).toEqual({ email: 'mia@example.de' });
  await act(async () => operation.resolve({ emailSubscribed: true }));
  const note = screen.getByText('Diese Adresse bekommt unseren Newsletter schon.');
  expect(note.closest('[role=status]')).not.toBeNull();
});

it('ruling 15: who is not logged in learns of no address', async () => {
  const { network } = await show();
  await type('mia@example.de');
  expect(network.operations).toHaveLength(0);
});

it('NEWS-04 shows faults at their fields and leads to them, the message about the whole above', async () => {
  await show();
  await type('mia');
  await send();
  expect(action).not.toHaveBeenCalled();
  const links = within(screen.getByRole('alert')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#email']);
  expect(address().getAttribute('aria-invalid')).toBe('true');

  await type('mia@example.de');
  action.mockReturnValue(
    formFailure({ email: 'mia@example.de' }, {}, 'vue.newsletter.error.tooMany'),
  );
  await send();
  expect(screen.getByRole('alert').textContent).toMatch(/viele Anfragen/);
  expect(address().value).toBe('mia@example.de');
});

it('DEC-132 says what is agreed to and how to take it back; nobody meets the trap', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Seite zum Abmelden' }).getAttribute('href')).toBe(
    '/service/newsletter/newsletter-abmelden',
  );
  expect(screen.getByRole('link', { name: 'Datenschutz' }).getAttribute('href')).toBe(
    '/service/datenschutz',
  );
  expect(screen.queryByRole('textbox', { name: /leer lassen/ })).toBeNull();
  await type('mia@example.de');
  await send();
  expect(action).toHaveBeenCalledWith({
    email: 'mia@example.de',
    // Ruling 17: nobody has to say it.
    salutation: 'NONE',
    firstName: '',
    lastName: '',
    interest: '',
    website: '',
  });
});
