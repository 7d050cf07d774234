import { Skeleton, Stack, skeletonShapes } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

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
