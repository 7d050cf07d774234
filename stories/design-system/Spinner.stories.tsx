import { Inline, Spinner, spinnerSizes } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Spinner,
  parameters: {
    usage: {
      use: [
        'A wait of unknown length in a small place.',
        'Give `label` where nothing else says that one waits: it is announced.',
      ],
      avoid: [
        'In a `Button`: it brings its own by `loading`.',
        'For content whose shape is known: `Skeleton`. Where one knows how far it is: `Progress`.',
        'Several with a `label`: each would be read.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { label: 'Wird geladen' } };
export const Sizes: Story = {
  render: () => (
    <Inline gap="l">
      {spinnerSizes.map((size) => (
        <Spinner key={size} size={size} label="Wird geladen" />
      ))}
    </Inline>
  ),
};
