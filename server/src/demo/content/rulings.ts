import { type RulingName, rulingNames } from '../attributes.ts';
import { type Text, t } from '../text.ts';
import { type Cell, image } from './page.ts';

/** What the number on an exercise book means: in words, drawn, and where its goods are. */

interface Ruling {
  readonly number: RulingName;
  readonly inside: Text;
  /** School year. */
  readonly year?: Text;
  /** Format of a sheet that goods show, and a category that has them; undefined: no goods have it. */
  readonly shown?: readonly [format: 'a4' | 'a5', category: string, holes?: true];
}

interface Section {
  readonly heading: Text;
  readonly rulings: readonly Ruling[];
}

const from = (text: string): Text => t(`ab ${text}`, `from ${text}`);
const year = (text: string): Text => t(text, text);

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
        shown: ['a5', 'hefte-a5'],
      },
      {
        number: '2',
        inside: t(
          'Vier Linien im Abstand von 4 mm, Mittelband getönt',
          'Four lines 4 mm apart, middle band tinted',
        ),
        year: year('2'),
        shown: ['a5', 'hefte-a5'],
      },
      {
        number: '3',
        inside: t('Zwei Linien im Abstand von 3,5 mm', 'Two lines 3.5 mm apart'),
        year: year('3'),
        shown: ['a5', 'hefte-a5'],
      },
      {
        number: '4',
        inside: t('Eine Linie alle 10 mm', 'One line every 10 mm'),
        year: year('4'),
        shown: ['a5', 'hefte-a5'],
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
        shown: ['a5', 'schreiblernhefte'],
      },
      {
        number: '5',
        inside: t('Kariert, 5 mm (A5)', 'Squared, 5 mm (A5)'),
        year: from('2'),
        shown: ['a5', 'hefte-a5'],
      },
    ],
  },
  {
    heading: t('Weiterführende Schule, A4', 'Secondary school, A4'),
    rulings: (
      [
        ['20', t('blanko', 'plain')],
        ['21', t('liniert, 9 mm', 'lined, 9 mm')],
        ['22', t('kariert, 5 mm', 'squared, 5 mm')],
        ['25', t('liniert, mit Rand', 'lined, with a margin')],
        ['26', t('kariert, mit Rand', 'squared, with a margin')],
        ['27', t('liniert, mit Rand innen und außen', 'lined, with margins on both sides')],
        ['28', t('kariert, mit Rand innen und außen', 'squared, with margins on both sides')],
      ] as const
    ).map(([number, inside]) => ({ number, inside, shown: ['a4', 'hefte-a4'] })),
  },
  {
    heading: t('Zeichnen, Musik und Notizen', 'Drawing, music and notes'),
    rulings: [
      { number: '6', inside: t('blanko (A5)', 'plain (A5)'), shown: ['a5', 'hefte-a5'] },
      { number: '14', inside: t('Notenlinien', 'staves'), shown: ['a4', 'notenhefte', true] },
      {
        number: 'dots',
        inside: t('Punkte alle 5 mm', 'a dot every 5 mm'),
        shown: ['a5', 'notizbuecher'],
      },
    ],
  },
];

type Language = 'de' | 'en';

const heads = {
  de: { number: 'Nummer', inside: 'Innen', year: 'Klasse', none: 'ohne' },
  en: { number: 'Number', inside: 'Inside', year: 'Year', none: 'none' },
} as const;

function table({ heading, rulings }: Section, language: Language): string {
  const head = heads[language];
  const hasYears = rulings.some(({ year: its }) => its);
  const titles = [head.number, head.inside, ...(hasYears ? [head.year] : [])];
  const rows = rulings.map(({ number, inside, year: its }) =>
    [
      number === 'dots' ? head.none : number,
      inside[language],
      ...(hasYears ? [its?.[language] ?? ''] : []),
    ]
      .map((text) => `<td>${text}</td>`)
      .join(''),
  );
  return `<h2>${heading[language]}</h2><table><thead><tr>${titles.map((title) => `<th scope="col">${title}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`;
}

/** As many as stand side by side, so that no row is of one. */
const perRow = 4;

const button = (number: RulingName): Text =>
  number === 'dots' ? t('Zu den Punkten', 'See dots') : t(`Zur ${number}`, `See ${number}`);

const sheets = ({ rulings }: Section, language: Language): Cell[] =>
  rulings.flatMap(({ number, shown }) => {
    if (shown === undefined) return [];
    const [format, category, holes] = shown;
    const colored = holes && { holes, color: '#5b7fa6' };
    return {
      template: 'contentTile',
      attributes: {
        headline: rulingNames[number][language],
        teaserLink: `/cat/${category}?filter.ruling=L${number}`,
        teaserButtonText: button(number)[language],
        image: image({ kind: 'ruled-sheet', ruling: number, format, ...colored }),
        bgcolor: 'deutsch',
      },
    };
  });

/** A table for each section, and below it a drawing of each ruling that leads to its goods. */
export const rulingRows = (language: Language): Cell[][] =>
  rulingSections.flatMap((section) => {
    const drawn = sheets(section, language);
    const rows = [drawn.slice(0, perRow), drawn.slice(perRow)].filter(({ length }) => length > 0);
    return [
      [{ template: 'html', attributes: { teasercontent: table(section, language) } }],
      ...rows,
    ];
  });
