import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NavigationPanel, navigationColumns } from './NavigationPanel.tsx';
import {
  NavigationSheetOpener,
  NavigationTabs,
  type NavigationTabsProps,
} from './NavigationTabs.tsx';

const tabs = [
  { id: 'home', label: 'Start', href: '/' },
  { id: 'german', label: 'Deutsch', href: '/d', panel: () => <a href="/d/hefte">Hefte</a> },
  { id: 'maths', label: 'Mathematik', href: '/m', panel: () => <a href="/m/zirkel">Zirkel</a> },
];
/** As wide as a laptop, where the popover is a row: jsdom knows no widths. */
const wide = '[popover] { display: block !important }';

const navigation = (props: Partial<NavigationTabsProps> = {}) => (
  <NavigationTabs
    id="navigation"
    label="Sortiment"
    closeLabel="Schließen"
    moreLabel="Mehr"
    tabs={tabs}
    openLabel={(tab) => `${tab}: Untermenü`}
    {...props}
  />
);
/** With the menu in the links' place, as the first touch brings it. */
const setup = async (props?: Partial<NavigationTabsProps>) => {
  render(navigation(props));
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Deutsch' }));
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.dynamicImportSettled());
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
  const style = document.createElement('style');
  style.textContent = wide;
  document.head.append(style);
  vi.useFakeTimers();
});
afterEach(() => {
  document.head.lastElementChild?.remove();
  vi.useRealTimers();
});

test('NAV-01: tabs are links, with and without a flyout, before and after the menu takes over', async () => {
  render(navigation());
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/d',
    '/m',
  ]);
  cleanup();
  await setup();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/d',
    '/m',
  ]);
});

test('NAV-11: opens after 250 ms of rest; a shorter crossing opens nothing', async () => {
  await setup();
  hover('Deutsch');
  pass(249);
  leave('Deutsch');
  pass(1_000);
  expect(opened()).toEqual([]);
  hover('Deutsch');
  pass(250);
  expect(opened()).toEqual(['Hefte']);
});

test('NAV-12: the way from the open tab is kept free of its neighbours for 700 ms', async () => {
  await setup();
  hover('Deutsch');
  pass(250);
  leave('Deutsch');
  hover('Mathematik');
  pass(699);
  expect(opened()).toEqual(['Hefte']);
  pass(1);
  expect(opened()).toEqual(['Zirkel']);
});

test('crossing a neighbour into the flyout keeps it', async () => {
  await setup();
  hover('Deutsch');
  pass(250);
  leave('Deutsch');
  hover('Mathematik');
  pass(200);
  leave('Mathematik');
  // The flyout lies inside its tab's entry.
  hover('Deutsch');
  pass(5_000);
  expect(opened()).toEqual(['Hefte']);
});

test('NAV-13: closes 300 ms after hovering ends', async () => {
  await setup();
  hover('Deutsch');
  pass(250);
  leave('Deutsch');
  pass(299);
  expect(opened()).toEqual(['Hefte']);
  pass(1);
  expect(opened()).toEqual([]);
});

