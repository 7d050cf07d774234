import { SkipLink, Text } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: SkipLink,
  parameters: {
    usage: {
      use: [
        'First in the document: it leads over header and navigation to the content.',
        'Its target exists on every page, such as `<main id="main">`.',
      ],
      avoid: [
        'After other links: it must be the first stop of Tab.',
        'As a link within the text: `Link` is always seen.',
      ],
      keys: [
        ['Tab', 'on a fresh page shows it'],
        ['Enter', 'jumps to the content'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof SkipLink>;
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
