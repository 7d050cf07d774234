import { Select, Stack, selectSizes } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Select } satisfies Meta<typeof Select>;
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
