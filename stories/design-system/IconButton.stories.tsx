import {
  IconButton,
  IconHeart,
  IconHeartFilled,
  Inline,
  iconButtonSizes,
  iconButtonSurfaces,
} from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: IconButton } satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { label: 'Auf die Merkliste', children: <IconHeart /> };
export const Plain: Story = { args };
export const Pressed: Story = {
  args: { ...args, 'aria-pressed': true, children: <IconHeartFilled /> },
};
export const Surfaces: Story = {
  args,
  render: (props) => (
    <Inline>
      {iconButtonSurfaces.map((surface) =>
        iconButtonSizes.map((size) => (
          <IconButton key={`${surface} ${size}`} {...props} surface={surface} size={size} />
        )),
      )}
    </Inline>
  ),
};
