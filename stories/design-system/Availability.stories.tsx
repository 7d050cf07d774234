import { Availability, availabilityStates, Stack } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Availability,
  parameters: {
    usage: {
      use: [
        'Whether and when a product can be bought, on tiles, product pages and in carts.',
        'Write the state in words: each has a sign of its own as well, so that colour is never alone.',
      ],
      avoid: [
        'For the state of an order: that is a `Badge`, and its course a `Timeline`.',
        'For a date of delivery without a state: `Text` does.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Availability>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { state: 'available', children: 'Auf Lager' } as const;
export const Playground: Story = {
  args: { ...args, detail: 'Lieferung am Dienstag, 24. November' },
};
export const States: Story = {
  args,
  render: () => (
    <Stack>
      {availabilityStates.map((state) => (
        <Availability key={state} state={state} detail="Lieferung am Dienstag, 24. November">
          {state}
        </Availability>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const signs = availabilityStates.map(
      (state) => getComputedStyle(canvas.getByText(state), '::before').maskImage,
    );
    await expect(new Set(signs)).toHaveProperty('size', availabilityStates.length);
  },
};
