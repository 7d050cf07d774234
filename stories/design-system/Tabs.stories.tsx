import { Tabs, Text } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Tabs,
  parameters: {
    usage: {
      use: [
        'Views of one thing that nobody needs at once.',
        'Keep labels to a word or two, and put what most come for first.',
      ],
      avoid: [
        "For what should be read without scripts or found by the browser's search: `Accordion`.",
        'For pages: they are links, as in `NavigationTabs`.',
        'For views that are compared with each other.',
      ],
      keys: [
        ['Tab', 'goes to the chosen tab, then into its view'],
        [
          'Arrow left, Arrow right',
          'choose the tab before and after, round the ends and past disabled ones',
        ],
        ['Home, End', 'choose the first and the last tab'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  label: 'Zum Artikel',
  tabs: [
    {
      id: 'text',
      label: 'Beschreibung',
      content: <Text>Ein Schulheft mit Lineatur 1 für die erste Klasse, 16 Blatt, 90 g/m².</Text>,
    },
    { id: 'files', label: 'Dokumente', disabled: true, content: <Text>Datenblatt</Text> },
    {
      id: 'reviews',
      label: 'Bewertungen',
      count: 128,
      content: <Text>Sehr gutes Papier, die Tinte drückt nicht durch.</Text>,
    },
  ],
};
export const Plain: Story = { args };
/** More tabs than the width holds: the row scrolls, and the keyboard brings the chosen one into view. */
export const Overflow: Story = {
  args: {
    ...args,
    tabs: [
      'Beschreibung',
      'Sicherheitshinweise',
      'Herstellerangaben',
      'Bewertungen',
      'Zubehör',
    ].map((label) => ({ id: label, label, content: <Text>{label}</Text> })),
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: 'Zubehör', selected: true });
    await expect(last).toHaveFocus();
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(list.right + 1);
  },
};
/** Arrows change the view and leave out what is disabled; Tab goes on into the view. */
export const Keyboard: Story = {
  args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Beschreibung' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Bewertungen/, selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('gutes Papier');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};
