import { Logo, logoVariants, Stack } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { label: 'Kreide' };
export const Variants: Story = {
  args,
  render: (props) => (
    <Stack>
      {logoVariants.map((variant) => (
        <Logo key={variant} {...props} variant={variant} />
      ))}
    </Stack>
  ),
};
export const Small: Story = { args: { ...args, size: 's' } };
