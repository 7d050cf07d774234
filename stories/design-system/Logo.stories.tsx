import { Logo, logoKinds, Stack } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { label: 'Kreide' };
export const Variants: Story = {
  args,
  render: (props) => (
    <Stack>
      {logoKinds.map((kind) => (
        <Logo key={kind} {...props} kind={kind} />
      ))}
    </Stack>
  ),
};
export const Small: Story = { args: { ...args, size: 's' } };
