import {
  Button,
  ButtonLink,
  buttonSizes,
  buttonTones,
  IconArrowRight,
  IconCart,
  Inline,
  Stack,
} from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Button,
  parameters: {
    usage: {
      use: [
        'What does something on this page, or submits its form with `type="submit"`.',
        'One `primary` per view; begin the label with what it does, such as "Add to cart".',
        'Set `loading` while work is under way: it keeps width, name and focus.',
      ],
      avoid: [
        'To lead to another page: `ButtonLink` looks the same and is a link.',
        '`disabled` to hold a form back: say what is missing, as `ErrorSummary` does; a disabled button takes no focus.',
        'For a sign without words: `IconButton` cannot be left without a name.',
      ],
      keys: [
        ['Enter, Space', 'press the button that has the focus'],
        ['Tab', 'reaches it while it is `loading` as well, when it does nothing'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { children: 'In den Warenkorb' } };

export const Tones: Story = {
  render: () => (
    <Stack>
      {buttonSizes.map((size) => (
        <Inline key={size} gap="s">
          {buttonTones.map((tone) => (
            <Button key={tone} tone={tone} size={size}>
              {tone}
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const WithIcon: Story = { args: { icon: <IconCart />, children: 'In den Warenkorb' } };
export const Loading: Story = { args: { loading: true, children: 'Wird gespeichert' } };
/** Width and name stay, whatever the tone. */
export const LoadingTones: Story = {
  render: () => (
    <Inline gap="s">
      {buttonTones.map((tone) => (
        <Button key={tone} tone={tone} loading>
          {tone}
        </Button>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const tone of buttonTones) {
      await expect(canvas.getByRole('button', { name: tone, busy: true })).toBeVisible();
    }
  },
};
export const Disabled: Story = { args: { disabled: true, children: 'Nicht lieferbar' } };
export const FullWidth: Story = {
  args: { fullWidth: true, children: 'Zahlungspflichtig bestellen' },
};
export const LongLabel: Story = {
  args: {
    children: 'Grundschullehrmittelsammelbestellung jetzt zahlungspflichtig in Auftrag geben',
  },
  decorators: [(Story) => <div style={{ width: 220 }}>{Story()}</div>],
};
export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#cart" iconEnd={<IconArrowRight />}>
      Zur Kasse
    </ButtonLink>
  ),
};
