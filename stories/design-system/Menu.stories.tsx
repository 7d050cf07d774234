import {
  Button,
  IconButton,
  IconChevronDown,
  IconHeart,
  IconMenu,
  IconTrash,
  Menu,
  MenuCheckboxItem,
  MenuItem,
  MenuLink,
  MenuRadioGroup,
  MenuSeparator,
  menuItemTones,
} from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { framed } from '../.storybook/framed.ts';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Menu,
  parameters: {
    usage: {
      use: [
        'Some actions on one thing, behind its button, such as rename, print, delete.',
        'Name the thing by the button: it names the menu.',
        'Put what destroys last, in tone `danger`, after a `MenuSeparator`.',
      ],
      avoid: [
        'For one or two actions: show the buttons.',
        'For a value of a form: `Select`. For text or fields: `Popover`.',
        'For the pages of the shop: `NavigationTabs` are links, found by search and without scripts.',
      ],
      keys: [
        ['Enter, Space, Arrow down', 'on the button open it, with the focus on the first entry'],
        ['Arrow down, Arrow up', 'go round through the entries that are not disabled'],
        ['Home, End', 'go to the first and the last entry'],
        ['Letters', 'jump to the entry that begins with them'],
        ['Enter, Space', 'choose the entry; what is on or off leaves the menu open'],
        ['Escape', 'closes it and gives the focus back'],
      ],
    } satisfies Usage,
  },
  decorators: [(Story) => <div style={{ minHeight: 380 }}>{Story()}</div>],
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const rename = fn();
const args = {
  trigger: (
    <Button tone="outline" iconEnd={<IconChevronDown size="s" />}>
      Klasse 1b
    </Button>
  ),
  children: (
    <>
      <MenuItem onSelect={rename}>Umbenennen</MenuItem>
      <MenuItem onSelect={() => {}} disabled>
        Teilen
      </MenuItem>
      <MenuLink href="#drucken">Drucken</MenuLink>
      <MenuSeparator />
      <MenuItem onSelect={() => {}} tone="danger">
        Löschen
      </MenuItem>
    </>
  ),
};
export const Playground: Story = { args };
export const Open: Story = { parameters: framed(440), args: { ...args, defaultOpen: true } };
export const Tones: Story = {
  parameters: framed(440),
  args: {
    ...args,
    defaultOpen: true,
    children: menuItemTones.map((tone) => (
      <MenuItem
        key={tone}
        tone={tone}
        icon={tone === 'danger' ? <IconTrash /> : <IconHeart />}
        onSelect={() => {}}
      >
        {tone}
      </MenuItem>
    )),
  },
};

function Views() {
  const [prices, setPrices] = useState(true);
  const [pictures, setPictures] = useState(false);
  const [order, setOrder] = useState('name');
  return (
    <>
      <MenuCheckboxItem checked={prices} onCheckedChange={setPrices}>
        Preise zeigen
      </MenuCheckboxItem>
      <MenuCheckboxItem checked={pictures} onCheckedChange={setPictures}>
        Bilder zeigen
      </MenuCheckboxItem>
      <MenuSeparator />
      <MenuRadioGroup
        label="Reihenfolge"
        value={order}
        onValueChange={setOrder}
        options={[
          { value: 'name', label: 'nach Namen' },
          { value: 'date', label: 'nach Datum' },
          { value: 'hand', label: 'von Hand', disabled: true },
        ]}
      />
    </>
  );
}
export const Checked: Story = {
  parameters: framed(440),
  args: { ...args, defaultOpen: true, children: <Views /> },
};
export const Overflow: Story = {
  parameters: framed(440),
  args: {
    ...args,
    defaultOpen: true,
    trigger: (
      <IconButton label="Listen">
        <IconMenu />
      </IconButton>
    ),
    children: Array.from({ length: 30 }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
      <MenuItem key={place} onSelect={() => {}}>
        {place === 2
          ? 'Grundschullehrmittelsammelbestellung für das kommende Schuljahr'
          : `Liste ${place + 1}`}
      </MenuItem>
    )),
  },
};
/** Arrows go round and leave out what is disabled, letters jump, Enter chooses, the focus returns. */
export const Keyboard: Story = {
  args,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Klasse 1b' });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const item = (name: string) => screen.getByRole('menuitem', { name });
    await waitFor(() => expect(item('Umbenennen')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(item('Löschen')).toHaveFocus());
    await userEvent.keyboard('d');
    await waitFor(() => expect(item('Drucken')).toHaveFocus());
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(rename).toHaveBeenCalled();
  },
};
/** A click beside it closes it. */
export const OutsideClick: Story = {
  args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Klasse 1b' }));
    await screen.findByRole('menu', { name: 'Klasse 1b' });
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
