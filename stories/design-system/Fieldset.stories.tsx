import { FieldRow, Fieldset, TextField } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Fieldset } satisfies Meta<typeof Fieldset>;
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
