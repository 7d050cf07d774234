import {
  Header,
  HeaderAction,
  IconCart,
  IconHeart,
  IconUser,
  Inline,
  Logo,
  NavigationSheetOpener,
  NavigationTabs,
  SearchField,
} from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Header,
  parameters: {
    usage: {
      use: [
        'Once per page of the shop, at its head; `CompactHeader` where nothing should lead away, as in the checkout.',
        'Give `searchLabel`, so that phones fold the search behind a button.',
        'Say numbers in words by `countLabel`, such as "3 articles".',
      ],
      avoid: [
        'More than four actions: on phones they share the bar with logo and menu.',
        'Messages: `Infobar` stands above it.',
      ],
      keys: [
        ['Tab', 'goes through menu, logo, search, actions and tabs'],
        [
          'Enter, Space',
          "on the search's button (phones) open it with the focus in the field, and close it",
        ],
        ['Enter', 'follows the link that has the focus'],
      ],
    } satisfies Usage,
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Header>;
export default meta;

const search = (
  <SearchField
    label="Suche"
    placeholder="Was suchen Sie? Zum Beispiel Heft Lineatur 21"
    submitLabel="Suchen"
    clearLabel="Eingabe löschen"
    suggestionsLabel="Vorschläge"
  />
);

const tabs = (
  <NavigationTabs
    id="subjects"
    label="Sortiment"
    closeLabel="Schließen"
    moreLabel="Mehr"
    tabs={[
      { id: '1', label: 'Deutsch', href: '#1', subject: 'german', current: true },
      { id: '2', label: 'Mathematik', href: '#2', subject: 'maths' },
      { id: '3', label: 'Sachkunde', href: '#3', subject: 'science' },
      { id: '4', label: 'Fremdsprachen', href: '#4', subject: 'languages' },
      { id: '5', label: 'Kunst', href: '#5', subject: 'art' },
      { id: '6', label: 'Musik', href: '#6', subject: 'music' },
      { id: '7', label: 'Sport', href: '#7', subject: 'sport' },
      { id: '8', label: 'Religion & Ethik', href: '#8', subject: 'ethics' },
      { id: '9', label: 'Büro', href: '#9', subject: 'office' },
      { id: '10', label: 'Kindergarten', href: '#10', subject: 'kindergarten' },
    ]}
  />
);

export const Shop: StoryObj<typeof meta> = {
  args: {
    top: (
      <Inline as="ul" gap="m">
        <li>Kostenloser Versand ab 49 €</li>
        <li>Kauf auf Rechnung für Schulen</li>
        <li>14 Tage Widerrufsrecht</li>
      </Inline>
    ),
    menu: <NavigationSheetOpener sheet="subjects" label="Menü" />,
    logo: <Logo label="Kreide, zur Startseite" />,
    search,
    searchLabel: 'Suche',
    actions: (
      <>
        <HeaderAction href="#account" icon={<IconUser size="l" />} label="Anmelden" />
        <HeaderAction href="#list" icon={<IconHeart size="l" />} label="Merkliste" />
        <HeaderAction
          href="#cart"
          icon={<IconCart size="l" />}
          label="Warenkorb"
          count={3}
          countLabel="3 Artikel"
        />
      </>
    ),
    tabs,
  },
};

/** A countdown in the place of the cart's label. */
export const Status: StoryObj<typeof meta> = {
  args: {
    logo: <Logo label="Kreide, zur Startseite" />,
    actions: (
      <>
        <HeaderAction href="#account" icon={<IconUser size="l" />} label="Anmelden" />
        <HeaderAction
          href="#cart"
          icon={<IconCart size="l" />}
          label="Warenkorb"
          count={3}
          countLabel="3 Artikel"
          status="14:59"
        />
      </>
    ),
  },
};
