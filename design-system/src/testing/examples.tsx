import type { ReactElement } from 'react';
import * as system from '../index.ts';

const {
  Accordion,
  AddressCard,
  Alert,
  Availability,
  Badge,
  BadgeGroup,
  BareLink,
  Box,
  Breadcrumb,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  Columns,
  CompactHeader,
  Container,
  Countdown,
  DescriptionList,
  Disclosure,
  DiscountBadge,
  EmptyState,
  ErrorSummary,
  FieldRow,
  Fieldset,
  FilterChips,
  FilterGroup,
  FilterMore,
  FilterOption,
  FilterOptions,
  FilterPanel,
  FilterPanelOpener,
  Flyout,
  Footer,
  FooterBlock,
  Gallery,
  Header,
  HeaderAction,
  HeaderButton,
  Heading,
  Hero,
  IconButton,
  IconButtonLink,
  IconCart,
  Inline,
  LineItem,
  Link,
  LinkProvider,
  Logo,
  Modal,
  NavigationPanel,
  NavigationSheet,
  NavigationSheetOpener,
  NavigationTabs,
  NavigationTree,
  OrderSummary,
  Pagination,
  PasswordField,
  Picture,
  Popover,
  Price,
  ProductTile,
  ProductTileSkeleton,
  Prose,
  QuantityField,
  RadioGroup,
  RangeField,
  RatingBreakdown,
  Review,
  SearchField,
  Section,
  Select,
  Skeleton,
  SkipLink,
  SortSelect,
  Spinner,
  Stack,
  StarRating,
  Steps,
  StickyColumn,
  SubjectGrid,
  SubjectTile,
  Table,
  Text,
  TextArea,
  TextField,
  TileGrid,
  ToastProvider,
  VariantPicker,
  VisuallyHidden,
} = system;

const picture = { src: '/heft.jpg', alt: 'Heft', width: 480, height: 480 };
const quantityLabels = {
  field: 'Menge',
  decrease: 'weniger',
  increase: 'mehr',
  max: (max: number) => `höchstens ${max}`,
  min: (min: number) => `mindestens ${min}`,
};
const start = Date.UTC(2026, 10, 21);

