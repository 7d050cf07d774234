import { DiscountBadge, Inline, Text } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: DiscountBadge,
  parameters: {
    usage: {
      use: [
        'Beside a reduced `Price`: it hides below 5 % and stands out from 25 %, by itself.',
        'Give `label`: "−25 %" is not read well.',
      ],
      avoid: [
        'For other words about a price: `Badge`.',
        'Rounded percentages: give the exact one, decimals are cut off and never rounded up.',
        'Without the earlier price beside it, which the law asks for: `old` of `Price`.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof DiscountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { percent: 25, label: '25 Prozent Rabatt' } };
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
