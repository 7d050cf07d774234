import { Steps } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Steps } satisfies Meta<typeof Steps>;
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
