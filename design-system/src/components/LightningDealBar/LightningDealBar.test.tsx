import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LightningDealBar } from './LightningDealBar.tsx';

const args = { label: 'Reserviert', format: (percent: number) => `${percent} % reserviert` };

test.each([
  [0, 0],
  [72.99, 72],
  [99.9, 99],
  [-4, 0],
  [Number.NaN, 0],
])('PDP-29: a share of %d is told as %i percent', (percent, shown) => {
  render(<LightningDealBar {...args} percent={percent} soldOut="ausverkauft" />);
  const bar = screen.getByRole('progressbar', { name: 'Reserviert' });
  expect(bar).toHaveAttribute('aria-valuenow', String(shown));
  expect(bar).toHaveAttribute('aria-valuetext', `${shown} % reserviert`);
  expect(screen.getByText(`${shown} % reserviert`)).toBeVisible();
});

test('PDP-30: at 100 percent the deal is sold out, in the words delivered for it', () => {
  render(<LightningDealBar {...args} percent={100} soldOut="ausverkauft" />);
  expect(screen.getByText('ausverkauft')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'ausverkauft');
});

test('PDP-30, DEC-42: sold out without words it is not shown', () => {
  const { container } = render(<LightningDealBar {...args} percent={100} />);
  expect(container).toBeEmptyDOMElement();
});
