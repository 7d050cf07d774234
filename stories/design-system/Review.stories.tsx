import { Review, StarRating } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Review } satisfies Meta<typeof Review>;
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
