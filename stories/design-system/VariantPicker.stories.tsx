import { VariantPicker } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';
import { Goods } from './goods.tsx';

const meta = {
  component: VariantPicker,
  parameters: {
    usage: {
      use: [
        'One attribute of a product, such as colour; each attribute has one.',
        'Give every option `href` where a choice leads to a page: it then works without scripts.',
        'Keep what is sold out, as `disabled` with `unavailable`: it is found and says why.',
      ],
      avoid: [
        'For filters: `FilterPanel`.',
        'For a value of a form: `RadioGroup` or `Select`.',
        'Pictures and colours without a `label`: it is what is read.',
      ],
      keys: [
        ['Tab', 'goes through options that are links, or to the chosen one of radios'],
        ['Enter', 'follows a link; on what cannot be chosen it does nothing'],
        [
          'Arrow keys',
          'choose among radios, and stand on what cannot be chosen; in the dropdown choose a value',
        ],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof VariantPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = {
  discounted: 'reduziert',
  unavailable: 'nicht verfügbar',
  placeholder: 'Bitte wählen',
};
const colors = [
  { value: 'rot', label: 'Rot', color: '#d5333c', href: '#rot' },
  { value: 'blau', label: 'Blau', color: '#2b6fd3', href: '#blau' },
  { value: 'gelb', label: 'Gelb', color: '#f0c02c', href: '#gelb', discounted: true },
  { value: 'weiss', label: 'Weiß', color: '#ffffff', href: '#weiss' },
  { value: 'klar', label: 'Transparent', color: '#e3edf199', href: '#klar' },
  {
    value: 'bunt',
    label: 'Bunt',
    color: 'conic-gradient(#d5333c, #f0c02c, #1c7a4a, #2b6fd3, #d5333c)',
    href: '#bunt',
  },
  {
    value: 'schwarz',
    label: 'Schwarz',
    color: '#17202e',
    disabled: true,
    unavailable: 'ausverkauft',
  },
];
const args = { label: 'Farbe', options: colors, labels, value: 'blau' };
export const Colours: Story = { args };
export const Pictures: Story = {
  args: {
    ...args,
    options: colors.map((option) => ({
      ...option,
      image: <Goods name="book" hue={option.color} tint="ethics" />,
    })),
  },
};
export const Words: Story = {
  args: {
    ...args,
    label: 'Lineatur',
    value: '21',
    options: [
      { value: '1', label: '1', href: '#1' },
      { value: '21', label: '21', href: '#21' },
      { value: 'k', label: 'Kontrastlineatur Grundschule', href: '#k', discounted: true },
      { value: '25', label: '25', disabled: true },
    ],
  },
};
export const StillOpen: Story = {
  args: {
    ...args,
    value: undefined,
    error: 'Bitte wählen Sie eine Farbe.',
  },
};
export const Dropdown: Story = {
  args: {
    ...args,
    kind: 'dropdown',
    name: 'farbe',
    value: undefined,
  },
};
/** By keyboard: what is sold out is found, says so, and leads nowhere. */
export const Keys: Story = {
  args: { ...args, onValueChange: fn() },
  play: async ({ args: { onValueChange }, canvas, userEvent }) => {
    for (const name of ['Rot', 'Blau', /^Gelb ?, reduziert$/, 'Weiß', 'Transparent', 'Bunt']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(onValueChange).toHaveBeenCalledWith('bunt');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Schwarz ?, ausverkauft$/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onValueChange).toHaveBeenCalledTimes(1);
  },
};

function Choice() {
  const [value, setValue] = useState('bunt');
  return (
    <VariantPicker
      {...args}
      value={value}
      options={colors.map(({ href: _href, ...option }) => option)}
      onValueChange={setValue}
    />
  );
}
/** Without links it is a group of radios: arrows choose; on what is sold out they only stand. */
export const Radios: Story = {
  args,
  render: () => <Choice />,
  play: async ({ canvas, userEvent }) => {
    const radio = (name: RegExp) => canvas.getByRole('radio', { name });
    await userEvent.tab();
    await expect(radio(/^Bunt/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio(/^Schwarz ?, ausverkauft$/)).toHaveFocus();
    await expect(radio(/^Bunt/)).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio(/^Rot/)).toBeChecked();
    await userEvent.click(canvas.getByTitle('Schwarz, ausverkauft'));
    await expect(radio(/^Rot/)).toBeChecked();
  },
};
