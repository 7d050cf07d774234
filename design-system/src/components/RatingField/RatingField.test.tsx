import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type Rating, RatingField, ratings } from './RatingField.tsx';

const words = { 1: 'mangelhaft', 2: 'ausreichend', 3: 'befriedigend', 4: 'gut', 5: 'sehr gut' };
const args = {
  name: 'rating',
  legend: 'Ihre Bewertung',
  ratingLabel: (rating: Rating) => `${rating} Sterne: ${words[rating]}`,
};

test('is a group of five radios with names; none is chosen at first', () => {
  render(<RatingField {...args} hint="Pflichtfeld" error="Bitte bewerten" />);
  const group = screen.getByRole('group', { name: 'Ihre Bewertung' });
  expect(group).toHaveAccessibleDescription('Bitte bewerten Pflichtfeld');
  const radios = screen.getAllByRole('radio');
  expect(radios.map((radio) => radio.getAttribute('value'))).toEqual(ratings.map(String));
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(screen.getByRole('radio', { name: '4 Sterne: gut' })).toBeInvalid();
});

test('a click and the arrow keys choose; what is chosen stands in words beside it', async () => {
  const change = vi.fn();
  const { container } = render(
    <form>
      <RatingField {...args} onValueChange={change} />
    </form>,
  );
  await userEvent.click(screen.getByRole('radio', { name: '3 Sterne: befriedigend' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(change.mock.calls).toEqual([[3], [4]]);
  const radio = screen.getByRole('radio', { name: '4 Sterne: gut', checked: true });
  expect(radio).toHaveFocus();
  expect(screen.getByText('4 Sterne: gut', { selector: '[aria-hidden]' })).toBeVisible();
  const form = container.querySelector('form');
  if (!form) throw new Error('no form');
  expect(new FormData(form).get('rating')).toBe('4');
});

test('controlled, it shows the rating it is given', () => {
  const { rerender } = render(<RatingField {...args} value={2} onValueChange={() => {}} />);
  rerender(<RatingField {...args} value={5} onValueChange={() => {}} />);
  expect(screen.getByRole('radio', { name: '5 Sterne: sehr gut' })).toBeChecked();
});

test('disabled, nothing can be chosen', () => {
  render(<RatingField {...args} defaultValue={4} disabled />);
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
});
