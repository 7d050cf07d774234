import { Button, IconCart, VisuallyHidden } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InButton: Story = {
  render: () => (
    <Button icon={<IconCart />}>
      <VisuallyHidden>In den Warenkorb</VisuallyHidden>
    </Button>
  ),
};
