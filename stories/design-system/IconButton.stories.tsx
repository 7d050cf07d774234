import {
  IconButton,
  IconHeart,
  IconHeartFilled,
  Inline,
  iconButtonSizes,
  iconButtonSurfaces,
} from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: IconButton,
  parameters: {
    usage: {
      use: [
        'An action whose sign everybody knows, where there is no room for words.',
        'Begin `label` with what it does and of what, such as "Remove exercise book": it is the name.',
        'Set `aria-pressed` for what is on or off, and keep the label as it is.',
      ],
      avoid: [
        'For the main action of a view: `Button` says it in words.',
        'To lead to a page: `IconButtonLink`.',
        'Size `s` for what is used often: 32 px are little for a finger.',
      ],
      keys: [['Enter, Space', 'press it, and with `aria-pressed` switch it']],
    } satisfies Usage,
  },
} satisfies Meta<typeof IconButton>;
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
