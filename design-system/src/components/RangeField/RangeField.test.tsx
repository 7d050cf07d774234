import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RangeField } from './RangeField.tsx';

const args = {
  legend: 'Preis',
  fromLabel: 'von',
  toLabel: 'bis',
  submitLabel: 'Anwenden',
  names: { from: 'from', to: 'to' },
};

test('LIST-07: applies two bounds; an open one is empty', async () => {
  const apply = vi.fn();
  render(<RangeField {...args} onApply={apply} />);
  expect(screen.getByRole('group', { name: 'Preis' })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'von' }), ' 10,50 {Enter}');
  expect(apply).toHaveBeenCalledExactlyOnceWith('10,50', '');
});

test('new bounds replace what was typed', async () => {
  const { rerender } = render(<RangeField {...args} from="1" to="2" />);
  await userEvent.type(screen.getByRole('textbox', { name: 'bis' }), '5');
  rerender(<RangeField {...args} from="1" to="9" />);
  expect(screen.getByRole('textbox', { name: 'bis' })).toHaveValue('9');
});
