import { alertTones, Infobar, Link, Stack, Text } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';

/** Opens the bars of these ids again, whoever closed them. */
const reopen = (...ids: readonly string[]) => {
  for (const id of ids) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the component does
    document.cookie = `infobar_${id}=; Path=/; Max-Age=0`;
  }
};

const meta = {
  component: Infobar,
  parameters: {
    usage: {
      use: [
        'A message on every page, such as slower delivery, until its reader closes it.',
        'Give each message an `id` of its own: what was closed stays closed.',
        'Put `infobarScript` into the head of stored pages, so that it does not flash up.',
      ],
      avoid: [
        'For one page: `Alert`.',
        'For what must stay to be found, such as terms: closed, it is gone for good.',
        'For consent: `ConsentBanner`.',
      ],
      keys: [
        ['Tab', 'goes through the links of the text, then to the button that closes it'],
        ['Enter, Space', 'on the button close it for good'],
      ],
    } satisfies Usage,
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Infobar>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  id: 'story',
  label: 'Hinweis',
  closeLabel: 'Hinweis schließen',
  children: (
    <>
      Vom 24. Dezember bis 6. Januar liefern wir langsamer. <Link href="#versand">Zum Versand</Link>
    </>
  ),
};
export const Playground: Story = { args };
export const Tones: Story = {
  args,
  render: (props) => (
    <Stack gap="m">
      {alertTones.map((tone) => (
        <Infobar key={tone} {...props} id={`tone-${tone}`} label={tone} tone={tone} />
      ))}
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    ...args,
    id: 'long',
    tone: 'warning',
    children:
      'Wegen der Umstellung unserer Warenwirtschaft lassen sich Grundschullehrmittelsammelbestellungen und Bestellvorschlagslisten am kommenden Wochenende weder anlegen noch ändern; bestehende Bestellungen werden ausgeführt.',
  },
};
/** Closed by key, it is gone for good: the cookie says so. */
export const Closes: Story = {
  args: { ...args, id: 'closes' },
  render: (props) => (
    <>
      <Infobar {...props} />
      <Text>Die Seite darunter.</Text>
    </>
  ),
  beforeEach: () => {
    reopen('closes');
    return () => reopen('closes');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Hinweis schließen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region', { name: 'Hinweis' })).toBeNull();
    await expect(document.cookie).toContain('infobar_closes=hidden');
  },
};