/** One use of every component, by its exported name. */
export const examples: Record<string, ReactElement> = {
  Accordion: <Accordion>Teile</Accordion>,
  AddressCard: <AddressCard title="Lieferung" lines={['Anna Berg', '34117 Kassel']} />,
  Alert: <Alert kind="info" title="Hinweis" live />,
  Availability: (
    <Availability state="available" detail="morgen da">
      Auf Lager
    </Availability>
  ),
  Badge: <Badge kind="new">Neu</Badge>,
  BadgeGroup: <BadgeGroup>Marken</BadgeGroup>,
  BareLink: <BareLink href="/">Start</BareLink>,
  Box: <Box surface="squared">Kasten</Box>,
  Breadcrumb: (
    <Breadcrumb label="Weg" items={[{ label: 'Start', href: '/' }, { label: 'Hefte' }]} />
  ),
  Button: (
    <Button loading icon={<IconCart />}>
      Kaufen
    </Button>
  ),
  ButtonLink: <ButtonLink href="/cart">Zur Kasse</ButtonLink>,
  Card: <Card subject="art">Karte</Card>,
  Checkbox: <Checkbox label="Ja" hint="freiwillig" error="fehlt" />,
  Columns: <Columns template="aside">Spalten</Columns>,
  CompactHeader: <CompactHeader logo={<Logo label="Kreide" size="small" />}>Hilfe</CompactHeader>,
  Container: <Container width="text">Inhalt</Container>,
  Countdown: (
    <Countdown until={start + 7_200_000} serverNow={start} formatDays={String} announce={String} />
  ),
  DescriptionList: <DescriptionList items={[{ term: 'Format', details: 'A4' }]} />,
  Disclosure: <Disclosure title="Mehr">Text</Disclosure>,
  DiscountBadge: <DiscountBadge percent={27} label="27 Prozent" />,
  EmptyState: <EmptyState drawing="cart" title="Leer" />,
  ErrorSummary: <ErrorSummary title="Prüfen" problems={[{ field: 'mail', message: 'fehlt' }]} />,
  FieldRow: <FieldRow weights={[3, 1]}>Felder</FieldRow>,
  Fieldset: <Fieldset legend="Adresse" hint="freiwillig" error="fehlt" />,
  FilterChips: (
    <FilterChips label="Aktiv" removeLabel="Weg:" chips={[{ label: 'A4', href: '/a' }]} />
  ),
  FilterGroup: <FilterGroup title="Farbe" count={1} open />,
  FilterMore: <FilterMore label="mehr" />,
  FilterOption: <FilterOption href="/a" label="Rot" count="3" swatch="#f00" selected />,
  FilterOptions: <FilterOptions>Werte</FilterOptions>,
  FilterPanel: <FilterPanel id="filters" title="Filter" closeLabel="Schließen" />,
  FilterPanelOpener: <FilterPanelOpener panel="filters" label="Filter" count={2} />,
  Flyout: <Flyout title="Warenkorb" closeLabel="Schließen" trigger={<Button>Öffnen</Button>} />,
  Footer: (
    <Footer trust="Vertrauen" bottom="Impressum">
      Blöcke
    </Footer>
  ),
  FooterBlock: <FooterBlock title="Service" />,
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
  Header: (
    <Header
      logo={<Logo label="Kreide" />}
      top="Vorteile"
      search="Suche"
      actions="Konto"
      tabs="Fächer"
    />
  ),
  HeaderAction: (
    <HeaderAction
      href="/cart"
      icon={<IconCart />}
      label="Warenkorb"
      count={3}
      countLabel="3 Artikel"
    />
  ),
  HeaderButton: <HeaderButton icon={<IconCart />} label="Warenkorb" />,
  Heading: (
    <Heading level={2} accent>
      Hefte
    </Heading>
  ),
  Hero: (
    <Hero
      title="Alles, was Schule macht"
      kicker="Neu"
      intro="Text"
      actions="Knopf"
      picture="Bild"
    />
  ),
  IconButton: (
    <IconButton label="Menü">
      <IconCart />
    </IconButton>
  ),
  IconButtonLink: (
    <IconButtonLink label="Liste" href="/list">
      <IconCart />
    </IconButtonLink>
  ),
  Inline: <Inline justify="between">Zeile</Inline>,
  LineItem: (
    <ul>
      <LineItem
        name="Heft"
        href="/a"
        picture="Bild"
        facts={[{ label: 'Farbe', value: 'Rot' }]}
        total="1 €"
        busy
      />
    </ul>
  ),
  Link: (
    <Link href="/" icon={<IconCart />}>
      Start
    </Link>
  ),
  LinkProvider: <LinkProvider component="a">Links</LinkProvider>,
  Logo: <Logo label="Kreide" variant="english" />,
  Modal: <Modal title="Frage" closeLabel="Schließen" trigger={<Button>Öffnen</Button>} />,
  NavigationPanel: (
    <NavigationPanel
      groupLabel={(group) => `Alles in ${group}`}
      overview={{ label: 'Alles', href: '/' }}
      groups={[{ label: 'Hefte', href: '/h', children: [{ label: 'A4', href: '/h/a4' }] }]}
    />
  ),
  NavigationSheet: <NavigationSheet id="menu" title="Sortiment" closeLabel="Schließen" />,
  NavigationSheetOpener: <NavigationSheetOpener sheet="menu" label="Menü" />,
  NavigationTabs: (
    <NavigationTabs
      label="Sortiment"
      tabs={[{ id: 'a', label: 'Deutsch', href: '/d', subject: 'german', panel: () => 'Hefte' }]}
    />
  ),
  NavigationTree: (
    <NavigationTree
      overviewLabel={String}
      items={[{ label: 'Deutsch', href: '/d', children: [{ label: 'Hefte', href: '/h' }] }]}
    />
  ),
  OrderSummary: (
    <OrderSummary
      title="Summe"
      rows={[{ label: 'Versand', amount: '4,95 €', hint: 'ab 49 € frei' }]}
      total={{ label: 'Gesamt', amount: '9,95 €' }}
    />
  ),
  Pagination: (
    <Pagination
      current={5}
      total={20}
      hrefFor={(page) => `?p=${page}`}
      labels={{
        navigation: 'Seiten',
        previous: 'zurück',
        next: 'weiter',
        page: (page) => `Seite ${page}`,
      }}
    />
  ),
  PasswordField: <PasswordField label="Passwort" showLabel="zeigen" hideLabel="verbergen" />,
  Picture: (
    <Picture
      {...picture}
      sources={[{ srcSet: '/heft.avif', type: 'image/avif' }]}
      tint="art"
      eager
    />
  ),
  Popover: (
    <Popover label="Info" trigger={<Button>Info</Button>}>
      Text
    </Popover>
  ),
  Price: (
    <Price
      current={new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).formatToParts(
        12.99,
      )}
      label="Preis"
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
      badges={<Badge kind="sale">Angebot</Badge>}
      price={<Price current="0,79 €" />}
      controls="Menge"
      action="Herz"
      quickAction="Korb"
      variantsHint="in 6 Farben"
    />
  ),
  ProductTileSkeleton: <ProductTileSkeleton layout="list" />,
  Prose: <Prose html="<p>Text</p>" />,
  QuantityField: <QuantityField value={1} labels={quantityLabels} />,
  RadioGroup: (
    <RadioGroup
      name="shipper"
      legend="Versand"
      kind="cards"
      defaultValue="dhl"
      options={[
        { value: 'dhl', label: 'DHL', content: 'Feld' },
        { value: 'gls', label: 'GLS', disabled: true },
      ]}
    />
  ),
  RangeField: (
    <RangeField
      legend="Preis"
      fromLabel="von"
      toLabel="bis"
      submitLabel="OK"
      names={{ from: 'a', to: 'b' }}
      params={[['sort', 'si']]}
    />
  ),
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
  SearchField: (
    <SearchField
      label="Suche"
      submitLabel="Suchen"
      clearLabel="Löschen"
      suggestionsLabel="Vorschläge"
      defaultValue="Heft"
    />
  ),
  Section: <Section title="Angebote" intro="Text" action="Alle" />,
  Select: (
    <Select
      label="Land"
      options={[{ value: 'DE', label: 'Deutschland' }]}
      placeholder="Bitte wählen"
    />
  ),
  Skeleton: <Skeleton shape="circle" width="3rem" />,
  SkipLink: <SkipLink href="#main">Zum Inhalt</SkipLink>,
  SortSelect: (
    <SortSelect
      label="Sortierung"
      value="si"
      options={[{ value: 'si', label: 'Empfohlen' }]}
      params={[['q', 'heft']]}
      submitLabel="Anwenden"
    />
  ),
  Spinner: <Spinner label="lädt" />,
  Stack: <Stack as="ul" gap="l" />,
  StarRating: <StarRating rating={4.4} label="4,4 von 5" count="(12)" />,
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
  StickyColumn: <StickyColumn>Spalte</StickyColumn>,
  SubjectGrid: (
    <SubjectGrid>
      <SubjectTile subject="art" label="Kunst" href="/k" />
    </SubjectGrid>
  ),
  SubjectTile: <SubjectTile subject="art" label="Kunst" href="/k" hint="Farben" />,
  Table: (
    <Table
      caption="Artikel"
      rows={[{ name: 'Heft' }]}
      rowKey={(row) => row.name}
      columns={[{ id: 'name', label: 'Artikel', cell: (row) => row.name, rowHeader: true }]}
    />
  ),
  Text: (
    <Text as="time" dateTime="2026-11-21" tabular>
      heute
    </Text>
  ),
  TextArea: <TextArea label="Nachricht" />,
  TextField: (
    <TextField label="Ort" suffix="km" hint="Hilfe" error="fehlt" optionalLabel="freiwillig" />
  ),
  TileGrid: (
    <TileGrid>
      <span>Kachel</span>
    </TileGrid>
  ),
  ToastProvider: (
    <ToastProvider label="Mitteilungen" closeLabel="Schließen">
      Seite
    </ToastProvider>
  ),
  VariantPicker: (
    <VariantPicker
      label="Farbe"
      kind="dropdown"
      name="farbe"
      labels={{ discounted: 'reduziert', unavailable: 'nicht da', submit: 'OK' }}
      options={[
        { value: 'rot', label: 'Rot', discounted: true },
        { value: 'blau', label: 'Blau', selected: true },
      ]}
    />
  ),
  VisuallyHidden: <VisuallyHidden>leise</VisuallyHidden>,
};
