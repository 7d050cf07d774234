import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Review } from './Review.tsx';

test('PDP-32: shows author, day, message, mark and the shop’s answer', () => {
  render(
    <Review
      title="Fest und glatt"
      rating={<span>5 Sterne</span>}
      author="A. Berg"
      date="3. November 2026"
      dateTime="2026-11-03"
      message="Gutes Papier."
      verifiedLabel="Verifizierter Kauf"
      answer={{ title: 'Antwort von Kreide', message: 'Danke!' }}
    />,
  );
  const review = screen.getByRole('article');
  expect(review).toHaveTextContent('5 Sterne');
  expect(review).toHaveTextContent('A. Berg');
  expect(screen.getByText('3. November 2026')).toHaveAttribute('datetime', '2026-11-03');
  expect(review).toHaveTextContent('Verifizierter Kauf');
  expect(review).toHaveTextContent('Antwort von KreideDanke!');
});

test('WCAG 3.1.2: what the customer wrote says its own language', () => {
  render(
    <Review
      title="Sturdy"
      rating={null}
      author="A. Berg"
      date="3. November 2026"
      dateTime="2026-11-03"
      message="Still looks like new."
      textLang="en"
    />,
  );
  expect(screen.getByRole('heading', { name: 'Sturdy' })).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Still looks like new.')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('article')).not.toHaveAttribute('lang');
});
