import { Inline, QuantityField, quantityFieldSizes } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';

/** The quantity lives outside, as in a cart. */
function Live(props: React.ComponentProps<typeof QuantityField>) {
  const [value, setValue] = useState(props.value);
  return <QuantityField {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  render: (props) => <Live {...props} />,
  component: QuantityField,
  parameters: {
    usage: {
      use: [
        'How many of something, in carts and on product pages; it keeps to its limits and says so.',
        'Say in `labels` what the limits are: "20 pieces at most."',
        'Give `onDelete` and `labels.remove` where zero removes the line.',
      ],
      avoid: [
        'For other numbers, such as a postcode: `TextField` with `inputMode="numeric"`.',
        'For a price: `RangeField`.',
        'Two on a page whose `labels.field` is the same, unless each stands in a line with its product.',
      ],
      keys: [
        ['Arrow up, Arrow down', 'change it by one, or by one pack'],
        ['Enter', 'reports what was typed at once'],
        ['Tab', 'goes through less, field and more; leaving reports at once'],
        ['Enter, Space', 'on a button change it by one step'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof QuantityField>;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = {
  field: 'Menge',
  decrease: 'Menge verringern',
  increase: 'Menge erhöhen',
  remove: 'Artikel entfernen',
  max: (max: number) => `Höchstens ${max} Stück möglich.`,
  min: (min: number) => `Die Mindestbestellmenge ist ${min}.`,
};
const args = { value: 1, labels };
export const Plain: Story = { args };
export const Labelled: Story = { args: { ...args, labelVisible: true } };
export const Deleting: Story = { args: { ...args, onDelete: () => {} } };
export const MinimumOrder: Story = { args: { ...args, value: 10, min: 10 } };
export const Disabled: Story = { args: { ...args, disabled: true } };
export const Sizes: Story = {
  args,
  render: (props) => (
    <Inline>
      {quantityFieldSizes.map((size) => (
        <Live key={size} {...props} size={size} />
      ))}
    </Inline>
  ),
};
/** Above the limit the field goes back to it and says so. */
export const AboveMaximum: Story = {
  args: { ...args, max: 20 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Menge' }), '250{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Menge' })).toHaveValue('20');
    await expect(canvas.getByText('Höchstens 20 Stück möglich.')).toBeVisible();
  },
};
/** Steps are read out; several of them are one change. */
export const Keyboard: Story = {
  args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Menge' }));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('textbox', { name: 'Menge' })).toHaveValue('3');
    await expect(canvas.getByRole('status')).toHaveTextContent('Menge: 3');
  },
};

const remove = fn();
const typed = async (
  { canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0],
  text: string,
) => {
  const field = canvas.getByRole('textbox', { name: 'Menge' });
  // In one go: an empty field would be read as one that is not numeric.
  await userEvent.type(field, `${text}{Enter}`, {
    initialSelectionStart: 0,
    initialSelectionEnd: 99,
  });
  return field;
};
/** From 1 to 999, unless the field is told otherwise. */
export const DefaultLimits: Story = {
  name: 'Default limits (UI-03)',
  args,
  play: async (context) => {
    await expect(await typed(context, '1000')).toHaveValue('999');
    await expect(await typed(context, '0')).toHaveValue('1');
    await expect(await typed(context, '999')).toHaveValue('999');
  },
};
/** Zero or less deletes where the entry can be deleted. */
export const DeleteOnZero: Story = {
  name: 'Zero deletes (UI-06)',
  args: { ...args, value: 3, onDelete: remove },
  beforeEach: () => {
    remove.mockClear();
  },
  play: async (context) => {
    await typed(context, '0');
    await expect(remove).toHaveBeenCalledTimes(1);
    await typed(context, '-3');
    await expect(remove).toHaveBeenCalledTimes(2);
    await expect(await typed(context, '2')).toHaveValue('2');
    await expect(remove).toHaveBeenCalledTimes(2);
  },
};
/** What is no number is one. */
export const NotNumeric: Story = {
  name: 'Not numeric (UI-07)',
  args: { ...args, value: 3 },
  play: async (context) => {
    for (const text of ['abc', '1x', '--']) {
      await expect(await typed(context, text)).toHaveValue('1');
      await expect(await typed(context, '7')).toHaveValue('7');
    }
  },
};
