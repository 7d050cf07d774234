import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';
// The list is there as soon as it is asked for.
import './SearchSuggestions.tsx';

const args = {
  label: 'Suche',
  submitLabel: 'Suchen',
  clearLabel: 'Löschen',
  suggestionsLabel: 'Vorschläge',
};
const suggestions = [
  { value: 'Heft liniert', label: 'Heft liniert' },
  { value: 'Schulheft', label: 'Schulheft' },
];

test('before JavaScript it is a GET form', () => {
  const { container } = render(<SearchField {...args} action="/search" />);
  const field = screen.getByRole('combobox', { name: 'Suche' });
  expect(field).toHaveAttribute('name', 'q');
  expect(field.closest('form')).toHaveAttribute('action', '/search');
  expect(container.querySelector('search')).toContainElement(field);
});

test('a text that stands outside is shown until it changes there, and has its bound', async () => {
  const change = vi.fn();
  const controlled = { ...args, onValueChange: change, maxLength: 4 };
  const { rerender } = render(<SearchField {...controlled} value="Hef" />);
  const field = screen.getByRole('combobox');
  await userEvent.type(field, 'te');
  expect(change.mock.calls).toEqual([['Heft'], ['Hefe']]);
  expect(field).toHaveValue('Hef');
  rerender(<SearchField {...controlled} value="Heft" />);
  expect(field).toHaveValue('Heft');
  expect(field).toHaveAttribute('maxlength', '4');
});

test('SEARCH-01: asks for suggestions 250 ms after the last keystroke', () => {
  vi.useFakeTimers();
  const query = vi.fn();
  render(<SearchField {...args} onQuery={query} />);
  const field = screen.getByRole('combobox');
  fireEvent.change(field, { target: { value: 'he' } });
  act(() => vi.advanceTimersByTime(249));
  fireEvent.change(field, { target: { value: 'heft ' } });
  act(() => vi.advanceTimersByTime(249));
  expect(query).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(query).toHaveBeenCalledExactlyOnceWith('heft');
  vi.useRealTimers();
});

test('SEARCH-02: suggestions appear only when there is one', async () => {
  const { rerender } = render(<SearchField {...args} />);
  await userEvent.type(screen.getByRole('combobox'), 'heft');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  rerender(<SearchField {...args} suggestions={suggestions} />);
  expect(screen.getByRole('listbox', { name: 'Vorschläge' })).toBeVisible();
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
});

test('SEARCH-03: the typed part of each suggestion is marked, whatever its case', async () => {
  render(<SearchField {...args} suggestions={suggestions} />);
  await userEvent.type(screen.getByRole('combobox'), 'HEFT');
  const marks = screen
    .getAllByRole('option')
    .map((option) => option.querySelector('mark')?.textContent);
  expect(marks).toEqual(['Heft', 'heft']);
});

test('SEARCH-03: umlauts and accents make no difference to what is marked', async () => {
  render(<SearchField {...args} suggestions={[{ value: 's', label: 'Für Schüler' }]} />);
  await userEvent.type(screen.getByRole('combobox'), 'schuler');
  expect(screen.getByRole('option').querySelector('mark')).toHaveTextContent('Schüler');
});

