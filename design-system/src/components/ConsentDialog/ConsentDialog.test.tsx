import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConsentDialog, type ConsentDialogProps } from './ConsentDialog.tsx';

const decide = vi.fn();
const setup = (props: Partial<ConsentDialogProps> = {}) =>
  render(
    <ConsentDialog
      open
      title="Ihre Daten gehören Ihnen"
      labels={{
        acceptAll: 'Alle annehmen',
        refuseAll: 'Alle ablehnen',
        settings: 'Einstellungen',
        save: 'Auswahl speichern',
      }}
      categories={[
        { id: 'needed', label: 'Notwendig', description: 'Warenkorb', required: true },
        { id: 'statistics', label: 'Statistik', description: 'Zählt Besuche' },
        { id: 'marketing', label: 'Werbung', description: 'Zeigt Anzeigen' },
      ]}
      onDecide={decide}
      {...props}
    >
      Dürfen wir mehr als nötig?
    </ConsentDialog>,
  );
const button = (name: string) => screen.getByRole('button', { name });

test.each([
  ['Alle ablehnen', ['needed']],
  ['Alle annehmen', ['needed', 'statistics', 'marketing']],
])('%s is one press', async (name, accepted) => {
  setup();
  await userEvent.click(button(name));
  expect(decide).toHaveBeenCalledExactlyOnceWith(accepted);
});

test('accepting, refusing and choosing look the same', () => {
  setup();
  const looks = screen.getAllByRole('button').map(({ className }) => className);
  expect(looks).toHaveLength(3);
  expect(new Set(looks).size).toBe(1);
});

test('it takes the focus itself and suggests no button; Tab stays inside', async () => {
  setup();
  const dialog = screen.getByRole('dialog', { name: 'Ihre Daten gehören Ihnen' });
  expect(dialog).toHaveFocus();
  expect(dialog).toHaveAccessibleDescription('Dürfen wir mehr als nötig?');
  for (let presses = 0; presses < 6; presses++) {
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
});

test('nothing is ticked beforehand but what is needed, which cannot be refused', async () => {
  setup();
  await userEvent.click(button('Einstellungen'));
  expect(screen.getByRole('dialog')).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Notwendig' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Notwendig' })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Statistik' })).not.toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Statistik' }));
  await userEvent.click(button('Auswahl speichern'));
  expect(decide).toHaveBeenCalledExactlyOnceWith(['needed', 'statistics']);
});

test('opened again, it knows what was accepted', async () => {
  setup({ accepted: ['marketing'] });
  await userEvent.click(button('Einstellungen'));
  expect(screen.getByRole('checkbox', { name: 'Werbung' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Werbung' }));
  await userEvent.click(button('Auswahl speichern'));
  expect(decide).toHaveBeenCalledExactlyOnceWith(['needed']);
});

test('Escape is no answer', async () => {
  setup();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(decide).not.toHaveBeenCalled();
});
