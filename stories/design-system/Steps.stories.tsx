import { Steps } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Steps,
  parameters: {
    usage: {
      use: [
        'The steps of an order, at the head of the checkout; finished ones lead back.',
        'Keep the names to a word each, and unlike each other.',
      ],
      avoid: [
        'For the course of a shipment: `Timeline`.',
        'For views in any order: `Tabs`. For pages of a listing: `Pagination`.',
      ],
      keys: [
        ['Tab', 'goes through the finished steps'],
        ['Enter', 'follows the link that has the focus'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = ['Anmelden', 'Lieferung', 'Zahlung', 'Prüfen', 'Fertig'];
const steps = (current: number) =>
  names.map((label, index) => ({
    label,
    href: `#${index}`,
    state:
      index < current
        ? ('done' as const)
        : index === current
          ? ('current' as const)
          : ('upcoming' as const),
  }));
const args = { label: 'Bestellschritte', doneLabel: 'erledigt', steps: steps(2) };
export const Middle: Story = { args };
export const First: Story = { args: { ...args, steps: steps(0) } };
