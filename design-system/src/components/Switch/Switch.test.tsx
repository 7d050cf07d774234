import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Switch } from './Switch.tsx';

test('Space and the words beside it switch it', async () => {
  const change = vi.fn();
  render(<Switch label="Bestellstatus per E-Mail" onCheckedChange={change} />);
  const control = screen.getByRole('switch', { name: 'Bestellstatus per E-Mail' });
  await userEvent.tab();
  expect(control).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(control).toBeChecked();
  await userEvent.click(screen.getByText('Bestellstatus per E-Mail'));
  expect(control).not.toBeChecked();
  expect(change.mock.calls).toEqual([[true], [false]]);
});

test('hint and error belong to it', () => {
  render(<Switch label="Newsletter" hint="Jederzeit abbestellbar" error="Nicht gespeichert" />);
  const control = screen.getByRole('switch');
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('Nicht gespeichert Jederzeit abbestellbar');
});

test('ref and attributes go to the control; in a form it is a checkbox', () => {
  const ref = { current: null as HTMLInputElement | null };
  const { container } = render(
    <form>
      <Switch label="Newsletter" name="newsletter" defaultChecked ref={ref} />
    </form>,
  );
  expect(ref.current).toBe(screen.getByRole('switch'));
  const form = container.querySelector('form');
  if (!form) throw new Error('no form');
  expect(new FormData(form).get('newsletter')).toBe('on');
});
