import { Accordion, Disclosure, Text } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { component: Disclosure } satisfies Meta<typeof Disclosure>;
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
