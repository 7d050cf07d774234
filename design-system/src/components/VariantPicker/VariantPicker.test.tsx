import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { VariantPicker } from './VariantPicker.tsx';

const labels = {
  discounted: 'reduziert',
  unavailable: 'nicht verfügbar',
  placeholder: 'Bitte wählen',
};
const options = [
  { value: 'rot', label: 'Rot', href: '?rot' },
  { value: 'blau', label: 'Blau', href: '?blau', discounted: true },
  { value: 'grau', label: 'Grau', href: '?grau', disabled: true },
];
const args = { label: 'Farbe', options, labels, value: 'rot' };

test('PDP-23: selected, discounted and disabled options say so; disabled ones cannot be picked', async () => {
  const select = vi.fn();
  render(<VariantPicker {...args} onValueChange={select} />);
  expect(screen.getByRole('group', { name: 'Farbe: Rot' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rot', current: true })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Blau ?, reduziert$/ })).toBeVisible();
  const grey = screen.getByRole('button', { name: /^Grau ?, nicht verfügbar$/ });
  expect(grey).toBeDisabled();
  await userEvent.click(grey);
  expect(select).not.toHaveBeenCalled();
});

test('before JavaScript an option is a link to the page with it', () => {
  render(<VariantPicker {...args} />);
  expect(screen.getByRole('link', { name: /Blau/ })).toHaveAttribute('href', '?blau');
});

test('a click picks an option; with a modifier key the link stays a link', async () => {
  const select = vi.fn();
  render(<VariantPicker {...args} onValueChange={select} />);
  const blue = screen.getByRole('link', { name: /Blau/ });
  expect(fireEvent.click(blue, { ctrlKey: true })).toBe(true);
  expect(select).not.toHaveBeenCalled();
  expect(fireEvent.click(blue)).toBe(false);
  expect(select).toHaveBeenCalledExactlyOnceWith('blau');
});

test('without links the options are toggles', async () => {
  const select = vi.fn();
  const plain = options.map(({ href: _href, ...option }) => option);
  render(<VariantPicker {...args} options={plain} onValueChange={select} />);
  expect(screen.getByRole('button', { name: 'Rot', pressed: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Blau/ }));
  expect(select).toHaveBeenCalledExactlyOnceWith('blau');
});

test('colours and pictures keep the name', () => {
  render(
    <VariantPicker
      {...args}
      options={[{ value: 'rot', label: 'Rot', color: '#f00', href: '?rot' }]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Rot' })).toBeVisible();
});

test('PDP-22: as dropdown', async () => {
  const select = vi.fn();
  render(<VariantPicker {...args} value={undefined} kind="dropdown" onValueChange={select} />);
  const list = screen.getByRole('combobox', { name: 'Farbe' });
  expect(list).toHaveValue('');
  expect(screen.getByRole('option', { name: 'Grau, nicht verfügbar' })).toBeDisabled();
  await userEvent.selectOptions(list, 'blau');
  expect(select).toHaveBeenCalledExactlyOnceWith('blau');
});

test('a dropdown keeps the focus when its choice arrives, and follows one from elsewhere', async () => {
  const choosing = (value?: string) => (
    <VariantPicker {...args} value={value} kind="dropdown" onValueChange={() => undefined} />
  );
  const { rerender } = render(choosing());
  const list = screen.getByRole('combobox');
  await userEvent.tab();
  await userEvent.selectOptions(list, 'blau');
  rerender(choosing('blau'));
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'blau');
  rerender(choosing('rot'));
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'rot');
});

test('PDP-25: an attribute that is still open is pointed out', () => {
  render(<VariantPicker {...args} error="Bitte wählen Sie eine Farbe." />);
  expect(screen.getByRole('alert')).toHaveTextContent('Bitte wählen Sie eine Farbe.');
});
