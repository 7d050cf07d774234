import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NavigationPanel, navigationColumns } from './NavigationPanel.tsx';
import { NavigationTabs } from './NavigationTabs.tsx';

const tabs = [
  { id: 'home', label: 'Start', href: '/' },
  { id: 'german', label: 'Deutsch', href: '/d', panel: () => <a href="/d/hefte">Hefte</a> },
  { id: 'maths', label: 'Mathematik', href: '/m', panel: () => <a href="/m/zirkel">Zirkel</a> },
];
const setup = () => {
  render(<NavigationTabs label="Sortiment" tabs={tabs} openLabel={(tab) => `${tab}: Untermenü`} />);
};
const entry = (name: string) => {
  const item = screen.getByRole('link', { name }).closest('li');
  if (!item) throw new Error(`no tab ${name}`);
  return item;
};
const hover = (name: string) => fireEvent.pointerEnter(entry(name), { pointerType: 'mouse' });
const leave = (name: string) => fireEvent.pointerLeave(entry(name), { pointerType: 'mouse' });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const opened = () => ['Hefte', 'Zirkel'].filter((name) => screen.queryByRole('link', { name }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('NAV-01: tabs are links, with and without a flyout', () => {
  setup();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/d',
    '/m',
  ]);
});

test('NAV-11: opens after 250 ms of rest; a shorter crossing opens nothing', () => {
  setup();
  hover('Deutsch');
  pass(249);
  leave('Deutsch');
  pass(1_000);
  expect(opened()).toEqual([]);
  hover('Deutsch');
  pass(250);
  expect(opened()).toEqual(['Hefte']);
});

test('NAV-12: the way from the open tab is kept free of its neighbours for 700 ms', () => {
  setup();
  hover('Deutsch');
  pass(250);
  leave('Deutsch');
  hover('Mathematik');
  pass(699);
  expect(opened()).toEqual(['Hefte']);
  pass(1);
  expect(opened()).toEqual(['Zirkel']);
});

test('crossing a neighbour into the flyout keeps it', () => {
  setup();
  hover('Deutsch');
  pass(250);
  leave('Deutsch');
  hover('Mathematik');
  pass(200);
  leave('Mathematik');
  const panel = document.getElementById(
    screen.getByRole('button', { expanded: true }).getAttribute('aria-controls') ?? '',
  );
  if (!panel) throw new Error('no flyout');
  fireEvent.pointerEnter(panel, { pointerType: 'mouse' });
  pass(5_000);
  expect(opened()).toEqual(['Hefte']);
});

test('NAV-13: closes 300 ms after hovering ends', () => {
  setup();
  hover('Deutsch');
  pass(250);
  leave('Deutsch');
  pass(299);
  expect(opened()).toEqual(['Hefte']);
  pass(1);
  expect(opened()).toEqual([]);
});

test('a finger opens by the button only', () => {
  setup();
  fireEvent.pointerEnter(entry('Deutsch'), { pointerType: 'touch' });
  pass(1_000);
  expect(opened()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Deutsch: Untermenü' }));
  expect(opened()).toEqual(['Hefte']);
});

test('Escape closes and gives the focus to the button', () => {
  setup();
  fireEvent.click(screen.getByRole('button', { name: 'Deutsch: Untermenü' }));
  fireEvent.keyDown(screen.getByRole('link', { name: 'Hefte' }), { key: 'Escape' });
  expect(opened()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Deutsch: Untermenü', expanded: false })).toHaveFocus();
});

test('following a link of the flyout closes it', () => {
  setup();
  fireEvent.click(screen.getByRole('button', { name: 'Deutsch: Untermenü' }));
  fireEvent.click(screen.getByRole('link', { name: 'Hefte' }));
  expect(opened()).toEqual([]);
});

const link = (label: string) => ({ label, href: `/${label}` });
const group = (label: string) => ({
  ...link(label),
  children: [link(`${label} A`), link(`${label} B`)],
});

test('NAV-10: a submenu opens after 300 ms of rest', () => {
  render(
    <NavigationPanel
      groups={[group('Hefte'), group('Stifte')]}
      groupLabel={(name) => `Alles in ${name}`}
    />,
  );
  expect(screen.getByRole('link', { name: 'Hefte A' })).toBeVisible();
  const rail = screen.getByRole('link', { name: 'Stifte' }).closest('li');
  if (!rail) throw new Error('no entry');
  fireEvent.pointerEnter(rail, { pointerType: 'mouse' });
  pass(299);
  expect(screen.queryByRole('link', { name: 'Stifte A' })).toBeNull();
  pass(1);
  expect(screen.getByRole('link', { name: 'Stifte A' })).toBeVisible();
});

test('by keyboard the submenu follows the focus', () => {
  render(
    <NavigationPanel
      groups={[group('Hefte'), group('Stifte')]}
      groupLabel={(name) => `Alles in ${name}`}
    />,
  );
  act(() => screen.getByRole('link', { name: 'Stifte' }).focus());
  expect(screen.getByRole('list', { name: 'Stifte' })).toBeVisible();
});

test.each([
  [8, 2, 1],
  [9, 2, 2],
  [9, 7, 1],
  [10, 7, 2],
  [23, 10, 2],
  [24, 10, 3],
  [24, 20, 1],
])(
  'NAV-04, NAV-05, DEC-21: %i links beside %i groups take %i columns',
  (links, siblings, columns) => {
    expect(navigationColumns(links, siblings)).toBe(columns);
  },
);
