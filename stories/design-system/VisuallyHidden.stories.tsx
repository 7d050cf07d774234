import { Button, IconCart, VisuallyHidden } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: VisuallyHidden,
  parameters: {
    usage: {
      use: [
        'Words that the eye gets from the picture and others need to hear, such as ", reduced" after a name.',
        'Better than `aria-label` on text: it is translated, found and read everywhere.',
      ],
      avoid: [
        'For what sighted readers need as well: show it.',
        'Around links and buttons: the focus would be on nothing. `SkipLink` shows itself.',
        "For the name of an icon's button: `IconButton` has its `label`.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InButton: Story = {
  args: { children: 'In den Warenkorb' },
  render: (props) => (
    <Button icon={<IconCart />}>
      <VisuallyHidden {...props} />
    </Button>
  ),
};
