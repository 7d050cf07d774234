import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Modal } from '../Modal/Modal.tsx';
import { Combobox, type ComboboxProps, comboboxDelay } from './Combobox.tsx';
// The list is there as soon as it is asked for.
import './ComboboxList.tsx';

const options = ['Österreich', 'Dänemark', 'Frankreich', 'Niederlande'].map((label) => ({
  value: label.slice(0, 2).toLowerCase(),
  label,
}));
const labels = {
  list: 'Länder',
  toggle: 'Länder zeigen',
  empty: 'Nichts gefunden',
  loading: 'Wird gesucht',
  count: (count: number) => `${count} Treffer`,
};

function setup(props: Partial<ComboboxProps> = {}) {
  const change = vi.fn();
  render(
    <form aria-label="Adresse">
      <Combobox
        label="Land"
        name="country"
        options={options}
        labels={labels}
        onValueChange={change}
        {...props}
      />
      <button type="button">anderswo</button>
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  return {
    change,
    field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Land' }),
    sent: () => new FormData(form).get('country'),
    names: () => screen.queryAllByRole('option').map(({ textContent }) => textContent),
  };
}

test('typing filters whatever case and accents, marks the match and makes the first active', async () => {
  const { field, change, sent, names } = setup();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(field, 'REICH');
  expect(names()).toEqual(['Österreich', 'Frankreich']);
  expect(screen.getByRole('listbox', { name: 'Länder' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 Treffer');
  const first = screen.getByRole('option', { name: 'Österreich', selected: true });
  expect(first.querySelector('mark')).toHaveTextContent('reich');
  expect(field).toHaveAttribute('aria-activedescendant', first.id);

  await userEvent.clear(field);
  await userEvent.type(field, 'oster{Enter}');
  expect(change).toHaveBeenCalledExactlyOnceWith('ös');
  expect(field).toHaveValue('Österreich');
  expect(sent()).toBe('ös');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('arrow keys open and walk, Home and End go to the ends, Enter takes, Escape does not', async () => {
  const { field, change } = setup({ defaultValue: 'dä' });
  const active = () => screen.getByRole('option', { selected: true }).textContent;
  expect(field).toHaveValue('Dänemark');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Dänemark');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Frankreich');
  await userEvent.keyboard('{End}');
  expect(active()).toBe('Niederlande');
  await userEvent.keyboard('{Home}');
  expect(active()).toBe('Österreich');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(change).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(change).toHaveBeenCalledExactlyOnceWith('ös');
});

test('Escape brings back what was chosen', async () => {
  const { field } = setup({ defaultValue: 'dä' });
  await userEvent.clear(field);
  await userEvent.type(field, 'frank{Escape}');
  expect(field).toHaveValue('Dänemark');
});

test('Escape takes back a text that nothing matches as well', async () => {
  const { field } = setup({ defaultValue: 'fr' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Atlantis');
  expect(screen.getByText('Nichts gefunden')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(field).toHaveValue('Frankreich');
  expect(screen.queryByText('Nichts gefunden')).toBeNull();
});

test('left with a text that is no option it keeps what was chosen; left empty it is cleared', async () => {
  const { field, change, sent } = setup({ defaultValue: 'dä' });
  await userEvent.type(field, 'xyz');
  expect(screen.getByRole('status')).toHaveTextContent('Nichts gefunden');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  expect(field).toHaveValue('Dänemark');
  expect(change).not.toHaveBeenCalled();

  await userEvent.clear(field);
  await userEvent.tab();
  expect(change).toHaveBeenCalledExactlyOnceWith('');
  expect(sent()).toBe('');
});

test('left with the whole name of an option it takes that', async () => {
  const { field, change } = setup();
  await userEvent.type(field, 'danemark');
  await userEvent.tab();
  expect(change).toHaveBeenCalledExactlyOnceWith('dä');
  expect(field).toHaveValue('Dänemark');
});

test('the button shows all options; a click takes one and the field keeps the focus', async () => {
  const { field, change, names } = setup();
  await userEvent.click(screen.getByRole('button', { name: 'Länder zeigen' }));
  expect(names()).toHaveLength(4);
  expect(field).toHaveFocus();
  await userEvent.click(screen.getByRole('option', { name: 'Niederlande' }));
  expect(change).toHaveBeenCalledExactlyOnceWith('ni');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('options from elsewhere are asked for after a rest, shown unfiltered, and none is active', async () => {
  const query = vi.fn();
  const props = { label: 'Ort', options, labels, onQuery: query };
  const { rerender } = render(<Combobox {...props} />);
  const field = screen.getByRole('combobox', { name: 'Ort' });
  await userEvent.click(field);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.change(field, { target: { value: 'köln ' } });
  act(() => vi.advanceTimersByTime(comboboxDelay - 1));
  expect(query).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(query).toHaveBeenCalledExactlyOnceWith('köln');
  expect(field).not.toHaveAttribute('aria-activedescendant');

  rerender(<Combobox {...props} options={[]} loading />);
  expect(screen.getByRole('status')).toHaveTextContent('Wird gesucht');
  rerender(<Combobox {...props} options={[{ value: '50667', label: '50667 Köln' }]} />);
  expect(screen.getByRole('status')).toHaveTextContent('1 Treffer');
  fireEvent.click(screen.getByRole('option', { name: '50667 Köln' }));
  rerender(<Combobox {...props} options={[]} />);
  expect(field).toHaveValue('50667 Köln');
});

test('controlled, it shows the value it is given', () => {
  const props = { label: 'Land', options, labels };
  const { rerender } = render(<Combobox {...props} value="dä" />);
  rerender(<Combobox {...props} value="fr" />);
  expect(screen.getByRole('combobox')).toHaveValue('Frankreich');
});

test('hint and error belong to the field', () => {
  setup({ hint: 'Lieferland', error: 'Bitte wählen' });
  expect(screen.getByRole('combobox')).toBeInvalid();
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Bitte wählen Lieferland');
});

test('what its caller listens to and describes is added to its own', async () => {
  const listeners = { onKeyDown: vi.fn(), onClick: vi.fn(), onBlur: vi.fn(), onChange: vi.fn() };
  const { change, field } = setup({ ...listeners, hint: 'Wohin', 'aria-describedby': 'elsewhere' });
  expect(field.getAttribute('aria-describedby')).toMatch(/^\S+-hint elsewhere$/);
  await userEvent.click(field);
  expect(screen.getByRole('listbox')).toBeVisible();
  await userEvent.type(field, 'oster{Enter}');
  expect(change).toHaveBeenCalledExactlyOnceWith('ös');
  await userEvent.tab();
  for (const listener of Object.values(listeners)) expect(listener).toHaveBeenCalled();
});

test('keys of an input method are its own: they neither choose, nor walk, nor take back', async () => {
  const { field, change } = setup();
  await userEvent.type(field, 'frank');
  const active = screen.getByRole('option', { selected: true });
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    expect(fireEvent.keyDown(field, { key, isComposing: true })).toBe(true);
    // Safari tells only by the code that its last key belonged to the input method.
    expect(fireEvent.keyDown(field, { key, keyCode: 229 })).toBe(true);
    expect(active).toHaveAttribute('aria-selected', 'true');
  }
  expect(change).not.toHaveBeenCalled();
  expect(field).toHaveValue('frank');
  await userEvent.keyboard('{Enter}');
  expect(change).toHaveBeenCalledExactlyOnceWith('fr');
});

test('keys that select text are the field’s', async () => {
  const { field } = setup();
  await userEvent.type(field, 'reich');
  const active = screen.getByRole('option', { selected: true });
  expect(fireEvent.keyDown(field, { key: 'End', shiftKey: true })).toBe(true);
  expect(active).toHaveAttribute('aria-selected', 'true');
  expect(fireEvent.keyDown(field, { key: 'End' })).toBe(false);
  expect(screen.getByRole('option', { name: 'Frankreich', selected: true })).toBeVisible();
});

test('in a dialog Escape closes the list, then takes back what was typed, then closes the dialog', async () => {
  render(
    <Modal title="Adresse" closeLabel="Schließen" defaultOpen>
      <Combobox label="Land" options={options} labels={labels} defaultValue="dä" />
    </Modal>,
  );
  const field = screen.getByRole('combobox');
  await userEvent.type(field, 'xyz');
  expect(screen.getByText('Nichts gefunden')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(field).toHaveValue('Dänemark');
  expect(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
