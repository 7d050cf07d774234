import { Select, Stack, selectSizes } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Select,
  parameters: {
    usage: {
      use: [
        'One of up to a dozen or so known values, by the list of the system.',
        'Give `placeholder` where none is chosen yet, such as "Please choose": it stands for an empty value.',
      ],
      avoid: [
        'For two to five values that should be compared: `RadioGroup`.',
        'For many values: `Combobox` finds them by typing.',
        'To lead to a page when it changes: those who use the keyboard pass every value on the way.',
      ],
      keys: [
        ['Arrow down, Arrow up', 'choose the value after and before'],
        ['Letters', 'jump to the value that begins with them'],
        ['Space', 'opens the list of the system'],
        ['Escape', 'closes it'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  label: 'Land',
  options: [
    { value: 'DE', label: 'Deutschland' },
    { value: 'AT', label: 'Österreich' },
    { value: 'CH', label: 'Schweiz', disabled: true },
  ],
};
export const Plain: Story = { args };
export const Placeholder: Story = { args: { ...args, placeholder: 'Bitte wählen' } };
export const Invalid: Story = { args: { ...args, error: 'Bitte wählen Sie ein Land.' } };
export const Sizes: Story = {
  args,
  render: (props) => (
    <Stack>
      {selectSizes.map((size) => (
        <Select key={size} {...props} size={size} />
      ))}
    </Stack>
  ),
};
