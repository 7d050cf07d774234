import { ConsentBanner, Heading, Link, Stack, Text } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  component: ConsentBanner,
  parameters: { layout: 'fullscreen' },
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
export const Open: Story = { args };
export const LongWords: Story = {
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
