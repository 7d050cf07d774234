import { IconCart, Inline, iconSizes } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: IconCart,
  // Icons are made by a function, which is not followed.
  argTypes: {
    size: {
      options: iconSizes,
      control: 'inline-radio',
      description: '16, 20, 24 or 40 px.',
      table: { defaultValue: { summary: "'m'" } },
    },
    label: {
      control: 'text',
      description:
        'Name for assistive technology; without one the icon is decoration and hidden from it.',
    },
  },
  parameters: {
    usage: {
      use: [
        'A sign beside words, or alone inside an `IconButton`, which has the name.',
        'Give `label` only where the icon says something that no text beside it says.',
      ],
      avoid: [
        '`label` beside the same words: they would be read twice.',
        'Alone as something to press: `IconButton`.',
        'For a drawing of its own size: `EmptyState` has those.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof IconCart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With a name it speaks; every icon stands under Foundations. */
export const Labelled: Story = { args: { label: 'Warenkorb' } };
export const Sizes: Story = {
  args: {},
  render: () => (
    <Inline>
      {iconSizes.map((size) => (
        <IconCart key={size} size={size} />
      ))}
    </Inline>
  ),
};
