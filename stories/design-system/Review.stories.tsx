import { Review, StarRating } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Review,
  parameters: {
    usage: {
      use: [
        'What a customer says about a product, with stars, author and day.',
        'Give `textLang` where it is not in the language of the page: it is then spoken as it should be.',
        'Mark only those as verified whose purchase is known.',
      ],
      avoid: [
        "For an editor's text: `Prose`.",
        'For the mean of all: `StarRating` and `RatingBreakdown`.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Review>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  title: 'Hält, was es verspricht',
  rating: <StarRating rating={5} label="5 von 5 Sternen" />,
  author: 'A. Wiesengrund',
  date: '3. November 2026',
  dateTime: '2026-11-03',
  message:
    'Das Papier ist fest genug für Füller.\nAuch nach Wochen in der Schultasche sehen die Ecken gut aus.',
};
export const Verified: Story = { args: { ...args, verifiedLabel: 'Verifizierter Kauf' } };
export const Answered: Story = {
  args: {
    ...args,
    answer: { title: 'Antwort von Kreide', message: 'Danke! Das geben wir weiter.' },
  },
};
