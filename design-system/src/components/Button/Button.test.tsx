import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { IconCart } from '../Icon/icons.ts';
import { Button, ButtonLink, buttonSchemes } from './Button.tsx';

test.each(buttonSchemes)('scheme %s is accepted and keeps the name (UI-01)', (scheme) => {
  render(<Button scheme={scheme}>Kaufen</Button>);
  expect(screen.getByRole('button', { name: 'Kaufen' })).toBeEnabled();
});

test('UI-01: an unknown scheme is ignored: the button looks as without one', () => {
  render(
    <>
      <Button>Ohne</Button>
      <Button scheme="rainbow">Unbekannt</Button>
      <Button scheme="scaled-rainbow">Klein unbekannt</Button>
    </>,
  );
  const [plain, unknown, scaled] = screen.getAllByRole('button');
  expect(unknown?.className).toBe(plain?.className);
  expect(scaled?.className).toBe(plain?.className);
});

test('UI-02: the prefix scaled- gives the small button of the scheme', () => {
  render(
    <>
      <Button scheme="red">Groß</Button>
      <Button scheme="scaled-red">Klein</Button>
    </>,
  );
  const [large, small] = screen.getAllByRole('button');
  const classes = (element: HTMLElement | undefined) => new Set(element?.className.split(' '));
  expect(classes(small).intersection(classes(large)).size).toBe(classes(large).size - 1);
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
