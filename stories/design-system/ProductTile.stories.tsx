import {
  Availability,
  BadgeList,
  EnergyLabel,
  LightningDealBar,
  Price,
  ProductTile,
  ProductTileSkeleton,
  TileGrid,
} from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';
import { euro, Goods, places } from './goods.tsx';
import { Tile } from './Tile.tsx';

const meta = {
  component: ProductTile,
  parameters: {
    usage: {
      use: [
        'A product in a listing, in a `TileGrid` or `Carousel`; as `list` with order number and quantity.',
        'The whole tile leads to the product: leave `alt` of its picture empty, the name says it.',
        '`ProductTileSkeleton` has its geometry, so that nothing jumps.',
      ],
      avoid: [
        'In a cart: `LineItem`.',
        'For a category: `SubjectTile`. For other things: `Card`.',
        'More than one thing to press on the picture beside `action` and `quickAction`.',
      ],
      keys: [
        [
          'Tab',
          'goes through name, controls, quick action and action; the quick action is shown with the focus',
        ],
        ['Enter', 'on the name leads to the product'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof ProductTile>;
export default meta;
type Story = StoryObj<typeof meta>;
const args = { name: '', href: '', picture: null, price: null };

export const Playground: Story = {
  args: {
    name: 'Heft DIN A4, Lineatur 21, 16 Blatt, kariert mit Rand',
    href: '#heft',
    picture: <Goods />,
    orderNumber: 'Art.-Nr. 47 11 00',
    price: <Price current={euro(0.79)} />,
    availability: <Availability state="available">Auf Lager</Availability>,
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
};
export const Single: Story = {
  args,
  render: () => (
    <div style={{ maxWidth: 260 }}>
      <Tile />
    </div>
  ),
};

export const Grid: Story = {
  args,
  render: () => (
    <TileGrid>
      {places(12).map((place) => (
        <Tile key={place} index={place - 1} />
      ))}
    </TileGrid>
  ),
};

export const List: Story = {
  args,
  render: () => (
    <TileGrid layout="list">
      {places(6).map((place) => (
        <Tile key={place} index={place - 1} layout="list" />
      ))}
    </TileGrid>
  ),
};

/** From right to left the heart is at the other corner of the picture, as far out of it as above. */
export const ListFromRightToLeft: Story = {
  args,
  render: () => (
    <div dir="rtl">
      <Tile layout="list" />
    </div>
  ),
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('article').firstElementChild?.getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Auf die Merkliste' });
    const heart = button.getBoundingClientRect();
    await expect((picture?.left ?? 0) - heart.left).toBe(6);
    await expect((picture?.top ?? 0) - heart.top).toBe(6);
    // Beside it the row leads to the product.
    const beside = document.elementFromPoint(heart.right + 8, heart.top + 12);
    await expect(beside).toBe(canvas.getByRole('link'));
  },
};

const heightOf = (element: Element | null | undefined) =>
  Math.round(element?.getBoundingClientRect().height ?? 0);

/** A tile on its way is as high as the tile that comes, and its picture too. */
export const Loading: Story = {
  args,
  render: () => (
    <TileGrid>
      {places(5).map((place) => (
        <ProductTileSkeleton key={place} />
      ))}
      <div style={{ display: 'grid', alignItems: 'start' }}>
        <Tile index={1} />
      </div>
    </TileGrid>
  ),
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('article');
    const [skeleton] = canvas.getAllByRole('listitem').map((entry) => entry.firstElementChild);
    await expect(heightOf(skeleton?.firstElementChild)).toBe(heightOf(tile.firstElementChild));
    // Once its fonts are there.
    await waitFor(() =>
      expect(Math.abs(heightOf(skeleton) - heightOf(tile))).toBeLessThanOrEqual(1),
    );
  },
};
export const LoadingList: Story = {
  args,
  render: () => (
    <TileGrid layout="list">
      <ProductTileSkeleton layout="list" />
      <Tile index={1} layout="list" />
      <ProductTileSkeleton layout="list" />
    </TileGrid>
  ),
};

/** In a lightning deal. */
export const Deal: Story = {
  args,
  render: () => (
    <div style={{ maxWidth: 260 }}>
      <ProductTile
        name="Deckfarbkasten mit 24 Farben"
        href="#deal"
        picture={<Goods name="folder" hue="#8a55c4" tint="art" />}
        badges={<BadgeList place="tile" sale="Blitzangebot" />}
        deal={
          <LightningDealBar
            percent={72.9}
            label="Reserviert"
            format={(percent) => `${percent} % reserviert`}
          />
        }
        price={
          <Price
            current={euro(9.99)}
            offer={{ kind: 'lightning', label: 'Blitzpreis' }}
            old={{ label: '30-Tage-Tiefpreis', amount: '14,99 €' }}
          />
        }
        availability={<Availability state="available">Auf Lager</Availability>}
        controls={
          <EnergyLabel energyClass="B" label="Energieeffizienzklasse B, Spektrum A bis G" />
        }
      />
    </div>
  ),
};

/** Sixty are cheap: what is off screen is not laid out, and scrolling past moves nothing. */
export const Sixty: Story = {
  args,
  render: () => (
    <TileGrid>
      {places(60).map((place) => (
        <Tile key={place} index={place - 1} />
      ))}
    </TileGrid>
  ),
  play: async ({ canvas }) => {
    const entries = canvas.getAllByRole('listitem');
    await expect(entries).toHaveLength(60);
    const { contentVisibility } = getComputedStyle(entries[0] as Element);
    await expect(contentVisibility).toBe('auto');
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    for (const entry of entries.filter((_, index) => index % 10 === 0)) {
      entry.scrollIntoView();
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    shifts.push(...observer.takeRecords());
    observer.disconnect();
    await expect(shifts).toEqual([]);
  },
};
