import { Alert, alertTones, Button, Link, Stack } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Alert,
  parameters: {
    usage: {
      use: [
        'A message that concerns its place on the page and stays as long as it is true.',
        'Say in the title what happened and in the text what to do; the tone alone says nothing to those who do not see it.',
        'Set `live` where it appears while the page is in use: `danger` interrupts, the others wait.',
      ],
      avoid: [
        'To confirm what somebody has just done: a `Toast` goes by itself.',
        'For a message on every page: that is an `Infobar`. For the faults of a form: `ErrorSummary`.',
        '`live` on what is there from the beginning: it would be read out of turn.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { tone: 'info', title: 'Ihr Warenkorb wurde zusammengeführt' } as const;
export const Playground: Story = {
  args: { ...args, children: 'Artikel aus Ihrem letzten Besuch liegen wieder dabei.' },
};
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
