import type { ReactElement } from 'react';
import {
  AddressCard,
  Availability,
  Badge,
  BadgeGroup,
  BadgeList,
  Carousel,
  Countdown,
  DiscountBadge,
  EnergyLabel,
  FilterChips,
  FilterGroup,
  FilterMore,
  FilterOption,
  FilterOptions,
  FilterPanel,
  FilterPanelOpener,
  Gallery,
  Hero,
  HeroSlider,
  LightningDealBar,
  LineItem,
  LineItemHead,
  OrderSummary,
  Picture,
  PicturePlaceholder,
  Price,
  ProductTile,
  ProductTileSkeleton,
  PurchaseBar,
  RatingBreakdown,
  Review,
  StarRating,
  Steps,
  SubcategoryLinks,
  TileGrid,
  Timeline,
  VariantPicker,
} from '../../index.ts';

const picture = { src: '/heft.jpg', alt: 'Heft', width: 480, height: 480 };

const start = Date.UTC(2026, 10, 21);

/** Goods, carts and orders. */
export const goods: Record<string, ReactElement> = {
  AddressCard: <AddressCard title="Lieferung" lines={['Anna Berg', '34117 Kassel']} />,
  Availability: (
    <Availability state="available" detail="morgen da">
      Auf Lager
    </Availability>
  ),
  Badge: <Badge tone="new">Neu</Badge>,
  BadgeGroup: <BadgeGroup>Marken</BadgeGroup>,
  BadgeList: <BadgeList place="tile" sale="Angebot" extra={[{ id: 'eco', name: 'Öko' }]} />,
  Carousel: (
    <Carousel
      label="Zubehör"
      labels={{
        previous: 'zurück',
        next: 'weiter',
        position: (from, to, total) => `${from} bis ${to} von ${total}`,
      }}
    >
      <span>eins</span>
      <span>zwei</span>
    </Carousel>
  ),
  Countdown: (
    <Countdown until={start + 7_200_000} serverNow={start} formatDays={String} announce={String} />
  ),
  DiscountBadge: <DiscountBadge percent={27} label="27 Prozent" />,
  EnergyLabel: (
    <EnergyLabel
      energyClass="C"
      label="Klasse C"
      details={{ picture, title: 'Energielabel', closeLabel: 'zu' }}
    />
  ),
  FilterChips: (
    <FilterChips label="Aktiv" removeLabel="Weg:" chips={[{ label: 'A4', href: '/a' }]} />
  ),
  FilterGroup: <FilterGroup title="Farbe" count={1} open />,
  FilterMore: <FilterMore label="mehr" />,
  FilterOption: <FilterOption href="/a" label="Rot" count="3" swatch="#f00" selected />,
  FilterOptions: <FilterOptions>Werte</FilterOptions>,
  FilterPanel: (
    <FilterPanel id="filters" title="Filter" closeLabel="Schließen" doneLabel="Anzeigen" />
  ),
  FilterPanelOpener: <FilterPanelOpener panel="filters" label="Filter" count={2} />,
  Gallery: (
    <Gallery
      images={[
        { id: 'a', picture },
        { id: 'b', picture },
      ]}
      labels={{
        gallery: 'Bilder',
        previous: 'zurück',
        next: 'weiter',
        position: (index, total) => `${index} von ${total}`,
        zoom: 'größer',
        close: 'zu',
      }}
    />
  ),
  HeroSlider: (
    <HeroSlider
      label="Aktuelles"
      labels={{
        previous: 'zurück',
        next: 'weiter',
        position: (index, total) => `${index} von ${total}`,
        pause: 'anhalten',
        play: 'abspielen',
      }}
    >
      <Hero title="Hefte" />
      <Hero title="Stifte" headingLevel={2} />
    </HeroSlider>
  ),
  LightningDealBar: (
    <LightningDealBar percent={72.5} label="Reserviert" format={(percent) => `${percent} %`} />
  ),
  LineItem: (
    <ul>
      <LineItem
        name="Heft"
        href="/a"
        picture="Bild"
        facts={[{ label: 'Farbe', value: 'Rot' }]}
        total="1 €"
        loading
      />
    </ul>
  ),
  LineItemHead: <LineItemHead labels={{ article: 'Artikel', quantity: 'Menge', total: 'Summe' }} />,
  OrderSummary: (
    <OrderSummary
      title="Summe"
      rows={[{ label: 'Versand', amount: '4,95 €', hint: 'ab 49 € frei' }]}
      total={{ label: 'Gesamt', amount: '9,95 €' }}
    />
  ),
  Picture: (
    <Picture
      {...picture}
      sources={[{ srcSet: '/heft.avif', type: 'image/avif' }]}
      tint="art"
      eager
    />
  ),
  PicturePlaceholder: <PicturePlaceholder rounded />,
  Price: (
    <Price
      current={new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).formatToParts(
        12.99,
      )}
      label="Preis"
      offer={{ kind: 'lightning', label: 'Blitzangebot' }}
      old={{ label: '30 Tage', amount: '15,99 €' }}
      listPrice={{ label: 'UVP', amount: '17 €' }}
      basePrice="1 € / 1 m"
      note="inkl. MwSt."
    />
  ),
  ProductTile: (
    <ProductTile
      name="Heft"
      href="/prod/1"
      picture={<Picture {...picture} shape="square" />}
      badges={<BadgeList place="tile" sale="Angebot" />}
      price={<Price current="0,79 €" />}
      controls="Menge"
      action="Herz"
      quickAction="Korb"
      variantsHint="in 6 Farben"
    />
  ),
  PurchaseBar: <PurchaseBar action="Kaufen" quantity="1" summary="1 €" />,
  ProductTileSkeleton: <ProductTileSkeleton layout="list" />,
  RatingBreakdown: (
    <RatingBreakdown
      rows={[
        { label: '5 Sterne', count: 3, href: '/5' },
        { label: '4 Sterne', count: 0 },
      ]}
    />
  ),
  Review: (
    <Review
      title="Gut"
      rating="5"
      author="A. B."
      date="3. November"
      dateTime="2026-11-03"
      message="Fein."
      verifiedLabel="Geprüft"
      answer={{ title: 'Antwort', message: 'Danke' }}
    />
  ),
  StarRating: <StarRating rating={4.4} label="4,4 von 5" count="(12)" />,
  SubcategoryLinks: (
    <SubcategoryLinks label="Unterkategorien" links={[{ label: 'Hefte', href: '/h' }]} />
  ),
  Steps: (
    <Steps
      label="Schritte"
      doneLabel="erledigt"
      steps={[
        { label: 'Lieferung', state: 'done', href: '/s' },
        { label: 'Zahlung', state: 'current' },
        { label: 'Prüfen', state: 'upcoming' },
      ]}
    />
  ),
  TileGrid: (
    <TileGrid>
      <span>Kachel</span>
    </TileGrid>
  ),
  Timeline: (
    <Timeline
      label="Sendung"
      stateLabels={{ done: 'fertig', current: 'jetzt', upcoming: 'später', problem: 'gestört' }}
      steps={[
        { title: 'Bestellt', state: 'done', date: '19. November', dateTime: '2026-11-19' },
        { title: 'Unterwegs', state: 'current', detail: 'DHL' },
      ]}
    />
  ),
  VariantPicker: (
    <VariantPicker
      label="Farbe"
      kind="dropdown"
      name="farbe"
      value="blau"
      labels={{ discounted: 'reduziert', unavailable: 'nicht da', submit: 'OK' }}
      options={[
        { value: 'rot', label: 'Rot', discounted: true },
        { value: 'blau', label: 'Blau' },
      ]}
    />
  ),
};
