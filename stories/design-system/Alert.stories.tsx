import { Alert, alertKinds, Button, Link, Stack } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Alert } satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { kind: 'info', title: 'Ihr Warenkorb wurde zusammengeführt' } as const;
export const Kinds: Story = {
  args,
  render: (props) => (
    <Stack>
      {alertKinds.map((kind) => (
        <Alert key={kind} {...props} kind={kind}>
          Artikel aus Ihrem letzten Besuch liegen wieder dabei. <Link href="#cart">Ansehen</Link>
        </Alert>
      ))}
    </Stack>
  ),
};
export const WithAction: Story = {
  args: {
    ...args,
    kind: 'warning',
    title: 'Ihre Reservierung endet bald',
    action: <Button scheme="scaled-outline">Verlängern</Button>,
  },
};
