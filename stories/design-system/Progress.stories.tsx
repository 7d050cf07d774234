import { Progress, Stack } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  component: Progress,
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { label: 'Bescheinigung.pdf' };
export const Values: Story = {
  args,
  render: (props) => (
    <Stack gap="l">
      {[0, 4, 50, 100].map((value) => (
        <Progress key={value} {...props} value={value} valueText={`${value} %`} />
      ))}
    </Stack>
  ),
};
/** Nobody knows how long it takes. */
export const Indeterminate: Story = { args: { label: 'Die Datei wird geprüft' } };
export const LabelHidden: Story = { args: { ...args, labelHidden: true, value: 40 } };
export const LongWords: Story = {
  args: {
    label: 'Gemeinnützigkeitsbescheinigung-Grundschulförderverein-Oberschwaben.pdf',
    value: 3,
    max: 12,
    valueText: '3 von 12 Seiten',
  },
  decorators: [(Story) => <div style={{ width: 260 }}>{Story()}</div>],
};
