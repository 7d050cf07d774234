import { ButtonLink, Hero, HeroSlider, Picture } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';
import { type Drawing, drawing } from './goods.tsx';

const meta = {
  component: HeroSlider,
  parameters: {
    usage: {
      use: [
        'A few `Hero`s of equal weight in one place.',
        'Put the most important first: few turn on. Only the first has the heading of level 1.',
        'Set `autoplay={false}` while a question on cookies is open.',
      ],
      avoid: [
        'For what everybody must see: one `Hero`.',
        'For tiles in a row: `Carousel`.',
        'Slides of which one alone makes no sense: they may be seen in any order.',
      ],
      keys: [
        ['Tab', 'goes through the slides and controls; turning waits while the focus is inside'],
        ['Arrow left, Arrow right', 'scroll the slides when they have the focus'],
        ['Enter, Space', 'on arrows and dots turn; on the last button stop the turning for good'],
      ],
    } satisfies Usage,
    layout: 'fullscreen',
  },
} satisfies Meta<typeof HeroSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

const slide = (title: string, intro: string, name: Drawing, hue: string, level: 1 | 2) => (
  <Hero
    key={title}
    headingLevel={level}
    kicker="Schulanfang 2026"
    title={title}
    intro={intro}
    actions={<ButtonLink href={`#${name}`}>Ansehen</ButtonLink>}
    picture={<Picture src={drawing(name, hue)} alt="" width={480} height={480} />}
  />
);
const args = {
  label: 'Aktuelles',
  labels: {
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    position: (index: number, total: number) => `Bild ${index} von ${total}`,
    pause: 'Bildwechsel anhalten',
    play: 'Bilder wechseln lassen',
  },
  children: [
    slide('Das richtige Heft. Beim ersten Versuch.', 'Jede Lineatur.', 'book', '#2b6fd3', 1),
    slide(
      'Naturwissenschaftsexperimentierkästen für Grundschullehrkräfte',
      'Bis 15 Uhr bestellt, morgen da: Klassensätze auf Rechnung, mit Reserve und mit Sicherheitsdatenblättern.',
      'scissors',
      '#d5333c',
      2,
    ),
    slide('Ordnung im Büro', 'Ordner in zwölf Farben.', 'folder', '#2e3a50', 2),
  ],
};
/** Stands still in pictures: it turns only when it is told to. */
export const Still: Story = {
  args: { ...args, autoplay: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Nächstes Bild' })).toBeVisible();
  },
};
export const Turning: Story = {
  args,
  play: async ({ canvas, userEvent }) => {
    const pause = await canvas.findByRole('button', { name: 'Bildwechsel anhalten' });
    await userEvent.click(pause);
    await expect(canvas.getByRole('button', { name: 'Bilder wechseln lassen' })).toHaveFocus();
  },
};
export const Controls: Story = {
  args: { ...args, autoplay: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nächstes Bild' }));
    await canvas.findByRole('group', { name: 'Bild 2 von 3' });
    await expect(canvas.getByRole('status')).toHaveTextContent('Bild 2 von 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Bild 3 von 3' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Bild 3 von 3' })).toHaveAttribute(
        'aria-current',
        'true',
      ),
    );
  },
};
export const One: Story = { args: { ...args, children: args.children[0] } };
