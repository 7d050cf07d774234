import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SortSelect } from './SortSelect.tsx';

const args = {
  label: 'Sortierung',
  value: 'si',
  options: [
    { value: 'si', label: 'Empfohlen' },
    { value: 'priceAsc', label: 'Preis aufsteigend' },
  ],
  params: [['q', 'heft']] as const,
  submitLabel: 'Anwenden',
};

test('choosing an order tells it', async () => {
  const select = vi.fn();
  render(<SortSelect {...args} onValueChange={select} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sortierung' }), 'priceAsc');
  expect(select).toHaveBeenCalledExactlyOnceWith('priceAsc');
});

test('without a handler the form is sent with the other parameters', async () => {
  const submit = vi.fn((event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    return [...new FormData(event.currentTarget)];
  });
  render(<SortSelect {...args} onSubmit={submit} />);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'priceAsc');
  expect(submit).toHaveReturnedWith([
    ['q', 'heft'],
    ['sort', 'priceAsc'],
  ]);
});
