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
/** On a small screen the action stands below the text. */
export const Narrow: Story = {
  args: {
    ...args,
    kind: 'danger',
    title: 'Grundschullehrmittelsammelbestellungen',
    children: 'Kontaktdatenverarbeitungseinwilligungserklärung fehlt.',
    action: <Button scheme="scaled-outline">Nachreichen</Button>,
  },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
};
export const WithAction: Story = {
  args: {
    ...args,
    kind: 'warning',
    title: 'Ihre Reservierung endet bald',
    action: <Button scheme="scaled-outline">Verlängern</Button>,
  },
};
