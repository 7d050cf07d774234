import { fireEvent, render, screen } from '@testing-library/react';
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

test('the compact one has the logo and what stands at its end', () => {
  render(<CompactHeader logo="Kreide">Hilfe: 0800 123</CompactHeader>);
  expect(screen.getByRole('banner')).toHaveTextContent('KreideHilfe: 0800 123');
});
