import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ProductTile, ProductTileSkeleton, productTileLayouts } from './ProductTile.tsx';

const args = {
  name: 'Heft A4',
  href: '/prod/1',
  picture: <img alt="" src="/heft.jpg" />,
  price: '0,79 €',
};

test.each(productTileLayouts)('LIST-13, LIST-15: as %s the name leads to the product', (layout) => {
  render(<ProductTile {...args} layout={layout} />);
  const tile = screen.getByRole('article');
  expect(within(tile).getByRole('link', { name: 'Heft A4' })).toHaveAttribute('href', '/prod/1');
  expect(within(tile).getByRole('heading', { level: 3, name: 'Heft A4' })).toBeVisible();
  expect(tile).toHaveTextContent('0,79 €');
});

test('a name in another language than the page says so, and what stands beside it does not', () => {
  const { rerender } = render(<ProductTile {...args} name="Ring binder" nameLang="en" />);
  expect(screen.getByRole('link', { name: 'Ring binder' })).toHaveAttribute('lang', 'en');
  expect(screen.getByText('0,79 €').closest('[lang]')).toBeNull();
  rerender(<ProductTile {...args} nameLang={null} />);
  expect(screen.getByRole('link', { name: 'Heft A4' })).not.toHaveAttribute('lang');
});

test('LIST-18: a hint on further variants is shown', () => {
  render(<ProductTile {...args} variantsHint="in 6 Farben" />);
  expect(screen.getByText('in 6 Farben')).toBeVisible();
});

test.each(productTileLayouts)('LIST-14: as %s it says who made it', (layout) => {
  render(<ProductTile {...args} layout={layout} maker="Kreidewerk" />);
  expect(screen.getByText('Kreidewerk')).toBeVisible();
});

test('the button on the picture can be reached by keyboard, after the link or before it', async () => {
  render(<ProductTile {...args} quickAction={<button type="button">In den Warenkorb</button>} />);
  await userEvent.tab();
  await userEvent.tab();
  const stops = [screen.getByRole('link'), screen.getByRole('button')];
  expect(stops).toContain(document.activeElement);
});

test.each(productTileLayouts)(
  'the heart on the picture of a %s is reached after the product',
  async (layout) => {
    render(
      <ProductTile {...args} layout={layout} action={<button type="button">Merken</button>} />,
    );
    await userEvent.tab();
    expect(screen.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button')).toHaveFocus();
  },
);

test('the skeleton is silent', () => {
  render(<ProductTileSkeleton />);
  expect(screen.queryByRole('article')).toBeNull();
});

test('colours are one picture, named for those that do not see it', () => {
  const swatches = { colors: ['#c8102e', '#1d4ed8'], label: 'in 5 Farben: Rot, Blau …', more: 3 };
  render(<ProductTile {...args} swatches={swatches} />);
  expect(screen.getByRole('img', { name: 'in 5 Farben: Rot, Blau …' })).toHaveTextContent('+3');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
