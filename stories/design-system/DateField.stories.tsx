import { DateField, FieldRow } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: DateField,
  parameters: {
    usage: {
      use: [
        'A day that is known or near, such as a wished date of delivery; two in a `FieldRow` are a period.',
        'Say limits in `hint`: typing passes `min` and `max`, so the server checks as well.',
      ],
      avoid: [
        'For a month, a time or "last week": it knows only days.',
        'An example of the format in the label: browsers show the one of the reader.',
      ],
      keys: [
        [
          'Tab',
          "goes through day, month, year and, where the browser has one, the calendar's button",
        ],
        ['Digits', 'are the part that has the focus'],
        ['Arrow up, Arrow down', 'change that part by one'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { label: 'Wunschtermin' };
export const Empty: Story = { args };
export const Filled: Story = { args: { ...args, defaultValue: '2026-12-24' } };
export const Limits: Story = {
  args: {
    ...args,
    min: '2026-12-01',
    max: '2026-12-23',
    hint: 'Vom 1. bis zum 23. Dezember, Montag bis Freitag.',
  },
};
export const Optional: Story = { args: { ...args, optionalLabel: 'freiwillig' } };
export const Invalid: Story = {
  args: {
    ...args,
    defaultValue: '2026-12-27',
    error: 'An Sonn- und Feiertagen liefern wir nicht. Bitte wählen Sie einen Werktag.',
  },
};
export const Disabled: Story = { args: { ...args, defaultValue: '2026-12-24', disabled: true } };
/** From one day to another. */
export const Period: Story = {
  args,
  render: (props) => (
    <FieldRow weights={[1, 1]}>
      <DateField {...props} label="Bestellt von" defaultValue="2026-11-01" />
      <DateField {...props} label="bis" defaultValue="2026-11-30" />
    </FieldRow>
  ),
};
export const LongLabel: Story = {
  args: {
    label: 'Voraussichtlicher Rücksendezeitpunkt der Klassensatzansichtsexemplare',
    hint: 'Die Rücksendefrist für Ansichtsexemplare beträgt einundzwanzig Kalendertage.',
    defaultValue: '2026-12-24',
  },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
};
export const Keyboard: Story = {
  args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByLabelText(args.label);
    await expect(field).toHaveFocus();
    // Typed letter by letter it would be no date until the last, which browsers warn of.
    fireEvent.input(field, { target: { value: '2026-12-24' } });
    await expect(field).toHaveValue('2026-12-24');
  },
};
