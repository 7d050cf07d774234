import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Logo, logoVariants } from './Logo.tsx';

test.each(logoVariants)('HEAD-01: the %s mark measures 300 by 83', (variant) => {
  render(<Logo label="Kreide" variant={variant} />);
  const logo = screen.getByRole('img', { name: 'Kreide' });
  expect(logo).toHaveAttribute('width', '300');
  expect(logo).toHaveAttribute('height', '83');
});

test('HEAD-02: the English host has a mark of its own', () => {
  const { container } = render(
    logoVariants.map((variant) => <Logo key={variant} label={variant} variant={variant} />),
  );
  const [german, english] = container.querySelectorAll('svg');
  expect(german?.innerHTML).not.toBe(english?.innerHTML);
});
