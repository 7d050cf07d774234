import {
  Button,
  ButtonLink,
  buttonSchemes,
  IconArrowRight,
  IconCart,
  Inline,
} from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { component: Button } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { children: 'In den Warenkorb' } };

export const Schemes: Story = {
  render: () => (
    <Inline gap="s">
      {buttonSchemes.map((scheme) => (
        <Button key={scheme} scheme={scheme}>
          {scheme}
        </Button>
      ))}
    </Inline>
  ),
};

export const WithIcon: Story = { args: { icon: <IconCart />, children: 'In den Warenkorb' } };
export const Loading: Story = { args: { loading: true, children: 'Wird gespeichert' } };
/** Width and name stay, whatever the scheme. */
export const LoadingSchemes: Story = {
  render: () => (
    <Inline gap="s">
      {buttonSchemes.map((scheme) => (
        <Button key={scheme} scheme={scheme} loading>
          {scheme}
        </Button>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const scheme of buttonSchemes) {
      await expect(canvas.getByRole('button', { name: scheme, busy: true })).toBeVisible();
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
