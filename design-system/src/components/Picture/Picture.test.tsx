import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture, PicturePlaceholder } from './Picture.tsx';

const args = { src: '/heft.jpg', alt: 'Blaues Heft', width: 480, height: 480 };

test('reserves its place and waits until it is seen', () => {
  render(<Picture {...args} />);
  const image = screen.getByRole('img', { name: 'Blaues Heft' });
  expect(image).toHaveAttribute('width', '480');
  expect(image).toHaveAttribute('height', '480');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('eager ones load first', () => {
  render(<Picture {...args} eager />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('LIST-25: low ones load at once as well, but let others go first', () => {
  render(<Picture {...args} eager="low" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'low');
});

test('LIST-13: offers its sources in their order before the file itself', () => {
  const { container } = render(
    <Picture
      {...args}
      sources={[
        { srcSet: '/heft.avif 480w', type: 'image/avif', sizes: '50vw' },
        { srcSet: '/heft.webp 480w', type: 'image/webp', media: '(min-width: 1px)' },
      ]}
    />,
  );
  const children = [...(container.querySelector('picture')?.children ?? [])];
  expect(
    children.map((child) => child.getAttribute('srcset') ?? child.getAttribute('src')),
  ).toEqual(['/heft.avif 480w', '/heft.webp 480w', '/heft.jpg']);
});

test.each(['square', 'wide'] as const)(
  'without any picture its %s place is kept, in silence',
  (shape) => {
    const { container } = render(<PicturePlaceholder shape={shape} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  },
);
