import { Countdown, Inline, Stack, Text } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Countdown } satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

const start = Date.UTC(2026, 10, 21, 8);
const hour = 3_600_000;
const args = {
  until: start + 2 * hour,
  serverNow: start,
  formatDays: (days: number) => `${days} Tage`,
};
/** Days above 72 h, then clocks that shorten. */
export const Bands: Story = {
  args,
  render: (props) => (
    <Stack>
      {[100, 50, 5, 0.9, 0.01].map((hours) => (
        <Inline key={hours}>
          <Text>noch {hours} h:</Text>
          <Countdown {...props} until={start + hours * hour} />
        </Inline>
      ))}
    </Stack>
  ),
};
