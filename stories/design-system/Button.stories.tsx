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

const meta = { component: Button } satisfies Meta<typeof Button>;
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
