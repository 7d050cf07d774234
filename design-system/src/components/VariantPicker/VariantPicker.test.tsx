import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
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
  { value: 'weiss', label: 'Weiß', disabled: true, unavailable: 'ausverkauft' },
];
const args = { label: 'Farbe', options, labels, value: 'rot' };

test('PDP-23: selected, discounted and disabled options say so; disabled ones cannot be picked', async () => {
  const select = vi.fn();
  render(<VariantPicker {...args} onValueChange={select} />);
  expect(screen.getByRole('group', { name: 'Farbe: Rot' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rot', current: true })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Blau ?, reduziert$/ })).toBeVisible();
  const grey = screen.getByRole('link', { name: /^Grau ?, nicht verfügbar$/ });
  expect(grey).toHaveAttribute('aria-disabled', 'true');
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

test('what is sold out is reached by Tab and says so, and leads nowhere', async () => {
  const select = vi.fn();
  render(<VariantPicker {...args} onValueChange={select} />);
  for (const name of ['Rot', /^Blau/, /^Grau ?, nicht verfügbar$/, /^Weiß ?, ausverkauft$/]) {
    await userEvent.tab();
    expect(screen.getByRole('link', { name })).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  expect(select).not.toHaveBeenCalled();
  expect(document.activeElement).not.toHaveAttribute('href');
});

/** Without links, and keeping what is chosen. */
function Choice({ onChoice }: { onChoice: (value: string) => void }) {
  const [value, setValue] = useState('rot');
  return (
    <VariantPicker
      {...args}
      options={options.map(({ href: _href, ...option }) => option)}
      value={value}
      onValueChange={(next) => {
        onChoice(next);
        setValue(next);
      }}
    />
  );
}

test('without links the options are radios: arrows choose, and find what is sold out', async () => {
  const choose = vi.fn();
  render(<Choice onChoice={choose} />);
  const radio = (name: RegExp) => screen.getByRole('radio', { name });
  await userEvent.tab();
  expect(radio(/^Rot$/)).toHaveFocus();
  expect(radio(/^Rot$/)).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  expect(radio(/^Blau ?, reduziert$/)).toBeChecked();
  expect(choose).toHaveBeenCalledExactlyOnceWith('blau');
  await userEvent.keyboard('{ArrowRight}');
  expect(radio(/^Grau ?, nicht verfügbar$/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  const white = radio(/^Weiß ?, ausverkauft$/);
  expect(white).toHaveFocus();
  expect(white).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(white);
  expect(white).not.toBeChecked();
  expect(radio(/^Blau/)).toBeChecked();
  expect(choose).toHaveBeenCalledOnce();
});

test('one that can be chosen but has no link makes radios of all, so that it can be', async () => {
  const choose = vi.fn();
  const mixed = options.map(({ href, ...option }) =>
    option.value === 'rot' ? { ...option, href } : option,
  );
  render(<VariantPicker {...args} options={mixed} onValueChange={choose} />);
  await userEvent.click(screen.getByRole('radio', { name: /^Blau/ }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('blau');
});

test('where nothing can be chosen there are no radios, even without links', () => {
  const gone = options.map(({ href: _href, ...option }) => ({ ...option, disabled: true }));
  render(<VariantPicker {...args} options={gone} name="varid" />);
  expect(screen.getAllByRole('link', { name: /verfügbar|ausverkauft/ })).toHaveLength(4);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
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
  expect(screen.getByRole('option', { name: 'Weiß, ausverkauft' })).toBeDisabled();
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

test('a colour lies over the squares that show through what is transparent, a gradient as it is', () => {
  const gradient = 'conic-gradient(red, yellow, red)';
  render(
    <VariantPicker
      {...args}
      options={[
        { value: 'klar', label: 'Transparent', color: 'transparent', href: '?klar' },
        { value: 'bunt', label: 'Bunt', color: gradient, href: '?bunt' },
      ]}
    />,
  );
  const swatchOf = (name: string) =>
    screen
      .getByRole('link', { name })
      .querySelector<HTMLElement>('[style]')
      ?.style.getPropertyValue('--k-swatch');
  expect(swatchOf('Transparent')).toBe('linear-gradient(transparent 0 0)');
  expect(swatchOf('Bunt')).toBe(gradient);
});
