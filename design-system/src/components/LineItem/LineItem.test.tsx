import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LineItem } from './LineItem.tsx';

const args = {
  name: 'Heft',
  href: '/prod/1',
  picture: <img alt="" src="/heft.jpg" />,
  total: '2,37 €',
};

test('CART-01: shows name, facts, unit price and total of an entry', () => {
  render(
    <ul>
      <LineItem
        {...args}
        facts={[{ label: 'Farbe', value: 'Blau' }]}
        unitPrice="je 0,79 €"
        quantity={<input aria-label="Menge" />}
        remove={<button type="button">Entfernen</button>}
      />
    </ul>,
  );
  const line = within(screen.getByRole('listitem'));
  expect(line.getByRole('link', { name: 'Heft' })).toHaveAttribute('href', '/prod/1');
  expect(line.getByRole('term')).toHaveTextContent('Farbe:');
  expect(line.getByRole('definition')).toHaveTextContent('Blau');
  expect(line.getByText('je 0,79 €')).toBeVisible();
  expect(line.getByText('2,37 €')).toBeVisible();
  expect(line.getByRole('textbox', { name: 'Menge' })).toBeVisible();
  expect(line.getByRole('button', { name: 'Entfernen' })).toBeVisible();
});

test('CART-11: an entry that is being changed says so', () => {
  render(
    <ul>
      <LineItem {...args} layout="compact" loading />
    </ul>,
  );
  expect(screen.getByRole('listitem')).toHaveAttribute('aria-busy', 'true');
});

test('WISH-07: what cannot be had still says its name and leads to its page', () => {
  render(
    <ul>
      <LineItem {...args} unavailable />
    </ul>,
  );
  const line = screen.getByRole('listitem');
  expect(line).not.toHaveAttribute('aria-busy');
  expect(within(line).getByRole('link', { name: 'Heft' })).toBeVisible();
});

test('a name in another language than the page says so, and nothing else of the line does', () => {
  render(
    <ul>
      <LineItem {...args} nameLang="en" unitPrice="je 0,79 €" />
    </ul>,
  );
  expect(screen.getByText('Heft').closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('je 0,79 €').closest('[lang]')).toBeNull();
});
