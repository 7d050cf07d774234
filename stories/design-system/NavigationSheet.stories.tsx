import {
  NavigationSheet,
  NavigationSheetOpener,
  NavigationTree,
  type NavigationTreeItem,
} from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const items: readonly NavigationTreeItem[] = [
  {
    label: 'Deutsch',
    href: '#deutsch',
    subject: 'german',
    children: [
      { label: 'Hefte', href: '#hefte', children: [{ label: 'Lineatur 1', href: '#l1' }] },
      { label: 'Lektüren', href: '#lektueren' },
    ],
  },
  { label: 'Mathematik', href: '#mathe', subject: 'maths', current: true },
  { label: 'Grundschullehrmittelsammelbestellungen', href: '#lang', subject: 'office' },
  { label: 'Merkliste', href: '#liste' },
];

const meta = {
  component: NavigationSheet,
  args: { id: 'menu', title: 'Sortiment', closeLabel: 'Menü schließen' },
  render: (props) => (
    <div style={{ minHeight: '200vh' }}>
      <NavigationSheetOpener sheet="menu" label="Menü" />
      <NavigationSheet {...props}>
        <NavigationTree overviewLabel={(label) => `Alles in ${label}`} items={items} />
      </NavigationSheet>
      <a href="#danach">danach</a>
    </div>
  ),
} satisfies Meta<typeof NavigationSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By hand: from laptop up the opener is hidden, as the tabs are there. */
const open = (sheet: HTMLElement) => sheet.showPopover();
const isOpen = (sheet: HTMLElement) => sheet.matches(':popover-open');

export const Opened: Story = {
  play: async ({ canvas }) => {
    open(canvas.getByRole('navigation', { hidden: true }));
    await expect(canvas.getByText('Mathematik')).toBeVisible();
  },
};
/** Three levels unfold below each other, each with a way to all of it. */
export const Levels: Story = {
  name: 'Levels (NAV-02)',
  play: async ({ canvas, userEvent }) => {
    open(canvas.getByRole('navigation', { hidden: true }));
    await userEvent.click(canvas.getByText('Deutsch'));
    await userEvent.click(canvas.getByText('Hefte'));
    await expect(canvas.getByRole('link', { name: 'Lineatur 1' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Alles in Hefte' })).toBeVisible();
  },
};
/** The page behind stands still while it is open, moves nothing, and scrolls again afterwards. */
export const ScrollLock: Story = {
  name: 'Scroll lock (NAV-08, NAV-09)',
  play: async ({ canvas, userEvent }) => {
    const sheet = canvas.getByRole('navigation', { hidden: true });
    const page = sheet.parentElement as HTMLElement;
    const overflow = () => getComputedStyle(document.documentElement).overflowY;
    const { width } = page.getBoundingClientRect();
    open(sheet);
    await waitFor(() => expect(overflow()).toBe('hidden'));
    await expect(page.getBoundingClientRect().width).toBe(width);
    await userEvent.click(canvas.getByRole('button', { name: 'Menü schließen' }));
    await waitFor(() => expect(overflow()).toBe('visible'));
    await expect(isOpen(sheet)).toBe(false);
  },
};
/** It opens over an overlay of its kind and closes it; a focus that goes behind it closes it as well. */
export const LetsGo: Story = {
  render: (props) => (
    <>
      <div id="other" popover="auto">
        Suche
      </div>
      {meta.render(props)}
    </>
  ),
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('navigation', { hidden: true });
    const other = document.getElementById('other') as HTMLElement;
    open(other);
    open(sheet);
    await expect(isOpen(other)).toBe(false);
    await expect(isOpen(sheet)).toBe(true);
    canvas.getByRole('link', { name: 'Merkliste' }).focus();
    await expect(isOpen(sheet)).toBe(true);
    canvas.getByRole('link', { name: 'danach' }).focus();
    await expect(isOpen(sheet)).toBe(false);
  },
};
