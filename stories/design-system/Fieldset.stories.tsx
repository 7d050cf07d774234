import { FieldRow, Fieldset, TextField } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Fieldset,
  parameters: {
    usage: {
      use: [
        'Fields that belong together, such as an address; the legend is read before each of them.',
        '`FieldRow` puts short fields on one line, such as postcode and town.',
        'Say in `error` what is wrong with the group as a whole.',
      ],
      avoid: [
        'Around one field: its label is enough.',
        'A long legend: it is repeated with every field. Put explanations into `hint`.',
        'For a choice of one: `RadioGroup` is a fieldset already.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { legend: 'Lieferadresse' };
export const Address: Story = {
  args: {
    ...args,
    legendSize: 'l',
    hint: 'Pflichtfelder sind alle, die nicht als freiwillig bezeichnet sind.',
    children: [
      <FieldRow key="name" weights={[1, 1]}>
        <TextField label="Vorname" />
        <TextField label="Nachname" />
      </FieldRow>,
      <FieldRow key="street" weights={[3, 1]}>
        <TextField label="Straße" />
        <TextField label="Nr." />
      </FieldRow>,
      <FieldRow key="town" weights={[1, 3]}>
        <TextField label="PLZ" inputMode="numeric" error="Fünf Ziffern" />
        <TextField label="Ort" />
      </FieldRow>,
    ],
  },
};
export const Invalid: Story = {
  args: {
    ...args,
    error: 'Bitte füllen Sie mindestens ein Feld aus.',
    children: <TextField label="Ort" />,
  },
};
