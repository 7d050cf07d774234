import { Countdown, Inline, Stack, Text } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Countdown,
  parameters: {
    usage: {
      use: [
        'Time that is left until something ends, such as a reservation or a deal.',
        'Give `serverNow`, the clock of the server: that of the reader may be wrong.',
        'Give `announce`, so that those who hear the page are told 10, 5 and 1 minutes before.',
      ],
      avoid: [
        'For a date far off: `Text` with the day says it in peace.',
        'As pressure where nothing ends.',
        'Without saying beside it what ends: it shows figures only.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

const start = Date.UTC(2026, 10, 21, 8);
const hour = 3_600_000;
const args = {
  until: start + 2 * hour,
  serverNow: start,
  formatDays: (days: number) => `${days} Tage`,
};
export const Playground: Story = { args };
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
