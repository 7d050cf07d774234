import {
  Badge,
  Box,
  Breadcrumb,
  Button,
  Carousel,
  Flyout,
  flyoutSides,
  Gallery,
  IconArrowRight,
  IconCheck,
  IconChevronDown,
  Inline,
  LightningDealBar,
  Menu,
  MenuItem,
  NavigationPanel,
  NavigationTabs,
  Pagination,
  Progress,
  RangeField,
  Stack,
  StarRating,
  Switch,
  Tabs,
  Text,
} from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { drawing, places } from '../design-system/goods.tsx';
import { Tile } from '../design-system/Tile.tsx';

// On a page of all stories the first one would turn the page around.
const meta = { globals: { direction: 'rtl' }, tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (element: Element | null | undefined) =>
  element?.getBoundingClientRect() ?? new DOMRect();
const scaleOf = (icon: Element | null) => icon && getComputedStyle(icon).scale;

/** What points along the reading direction is mirrored; a part of the page may run the other way. */
export const Signs: Story = {
  render: () => (
    <Stack gap="l">
      <Breadcrumb
        label="Brotkrumen"
        items={[
          { label: 'Start', href: '#start' },
          { label: 'Hefte', href: '#hefte' },
          { label: 'Lineatur 1' },
        ]}
      />
      <Inline gap="s">
        <Button icon={<IconCheck label="Haken" />}>Merken</Button>
        <Button iconEnd={<IconArrowRight label="Pfeil" />}>Zur Kasse</Button>
        <div dir="ltr">
          <Button iconEnd={<IconArrowRight label="Pfeil nach rechts" />}>To checkout</Button>
        </div>
      </Inline>
      <Pagination
        current={2}
        total={3}
        hrefFor={(page) => `#p=${page}`}
        labels={{
          navigation: 'Seiten',
          previous: 'Zurück',
          next: 'Weiter',
          page: (page) => `Seite ${page}`,
        }}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [back, on] = ['Zurück', 'Weiter'].map((name) => canvas.getByRole('link', { name }));
    await expect(box(on).right).toBeLessThan(box(back).left);
    for (const link of [back, on]) {
      await expect(scaleOf(link?.querySelector('svg') ?? null)).toBe('-1 1');
    }
    await expect(scaleOf(canvas.getByRole('img', { name: 'Pfeil' }))).toBe('-1 1');
    await expect(scaleOf(canvas.getByRole('img', { name: 'Haken' }))).toBe('none');
    await expect(scaleOf(canvas.getByRole('img', { name: 'Pfeil nach rechts' }))).toBe('1');
  },
};

/** What fills up does so from the right. */
export const Fills: Story = {
  render: () => (
    <Stack gap="m">
      <StarRating rating={3.5} label="3,5 von 5 Sternen" count="(128)" size="m" />
      <Progress label="Bescheinigung.pdf" value={30} />
      <LightningDealBar percent={30} label="Reserviert" format={(percent) => `${percent} %`} />
      <Switch label="Bestellstatus per E-Mail" defaultChecked />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const stars = canvas.getByRole('img', { name: '3,5 von 5 Sternen' });
    await expect(getComputedStyle(stars).backgroundImage).toContain('(-90deg');
    const deal = canvas.getByRole('progressbar', { name: 'Reserviert' });
    await expect(box(deal).right - box(deal.firstElementChild).right).toBeLessThan(2);
    const thumb = getComputedStyle(canvas.getByRole('switch'), '::before');
    await expect(thumb.translate).toBe('-20px');
  },
};

const tabs = ['Beschreibung', 'Dokumente', 'Bewertungen'].map((label) => ({
  id: label,
  label,
  content: <Text>{label}</Text>,
}));
/** The arrow to the left goes on. */
export const TabKeys: Story = {
  render: () => <Tabs label="Zum Artikel" tabs={tabs} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Dokumente', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Beschreibung', selected: true })).toHaveFocus();
  },
};

