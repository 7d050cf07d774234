import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import { Modal } from '../Modal/Modal.tsx';
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

test('a dialog of a shadow tree lies in that tree', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const container = document.createElement('div');
  const tree = host.attachShadow({ mode: 'open' });
  tree.append(container);
  render(<ThemeArea theme="consumer">{modal}</ThemeArea>, { container });
  await userEvent.click(within(container).getByRole('button', { name: 'Fragen' }));
  expect(within(container).getByRole('dialog', { name: 'Frage' })).toHaveTextContent('Ja?');
  host.remove();
});
