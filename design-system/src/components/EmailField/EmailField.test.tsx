import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Modal } from '../Modal/Modal.tsx';
import { completeAddress, correctAddress } from './domains.ts';
import { EmailField, type EmailFieldProps } from './EmailField.tsx';
// The list is there as soon as it is asked for.
import './EmailCompletions.tsx';

const domains = ['gmx.de', 'web.de', 't-online.de', 'gmail.com', 'hotmail.de', 'yahoo.com'];
const labels = {
  suggestions: 'Vorschläge',
  correction: (address: string) => `Meinten Sie ${address}?`,
};

function setup(props: Partial<EmailFieldProps> = {}) {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <EmailField label="E-Mail" domains={domains} labels={labels} {...props} />
      <button type="submit">Weiter</button>
    </form>,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'E-Mail' });
  return {
    submit,
    field,
    names: () => screen.queryAllByRole('option').map(({ textContent }) => textContent),
  };
}

test('ACCT-11: from the "@" on it offers known domains; arrow keys and Enter take one', async () => {
  const change = vi.fn();
  const { field, names, submit } = setup({ onChange: change });
  await userEvent.type(field, 'anna');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(field, '@');
  expect(names()).toHaveLength(domains.length);
  await userEvent.type(field, 'g');
  expect(names()).toEqual(['anna@gmx.de', 'anna@gmail.com']);
  expect(screen.getByRole('listbox', { name: 'Vorschläge' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const active = screen.getByRole('option', { name: 'anna@gmail.com', selected: true });
  expect(field).toHaveAttribute('aria-activedescendant', active.id);
  await userEvent.keyboard('{Enter}');
  expect(field).toHaveValue('anna@gmail.com');
  expect(names()).toEqual([]);
  expect(submit).not.toHaveBeenCalled();
  expect(change).toHaveBeenCalledTimes(7);
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledOnce();
});

test('a click takes a completion; Escape and leaving the field want none', async () => {
  const { field, names } = setup();
  await userEvent.type(field, 'anna@w{Escape}');
  expect(names()).toEqual([]);
  expect(field).toHaveValue('anna@w');
  await userEvent.type(field, 'e');
  await userEvent.click(screen.getByRole('option', { name: 'anna@web.de' }));
  expect(field).toHaveValue('anna@web.de');
  expect(field).toHaveFocus();
  await userEvent.type(field, '{Backspace}');
  expect(names()).toHaveLength(1);
  await userEvent.tab();
  expect(names()).toEqual([]);
});

test('keys of an input method neither take a completion nor send the form', async () => {
  const { field, names, submit } = setup();
  await userEvent.type(field, 'anna@g{ArrowDown}');
  for (const key of ['Enter', 'ArrowDown', 'Escape']) {
    expect(fireEvent.keyDown(field, { key, isComposing: true })).toBe(true);
  }
  expect(names()).toHaveLength(2);
  expect(screen.getByRole('option', { name: 'anna@gmx.de', selected: true })).toBeVisible();
  expect(field).toHaveValue('anna@g');
  expect(submit).not.toHaveBeenCalled();
});

test('Tab leaves what was typed, whatever option was active', async () => {
  const { field, names, submit } = setup();
  await userEvent.type(field, 'anna@g{ArrowDown}');
  await userEvent.tab();
  expect(names()).toEqual([]);
  expect(field).toHaveValue('anna@g');
  expect(screen.getByRole('button', { name: 'Weiter' })).toHaveFocus();
  expect(submit).not.toHaveBeenCalled();
});

test('in a dialog Escape closes the list first, then the dialog', async () => {
  render(
    <Modal title="Anmelden" closeLabel="Schließen" defaultOpen>
      <EmailField label="E-Mail" domains={domains} labels={labels} />
    </Modal>,
  );
  await userEvent.type(screen.getByRole('combobox'), 'anna@w{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('dialog')).toBeVisible();
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape', isComposing: true });
  expect(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a typing error is asked about and mended by keyboard', async () => {
  const { field } = setup();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(field, 'anna@gmial.com');
  expect(screen.getByRole('status')).toHaveTextContent('Meinten Sie anna@gmail.com?');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Meinten Sie anna@gmail.com?' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(field).toHaveValue('anna@gmail.com');
  expect(field).toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

function Controlled() {
  const [value, setValue] = useState('anna@wbe.de');
  return (
    <EmailField
      label="E-Mail"
      domains={domains}
      labels={labels}
      value={value}
      onValueChange={setValue}
    />
  );
}

test('controlled, it tells what it wants to hold', async () => {
  render(<Controlled />);
  await userEvent.click(screen.getByRole('button', { name: 'Meinten Sie anna@web.de?' }));
  expect(screen.getByRole('combobox')).toHaveValue('anna@web.de');
});

test('before JavaScript it is a plain e-mail field with hint and error', () => {
  const { field } = setup({ name: 'email', hint: 'Für die Bestätigung', error: 'Fehlt' });
  expect(field).toHaveAttribute('type', 'email');
  expect(field).toHaveAttribute('name', 'email');
  expect(field).toHaveAttribute('autocomplete', 'email');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Fehlt Für die Bestätigung');
});

test.each([
  ['', []],
  ['anna', []],
  ['@gm', []],
  ['anna@gmx.de', []],
  ['anna@GM', ['anna@gmx.de', 'anna@gmail.com']],
  ['anna@schule', []],
  ['anna@b@gm', []],
])('%j can become %j', (text, expected) => {
  expect(completeAddress(text, domains)).toEqual(expected);
});

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmal.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.comm', 'gmail.com'],
  ['GMAI.com', 'gmail.com'],
  ['gmx.ed', 'gmx.de'],
  ['gmx.dee', 'gmx.de'],
  ['wbe.de', 'web.de'],
  ['tonline.de', 't-online.de'],
  ['htomial.de', 'hotmail.de'],
  ['yaho.com', 'yahoo.com'],
])('%s looks like %s', (domain, expected) => {
  expect(correctAddress(`anna@${domain}`, domains)).toBe(`anna@${expected}`);
});

test.each([
  'gmail.com',
  'gmx.d',
  'gmx.at',
  'hotmail.fr',
  'mail.com',
  'ymail.com',
  'kreide.de',
  'schule-am-see.de',
  'hotmail.berlin',
  'gmail',
  '',
])('%j is left alone', (domain) => {
  expect(correctAddress(`anna@${domain}`, domains)).toBeUndefined();
});
