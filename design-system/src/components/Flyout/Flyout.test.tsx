import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Flyout } from './Flyout.tsx';

const args = { title: 'Artikel entfernen?', closeLabel: 'Schließen' };

test('opens from its trigger, takes the focus and gives it back on Escape', async () => {
  render(
    <Flyout
      {...args}
      trigger={<button type="button">Öffnen</button>}
      description="Das lässt sich rückgängig machen."
    >
      <input aria-label="Grund" />
    </Flyout>,
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

test('Tab stays inside while it is open', async () => {
  render(
    <>
      <Flyout {...args} defaultOpen footer={<button type="button">Entfernen</button>} />
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
  render(<Flyout {...args} open onOpenChange={change} />);
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(change).toHaveBeenCalledExactlyOnceWith(false);
  expect(screen.getByRole('dialog')).toBeVisible();
});
