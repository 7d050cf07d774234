import { SearchField } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: SearchField,
  parameters: {
    usage: {
      use: [
        'The search of the shop, in the `Header`: a plain form that offers suggestions once scripts run.',
        'Say in `placeholder` what can be found; `label` is its name.',
        'Take `beside` for goods, which are links and no suggestions.',
      ],
      avoid: [
        'For a value of a form: `Combobox`.',
        'To filter a list: `FilterPanel`.',
        'Two on a page under the same `label`.',
      ],
      keys: [
        ['Arrow down, Arrow up', 'go through the suggestions, past their end back to the text'],
        ['Home, End', 'go to the first and the last suggestion while one is active'],
        ['Enter', 'searches for the active suggestion, or for the text'],
        ['Escape', 'closes the suggestions'],
        [
          'Tab',
          'goes to the buttons that clear and search, then to what stands beside the suggestions',
        ],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  label: 'Suche',
  placeholder: 'Was suchen Sie?',
  submitLabel: 'Suchen',
  clearLabel: 'Eingabe löschen',
  suggestionsLabel: 'Vorschläge',
  onSearch: fn(),
};
const suggestions = ['Heft A4 liniert', 'Heft A5 kariert', 'Hefter', 'Hausaufgabenheft'].map(
  (value) => ({
    value,
    label: value,
  }),
);
const room = (Story: () => React.ReactNode) => (
  <div style={{ minHeight: 320, maxWidth: 640 }}>{Story()}</div>
);

export const Empty: Story = { args };
export const Suggestions: Story = {
  args: { ...args, suggestions },
  decorators: [room],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Suche' });
    await userEvent.type(field, 'heft');
    await expect(await canvas.findByRole('listbox', { name: 'Vorschläge' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent(
      'Heft A5 kariert',
    );
    await expect(field).toHaveValue('Heft A5 kariert');
  },
};
export const Popular: Story = {
  args: {
    ...args,
    popular: { heading: 'Oft gesucht', terms: ['Lineatur 21', 'Schulranzen', 'Wasserfarben'] },
  },
  decorators: [room],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Suche' }));
    await expect(await canvas.findByText('Oft gesucht')).toBeVisible();
  },
};
