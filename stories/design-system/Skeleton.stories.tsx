import { Skeleton, Stack, skeletonShapes } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Skeleton,
  parameters: {
    usage: {
      use: [
        'The place of content that is on its way, in its size, so that nothing jumps.',
        'Say once that one waits, as by a `Spinner` with a `label`: skeletons are silent.',
      ],
      avoid: [
        'For a short wait after pressing: `loading` of the button.',
        'For products: `ProductTileSkeleton` has the geometry of the tile.',
        'For content that is not there: `EmptyState`.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { width: '8rem' } };
export const Shapes: Story = {
  render: () => (
    <Stack>
      {skeletonShapes.map((shape) => (
        <Skeleton
          key={shape}
          shape={shape}
          width="8rem"
          height={shape === 'block' ? '3rem' : undefined}
        />
      ))}
    </Stack>
  ),
};
