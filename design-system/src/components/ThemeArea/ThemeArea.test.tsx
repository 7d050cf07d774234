import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { ThemeArea } from './ThemeArea.tsx';

const modal = (
  <Modal title="Frage" closeLabel="Schließen" trigger={<Button>Fragen</Button>}>
    Ja?
  </Modal>
);

test('a part of the page has a theme and a mode of its own', () => {
  render(
    <ThemeArea theme="business" mode="chalkboard" data-testid="area">
      Text
    </ThemeArea>,
  );
  const area = screen.getByTestId('area');
  expect([area.dataset.theme, area.dataset.mode]).toEqual(['business', 'chalkboard']);
});

test('what opens over the page lies in the area whose part it is, the inner one of two', async () => {
  render(
    <ThemeArea theme="business">
      <ThemeArea theme="acme" data-testid="inner">
        {modal}
        <Menu trigger={<Button>Mehr</Button>}>
          <MenuItem onSelect={() => {}}>Löschen</MenuItem>
        </Menu>
      </ThemeArea>
    </ThemeArea>,
  );
  const inner = within(screen.getByTestId('inner'));
  await userEvent.click(screen.getByRole('button', { name: 'Mehr' }));
  expect(inner.getByRole('menuitem', { name: 'Löschen' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Fragen' }));
  expect(inner.getByRole('dialog', { name: 'Frage' })).toBeVisible();
});

function attachTree() {
  const host = document.body.appendChild(document.createElement('div'));
  const container = document.createElement('div');
  const tree = host.attachShadow({ mode: 'open' });
  tree.append(container);
  return { host, tree, container };
}

test('a dialog of a shadow tree lies in that tree', async () => {
  const { host, container } = attachTree();
  render(<ThemeArea theme="consumer">{modal}</ThemeArea>, { container });
  await userEvent.click(within(container).getByRole('button', { name: 'Fragen' }));
  expect(within(container).getByRole('dialog', { name: 'Frage' })).toHaveTextContent('Ja?');
  host.remove();
});

test('Tab stays in a dialog of a shadow tree, of whose focus the document knows nothing', async () => {
  const { host, tree, container } = attachTree();
  render(
    <ThemeArea theme="consumer">
      <Modal
        title="Größe"
        closeLabel="Schließen"
        trigger={<Button>Wählen</Button>}
        footer={
          <RadioGroup
            legend="Format"
            name="format"
            defaultValue="a4"
            options={[
              { value: 'a4', label: 'DIN A4' },
              { value: 'a5', label: 'DIN A5' },
            ]}
          />
        }
      >
        <button type="button" style={{ display: 'none' }}>
          Verborgen
        </button>
      </Modal>
    </ThemeArea>,
    { container },
  );
  const inside = within(container);
  await userEvent.click(inside.getByRole('button', { name: 'Wählen' }));
  const close = inside.getByRole('button', { name: 'Schließen' });
  const chosen = inside.getByRole('radio', { name: 'DIN A4' });
  /** @returns whether the browser is left to move the focus */
  const tab = (shiftKey: boolean) =>
    fireEvent.keyDown(tree.activeElement as Element, { key: 'Tab', shiftKey });
  // From the middle the browser goes on by itself.
  inside.getByRole('group', { name: 'Größe' }).focus();
  expect(tab(false)).toBe(true);
  // The last stop is the chosen one of the radios.
  chosen.focus();
  expect(tab(false)).toBe(false);
  expect(tree.activeElement).toBe(close);
  expect(tab(false)).toBe(true);
  expect(tab(true)).toBe(false);
  expect(tree.activeElement).toBe(chosen);
  host.remove();
});

/** The dialog knows no trigger. */
function OpenedByState() {
  const [isOpen, setOpen] = useState(false);
  return (
    <ThemeArea theme="consumer">
      <Button onClick={() => setOpen(true)}>Fragen</Button>
      <Modal title="Frage" closeLabel="Schließen" open={isOpen} onOpenChange={setOpen}>
        Ja?
      </Modal>
    </ThemeArea>
  );
}

test('a dialog of a shadow tree that something else opened gives the focus back to it', async () => {
  const { host, tree, container } = attachTree();
  render(<OpenedByState />, { container });
  const inside = within(container);
  const opener = inside.getByRole('button', { name: 'Fragen' });
  opener.focus();
  await userEvent.click(opener);
  await userEvent.click(inside.getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(tree.activeElement).toBe(opener));
  host.remove();
});
