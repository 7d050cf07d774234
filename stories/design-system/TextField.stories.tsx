import { IconTag, TextField } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: TextField } satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  label: 'E-Mail-Adresse',
  name: 'email',
  type: 'email',
  autoComplete: 'email',
} as const;
export const Plain: Story = { args };
export const WithHint: Story = { args: { ...args, hint: 'Dorthin geht die Bestellbestätigung.' } };
export const Optional: Story = { args: { label: 'Firma', optionalLabel: 'freiwillig' } };
export const Invalid: Story = {
  args: {
    ...args,
    defaultValue: 'lehrerin@schule',
    error: 'Bitte geben Sie eine vollständige E-Mail-Adresse an.',
  },
};
export const Disabled: Story = { args: { label: 'Kundennummer', value: '4711', disabled: true } };
export const Affixes: Story = {
  args: {
    label: 'Betrag',
    prefix: <IconTag size="s" />,
    suffix: '€',
    inputMode: 'decimal',
    defaultValue: '49,00',
  },
};
