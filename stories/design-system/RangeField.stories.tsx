import { RangeField } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: RangeField,
  parameters: {
    usage: {
      use: [
        'From and to of a number, as a filter: thumbs for a rough choice, fields for an exact one.',
        'It is a form of its own, with a button: it works before scripts.',
        'Give `span` of what there is, so that the ends of the way mean something.',
      ],
      avoid: [
        'Inside a form: forms cannot be nested.',
        'For one number: `TextField`, or `QuantityField`.',
        'For days: two `DateField`s in a `FieldRow`.',
      ],
      keys: [
        ['Tab', 'goes through both thumbs, both fields and the button'],
        ['Arrow keys', 'move a thumb by one step, with Shift by ten'],
        ['Page Up, Page Down', 'move it by ten steps'],
        ['Home, End', 'move it as far as it can go'],
        ['Enter', 'in a field applies both bounds'],
      ],
    } satisfies Usage,
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxWidth: parameters.maxWidth ?? 300 }}>{Story()}</div>
    ),
  ],
  // The thumbs are fetched when they are in sight.
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('slider')).toHaveLength(2);
  },
} satisfies Meta<typeof RangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  legend: 'Preis',
  fromLabel: 'von',
  toLabel: 'bis',
  submitLabel: 'Preis anwenden',
  names: { from: 'from', to: 'to' },
  span: { min: 0, max: 400 },
  format: (value: number) => String(value).replace('.', ','),
  unit: '€',
  onValueChange: fn(),
};
export const Price: Story = { args };
export const Chosen: Story = { args: { ...args, value: { from: '4', to: '60' } } };
/** A thumb writes its field; what is typed moves the thumb. */
export const InStep: Story = {
  args,
  play: async ({ args: { onValueChange }, canvas, userEvent }) => {
    const from = await canvas.findByRole('slider', { name: 'Preis von' });
    from.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(canvas.getByRole('textbox', { name: 'von' })).toHaveValue('4');
    await userEvent.type(canvas.getByRole('textbox', { name: 'bis' }), '100{Enter}');
    await expect(canvas.getByRole('slider', { name: 'Preis bis' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    await expect(onValueChange).toHaveBeenCalledWith({ from: '4', to: '100' });
  },
};
/** Where the column is wide the button stands beside the fields. */
export const Wide: Story = {
  args: { ...args, value: { from: '4', to: '' } },
  parameters: { maxWidth: 480 },
};
export const LongWords: Story = {
  args: {
    ...args,
    fromLabel: 'Mindestbestellwert',
    toLabel: 'Höchstbestellwert',
    submitLabel: 'Preisspanneneinschränkung anwenden',
    span: { min: 12, max: 123456 },
  },
  parameters: { maxWidth: 220 },
};
