import { type Rating, RatingField } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: RatingField,
  parameters: {
    usage: {
      use: [
        'Stars that somebody gives, as part of a form.',
        'Say each rating in words, such as "4 stars: good": stars alone mean different things.',
      ],
      avoid: [
        'To show a rating: `StarRating`.',
        'For other scales than one to five.',
        'A `defaultValue` that nobody has given: it would be sent.',
      ],
      keys: [
        ['Tab', 'goes to the chosen star, or to the first'],
        ['Arrow keys', 'choose one star more or less'],
        ['Space', 'chooses the star that has the focus'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof RatingField>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = { 1: 'mangelhaft', 2: 'ausreichend', 3: 'befriedigend', 4: 'gut', 5: 'sehr gut' };
const args = {
  name: 'rating',
  legend: 'Ihre Bewertung',
  ratingLabel: (rating: Rating) =>
    `${rating} ${rating === 1 ? 'Stern' : 'Sterne'}: ${words[rating]}`,
};
export const Empty: Story = { args };
export const Chosen: Story = { args: { ...args, defaultValue: 4 } };
export const Invalid: Story = {
  args: { ...args, hint: 'Ihre Bewertung steht öffentlich.', error: 'Bitte vergeben Sie Sterne.' },
};
export const Disabled: Story = { args: { ...args, defaultValue: 3, disabled: true } };
export const LongWords: Story = {
  args: {
    ...args,
    legend: 'Wie bewerten Sie das Grundschullehrmittelkomplettausstattungspaket?',
    ratingLabel: (rating) => `${rating} von 5: uneingeschränkt weiterempfehlenswert`,
    defaultValue: 5,
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
};
export const Keyboard: Story = {
  args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '2 Sterne: ausreichend' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '4 Sterne: gut', checked: true })).toHaveFocus();
  },
};
