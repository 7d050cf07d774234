import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Link } from './Link.tsx';
import { BareLink, type LinkComponentProps, LinkProvider } from './LinkProvider.tsx';

test('is a plain anchor without a provider', () => {
  render(<Link href="/agb">AGB</Link>);
  expect(screen.getByRole('link', { name: 'AGB' })).toHaveAttribute('href', '/agb');
});

const Router = ({ href, ...rest }: LinkComponentProps) => <a {...rest} href={`/shop${href}`} />;

test('every link goes through the provider', () => {
  render(
    <LinkProvider component={Router}>
      <Link href="/agb">AGB</Link>
      <BareLink href="/widerruf">Widerruf</BareLink>
    </LinkProvider>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/shop/agb',
    '/shop/widerruf',
  ]);
});
