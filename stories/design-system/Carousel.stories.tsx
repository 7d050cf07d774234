import { Carousel, Text } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';
import { places } from './goods.tsx';
import { Tile } from './Tile.tsx';

const meta = {
  component: Carousel,
  parameters: {
    usage: {
      use: [
        'A row of tiles beside the main matter, such as accessories: what is out of view is a bonus.',
        'Name the row by `label`, and let `position` say what is in view after an arrow has turned it.',
      ],
      avoid: [
        'For what everybody must see: `TileGrid` shows all of it.',
        'For slides that take the whole width: `HeroSlider`. For the pictures of a product: `Gallery`.',
      ],
      keys: [
        [
          'Tab',
          'goes through arrows, row and tiles; a tile that takes the focus scrolls into view',
        ],
        [
          'Arrow left, Arrow right',
          'scroll the row that has the focus, where it has more than it shows',
        ],
        ['Enter, Space', 'on an arrow turns the row by as many as are in view'],
      ],
    } satisfies Usage,
  },
  decorators: [
    (Story) => <div style={{ maxWidth: 1280, margin: 'auto', paddingInline: 24 }}>{Story()}</div>,
  ],
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const tiles = (count: number) =>
  places(count).map((place) => <Tile key={place} index={place - 1} />);
const args = {
  label: 'Passendes Zubehör',
  labels: {
    previous: 'Vorherige Artikel',
    next: 'Weitere Artikel',
    position: (from: number, to: number, total: number) => `Artikel ${from} bis ${to} von ${total}`,
  },
};
const showsArrow: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Weitere Artikel' })).toBeVisible();
};
export const Many: Story = { args: { ...args, children: tiles(12) }, play: showsArrow };
/** What fits needs no arrows. */
export const Few: Story = { args: { ...args, children: tiles(2) } };
/** Without anything inside that takes the focus, the row itself does. */
export const Words: Story = {
  args: {
    ...args,
    children: places(20).map((place) => <Text key={place}>Klassensatzvorschlag {place}</Text>),
  },
  play: showsArrow,
};

const left = (list: HTMLElement) => Math.round(list.scrollLeft);
/** Pressed once more within two seconds an arrow turns nothing (CMS-19), and is pale until it does again. */
export const Arrows: Story = {
  args: { ...args, children: tiles(12) },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Passendes Zubehör' });
    const next = await canvas.findByRole('button', { name: 'Weitere Artikel' });
    await userEvent.click(next);
    await expect(getComputedStyle(next).opacity).toBe('0.4');
    const previous = await canvas.findByRole('button', { name: 'Vorherige Artikel' });
    await userEvent.click(previous);
    await expect(getComputedStyle(previous).opacity).toBe('0.4');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^Artikel [3-6] bis \d+ von 12$/),
    );
    await waitFor(() => expect(left(list)).toBeGreaterThan(100));
    await expect(canvas.getByRole('button', { name: 'Vorherige Artikel' })).toBeVisible();
  },
};
export const Keys: Story = {
  args: { ...args, children: tiles(12) },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Passendes Zubehör' });
    await waitFor(() => expect(list).toHaveAttribute('tabindex', '0'));
    // The last tile's link comes into view with the focus.
    canvas.getAllByRole('link').at(-1)?.focus();
    await waitFor(() =>
      expect(left(list)).toBeGreaterThan(list.scrollWidth - list.clientWidth - 16),
    );
    await userEvent.tab({ shift: true });
  },
};
/** CMS-18, with the browser's own layout and snapping. */
export const Dragged: Story = {
  args: { ...args, children: tiles(12) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Passendes Zubehör' });
    await canvas.findByRole('button', { name: 'Weitere Artikel' });
    const [first, second] = canvas.getAllByRole('listitem');
    const step = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
    const mouse = { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1 };
    const setPointerCapture = list.setPointerCapture;
    // A made-up pointer can't be captured.
    list.setPointerCapture = () => {};
    await fireEvent.pointerDown(list, { ...mouse, clientX: 200 });
    await fireEvent.pointerMove(list, { ...mouse, clientX: 160 });
    await expect(left(list)).toBe(40);
    await fireEvent.pointerUp(list, { ...mouse, clientX: 160 });
    await waitFor(() => expect(left(list)).toBe(step));
    await waitFor(() => expect(list.style.scrollSnapType).toBe(''));
    await expect(left(list)).toBe(step);
    list.setPointerCapture = setPointerCapture;
  },
};
