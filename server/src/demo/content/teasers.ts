import { image, type Page } from './page.ts';

/** What product pages show beside the product; editors fill their slots with the path. */
export function* teaserPages(): Iterable<Page> {
  const picture = image({ kind: 'exercise-book', color: '#c8102e', ruling: '28' });
  const tile = (headline: string, text: string, button: string) => ({
    template: 'contentTile',
    attributes: {
      headline,
      teasercontent: `<p>${text}</p>`,
      teaserLink: '/beratung/lineaturen',
      teaserButtonText: button,
      image: picture,
      bgcolor: 'deutsch',
    },
  });
  const title = 'Welche Lineatur passt?';
  yield {
    path: '/teaser/lineaturen',
    language: 'de',
    title,
    hidden: true,
    rows: [
      [
        tile(
          title,
          'Die Zahl unten auf dem Heft sagt, was drinnen gedruckt ist. Eine Seite erklärt alle, von der 1 für die erste Klasse bis zur 28 für Fortgeschrittene.',
          'Lineaturen im Überblick',
        ),
      ],
    ],
  };
  const english = 'Which ruling fits?';
  yield {
    path: '/teaser/lineaturen',
    language: 'en',
    title: english,
    hidden: true,
    rows: [
      [
        tile(
          english,
          'The number at the foot of a German exercise book says what is printed inside. One page explains them all, from number 1 for first-graders upwards.',
          'All rulings at a glance',
        ),
      ],
    ],
  };
}
