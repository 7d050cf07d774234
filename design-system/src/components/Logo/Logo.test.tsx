import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Logo, logoKinds } from './Logo.tsx';

test.each(logoKinds)('HEAD-01: the %s mark measures 300 by 83', (kind) => {
  render(<Logo label="Kreide" kind={kind} />);
  const logo = screen.getByRole('img', { name: 'Kreide' });
  expect(logo).toHaveAttribute('width', '300');
  expect(logo).toHaveAttribute('height', '83');
});

test('HEAD-02: the English host has a mark of its own', () => {
  const { container } = render(
    logoKinds.map((kind) => <Logo key={kind} label={kind} kind={kind} />),
  );
  const [german, english] = container.querySelectorAll('svg');
  expect(german?.innerHTML).not.toBe(english?.innerHTML);
});

test('a shop with a picture of its own shows that, named for those who don’t see it', () => {
  render(<Logo label="Tintenfass, zur Startseite" name="Tintenfass" picture="/logo.webp" />);
  const logo = screen.getByRole('img', { name: 'Tintenfass, zur Startseite' });
  expect(logo.querySelector('image')).toHaveAttribute('href', '/logo.webp');
  expect(logo).toHaveTextContent('');
  expect(logo.querySelector('path')).toBeNull();
});

test.each([
  ['Tintenfass', ['Tintenfass']],
  ['Papeterie Müller & Söhne', ['Papeterie', 'Müller & Söhne']],
  ['Donaudampfschifffahrtsgesellschaft', ['Donaudampfschifffahrtsgesellschaft']],
])('a shop without a mark has its name there: %s', (name, lines) => {
  render(<Logo label={`${name}, zur Startseite`} name={name} />);
  const logo = screen.getByRole('img', { name: `${name}, zur Startseite` });
  expect(logo).toHaveAttribute('width', '300');
  const written = [...(logo.querySelector('text')?.childNodes ?? [])]
    .map(({ textContent }) => textContent)
    .filter(Boolean);
  expect(written).toEqual(lines);
  expect(logo.querySelector('path')).toBeNull();
});