test('UI-20: a finger opens by the button only', async () => {
  await setup();
  fireEvent.pointerEnter(entry('Deutsch'), { pointerType: 'touch' });
  pass(1_000);
  expect(opened()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Deutsch: Untermenü' }));
  expect(opened()).toEqual(['Hefte']);
});

test('Escape closes and gives the focus to the button', async () => {
  await setup();
  fireEvent.click(screen.getByRole('button', { name: 'Deutsch: Untermenü' }));
  act(() => screen.getByRole('link', { name: 'Hefte' }).focus());
  fireEvent.keyDown(screen.getByRole('link', { name: 'Hefte' }), { key: 'Escape' });
  expect(opened()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Deutsch: Untermenü', expanded: false })).toHaveFocus();
});

test('Escape closes what hovering opened, wherever the focus is, and leaves it there', async () => {
  await setup();
  hover('Deutsch');
  pass(250);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(opened()).toEqual([]);
  expect(document.body).toHaveFocus();
});

test.each(['{Tab}', '{ArrowDown}'])(
  '%s goes from the button into its flyout, and back',
  async (key) => {
    await setup();
    vi.useRealTimers();
    const user = userEvent.setup({ delay: null });
    const button = screen.getByRole('button', { name: 'Deutsch: Untermenü' });
    act(() => button.focus());
    await user.keyboard(`{Enter}${key}`);
    expect(screen.getByRole('link', { name: 'Hefte' })).toHaveFocus();
    await user.keyboard('{Shift>}{Tab}{/Shift}');
    expect(button).toHaveFocus();
    expect(opened()).toEqual(['Hefte']);
  },
);

test('a focus that leaves the navigation closes the flyout', async () => {
  const onBlur = vi.fn();
  render(<button type="button">danach</button>);
  await setup({ onBlur });
  const button = screen.getByRole('button', { name: 'Deutsch: Untermenü' });
  act(() => button.focus());
  fireEvent.click(button);
  act(() => screen.getByRole('button', { name: 'danach' }).focus());
  expect(opened()).toEqual([]);
  expect(onBlur).toHaveBeenCalled();
});

test('the pointer and the focus tell of their intent', async () => {
  const intent = vi.fn();
  await setup({ onIntent: intent });
  hover('Deutsch');
  act(() => screen.getByRole('link', { name: 'Mathematik' }).focus());
  expect(intent.mock.calls).toEqual([['german'], ['maths']]);
});

test('the focus stays where it is as the menu takes over', async () => {
  render(navigation());
  act(() => screen.getByRole('link', { name: 'Mathematik' }).focus());
  const plain = document.activeElement;
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.dynamicImportSettled());
  expect(plain).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Mathematik' })).toHaveFocus();
});

test('a press on a plain link is not taken from under the finger', async () => {
  render(navigation());
  const plain = screen.getByRole('link', { name: 'Mathematik' });
  fireEvent.pointerDown(plain, { pointerType: 'touch' });
  fireEvent.pointerOver(plain, { pointerType: 'touch' });
  await act(() => vi.dynamicImportSettled());
  expect(plain).toBeInTheDocument();
  fireEvent.click(plain);
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.dynamicImportSettled());
  expect(plain).not.toBeInTheDocument();
});

test('the button of a plain tab opens its flyout', async () => {
  render(navigation());
  fireEvent.click(screen.getByRole('button', { name: 'Deutsch: Untermenü' }));
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.dynamicImportSettled());
  expect(opened()).toEqual(['Hefte']);
});

test('opener and close button drive the sheet without a script', () => {
  render(
    <>
      <NavigationSheetOpener sheet="navigation" label="Menü" />
      {navigation()}
    </>,
  );
  expect(screen.getByRole('button', { name: 'Menü' })).toHaveAttribute(
    'popovertarget',
    'navigation',
  );
  expect(document.getElementById('navigation')).toHaveAttribute('popover', 'auto');
  expect(screen.getByRole('button', { name: 'Schließen', hidden: true })).toHaveAttribute(
    'popovertargetaction',
    'hide',
  );
});

test('following a link of the flyout closes it', async () => {
  await setup();
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

test('UI-20: a finger’s first tap opens a submenu, its second follows the link', () => {
  render(
    <NavigationPanel
      groups={[group('Hefte'), group('Stifte')]}
      groupLabel={(name) => `Alles in ${name}`}
    />,
  );
  const entry = screen.getByRole('link', { name: 'Stifte' });
  // As a browser does: the focus comes between press and click. Not prevented: it leads on.
  const tap = () => {
    fireEvent.pointerDown(entry, { pointerType: 'touch' });
    act(() => entry.focus());
    return fireEvent.click(entry);
  };
  expect(tap()).toBe(false);
  expect(screen.getByRole('list', { name: 'Stifte' })).toBeVisible();
  expect(tap()).toBe(true);
  fireEvent.pointerDown(screen.getByRole('link', { name: 'Hefte' }), { pointerType: 'mouse' });
  expect(fireEvent.click(screen.getByRole('link', { name: 'Hefte' }))).toBe(true);
});

test('NAV-02: a tab, its groups, their links: three levels, each with a way to all of it', () => {
  render(
    <NavigationPanel
      overview={{ label: 'Alles in Deutsch', href: '/d' }}
      groups={[group('Hefte')]}
      groupLabel={(name) => `Alles in ${name}`}
    />,
  );
  const hrefs = screen.getAllByRole('link').map((each) => each.getAttribute('href'));
  expect(hrefs).toEqual(['/d', '/Hefte', '/Hefte', '/Hefte A', '/Hefte B']);
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
