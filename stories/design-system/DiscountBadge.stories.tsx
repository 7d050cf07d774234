import { DiscountBadge, Inline, Text } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: DiscountBadge } satisfies Meta<typeof DiscountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing below 5 %, highlighted from 25 %. */
export const Thresholds: Story = {
  args: { percent: 25 },
  render: () => (
    <Inline gap="m">
      {[4.99, 5, 24.99, 25, 60].map((percent) => (
        <Inline key={percent}>
          <Text size="s">{percent}</Text>
          <DiscountBadge percent={percent} label={`${Math.floor(percent)} Prozent Rabatt`} />
        </Inline>
      ))}
    </Inline>
  ),
};
