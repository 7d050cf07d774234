import type { ReactElement } from 'react';
import {
  BareLink,
  Breadcrumb,
  CompactHeader,
  EmptyState,
  Footer,
  FooterBlock,
  FooterMarks,
  Header,
  HeaderAction,
  HeaderButton,
  Hero,
  IconCart,
  Link,
  LinkProvider,
  Logo,
  NavigationPanel,
  NavigationSheetOpener,
  NavigationTabs,
  Pagination,
  SearchField,
  SkipLink,
  SubjectGrid,
  SubjectTile,
} from '../../index.ts';

/** The frame of a page and the ways through it. */
export const page: Record<string, ReactElement> = {
  BareLink: <BareLink href="/">Start</BareLink>,
  Breadcrumb: (
    <Breadcrumb label="Weg" items={[{ label: 'Start', href: '/' }, { label: 'Hefte' }]} />
  ),
  CompactHeader: <CompactHeader logo={<Logo label="Kreide" size="s" />}>Hilfe</CompactHeader>,
  EmptyState: <EmptyState drawing="cart" title="Leer" />,
  Footer: (
    <Footer trust="Vertrauen" bottom="Impressum">
      Blöcke
    </Footer>
  ),
  FooterBlock: <FooterBlock title="Service" />,
  FooterMarks: <FooterMarks title="Zahlungsarten" marks={['Rechnung']} />,
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
  Hero: (
    <Hero
      title="Alles, was Schule macht"
      kicker="Neu"
      intro="Text"
      actions="Knopf"
      picture="Bild"
    />
  ),
  Link: (
    <Link href="/" icon={<IconCart />}>
      Start
    </Link>
  ),
  LinkProvider: <LinkProvider component="a">Links</LinkProvider>,
  Logo: <Logo label="Kreide" kind="english" />,
  NavigationPanel: (
    <NavigationPanel
      groupLabel={(group) => `Alles in ${group}`}
      overview={{ label: 'Alles', href: '/' }}
      groups={[{ label: 'Hefte', href: '/h', children: [{ label: 'A4', href: '/h/a4' }] }]}
    />
  ),
  NavigationSheetOpener: <NavigationSheetOpener sheet="menu" label="Menü" />,
  NavigationTabs: (
    <NavigationTabs
      id="menu"
      label="Sortiment"
      closeLabel="Schließen"
      moreLabel="Mehr"
      tabs={[{ id: 'a', label: 'Deutsch', href: '/d', subject: 'german', panel: () => 'Hefte' }]}
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
  SearchField: (
    <SearchField
      label="Suche"
      submitLabel="Suchen"
      clearLabel="Löschen"
      suggestionsLabel="Vorschläge"
      defaultValue="Heft"
    />
  ),
  SkipLink: <SkipLink href="#main">Zum Inhalt</SkipLink>,
  SubjectGrid: (
    <SubjectGrid>
      <SubjectTile subject="art" label="Kunst" href="/k" />
    </SubjectGrid>
  ),
  SubjectTile: <SubjectTile subject="art" label="Kunst" href="/k" hint="Farben" />,
};
