import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DescriptionList } from './DescriptionList.tsx';

test('each fact has its name', () => {
  render(<DescriptionList items={[{ term: 'Format', details: 'DIN A4' }]} />);
  expect(screen.getByRole('term')).toHaveTextContent('Format');
  expect(screen.getByRole('definition')).toHaveTextContent('DIN A4');
});
