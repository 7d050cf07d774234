import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import {
  Menu,
  MenuCheckboxItem,
  MenuItem,
  MenuLink,
  MenuRadioGroup,
  MenuSeparator,
} from './Menu.tsx';

const rename = vi.fn();
const remove = vi.fn();
const share = vi.fn();

function ListMenu() {
  const [prices, setPrices] = useState(true);
  const [order, setOrder] = useState('name');
  return (
    <Menu trigger={<button type="button">Liste</button>}>
      <MenuItem onSelect={rename}>Umbenennen</MenuItem>
      <MenuItem onSelect={share} disabled>
        Teilen
      </MenuItem>
      <MenuLink href="#drucken">Drucken</MenuLink>
      <MenuSeparator />
      <MenuCheckboxItem checked={prices} onCheckedChange={setPrices}>
        Preise zeigen
      </MenuCheckboxItem>
      <MenuRadioGroup
        label="Reihenfolge"
        value={order}
        onValueChange={setOrder}
        options={[
          { value: 'name', label: 'nach Namen' },
          { value: 'date', label: 'nach Datum' },
        ]}
      />
      <MenuItem tone="danger" onSelect={remove}>
        Löschen
      </MenuItem>
    </Menu>
  );
}
const setup = () => {
  render(<ListMenu />);
  return screen.getByRole('button', { name: 'Liste' });
};

test('opens by key on its first item; arrows go round and leave out what is disabled', async () => {
  const opener = setup();
  opener.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menu', { name: 'Liste' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Umbenennen' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Drucken' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Löschen' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Umbenennen' })).toHaveFocus();
});

test('a letter jumps to the item that begins with it, Home and End to the ends', async () => {
  const opener = setup();
  await userEvent.click(opener);
  await userEvent.keyboard('p');
  expect(screen.getByRole('menuitemcheckbox', { name: 'Preise zeigen' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('menuitem', { name: 'Löschen' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('menuitem', { name: 'Umbenennen' })).toHaveFocus();
});

test('choosing tells it once, closes, and gives the focus back', async () => {
  const opener = setup();
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Umbenennen' }));
  expect(rename).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(opener).toHaveFocus();
});

test('Escape closes without choosing', async () => {
  const opener = setup();
  await userEvent.click(opener);
  await userEvent.keyboard('{End}{Escape}');
  expect(remove).not.toHaveBeenCalled();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(opener).toHaveFocus();
});

test('a link of it is a link', async () => {
  await userEvent.click(setup());
  expect(screen.getByRole('menuitem', { name: 'Drucken' })).toHaveAttribute('href', '#drucken');
});

test('a checked item keeps the menu open, one of several closes it', async () => {
  const opener = setup();
  await userEvent.click(opener);
  const prices = screen.getByRole('menuitemcheckbox', { name: 'Preise zeigen' });
  expect(prices).toBeChecked();
  await userEvent.click(prices);
  expect(prices).not.toBeChecked();
  expect(screen.getByRole('group', { name: 'Reihenfolge' })).toBeVisible();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'nach Datum' }));
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.click(opener);
  expect(screen.getByRole('menuitemradio', { name: 'nach Datum' })).toBeChecked();
  expect(screen.getByRole('menuitemradio', { name: 'nach Namen' })).not.toBeChecked();
});
