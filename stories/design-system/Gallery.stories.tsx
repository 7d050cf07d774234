import { Badge, Gallery } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';
import { drawing } from './goods.tsx';

const meta = {
  component: Gallery,
  parameters: {
    usage: {
      use: [
        'The pictures of one product, with a closer look.',
        'Give each picture an `alt` of its own: it names the button that enlarges it.',
        'The first picture loads at once: put the one of the whole product there.',
      ],
      avoid: [
        'For pictures of several things: `Carousel` or `TileGrid`.',
        'For one picture without a closer look: `Picture`, or `Figure` with a caption.',
      ],
      keys: [
        ['Arrow left, Arrow right', 'on the stage turn to the picture before and after'],
        ['Home, End', 'turn to the first and the last picture'],
        ['Enter, Space', 'on the picture open the closer look; there they enlarge twice and back'],
        ['+, −, 0', 'in the closer look enlarge, reduce and show the whole'],
        ['Escape', 'closes the closer look; the focus goes to the picture on stage'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = {
  gallery: 'Bilder',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  position: (index: number, total: number) => `Bild ${index} von ${total}`,
  zoom: 'Bild vergrößern',
  close: 'Schließen',
};
const images = (['book', 'pencil', 'scissors', 'folder'] as const).map((name, index) => ({
  id: name,
  picture: {
    src: drawing(name, ['#2b6fd3', '#f0b02c', '#d5333c', '#2e3a50'][index] ?? ''),
    alt: `Ansicht ${index + 1}`,
    width: 480,
    height: 480,
    tint: 'maths',
  } as const,
}));
const args = { images, labels };
const narrow = (Story: () => React.ReactNode) => <div style={{ maxWidth: 560 }}>{Story()}</div>;
export const Several: Story = {
  args: { ...args, badges: <Badge tone="new">Neu</Badge> },
  decorators: [narrow],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Nächstes Bild' })).toBeVisible();
  },
};
export const One: Story = { args: { ...args, images: images.slice(0, 1) }, decorators: [narrow] };
export const Arrows: Story = {
  args,
  decorators: [narrow],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nächstes Bild' }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Bild 2 von 4' })).toHaveAttribute(
        'aria-current',
        'true',
      ),
    );
  },
};
/** The closer look is fetched when wanted. */
export const Zoomed: Story = {
  args,
  decorators: [narrow],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bild vergrößern: Ansicht 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ansicht 1' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
/** What was turned there is on stage when it closes, and has the focus. */
export const ZoomedOn: Story = {
  args,
  decorators: [narrow],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Nächstes Bild' });
    await userEvent.click(canvas.getByRole('button', { name: 'Bild vergrößern: Ansicht 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ansicht 1' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Nächstes Bild' }));
    await screen.findByRole('dialog', { name: 'Ansicht 2' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Bild vergrößern: Ansicht 2' })).toHaveFocus(),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Bild 2 von 4');
  },
};
/** At the end the arrow stays under the focus; Home leads back. */
export const Keys: Story = {
  args,
  decorators: [narrow],
  play: async ({ canvas, userEvent }) => {
    const stage = canvas.getByRole('group', { name: 'Bilder' });
    await canvas.findByRole('button', { name: 'Nächstes Bild' });
    stage.focus();
    await userEvent.keyboard('{End}');
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Bild 4 von 4'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(status).toHaveTextContent('Bild 1 von 4'));
  },
};
