import { act, fireEvent, screen, within } from '@testing-library/react';
import { useActionData } from 'react-router';
import { expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { type FormFailure, formFailure } from '../form/answer.ts';
import { ReviewForm } from './ReviewForm.tsx';

function Page() {
  return <ReviewForm productId="1" failure={useActionData() as FormFailure | undefined} />;
}

const action = vi.fn<(values: Record<string, FormDataEntryValue>) => unknown>();

async function show() {
  action.mockReset();
  await renderInShop(() => <Page />, { path: '/rating/1', action });
}

async function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Bewertung absenden' }));
  });
}

const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

const good = {
  Überschrift: 'Schreibt weich',
  'Ihr Text': 'Liegt gut in der Hand.',
  'Name oder Alias': 'Änne',
};

it('sends stars, headline, text and alias (DEC-46)', async () => {
  await show();
  fireEvent.click(screen.getByRole('radio', { name: '4 Sterne: zufrieden' }));
  await fill(good);
  expect(action).toHaveBeenCalledWith({
    rating: '4',
    title: 'Schreibt weich',
    message: 'Liegt gut in der Hand.',
    author: 'Änne',
  });
});

it('is not sent while fields are missing or too short, and leads to each (DEC-46)', async () => {
  await show();
  await fill({ ...good, Überschrift: 'Ja' });
  expect(action).not.toHaveBeenCalled();
  const links = within(screen.getByRole('alert')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#rating', '#title']);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^1 Stern/ }));
});

it('shows what the server finds wrong with a field on it (PDP-35)', async () => {
  await show();
  fireEvent.click(screen.getByRole('radio', { name: '4 Sterne: zufrieden' }));
  action.mockImplementation((values) =>
    formFailure(values as Record<string, string>, { author: 'vue.form.error.tooLong' }),
  );
  await fill(good);
  const author = screen.getByLabelText('Name oder Alias');
  expect(author.getAttribute('aria-invalid')).toBe('true');
  const description = author.getAttribute('aria-describedby')?.split(' ') ?? [];
  const texts = description.map((id) => document.getElementById(id)?.textContent);
  expect(texts.join()).toMatch(/zu lang/);
  expect(document.activeElement).toBe(author);
  // What was entered stays.
  expect(fieldOf('Überschrift').value).toBe('Schreibt weich');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^4 Sterne/ }).checked).toBe(true);
});

it('shows what is wrong with the whole at the head of the form (PDP-35)', async () => {
  await show();
  fireEvent.click(screen.getByRole('radio', { name: '4 Sterne: zufrieden' }));
  action.mockImplementation((values) =>
    formFailure(values as Record<string, string>, {}, 'review.refused.written'),
  );
  await fill(good);
  expect(screen.getByRole('alert').textContent).toMatch(/schon bewertet/);
  expect(fieldOf('Überschrift').getAttribute('aria-invalid')).not.toBe('true');
});
