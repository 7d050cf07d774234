import { Progress, Stack } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Progress,
  parameters: {
    usage: {
      use: [
        'How far something is, such as a file that is being sent.',
        'Leave `value` out while that is unknown; give `valueText` where a percentage says little, such as "3 von 12".',
      ],
      avoid: [
        'For a short wait: `Spinner`. For content to come: `Skeleton`.',
        'For the steps of an order: `Steps`. For a deal: `LightningDealBar`.',
      ],
    } satisfies Usage,
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { label: 'Bescheinigung.pdf' };
export const Playground: Story = { args: { ...args, value: 50, valueText: '50 %' } };
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
