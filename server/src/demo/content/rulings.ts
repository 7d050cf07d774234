import type { RulingName } from '../attributes.ts';
import { type Text, t } from '../text.ts';
import type { Cell } from './page.ts';

/** What the number on an exercise book means: in words, drawn, and where its goods are. */

interface Ruling {
  readonly number: RulingName;
  readonly inside: Text;
  /** School year. */
  readonly year?: Text;
  /** A category that has goods with it; undefined: none has. */
  readonly category?: string;
}

interface Section {
  readonly heading: Text;
  readonly rulings: readonly Ruling[];
}

const year = (text: string): Text => t(`Klasse ${text}`, `year ${text}`);

const rulingSections: readonly Section[] = [
  {
    heading: t('Schreiben lernen', 'Learning to write'),
    rulings: [
      {
        number: '1',
        inside: t(
          'Vier Linien im Abstand von 5 mm, Mittelband getönt',
          'Four lines 5 mm apart, middle band tinted',
        ),
        year: year('1'),
        category: 'hefte-a5',
      },
      {
        number: '2',
        inside: t(
          'Vier Linien im Abstand von 4 mm, Mittelband getönt',
          'Four lines 4 mm apart, middle band tinted',
        ),
        year: year('2'),
        category: 'hefte-a5',
      },
      {
        number: '3',
        inside: t('Zwei Linien im Abstand von 3,5 mm', 'Two lines 3.5 mm apart'),
        year: year('3'),
        category: 'hefte-a5',
      },
      {
        number: '4',
        inside: t('Eine Linie alle 10 mm', 'One line every 10 mm'),
        year: year('4'),
        category: 'hefte-a5',
      },
      {
        number: '9',
        inside: t('Eine Linie alle 10 mm, mit Rand', 'One line every 10 mm, with a margin'),
        year: year('4'),
      },
    ],
  },
  {
    heading: t('Rechnen lernen', 'First steps in maths'),
    rulings: [
      {
        number: '7',
        inside: t('Kariert, 7 mm', 'Squared, 7 mm'),
        year: year('1'),
        category: 'schreiblernhefte',
      },
      {
        number: '5',
        inside: t('Kariert, 5 mm, A5', 'Squared, 5 mm, A5'),
        year: t('ab Klasse 2', 'from year 2'),
        category: 'hefte-a5',
      },
    ],
  },
  {
    heading: t('Weiterführende Schule, A4', 'Secondary school, A4'),
    rulings: (
      [
        ['20', t('Blanko', 'Plain')],
        ['21', t('Liniert, 9 mm', 'Lined, 9 mm')],
        ['22', t('Kariert, 5 mm', 'Squared, 5 mm')],
        ['25', t('Liniert, mit Rand', 'Lined, with a margin')],
        ['26', t('Kariert, mit Rand', 'Squared, with a margin')],
        ['27', t('Liniert, mit Rand innen und außen', 'Lined, with margins on both sides')],
        ['28', t('Kariert, mit Rand innen und außen', 'Squared, with margins on both sides')],
      ] as const
    ).map(([number, inside]) => ({ number, inside, category: 'hefte-a4' })),
  },
  {
    heading: t('Zeichnen, Musik und Notizen', 'Drawing, music and notes'),
    rulings: [
      { number: '6', inside: t('Blanko, A5', 'Plain, A5'), category: 'hefte-a5' },
      { number: '14', inside: t('Notenlinien', 'Staves'), category: 'notenhefte' },
      {
        number: 'dots',
        inside: t('Punkte alle 5 mm', 'A dot every 5 mm'),
        category: 'notizbuecher',
      },
    ],
  },
];

type Language = 'de' | 'en';

const title = (number: RulingName): Text =>
  number === 'dots' ? t('Punktraster', 'Dot grid') : t(`Lineatur ${number}`, `Ruling ${number}`);

const entry = ({ number, inside, year: its, category }: Ruling, language: Language): Cell => ({
  template: 'contentTile',
  attributes: {
    headline: title(number)[language],
    teasercontent: `<p>${inside[language]}${its ? ` (${its[language]})` : ''}</p>`,
    ...(category && { teaserLink: `/cat/${category}?filter.ruling=L${number}` }),
    image: { drawing: { kind: 'ruled-sheet', ruling: number, format: 'sample' }, altTag: '' },
  },
});

/** A heading for each section, and below it each ruling: drawn, in words, and leading to its goods. */
export const rulingRows = (language: Language): Cell[][] =>
  rulingSections.flatMap(({ heading, rulings }) => [
    [{ template: 'html', attributes: { teasercontent: `<h2>${heading[language]}</h2>` } }],
    rulings.map((ruling) => entry(ruling, language)),
  ]);