const panel = () => (
  <NavigationPanel
    groupLabel={(group) => `Alles in ${group}`}
    groups={['Hefte', 'Lektüren'].map((label) => ({
      label,
      href: `#${label}`,
      children: [{ label: `${label} für die 1. Klasse`, href: `#${label}-1` }],
    }))}
  />
);
export const NavigationKeys: Story = {
  render: () => (
    <NavigationTabs
      id="subjects"
      label="Sortiment"
      closeLabel="Schließen"
      moreLabel="Mehr"
      openLabel={(tab) => `${tab}: Untermenü`}
      tabs={['Deutsch', 'Mathematik'].map((label) => ({
        id: label,
        label,
        href: `#${label}`,
        panel,
      }))}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    // The menu takes the place of the plain links with the first focus, so it is looked up each time.
    const opener = () => canvas.getByRole('button', { name: 'Deutsch: Untermenü' });
    opener().focus();
    await waitFor(() => expect(opener()).toHaveAttribute('data-state', 'closed'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Mathematik' })).toHaveFocus());
  },
};

/** It opens below the start of its button, and reads as the page does. */
export const MenuBelow: Story = {
  render: () => (
    <Box padding="m">
      <Menu trigger={<Button iconEnd={<IconChevronDown size="s" />}>Klasse 1b</Button>}>
        <MenuItem onSelect={() => {}}>Umbenennen</MenuItem>
        <MenuItem onSelect={() => {}}>Löschen</MenuItem>
      </Menu>
    </Box>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Klasse 1b' });
    await userEvent.click(button);
    const menu = await screen.findByRole('menu');
    await expect(getComputedStyle(menu).direction).toBe('rtl');
    await waitFor(() => expect(Math.abs(box(menu).right - box(button).right)).toBeLessThan(2));
  },
};

/** The end is on the left. */
export const FlyoutSides: Story = {
  render: () => (
    <Inline>
      {flyoutSides.map((side) => (
        <Flyout
          key={side}
          side={side}
          title="Warenkorb"
          closeLabel="Schließen"
          trigger={<Button>{side}</Button>}
        >
          <Text>Drei Artikel liegen darin.</Text>
        </Flyout>
      ))}
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const side of flyoutSides) {
      await userEvent.click(canvas.getByRole('button', { name: side }));
      const dialog = await screen.findByRole('dialog', { name: 'Warenkorb' });
      const scrim = box(dialog.previousElementSibling);
      const edge = side === 'end' ? 'left' : 'right';
      // Once it has slid in.
      await waitFor(() => expect(box(dialog)[edge]).toBe(scrim[edge]));
      const close = within(dialog).getByRole('button', { name: 'Schließen' });
      await expect(box(close).left - box(dialog).left).toBeLessThan(16);
      await userEvent.click(close);
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    }
  },
};

const tiles = places(12).map((place) => <Tile key={place} index={place - 1} />);
const carousel = (
  <div style={{ maxWidth: 1280, margin: 'auto', paddingInline: 24 }}>
    <Carousel
      label="Passendes Zubehör"
      labels={{
        previous: 'Vorherige Artikel',
        next: 'Weitere Artikel',
        position: (from, to, total) => `Artikel ${from} bis ${to} von ${total}`,
      }}
    >
      {tiles}
    </Carousel>
  </div>
);
/** The other tiles lie on the left. */
export const CarouselArrows: Story = {
  render: () => carousel,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Passendes Zubehör' });
    const next = await canvas.findByRole('button', { name: 'Weitere Artikel' });
    await expect(box(next).left).toBeLessThan(box(list).left);
    await userEvent.click(next);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^Artikel [3-6] bis \d+ von 12$/),
    );
    await waitFor(() => expect(list.scrollLeft).toBeLessThan(-100));
    await expect(canvas.getByRole('button', { name: 'Vorherige Artikel' })).toBeVisible();
  },
};
/** CMS-18: a drag to the right brings what comes next. */
export const CarouselDragged: Story = {
  render: () => carousel,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Passendes Zubehör' });
    await canvas.findByRole('button', { name: 'Weitere Artikel' });
    const [first, second] = canvas.getAllByRole('listitem');
    const step = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
    const mouse = { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1 };
    const setPointerCapture = list.setPointerCapture;
    // A made-up pointer can't be captured.
    list.setPointerCapture = () => {};
    await fireEvent.pointerDown(list, { ...mouse, clientX: 160 });
    await fireEvent.pointerMove(list, { ...mouse, clientX: 200 });
    await fireEvent.pointerUp(list, { ...mouse, clientX: 200 });
    await waitFor(() => expect(Math.round(list.scrollLeft)).toBe(step));
    await expect(step).toBeLessThan(0);
    list.setPointerCapture = setPointerCapture;
  },
};

export const GalleryKeys: Story = {
  render: () => (
    <div style={{ maxWidth: 560 }}>
      <Gallery
        badges={<Badge tone="new">Neu</Badge>}
        images={(['book', 'pencil', 'scissors'] as const).map((name, index) => ({
          id: name,
          picture: {
            src: drawing(name, '#2b6fd3'),
            alt: `Ansicht ${index + 1}`,
            width: 480,
            height: 480,
          },
        }))}
        labels={{
          gallery: 'Bilder',
          previous: 'Vorheriges Bild',
          next: 'Nächstes Bild',
          position: (index, total) => `Bild ${index} von ${total}`,
          zoom: 'Bild vergrößern',
          close: 'Schließen',
        }}
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Nächstes Bild' });
    canvas.getByRole('group', { name: 'Bilder' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Bild 2 von 3'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(status).toHaveTextContent('Bild 1 von 3'));
  },
};

/** The lowest value is on the right; what is chosen lies between the thumbs. */
export const RangeFromTheRight: Story = {
  render: () => (
    <div style={{ maxWidth: 300 }}>
      <RangeField
        legend="Preis"
        fromLabel="von"
        toLabel="bis"
        submitLabel="Preis anwenden"
        names={{ from: 'from', to: 'to' }}
        span={{ min: 0, max: 400 }}
        value={{ from: '4', to: '' }}
        unit="€"
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const from = await canvas.findByRole('slider', { name: 'Preis von' });
    const to = canvas.getByRole('slider', { name: 'Preis bis' });
    await waitFor(() => expect(box(to).right).toBeLessThan(box(from).left));
    const track = from.parentElement?.parentElement?.firstElementChild;
    const chosen = box(track?.firstElementChild);
    await expect(chosen.left).toBe(box(track).left);
    await expect(chosen.right).toBeLessThan(box(track).right);
    from.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(from).toHaveAttribute('aria-valuenow', '11');
  },
};
