import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CompactHeader, Header, HeaderAction, HeaderButton } from './Header.tsx';

test('HEAD-01: the logo leads home', () => {
  render(<Header logo={<span>Kreide</span>} />);
  expect(screen.getByRole('link', { name: 'Kreide' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('banner')).toBeVisible();
});

test('HEAD-05: the cart tells its number in figures and in words', () => {
  const { rerender } = render(
    <HeaderAction href="/cart" icon={<svg />} label="Warenkorb" count={3} countLabel="3 Artikel" />,
  );
  expect(screen.getByRole('link', { name: /^Warenkorb ?, 3 Artikel$/ })).toHaveTextContent('3');
  rerender(
    <HeaderAction href="/cart" icon={<svg />} label="Warenkorb" count={0} countLabel="leer" />,
  );
  expect(screen.getByRole('link', { name: 'Warenkorb' })).not.toHaveTextContent('0');
});

test('HEAD-06: a status takes the label’s place, and the name stays', () => {
  render(<HeaderAction href="/cart" icon={<svg />} label="Warenkorb" status="14:59" />);
  expect(screen.getByRole('link', { name: /Warenkorb/ })).toHaveTextContent('14:59');
});

test('a shortcut that opens something is a button', () => {
  render(<HeaderButton icon={<svg />} label="Anmelden" aria-expanded={false} />);
  expect(screen.getByRole('button', { name: 'Anmelden', expanded: false })).toBeVisible();
});

test('goes away while the reader scrolls down and comes back on the way up', () => {
  render(<Header logo="Kreide" search={<input aria-label="Suche" />} />);
  const header = screen.getByRole('banner');
  const scrollTo = (y: number) => {
    vi.stubGlobal('scrollY', y);
    fireEvent.scroll(window);
  };
  scrollTo(400);
  expect(header).toHaveAttribute('data-away');
  scrollTo(380);
  expect(header).not.toHaveAttribute('data-away');
  // Not while somebody types into it.
  screen.getByRole('textbox').focus();
  scrollTo(600);
  expect(header).not.toHaveAttribute('data-away');
  vi.unstubAllGlobals();
});

test('HEAD-09: a button opens the search with the focus in it, and closes it again', async () => {
  render(
    <Header logo="Kreide" search={<input aria-label="Suche" />} searchLabel="Suche" actions=" " />,
  );
  const opener = screen.getByRole('button', { name: 'Suche', expanded: false });
  await userEvent.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'false');
});

test('HEAD-09: the search that led to another page is closed there', async () => {
  const header = (page: string) => (
    <Header
      logo="Kreide"
      search={<input aria-label="Suche" />}
      searchLabel="Suche"
      page={page}
      actions=" "
    />
  );
  const { rerender } = render(header('/'));
  await userEvent.click(screen.getByRole('button', { name: 'Suche' }));
  for (const page of ['/search?q=heft', '/']) {
    rerender(header(page));
    expect(screen.getByRole('button', { name: 'Suche' })).toHaveAttribute('aria-expanded', 'false');
  }
});

test('NAV-08: opening the menu closes the search', async () => {
  render(
    <Header
      logo="Kreide"
      menu={<button type="button">Menü</button>}
      search={<input aria-label="Suche" />}
      searchLabel="Suche"
      actions=" "
    />,
  );
  const opener = screen.getByRole('button', { name: 'Suche' });
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('button', { name: 'Menü' }));
  expect(opener).toHaveAttribute('aria-expanded', 'false');
});

test('the compact one has the logo and what stands at its end', () => {
  render(<CompactHeader logo="Kreide">Hilfe: 0800 123</CompactHeader>);
  expect(screen.getByRole('banner')).toHaveTextContent('KreideHilfe: 0800 123');
});
