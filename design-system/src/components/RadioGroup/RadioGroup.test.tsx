import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RadioGroup, radioGroupKinds } from './RadioGroup.tsx';

const options = [
  {
    value: 'dhl',
    label: 'DHL',
    content: (
      <label>
        Postnummer
        <input />
      </label>
    ),
  },
  {
    value: 'gls',
    label: 'GLS',
    disabled: true,
    disabledReason: 'An Packstationen liefert nur DHL.',
  },
  { value: 'abholung', label: 'Abholung' },
];

test.each(radioGroupKinds)(
  'as %s: arrow keys choose, what is disabled is passed over',
  async (kind) => {
    const change = vi.fn();
    render(
      <RadioGroup
        name="shipper"
        legend="Versand"
        kind={kind}
        options={options}
        defaultValue="dhl"
        onValueChange={change}
      />,
    );
    expect(screen.getByRole('group', { name: 'Versand' })).toBeVisible();
    screen.getByRole('radio', { name: /DHL/, checked: true }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(change).toHaveBeenCalledExactlyOnceWith('abholung');
  },
);

test('SHIP-09: a disabled option says why', () => {
  render(<RadioGroup name="shipper" legend="Versand" kind="cards" options={options} />);
  expect(screen.getByRole('radio', { name: /GLS.*nur DHL/ })).toBeDisabled();
});

test('an error belongs to the group', () => {
  render(<RadioGroup name="payment" legend="Zahlung" options={options} error="Bitte wählen" />);
  expect(screen.getByRole('group', { name: 'Zahlung' })).toHaveAccessibleDescription(
    'Bitte wählen',
  );
});

test('controlled, it shows the value it is given', () => {
  const { rerender } = render(
    <RadioGroup name="s" legend="Versand" options={options} value="dhl" />,
  );
  rerender(<RadioGroup name="s" legend="Versand" options={options} value="abholung" />);
  expect(screen.getByRole('radio', { name: 'Abholung' })).toBeChecked();
});
