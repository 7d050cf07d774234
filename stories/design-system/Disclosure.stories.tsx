import { Accordion, Disclosure, Text } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Disclosure,
  parameters: {
    usage: {
      use: [
        'What few readers need, such as safety notes; several stand in an `Accordion`.',
        'Say in the title what is inside, not "more".',
        "It is there without scripts, and the browser's search finds what is in it.",
      ],
      avoid: [
        'For what must be read before buying: show it.',
        'For views of one thing that exclude each other: `Tabs`.',
        'A link or button in the title: it is a button itself.',
      ],
      keys: [
        ['Enter, Space', 'on the title opens and closes it'],
        ['Tab', 'goes to the next title, and through what is open'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  title: 'Sicherheitshinweise',
  children: <Text>Nicht für Kinder unter drei Jahren geeignet.</Text>,
};
export const Sections: Story = {
  args,
  render: (props) => (
    <Accordion>
      <Disclosure {...props} open />
      <Disclosure {...props} title="Hersteller und verantwortliche Person in der EU" />
      <Disclosure {...props} title="Versand und Rückgabe" />
    </Accordion>
  ),
};
export const Inline: Story = { args: { ...args, kind: 'inline', title: 'Gutschein einlösen' } };
export const Opens: Story = {
  args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Sicherheitshinweise'));
    await expect(canvas.getByText(/unter drei Jahren/)).toBeVisible();
  },
};
