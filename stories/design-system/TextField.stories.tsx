import { IconTag, TextField } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: TextField,
  parameters: {
    usage: {
      use: [
        'One line of text; `type`, `autoComplete` and `inputMode` bring the right keyboard and what is known already.',
        'Mark what is optional by `optionalLabel`: all others are required.',
        'Say in `error` what to do: "A postcode has five digits."',
      ],
      avoid: [
        'For e-mail addresses, passwords, days and quantities: they have fields of their own.',
        'A placeholder instead of label or hint: it goes with the first letter.',
        '`disabled` to show a value: `DescriptionList` does.',
      ],
      keys: [
        ['Enter', 'submits its form'],
        ['Tab', 'goes to the next field'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof TextField>;
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
