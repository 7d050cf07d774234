import { Inline, Spinner, spinnerSizes } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Inline gap="l">
      {spinnerSizes.map((size) => (
        <Spinner key={size} size={size} label="Wird geladen" />
      ))}
    </Inline>
  ),
};
