import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { Dialog } from './Dialog.tsx';

/** An entry whose button opens a dialog that leads to another one. @param goes the button goes meanwhile */
function Entry({ goes }: { goes: boolean }) {
  const [open, setOpen] = useState<'first' | 'second'>();
  const close = () => setOpen(undefined);
  return (
    <ul>
      <li tabIndex={-1}>
        {!(goes && open) && (
          <button type="button" onClick={() => setOpen('first')}>
            Optionen
          </button>
        )}
        {open === 'first' && (
          <Dialog key="first" title="Optionen" onClose={close}>
            <button type="button" onClick={() => setOpen('second')}>
              Umbenennen
            </button>
          </Dialog>
        )}
        {open === 'second' && (
          <Dialog
            key="second"
            title="Umbenennen"
            initialFocus={() => screen.getByLabelText('Name')}
            onClose={close}
          >
            <input aria-label="Name" />
          </Dialog>
        )}
      </li>
    </ul>
  );
}

function press(name: string): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}
const leave = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });

it('gives the focus back to what opened it, also when it took the place of another', async () => {
  await renderInShop(() => <Entry goes={false} />);
  press('Optionen');
  press('Umbenennen');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  leave();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Optionen' })),
  );
});

it('gives the focus to the entry where what opened it has gone', async () => {
  await renderInShop(() => <Entry goes />);
  const entry = screen.getByRole('listitem');
  press('Optionen');
  leave();
  await waitFor(() => expect(document.activeElement).toBe(entry));
});
