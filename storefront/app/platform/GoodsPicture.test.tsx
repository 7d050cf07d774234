import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GoodsPicture } from './GoodsPicture.tsx';

test('goods without a picture keep its place', () => {
  const { container, rerender } = render(<GoodsPicture picture={{ mediaId: 'm1' }} use="thumb" />);
  expect(container.querySelector('img')?.getAttribute('src')).toContain('m1');
  rerender(<GoodsPicture picture={null} use="thumb" />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('[aria-hidden]')).not.toBeNull();
});
