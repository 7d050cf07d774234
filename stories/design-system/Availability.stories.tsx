import { Availability, availabilityStates, Stack } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { component: Availability } satisfies Meta<typeof Availability>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { state: 'available', children: 'Auf Lager' } as const;
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
