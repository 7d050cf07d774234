import { Breadcrumb } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Breadcrumb,
  parameters: {
    usage: {
      use: [
        'Where a page stands below the home page, at the head of every listing and product page.',
        'Leave out `href` of the last entry: it is the page itself, and is announced as such.',
      ],
      avoid: [
        'For the steps of an order: `Steps` say what is done.',
        'For the top categories: `NavigationTabs`.',
      ],
      keys: [
        ['Tab', 'goes through the levels, but not to the page itself'],
        ['Enter', 'follows the link that has the focus'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Breadcrumb>;
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
