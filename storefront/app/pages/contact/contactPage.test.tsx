import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type FormFailure, formFailure } from '../../features/form/answer.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { ContactForm } from './ContactForm.tsx';

const known = {
  salutation: 'MS',
  firstName: 'Änne',
  lastName: 'Müller',
  email: 'aenne@example.de',
  orderId: 'K26-1234-5674',
  topic: 'order',
};

const show = (initial: Record<string, string> | null, failure?: FormFailure) =>
  renderInShop(() => <ContactForm initial={initial} failure={failure} />);

it('NEWS-06 is filled in with what an order says, and leaves the message to the visitor', async () => {
  await show(known);
  expect(screen.getByLabelText<HTMLSelectElement>('Anrede').value).toBe('MS');
  expect(screen.getByLabelText<HTMLInputElement>('Vorname').value).toBe('Änne');
  expect(screen.getByLabelText<HTMLInputElement>(/^Bestellnummer/).value).toBe('K26-1234-5674');
  expect(screen.getByLabelText<HTMLSelectElement>('Worum geht es?').value).toBe('order');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Ihre Nachricht').value).toBe('');
});

it('begins with the article of a product page', async () => {
  const article = { name: 'Schulheft A4, rot', articleNumber: '47-2' };
  await renderInShop(() => <ContactForm initial={null} article={article} failure={undefined} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Artikelnummer/ });
  expect(field.value).toBe('47-2');
  expect(field.getAttribute('aria-describedby')?.split(' ').map(textOf)).toContain(article.name);
  expect(screen.getByLabelText<HTMLSelectElement>('Worum geht es?').value).toBe('product');
});

const textOf = (id: string) => document.getElementById(id)?.textContent;

it('ACCT-07 is not sent while fields are at fault, and leads to each', async () => {
  await show({ ...known, lastName: '' });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Nachricht senden' }));
  });
  const links = within(screen.getByRole('alert')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#lastName', '#message']);
});

it('NEWS-04 shows faults that the server found at their fields', async () => {
  const error = 'vue.contact.error.attachments';
  await show(null, formFailure({ ...known, message: 'Sehen Sie selbst.' }, { attachments: error }));
  const field = screen.getByLabelText(/^Dateien wählen/);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Ihre Nachricht').value).toBe(
    'Sehen Sie selbst.',
  );
});

it('NEWS-04 shows what is wrong with the whole above the fields', async () => {
  await show(null, formFailure(known, {}, 'vue.contact.error.tooMany'));
  expect(screen.getByRole('alert').textContent).toMatch(/viele Nachrichten/);
});
