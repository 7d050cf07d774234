import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DescriptionList } from './DescriptionList.tsx';

test('each fact has its name, and its language where it is another', () => {
  render(
    <DescriptionList
      items={[
        { term: 'Format', details: 'DIN A4' },
        { term: 'Cover', details: 'Cardboard', lang: 'en' },
      ]}
    />,
  );
  const cover = screen.getByText('Cover');
  expect(cover.closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(screen.getAllByRole('term')[0]).toHaveTextContent('Format');
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('DIN A4');
});
