import type { Drawing } from '../../modules/media/service.ts';
import { sizeGuide, sizeRows } from './furnitureSizes.ts';
import { type Cell, type Page, pictureOf, textPage } from './page.ts';
import { rulingRows } from './rulings.ts';

/** Advice: the questions that are asked most, answered in five minutes. */

const rulingGuide = {
  de: [
    '<p>Auf deutschen Heften steht unten eine Zahl. Sie sagt, was drinnen gedruckt ist, und sie ist genormt (DIN 16552-1): Ein Heft mit der 26 ist bei jedem Hersteller kariert mit Rand.</p>',
    '<p>Unsicher? Auf der Liste der Schule steht meist die Nummer. Fehlt sie, ist ab Klasse 5 die 25 für Sprachen und die 26 für Mathematik eine gute Wahl.</p>',
  ],
  en: [
    '<p>German exercise books carry a number at the bottom. It says what is printed inside, and it is standardised (DIN 16552-1): a book with a 26 is squared with a margin, whoever made it.</p>',
    '<p>Not sure? The school’s list usually names the number. Where it does not, 25 for languages and 26 for mathematics are a good choice from year 5.</p>',
  ],
} as const;

const hardness = `<p>H steht für hart, B für schwarz, HB liegt dazwischen. Je weicher die Mine, desto dunkler der Strich und desto schneller muss gespitzt werden.</p>
<ul><li><strong>B und HB</strong>: Schreiben lernen. Weich genug, dass wenig Druck genügt.</li><li><strong>H und 2H</strong>: technische Zeichnungen, feine Linien, die sich nicht verwischen.</li><li><strong>2B bis 6B</strong>: Zeichnen, Schraffieren, Schatten.</li></ul>
<p>Dreikantige Stifte legen die Finger von selbst richtig. Für die ersten beiden Schuljahre darf der Stift ruhig dicker sein.</p>`;

const hardnessEn = `<p>H stands for hard, B for black, HB lies between them. The softer the lead, the darker the line and the sooner it wants sharpening.</p>
<ul><li><strong>B and HB</strong>: learning to write. Soft enough that little pressure will do.</li><li><strong>H and 2H</strong>: technical drawings, fine lines that do not smudge.</li><li><strong>2B to 6B</strong>: sketching, hatching, shading.</li></ul>
<p>Three-sided pencils put the fingers where they belong. For the first two years of school the pencil may well be thicker.</p>`;

interface Guide {
  readonly path: string;
  readonly title: Texts;
  readonly question: Texts;
  readonly summary: Texts;
  readonly button: Texts;
  readonly text: Texts;
  /** What follows the text. @default nothing */
  readonly rows?: (language: keyof Texts) => Page['rows'];
  readonly subject: string;
  readonly picture: Drawing;
}

interface Texts {
  readonly de: string;
  readonly en: string;
}

const guides: readonly Guide[] = [
  {
    path: '/beratung/lineaturen',
    title: { de: 'Lineaturen im Überblick', en: 'Rulings at a glance' },
    question: { de: 'Welche Lineatur ist die richtige?', en: 'Which ruling is the right one?' },
    summary: {
      de: 'Was die Zahl auf dem Heft bedeutet, von der 1 bis zur 28.',
      en: 'What the number on the book means, from 1 to 28.',
    },
    button: { de: 'Lineaturen ansehen', en: 'See the rulings' },
    text: { de: rulingGuide.de[0], en: rulingGuide.en[0] },
    rows: (language) => [
      ...rulingRows(language),
      [{ template: 'html', attributes: { teasercontent: rulingGuide[language][1] } }],
    ],
    subject: 'deutsch',
    picture: { kind: 'exercise-book', color: '#1f5fa8', ruling: '26' },
  },
  {
    path: '/beratung/moebelgroessen',
    title: { de: 'Schulmöbel in der richtigen Größe', en: 'School furniture in the right size' },
    question: { de: 'Welche Stuhlgröße passt?', en: 'Which chair fits?' },
    summary: {
      de: 'Körpergröße, Sitzhöhe und Tischhöhe nach DIN EN 1729.',
      en: 'Body height, seat height and table height to DIN EN 1729.',
    },
    button: { de: 'Größen ansehen', en: 'See the sizes' },
    text: sizeGuide.before,
    rows: (language) => [
      ...sizeRows(language),
      [{ template: 'html', attributes: { teasercontent: sizeGuide.after[language] } }],
    ],
    subject: 'mathematik',
    picture: pictureOf('moebel'),
  },
  {
    path: '/beratung/bleistifte',
    title: { de: 'Härtegrade von Bleistiften', en: 'How hard a pencil should be' },
    question: { de: 'Welcher Bleistift wofür?', en: 'Which pencil for what?' },
    summary: {
      de: 'Härtegrade und Formen, vom ersten Schwung bis zur Skizze.',
      en: 'Grades and shapes, from the first stroke to the sketch.',
    },
    button: { de: 'Härtegrade ansehen', en: 'See the grades' },
    text: { de: hardness, en: hardnessEn },
    subject: 'kunst',
    picture: { kind: 'pencil', color: '#2f8f5b', label: 'HB' },
  },
];

const tile = (language: keyof Texts, guide: Guide): Cell => ({
  template: 'contentTile',
  attributes: {
    headline: guide.question[language],
    teasercontent: `<p>${guide.summary[language]}</p>`,
    teaserLink: guide.path,
    teaserButtonText: guide.button[language],
    image: { drawing: guide.picture, altTag: '' },
    bgcolor: guide.subject,
  },
});

const heads = {
  de: {
    title: 'Beratung',
    description: 'Welche Lineatur, welche Stuhlgröße, welcher Bleistift?',
    intro: 'Die Fragen, die uns am häufigsten gestellt werden, in fünf Minuten beantwortet.',
    contact:
      '<p>Ihre Frage ist nicht dabei? <a href="/service/kontakt">Rufen Sie an oder schreiben Sie uns.</a> Was zum neuen Schuljahr gebraucht wird, steht auf <a href="/schulstart">fertigen Listen</a>.</p>',
  },
  en: {
    title: 'Advice',
    description: 'Which ruling, which chair, which pencil?',
    intro: 'The questions that we are asked most, answered in five minutes.',
    contact:
      '<p>Your question is not among them? <a href="/service/contact">Call us or write to us.</a> What a new school year takes stands on <a href="/schulstart">ready lists</a>.</p>',
  },
} as const;

export function* guidePages(): Iterable<Page> {
  for (const language of ['de', 'en'] as const) {
    const { title, description, intro, contact } = heads[language];
    yield {
      path: '/beratung',
      language,
      title,
      description,
      rows: [
        [{ template: 'html', attributes: { headline: title, postHeadline: intro } }],
        guides.map((guide) => tile(language, guide)),
        [{ template: 'html', attributes: { teasercontent: contact } }],
      ],
    };
    for (const guide of guides) {
      const page = textPage(guide.path, language, guide.title[language], guide.text[language], {
        description: guide.summary[language],
      });
      yield { ...page, rows: [...page.rows, ...(guide.rows?.(language) ?? [])] };
    }
  }
}
