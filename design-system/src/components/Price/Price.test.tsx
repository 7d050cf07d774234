import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Price, priceOffers } from './Price.tsx';

const euro = (amount: number) =>
  new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).formatToParts(amount);

/** What is read out: hidden parts are for the eye only. */
const readAloud = (element: Element) => {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
  return copy.textContent?.replaceAll('\u00a0', ' ');
};

test('the raised cents are read as one amount', () => {
  const { container } = render(<Price current={euro(1234.5)} label="Preis" />);
  expect(readAloud(container)).toBe('Preis 1.234,50 €');
});

test('PDP-12: the old price stands with its note, the list price with its label', () => {
  render(
    <Price
      current={euro(9.99)}
      old={{ label: 'Niedrigster Preis der letzten 30 Tage', amount: '12,99 €' }}
      listPrice={{ label: 'UVP', amount: euro(14.95) }}
    />,
  );
  expect(screen.getByText(/Niedrigster Preis der letzten 30 Tage/)).toHaveTextContent('12,99 €');
  expect(screen.getByText('12,99 €').tagName).toBe('S');
  expect(screen.getByText(/UVP/)).toHaveTextContent('14,95 €');
});

test('PDP-13: the base price is shown when it is given, and only then', () => {
  const { rerender } = render(<Price current="0,79 €" basePrice="0,05 € / 1 Blatt" />);
  expect(screen.getByText('0,05 € / 1 Blatt')).toBeVisible();
  rerender(<Price current="0,79 €" />);
  expect(screen.queryByText(/Blatt/)).toBeNull();
});

test('a plain text stands as it is', () => {
  render(<Price current="kostenlos" prefix="jetzt" />);
  expect(screen.getByText('kostenlos')).toBeVisible();
  expect(screen.getByText('jetzt')).toBeVisible();
});

test.each(priceOffers)('PDP-11, PDP-14: a %s price says what it is', (kind) => {
  render(<Price current={euro(9.99)} offer={{ kind, label: 'Zum Schulanfang' }} />);
  expect(screen.getByText('Zum Schulanfang')).toBeVisible();
});

test('PDP-14: a start-from price and a suggested gross price have their own words', () => {
  render(<Price current={euro(8.39)} prefix="ab" secondary="9,98 € inkl. MwSt." />);
  expect(screen.getByText('ab')).toBeVisible();
  expect(screen.getByText('9,98 € inkl. MwSt.')).toBeVisible();
});

test.each(['de-DE', 'de-AT', 'de-CH', 'en-GB'])(
  '%s: cents are raised, and read as one',
  (locale) => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
    const { container } = render(<Price current={format.formatToParts(1234.5)} />);
    expect(readAloud(container)).toBe(format.format(1234.5).replaceAll('\u00a0', ' '));
    expect(screen.getByText('50')).toBeVisible();
  },
);
