import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LineItemHead } from './LineItemHead.tsx';

test('WISH-01: heads name the columns to the eye; to a voice each line does', () => {
  const { container } = render(
    <LineItemHead labels={{ article: 'Artikel', quantity: 'Menge', total: 'Summe' }} />,
  );
  expect(container).toHaveTextContent(/^ArtikelMengeSumme$/);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});