test('SEARCH-04, SEARCH-05: arrow keys choose a suggestion, Enter searches it', async () => {
  const search = vi.fn();
  render(<SearchField {...args} suggestions={suggestions} onSearch={search} />);
  const field = screen.getByRole('combobox');
  await userEvent.type(field, 'heft{ArrowDown}{ArrowDown}');
  const chosen = screen.getByRole('option', { selected: true });
  expect(chosen).toHaveTextContent('Schulheft');
  expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
  await userEvent.keyboard('{Enter}');
  expect(search).toHaveBeenCalledExactlyOnceWith('Schulheft', suggestions[1]);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('arrow keys come around to the typed text again', async () => {
  const search = vi.fn();
  render(<SearchField {...args} suggestions={suggestions} onSearch={search} />);
  await userEvent.type(screen.getByRole('combobox'), 'heft{ArrowUp}{ArrowDown}{Enter}');
  expect(search).toHaveBeenCalledExactlyOnceWith('heft', undefined);
});

test('SEARCH-06: an empty field offers popular searches when focused', async () => {
  render(<SearchField {...args} popular={{ heading: 'Oft gesucht', terms: ['Lineatur 21'] }} />);
  expect(screen.queryByText('Oft gesucht')).toBeNull();
  await userEvent.click(screen.getByRole('combobox'));
  expect(screen.getByText('Oft gesucht')).toBeVisible();
  expect(screen.getByRole('option', { name: 'Lineatur 21' })).toBeVisible();
});

test('SEARCH-08: suggestions go when the focus goes elsewhere, on Escape and beside them', async () => {
  const { container } = render(
    <>
      <SearchField {...args} suggestions={suggestions} />
      <button type="button">anderswo</button>
    </>,
  );
  const field = screen.getByRole('combobox');
  await userEvent.type(field, 'heft');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();

  await userEvent.type(field, 'e');
  act(() => screen.getByRole('button', { name: 'anderswo' }).focus());
  expect(screen.queryByRole('listbox')).toBeNull();

  await userEvent.click(field);
  await userEvent.type(field, 'r');
  const overlay = container.querySelector('search > div');
  if (!overlay) throw new Error('no overlay');
  fireEvent.pointerDown(overlay);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('SEARCH-09: clearing hides the suggestions and keeps the focus', async () => {
  const query = vi.fn();
  render(<SearchField {...args} suggestions={suggestions} onQuery={query} />);
  await userEvent.type(screen.getByRole('combobox'), 'heft');
  await userEvent.click(screen.getByRole('button', { name: 'Löschen' }));
  expect(screen.getByRole('combobox')).toHaveValue('');
  expect(screen.getByRole('combobox')).toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(query).toHaveBeenLastCalledWith('');
});

test('a click on a suggestion searches it', async () => {
  const search = vi.fn();
  render(<SearchField {...args} suggestions={suggestions} onSearch={search} />);
  await userEvent.type(screen.getByRole('combobox'), 'heft');
  await userEvent.click(screen.getByRole('option', { name: 'Schulheft' }));
  expect(search).toHaveBeenCalledExactlyOnceWith('Schulheft', suggestions[1]);
});

test('tells each change of its text, however it comes about', async () => {
  const change = vi.fn();
  render(
    <SearchField {...args} suggestions={suggestions} onValueChange={change} onSearch={vi.fn()} />,
  );
  await userEvent.type(screen.getByRole('combobox'), 'he');
  await userEvent.click(screen.getByRole('option', { name: 'Schulheft' }));
  await userEvent.click(screen.getByRole('button', { name: 'Löschen' }));
  expect(change.mock.calls.flat()).toEqual(['h', 'he', 'Schulheft', '']);
});

test('keys of an input method neither walk the list nor close it', async () => {
  render(<SearchField {...args} suggestions={suggestions} />);
  const field = screen.getByRole('combobox');
  await userEvent.type(field, 'heft{ArrowDown}');
  for (const key of ['ArrowDown', 'Escape']) {
    expect(fireEvent.keyDown(field, { key, isComposing: true })).toBe(true);
  }
  expect(screen.getByRole('option', { name: 'Heft liniert', selected: true })).toBeVisible();
});

test('what was typed before scripts ran stays, with caret and focus, and is asked about', async () => {
  const query = vi.fn();
  const element = <SearchField {...args} suggestions={suggestions} onQuery={query} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  const field = screen.getByRole<HTMLInputElement>('combobox');
  await userEvent.type(field, 'heft');
  field.setSelectionRange(1, 2);
  const root = await act(async () => hydrateRoot(container, element));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  expect(await screen.findByRole('option', { name: 'Schulheft' })).toBeVisible();
  expect(screen.getByRole('combobox')).toBe(field);
  expect(field).toHaveValue('heft');
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([1, 2]);
  await vi.waitFor(() => expect(query).toHaveBeenCalledExactlyOnceWith('heft'));
});

test('in a shadow tree a click searches a suggestion, and nothing is left in the page', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const container = document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(container);
  const before = document.body.childElementCount;
  onTestFinished(() => host.remove());
  const search = vi.fn();
  render(<SearchField {...args} suggestions={suggestions} onSearch={search} />, { container });
  const tree = within(container);
  await userEvent.type(tree.getByRole('combobox'), 'heft{ArrowDown}{ArrowUp}');
  expect(tree.queryByRole('option', { selected: true })).toBeNull();
  await userEvent.click(tree.getByRole('option', { name: 'Schulheft' }));
  expect(search).toHaveBeenCalledExactlyOnceWith('Schulheft', suggestions[1]);
  expect(document.body.childElementCount).toBe(before);
});
