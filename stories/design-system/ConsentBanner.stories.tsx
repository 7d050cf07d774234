import { ConsentBanner, Heading, Link, Stack, Text } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { framed } from '../.storybook/framed.ts';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: ConsentBanner,
  parameters: {
    usage: {
      use: [
        'The first question for consent: the page behind it stays readable and usable.',
        'Put it first in the document: it takes no focus, but Tab reaches it first.',
        'Link to privacy and imprint in the text, which it may cover.',
      ],
      avoid: [
        'For the choice by category: that is a `ConsentDialog`.',
        'For news: an `Infobar` can be closed without an answer.',
        'Words that make one answer more welcome than the other: both buttons look the same on purpose.',
      ],
      keys: [
        ['Tab', 'goes through the links of the text, refusing, accepting and the settings'],
        ['Enter, Space', 'press the button that has the focus'],
        ['Escape', 'does nothing: closing is no answer'],
      ],
    } satisfies Usage,
    layout: 'fullscreen',
  },
  render: (props) => (
    <>
      <ConsentBanner {...props} />
      <Stack gap="m">
        <Heading level={1}>Schulhefte</Heading>
        <Text>Die Seite dahinter bleibt lesbar und lässt sich benutzen.</Text>
        <Link href="#ende">Ans Ende</Link>
      </Stack>
    </>
  ),
} satisfies Meta<typeof ConsentBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  label: 'Cookies und Datenschutz',
  labels: { acceptAll: 'Alle annehmen', refuseAll: 'Alle ablehnen', settings: 'Einstellungen' },
  onAccept: fn(),
  onRefuse: fn(),
  onSettings: fn(),
  children: (
    <>
      Dürfen wir mitzählen, was im Shop gesucht und gekauft wird? Nötig ist das nicht: Alles geht
      auch ohne. <Link href="#datenschutz">Datenschutz</Link>&nbsp;·{' '}
      <Link href="#impressum">Impressum</Link>
    </>
  ),
};
export const Open: Story = { parameters: framed(360), args };
export const LongWords: Story = {
  parameters: framed(360),
  args: {
    ...args,
    labels: {
      acceptAll: 'Alle Verarbeitungszwecke annehmen',
      refuseAll: 'Alles Einwilligungsbedürftige ablehnen',
      settings: 'Datenschutzeinstellungen im Einzelnen auswählen',
    },
  },
};
/** The keyboard meets it first, and it takes no focus by itself. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args,
  play: async ({ args: { onRefuse }, canvas, userEvent }) => {
    await expect(document.body).toHaveFocus();
    for (const name of ['Datenschutz', 'Impressum']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onRefuse).toHaveBeenCalledOnce();
  },
};
