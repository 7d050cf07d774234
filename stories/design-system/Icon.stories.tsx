import { IconCart, Inline, iconSizes } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: IconCart } satisfies Meta<typeof IconCart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With a name it speaks; every icon stands under Foundations. */
export const Labelled: Story = { args: { label: 'Warenkorb' } };
export const Sizes: Story = {
  args: {},
  render: () => (
    <Inline>
      {iconSizes.map((size) => (
        <IconCart key={size} size={size} />
      ))}
    </Inline>
  ),
};
