import { SkipLink, Text } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const meta = { component: SkipLink } satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  args: { href: '#main', children: 'Zum Inhalt springen' },
  render: (args) => (
    <div style={{ minHeight: 80 }}>
      <SkipLink {...args} />
      <main id="main">
        <Text>Der erste Druck auf die Tabulatortaste zeigt den Link.</Text>
      </main>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Zum Inhalt springen' });
    await expect(link).toHaveFocus();
    await waitFor(() => expect(getComputedStyle(link).opacity).toBe('1'));
  },
};
