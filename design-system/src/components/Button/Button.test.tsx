import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { IconCart } from '../Icon/icons.ts';
import { Button, ButtonLink, buttonTones } from './Button.tsx';

test.each(buttonTones)('%s has looks of its own, in both sizes', (tone) => {
  render(
    <>
      <Button tone={tone}>Groß</Button>
      <Button tone={tone} size="s">
        Klein
      </Button>
      <Button tone={tone === 'outline' ? 'primary' : 'outline'}>Anders</Button>
    </>,
  );
  const [large, small, other] = screen.getAllByRole('button');
  expect(small?.className).not.toBe(large?.className);
  expect(other?.className).not.toBe(large?.className);
});

test('loading keeps the name and the focus and takes no click', async () => {
  const click = vi.fn();
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const { rerender } = render(<Button onClick={click}>Speichern</Button>);
  screen.getByRole('button').focus();
  rerender(
    <form onSubmit={submit}>
      <Button type="submit" loading onClick={click}>
        Speichern
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Speichern' });
  button.focus();
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(click).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('works by keyboard; icons are no part of its name', async () => {
  const click = vi.fn();
  render(
    <Button icon={<IconCart />} iconEnd={<IconCart />} onClick={click}>
      Kaufen
    </Button>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Kaufen' })).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  expect(click).toHaveBeenCalledTimes(2);
});

test('as a link it leads somewhere', () => {
  render(<ButtonLink href="/cart">Zur Kasse</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Zur Kasse' })).toHaveAttribute('href', '/cart');
});

test('it submits nothing unless told so', () => {
  render(<Button>Öffnen</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});
