import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  FilterChips,
  FilterGroup,
  FilterMore,
  FilterOption,
  FilterOptions,
  FilterPanel,
  FilterPanelOpener,
} from './FilterPanel.tsx';

test('LIST-06: values are links that switch them; what would leave nothing is none', () => {
  render(
    <FilterOptions>
      <FilterOption href="?filter.color=rot" label="Rot" count="12" />
      <FilterOption href="?" label="Blau" count="3" selected />
      <FilterOption label="Grün" count="0" />
    </FilterOptions>,
  );
  expect(screen.getByRole('link', { name: /Rot/ })).toHaveAttribute('href', '?filter.color=rot');
  expect(screen.getByRole('link', { name: /Blau/, current: true })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Grün/ })).toBeNull();
});

test('each chip takes its own value away', () => {
  render(
    <FilterChips
      label="Aktive Filter"
      removeLabel="Filter entfernen:"
      chips={[{ label: 'Rot', href: '?a' }]}
      clear={{ label: 'Alle löschen', href: '?' }}
    />,
  );
  expect(screen.getByRole('link', { name: 'Filter entfernen: Rot' })).toHaveAttribute('href', '?a');
  expect(screen.getByRole('link', { name: 'Alle löschen' })).toHaveAttribute('href', '?');
});

test('without active filters there are no chips', () => {
  const { container } = render(<FilterChips label="Aktive Filter" removeLabel="Weg:" chips={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test('the opener and the close button drive the sheet without a script', () => {
  render(
    <>
      <FilterPanelOpener panel="filters" label="Filter" count={2} />
      <FilterPanel
        id="filters"
        title="Filter"
        closeLabel="Filter schließen"
        doneLabel="102 Artikel anzeigen"
      />
    </>,
  );
  const sheet = document.getElementById('filters');
  expect(sheet).toHaveAttribute('popover', 'auto');
  expect(screen.getByRole('button', { name: 'Filter 2' })).toHaveAttribute(
    'popovertarget',
    'filters',
  );
  const close = screen.getByRole('button', { name: 'Filter schließen', hidden: true });
  expect(close).toHaveAttribute('popovertargetaction', 'hide');
  const done = screen.getByRole('button', { name: '102 Artikel anzeigen', hidden: true });
  expect(done).toHaveAttribute('popovertarget', 'filters');
  expect(done).toHaveAttribute('popovertargetaction', 'hide');
});

test('groups and the rest of long lists unfold', async () => {
  render(
    <FilterGroup title="Marke">
      <FilterMore label="12 weitere">Rest</FilterMore>
    </FilterGroup>,
  );
  expect(screen.getByText('12 weitere')).not.toBeVisible();
  await userEvent.click(screen.getByText('Marke'));
  await userEvent.click(screen.getByText('12 weitere'));
  expect(screen.getByText('Rest')).toBeVisible();
});
