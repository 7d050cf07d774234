import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { ToastProvider, useToasts } from '../Toast/Toast.tsx';
import { ConsentDialog, type ConsentDialogProps } from './ConsentDialog.tsx';

const decide = vi.fn();
const setup = (
  props: Partial<ConsentDialogProps> = {},
  around?: (dialog: ReactNode) => ReactNode,
) => {
  const dialog = (
    <ConsentDialog
      open
      onOpenChange={() => {}}
      title="Ihre Daten gehören Ihnen"
      closeLabel="Schließen"
      labels={{
        acceptAll: 'Alle annehmen',
        refuseAll: 'Alle ablehnen',
        save: 'Auswahl speichern',
      }}
      categories={[
        { id: 'needed', label: 'Notwendig', description: 'Warenkorb', required: true },
        { id: 'statistics', label: 'Statistik', description: 'Zählt Besuche' },
        { id: 'marketing', label: 'Werbung', description: 'Zeigt Anzeigen' },
      ]}
      onValueChange={decide}
      {...props}
    >
      {props.children ?? 'Dürfen wir mehr als nötig?'}
    </ConsentDialog>
  );
  return render(around ? around(dialog) : dialog);
};
const button = (name: string) => screen.getByRole('button', { name });
const category = (name: string) => screen.getByRole('switch', { name });

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
  const looks = ['Alle ablehnen', 'Auswahl speichern', 'Alle annehmen'].map(
    (name) => button(name).className,
  );
  expect(new Set(looks).size).toBe(1);
});

test('nothing is on beforehand but what is needed, which cannot be refused', async () => {
  setup();
  expect(category('Notwendig')).toBeChecked();
  expect(category('Notwendig')).toBeDisabled();
  expect(category('Statistik')).not.toBeChecked();
  expect(category('Statistik')).toHaveAccessibleDescription('Zählt Besuche');
  await userEvent.click(category('Statistik'));
  await userEvent.click(button('Auswahl speichern'));
  expect(decide).toHaveBeenCalledExactlyOnceWith(['needed', 'statistics']);
});

test('it knows what was accepted before', async () => {
  setup({ defaultValue: ['marketing'] });
  expect(category('Werbung')).toBeChecked();
  await userEvent.click(category('Werbung'));
  await userEvent.click(button('Auswahl speichern'));
  expect(decide).toHaveBeenCalledExactlyOnceWith(['needed']);
});

test.each(['{Escape}', 'Schließen'])('closing it by %s is no answer', async (way) => {
  const onOpenChange = vi.fn();
  setup({ onOpenChange });
  if (way === '{Escape}') await userEvent.keyboard(way);
  else await userEvent.click(button(way));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(decide).not.toHaveBeenCalled();
});

function Remember() {
  const { show } = useToasts();
  return (
    <button type="button" onClick={() => show({ tone: 'info', message: 'Gemerkt' })}>
      Merken
    </button>
  );
}

test('F8 leads to a message that comes meanwhile, and Escape back', async () => {
  setup({ children: <Remember /> }, (dialog) => (
    <ToastProvider label="Mitteilungen" closeLabel="Mitteilung schließen">
      {dialog}
    </ToastProvider>
  ));
  await userEvent.click(button('Merken'));
  await userEvent.keyboard('{F8}');
  expect(button('Mitteilung schließen')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Gemerkt')).toBeNull();
  expect(button('Merken')).toHaveFocus();
});
