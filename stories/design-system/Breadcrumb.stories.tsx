import { Breadcrumb } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Breadcrumb } satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  label: 'Sie sind hier',
  items: [
    { label: 'Startseite', href: '#home' },
    { label: 'Schule', href: '#schule' },
    { label: 'Hefte und Blöcke', href: '#hefte' },
    { label: 'Hausaufgabenhefte' },
  ],
};
export const Deep: Story = { args };
export const Long: Story = {
  args: {
    ...args,
    items: [
      ...args.items.slice(0, 3),
      { label: 'Grundschul-Naturwissenschaftslehrmittelsammlungen', href: '#x' },
      { label: 'Elektrizität und Magnetismus für die dritte und vierte Klasse' },
    ],
  },
};
