import { Checkbox, Link } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Checkbox } satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { label: 'Ja, ich möchte den Newsletter mit Angeboten für Schulen bekommen.' };
export const Off: Story = { args };
export const On: Story = { args: { ...args, defaultChecked: true } };
export const WithLink: Story = {
  args: {
    label: (
      <>
        Ich habe die <Link href="#agb">Geschäftsbedingungen</Link> gelesen.
      </>
    ),
    hint: 'Sie bekommen sie auch mit der Bestätigung.',
  },
};
export const Invalid: Story = { args: { ...args, error: 'Bitte stimmen Sie zu.' } };
export const Disabled: Story = { args: { ...args, disabled: true, defaultChecked: true } };
