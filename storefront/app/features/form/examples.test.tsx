import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { formFailure } from './answer.ts';
import { FormErrors } from './FormErrors.tsx';
import { useForm } from './useForm.ts';

const faults = { email: 'vue.form.error.email.incorrect', phone: 'vue.form.error.phone.incorrect' };

function Faults() {
  const form = useForm({ failure: formFailure({}, faults) });
  return (
    <>
      <FormErrors form={form} />
      <p>{form.field('phone').error}</p>
    </>
  );
}

it.each([
  ['kreide.de', 'name@beispiel.de', '030 1234567'],
  ['kreide.at', 'name@beispiel.at', '01 2345678'],
  ['kreide.ch', 'name@beispiel.ch', '044 123 45 67'],
  ['en.educational.localhost', 'name@example.com', '+49 30 1234567'],
])('%s gives examples of its country: %s, %s', async (host, email, phone) => {
  await renderInShop(() => <Faults />, { host });
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain(`${email}.`);
  expect(screen.getAllByText(new RegExp(`${phone.replace('+', '\\+')}\\.$`))).toHaveLength(2);
});
