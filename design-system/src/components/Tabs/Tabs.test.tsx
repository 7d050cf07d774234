import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'text', label: 'Beschreibung', content: 'Ein Heft für die erste Klasse.' },
  { id: 'files', label: 'Dokumente', disabled: true, content: 'Datenblatt' },
  { id: 'reviews', label: 'Bewertungen', count: 12, content: 'Sehr gutes Papier.' },
];

test('shows the first; arrows change it and leave out what is disabled', async () => {
  render(<Tabs label="Zum Artikel" tabs={tabs} />);
  expect(screen.getByRole('tablist', { name: 'Zum Artikel' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Beschreibung' })).toHaveTextContent('erste Klasse');
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Beschreibung', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Bewertungen (12)', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('gutes Papier');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Beschreibung', selected: true })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('controlled, it tells which is wanted', async () => {
  const change = vi.fn();
  render(<Tabs label="Zum Artikel" tabs={tabs} value="text" onValueChange={change} />);
  await userEvent.click(screen.getByRole('tab', { name: /Bewertungen/ }));
  expect(change).toHaveBeenCalledWith('reviews');
  expect(screen.getByRole('tab', { name: 'Beschreibung', selected: true })).toBeVisible();
});

test('from right to left the arrow to the left goes on; the server leaves the direction to the page', async () => {
  expect(renderToString(<Tabs label="Zum Artikel" tabs={tabs} />)).not.toContain('dir=');
  render(
    <div dir="rtl">
      <Tabs label="Zum Artikel" tabs={tabs} />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Bewertungen (12)', selected: true })).toHaveFocus();
});
