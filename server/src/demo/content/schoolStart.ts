import type { Cell, Page } from './page.ts';

/** Ready lists for the new school year; demo/teaserLists.ts has what is on them. */

const head = (headline: string, teasercontent: string): Cell => ({
  template: 'html',
  attributes: { headline, teasercontent: `<p>${teasercontent}</p>` },
});

const list = (teaserWishlistExternalId: string): Cell => ({
  template: 'listTeaser',
  attributes: { teaserWishlistExternalId },
});

export function* schoolStartPages(): Iterable<Page> {
  const path = '/schulstart';
  const title = 'Fertige Listen zum Schulstart';
  yield {
    path,
    language: 'de',
    title,
    description: 'Was Klasse 1 und Klasse 5 brauchen, als Liste: Mengen ändern, fertig.',
    rows: [
      [
        head(
          title,
          'Eine Liste statt vierzig Klicks: ansehen, Mengen und Farben anpassen, alles auf einmal in den Warenkorb legen oder auf die eigene Liste nehmen.',
        ),
      ],
      [list('schulstart-klasse-1')],
      [list('schulstart-klasse-5')],
    ],
  };
  const forSchools = 'Fertige Listen für Ihre Schule';
  yield {
    path,
    language: 'de',
    storefront: 'b2b',
    title: forSchools,
    description: 'Der Klassenraum zum Schuljahresbeginn als Liste, mit Reserve.',
    rows: [
      [
        head(
          forSchools,
          'Zusammengestellt für eine Klasse von dreißig Kindern. Passen Sie die Mengen an und legen Sie alles auf einmal in den Warenkorb.',
        ),
      ],
      [list('klassenraum')],
    ],
  };
  const english = 'Ready lists for your school';
  yield {
    path,
    language: 'en',
    storefront: 'b2b',
    title: english,
    description: 'A classroom for the new school year as a list, with spares.',
    rows: [
      [
        head(
          english,
          'Put together for a class of thirty. Change the quantities, and put all of it into the cart at once.',
        ),
      ],
      [list('klassenraum')],
    ],
  };
}
