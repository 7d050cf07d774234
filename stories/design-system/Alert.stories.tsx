import { Alert, alertTones, Button, Link, Stack } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Alert } satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { tone: 'info', title: 'Ihr Warenkorb wurde zusammengeführt' } as const;
export const Tones: Story = {
  args,
  render: (props) => (
    <Stack>
      {alertTones.map((tone) => (
        <Alert key={tone} {...props} tone={tone}>
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
    tone: 'danger',
    title: 'Grundschullehrmittelsammelbestellungen',
    children: 'Kontaktdatenverarbeitungseinwilligungserklärung fehlt.',
    action: (
      <Button tone="outline" size="s">
        Nachreichen
      </Button>
    ),
  },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
};
export const WithAction: Story = {
  args: {
    ...args,
    tone: 'warning',
    title: 'Ihre Reservierung endet bald',
    action: (
      <Button tone="outline" size="s">
        Verlängern
      </Button>
    ),
  },
};
