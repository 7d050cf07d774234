import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import { ToastProvider, type Toasts, useToasts } from '../Toast/Toast.tsx';
import { Modal } from './Modal.tsx';

let toasts: Toasts;
function Messenger() {
  toasts = useToasts();
  return null;
}

const args = { title: 'Artikel entfernen?', closeLabel: 'Schließen' };

test('opens from its trigger, takes the focus and gives it back on Escape', async () => {
  render(
    <Modal
      {...args}
      trigger={<button type="button">Öffnen</button>}
      description="Das lässt sich rückgängig machen."
    >
      <input aria-label="Grund" />
    </Modal>,
  );
  const trigger = screen.getByRole('button', { name: 'Öffnen' });
  await userEvent.click(trigger);
  const dialog = screen.getByRole('dialog', { name: 'Artikel entfernen?' });
  expect(dialog).toHaveAccessibleDescription('Das lässt sich rückgängig machen.');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(trigger).toHaveFocus();
});

test('gives the focus to what it is about, and back to what had it', async () => {
  render(
    <Modal
      {...args}
      trigger={<button type="button">Öffnen</button>}
      initialFocus={() => screen.getByLabelText('Grund')}
    >
      <input aria-label="Grund" />
    </Modal>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Öffnen' }));
  expect(screen.getByLabelText('Grund')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Öffnen' })).toHaveFocus();
});

test('Tab stays inside while it is open', async () => {
  render(
    <>
      <Modal {...args} defaultOpen footer={<button type="button">Entfernen</button>} />
      <button type="button">draußen</button>
    </>,
  );
  const dialog = screen.getByRole('dialog');
  for (let presses = 0; presses < 5; presses++) {
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
});

test('controlled, it tells that it wants to close', async () => {
  const change = vi.fn();
  render(<Modal {...args} open onOpenChange={change} />);
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(change).toHaveBeenCalledExactlyOnceWith(false);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a focus that goes to a message does so with a caller that listens, too', () => {
  const blur = vi.fn();
  render(
    <ToastProvider label="Mitteilungen" closeLabel="Schließen">
      <Messenger />
      <Modal {...args} defaultOpen onBlur={blur} />
    </ToastProvider>,
  );
  act(() => toasts.show({ tone: 'info', message: 'Gespeichert' }) && undefined);
  const close = within(screen.getByRole('region', { hidden: true })).getByRole('button', {
    hidden: true,
  });
  act(() => close.focus());
  expect(close).toHaveFocus();
  expect(blur).toHaveBeenCalled();
});

/** A menu, one of whose items opens a dialog. */
function MenuWithDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={<button type="button">Mehr</button>}>
        <MenuItem onSelect={() => setOpen(true)}>Löschen</MenuItem>
      </Menu>
      <Modal open={open} onOpenChange={setOpen} title="Wirklich?" closeLabel="Schließen">
        Ja
      </Modal>
    </>
  );
}

test('opened by an item of a menu, it gives the focus back to what opened the menu', async () => {
  render(<MenuWithDialog />);
  const opener = screen.getByRole('button', { name: 'Mehr' });
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Löschen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Wirklich?' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});
