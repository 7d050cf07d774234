import { Checkbox, Link } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Checkbox,
  parameters: {
    usage: {
      use: [
        'Yes or no in a form that is submitted, such as consent to terms.',
        'Write the label so that ticking it means yes; links may stand in it.',
        'Say in `error` what is missing, such as "Please agree."',
      ],
      avoid: [
        'For what takes effect at once: `Switch`.',
        'For one of several: `RadioGroup`.',
        'Ticked from the beginning where it stands for consent.',
      ],
      keys: [
        ['Space', 'ticks and unticks it'],
        ['Tab', 'reaches the box, then links in its label'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Checkbox>;
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
