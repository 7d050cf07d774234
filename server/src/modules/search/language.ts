import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import type { Language } from '../storefront/storefront.ts';

/** How one language writes and bends its words. All words given are in lower case. */
export interface LanguageRules {
  /** One spelling for all that mean the same letters: `Größe`, `groesse` and `grosse`. */
  fold(word: string): string;
  /** Words with the same key are forms or close relatives of one word. */
  familyOf(word: string): string;
  /** Without its ending for case and number: a key for the forms of one word, mostly. */
  formOf(word: string): string;
  /** Whether two words of a family are forms of one word, rather than derived from each other. */
  isForm(word: string, other: string): boolean;
  /** What a noun is that has this plural, and what looks like its forms, but is none: Buch, and the Buche beside Bücher. */
  othersBeside(plural: string): { readonly base: string; readonly others: readonly string[] };
  /** What a word of which no other form is known may be a form of: the Atlas of Atlanten. */
  baseFormsOf(folded: string): readonly string[];
  /** What an adjective may be made of, where that is the name of a value: `roter`, `lilane`. */
  adjectiveBasesOf(folded: string): readonly string[];
  /** What a number is called where years of school are counted: `erste Klasse`. */
  readonly ordinals: readonly string[];
  /** What stands before a bound, in small letters: `unter 3 Euro`, `5 bis 10 Euro`. */
  readonly bounds: Readonly<Record<'atMost' | 'atLeast' | 'between' | 'to', ReadonlySet<string>>>;
  /** What stands before a price also where no currency is said: `unter 3`. */
  readonly priceBounds: ReadonlySet<string>;
  /** Heads that only count, pack or sum up what stands before them: the Set of a Pinselset, Bastelsachen. */
  readonly isPacking: (folded: string) => boolean;
  /** What counts or packs the thing that is named after it: a pair of scissors, eine Rolle Klebeband. */
  readonly isMeasure: (folded: string) => boolean;
  /** What stands between a measure and the thing: the `of` of a pair of scissors. */
  readonly isPartitive: (folded: string) => boolean;
  /** Words that carry no meaning by themselves. */
  readonly isStopWord: (folded: string) => boolean;
  /** Words after which a name tells what the thing is for, or comes with: `Umschlag für Hefte`. */
  readonly startsComplement: (folded: string) => boolean;
  /** Where a product's name tells what it is. */
  readonly headStands: 'first' | 'last';
  /** Whether what two words make is written as one of them, as a rule; else both must be well known. */
  readonly joinsWords: boolean;
  /** A word short enough to end others by chance that does end compounds: the box of a lunchbox. */
  readonly isShortHead: (folded: string) => boolean;
  /** What may stand between the parts of a compound. */
  readonly links: readonly string[];
  /** Words that look like compounds and are none any more. */
  readonly isWhole: (folded: string) => boolean;
  /** Endings that make words of words: what ends in one is no compound for that. */
  readonly isSuffix: (folded: string) => boolean;
  /** The infinitive behind a noun of action: `rechnen` of `Bruchrechnen` and `Rechnung`. */
  infinitiveOf(folded: string): string | undefined;
  /** Verb prefixes: a word that starts with one is no compound (`Aufkleber` is no `Kleber`). */
  readonly isPrefix: (folded: string) => boolean;
}

/** `weniger als`, `less than`. */
const than = (adjectives: string, word: string) =>
  adjectives.split(' ').map((adjective) => `${adjective} ${word}`);

const setOf = (words: string) => {
  const set = new Set(words.split(' '));
  return (word: string) => set.has(word);
};

const withoutAccents = (word: string) =>
  /^[a-z0-9.]*$/.test(word) ? word : word.normalize('NFD').replace(/\p{M}/gu, '');

/** Without the ending for case and number. */
const germanBase = (folded: string) =>
  folded.length < 4
    ? folded
    : folded.replace(/(?:e[nms]?|(?<=[elr])n|(?<=[^aeious])s|(?<=[^aeiou][oiy])s)$/, '');

const englishBase = (folded: string) =>
  folded.length < 4
    ? folded
    : folded
        .replace(/ies$/, 'y')
        .replace(/(?<=s|x|z|ch|sh)es$/, '')
        .replace(/(?<=[^su])s$/, '');

/** Whether a word is one of these in any form. */
function formsAmong(words: string, baseOf: (folded: string) => string) {
  const bases = new Set(words.split(' ').map(baseOf));
  return (folded: string) => bases.has(baseOf(folded));
}

/** Nouns with an e or i that form their plural with -er, where no umlaut tells it. */
const pluralInEr =
  /(?:bild|brett|ei|feld|geist|geld|gesicht|gespenst|glied|kind|kleid|licht|lied|nest|rind|schild|schwert|weib)ern?$/;

/** Bücher are more than one Buch, but a Hefter is no Heft: the plural bends the vowel if it can. */
const isPluralInEr = (word: string) => /[äöü][a-zß]{1,4}ern?$/.test(word) || pluralInEr.test(word);

/** Nouns of action: Rechnung, Setzung, Messung. */
const actionNoun = /(?<=[a-z]{2})ung(?:en|s)?$/;

/** Every ending of a word that is listed, replaced in each of the ways. */
function replacedEndings(
  word: string,
  endings: readonly (readonly [ending: string, ...instead: string[]])[],
): string[] {
  return endings.flatMap(([ending, ...instead]) =>
    word.length >= ending.length + 3 && word.endsWith(ending)
      ? instead.map((own) => word.slice(0, word.length - ending.length) + own)
      : [],
  );
}

/** Plurals of Latin and Greek words, both ways: Atlanten, Lexika, Museen; diminutives: Büchlein, Böxli, Sackerl. */
const germanEndings = [
  ['anten', 'as'],
  ['as', 'anten'],
  ['en', 'us', 'um', 'a', 'o', 'on', 'is', ''],
  ['us', 'en', 'usse', 'ora'],
  ['um', 'en', 'a'],
  ['a', 'um', 'on', 'en'],
  ['on', 'a', 'en'],
  ['sse', 's'],
  ['izes', 'ix', 'ex'],
  ['ix', 'izes'],
  ['ex', 'izes'],
  ['ien', 'ium', 'ie', ''],
  ['i', 'us', 'o'],
  ['o', 'i', 'en'],
  ['chen', '', 'e'],
  ['lein', '', 'e', 'el'],
  ['li', 'chen', '', 'e', 'el'],
  ['erl', 'chen', '', 'e', 'el'],
] as const;

/** Irregular plurals, both ways. */
const englishEndings = [
  ['ves', 'f', 'fe'],
  ['f', 'ves'],
  ['fe', 'ves'],
  ['men', 'man'],
  ['man', 'men'],
  ['mice', 'mouse'],
  ['feet', 'foot'],
  ['teeth', 'tooth'],
  ['children', 'child'],
  ['child', 'children'],
  ['geese', 'goose'],
  ['ices', 'ix', 'ex'],
  ['ix', 'ices'],
  ['ex', 'ices'],
  ['a', 'um', 'on'],
  ['um', 'a'],
  ['on', 'a'],
  ['i', 'us'],
  ['us', 'i', 'uses'],
  ['es', '', 'is'],
  ['eaux', 'eau'],
] as const;

/** Most words have none of what is folded, which one look tells. */
const germanUnfolded = /[^a-z0-9.]|[aouäöü]e|ph/;
const englishUnfolded = /[^a-z0-9.]|our|^grey|re|is|ogue/;

const german: LanguageRules = {
  fold: (word) =>
    !germanUnfolded.test(word)
      ? word
      : withoutAccents(word.replaceAll('ß', 'ss'))
          // ae, oe, ue stand for umlauts, but not in Bauer, neue, Quelle.
          .replace(/(?<![aeoquäöü])([aou])e/g, '$1')
          // Grafik is Graphik, but a Klapphocker has two letters.
          .replace(/(?<!p)ph/g, 'f'),
  // A Mäppchen is related to a Mappe, but Zeichen to no Zei: -chen follows a consonant, and no s
  // either, since Flaschen are more usual than Häuschen.
  familyOf: (word) =>
    stemGerman(
      germanBase(
        german
          .fold(word)
          .replace(/(?<=[a-z]{3}[bcdfgklmnprtz])(?:chen|lein)s?$/, '')
          // A Zeichnung is what comes of zeichnen.
          .replace(actionNoun, 'en'),
      ),
    ),
  formOf: (word) => germanBase(german.fold(word)),
  isForm(word, other) {
    const [a, b] = [german.fold(word), german.fold(other)];
    if (germanBase(a) === germanBase(b)) return true;
    if ((german.infinitiveOf(a) ?? a) === (german.infinitiveOf(b) ?? b)) return true;
    const [longer, shorter] = word.length > other.length ? [word, b] : [other, a];
    return isPluralInEr(longer) && german.fold(longer).replace(/ern?$/, '') === shorter;
  },
  othersBeside: (plural) => {
    const base = isPluralInEr(plural) ? german.fold(plural).replace(/ern?$/, '') : '';
    return { base, others: base === '' ? [] : [`${base}e`, `${base}en`] };
  },
  baseFormsOf: (folded) => replacedEndings(folded, germanEndings),
  adjectiveBasesOf: (folded) => {
    const base = folded.replace(/n?e[mnrs]?$|farben$|farbig(?:e[mnrs]?)?$/, '');
    return base === folded ? [] : [base, `${base}n`, `${base}e`];
  },
  ordinals: 'erst zweit dritt viert funft sechst siebt acht neunt zehnt'.split(' '),
  bounds: {
    atMost: new Set([
      ...['unter', 'bis', 'bis zu', 'max', 'maximal', 'höchstens', 'nicht mehr als', '<', '<='],
      ...than('weniger günstiger billiger kleiner kürzer leichter', 'als'),
    ]),
    atLeast: new Set([
      ...['ab', 'über', 'mind', 'mindestens', '>', '>='],
      ...than('mehr teurer größer länger schwerer', 'als'),
    ]),
    between: new Set(['zwischen', 'von']),
    to: new Set(['bis', 'und', '-', '–']),
  },
  priceBounds: new Set(['unter']),
  isPacking: setOf(
    'set sets pack packs packung packungen paket pakete kit satz satze sortiment sortimente ' +
      'ausstattung bedarf material materialien sachen utensilien zubehor artikel dinge',
  ),
  isMeasure: formsAmong(
    'pack packung packchen paket satz rolle tube flasche dose tute beutel box schachtel karton kiste eimer paar stuck bogen blatt ries',
    germanBase,
  ),
  isPartitive: setOf('von'),
  isStopWord: setOf(
    'aber als am an auch auf aus bei bis das dass dein dem den der des die dies diese dieser dieses doch du durch ein eine einem einen einer eines er es fur hat ich ihr im in ist kann mein mit nach nicht noch nur ob oder sehr sein sich sie sind so uber um und unter vom von vor was wenn wie wir wird zu zum zur ' +
      'bestellen brauche brauchen braucht etwas gibt gut gute guten guter gutes habe haben kaufen man mir mich mochte suche uns welche welchen welcher welches will wo wofur womit',
  ),
  headStands: 'first',
  joinsWords: true,
  isShortHead: () => true,
  startsComplement: setOf('fur mit zum zur von aus ohne inkl inklusive passend'),
  isWhole: setOf('buchstabe buchstaben schmetterling bibliothek'),
  isSuffix: setOf(
    'artig bar chen fach fahig frei haft heit isch ismus keit lein lich ling los mal mals nis reich sam schaft seitig tal teilig tum ung ungen voll weise',
  ),
  infinitiveOf: (folded) =>
    actionNoun.test(folded)
      ? folded.replace(actionNoun, 'en')
      : /[a-z]{3}en$/.test(folded)
        ? folded
        : undefined,
  links: ['', 's', 'es', 'n', 'en', 'er', 'e', 'ens'],
  isPrefix: setOf(
    'ab an auf aus be bei dar durch ein ent er ge her hin hinter los miss mit nach uber um un unter ver vor weg wider wieder zer zu',
  ),
};

const english: LanguageRules = {
  fold: (word) =>
    !englishUnfolded.test(word)
      ? word
      : withoutAccents(word)
          // As it is written in America: color, gray, center, organizer, catalog.
          .replace(/(?<=[a-z]{2}[bdlv])our(?=$|s|ed|ing|ful)/, 'or')
          .replace(/^grey/, 'gray')
          .replace(/(?<=[a-z]{2}[bt])re(?=s?$)/, 'er')
          .replace(/(?<=[a-z]{3})is(?=e[rsd]?s?$|ing$|ation)/, 'iz')
          .replace(/(?<=[a-z]{3}[ao]l?)ogue(?=s?$)/, 'og'),
  familyOf: (word) => stemEnglish(englishBase(english.fold(word))),
  formOf: (word) => englishBase(english.fold(word)),
  isForm: (word, other) => englishBase(english.fold(word)) === englishBase(english.fold(other)),
  othersBeside: () => ({ base: '', others: [] }),
  baseFormsOf: (folded) => replacedEndings(folded, englishEndings),
  adjectiveBasesOf: (folded) => {
    const base = folded.replace(/(?:en|ish|y|ed)$/, '');
    return base === folded ? [] : [base, `${base}e`];
  },
  ordinals: 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' '),
  bounds: {
    atMost: new Set([
      ...['under', 'below', 'up to', 'max', 'maximum', 'at most', 'within', 'no more than'],
      ...['<', '<=', ...than('less cheaper smaller shorter lighter', 'than')],
    ]),
    atLeast: new Set([
      ...['over', 'above', 'from', 'min', 'at least', '>', '>='],
      ...than('more bigger larger longer heavier', 'than'),
    ]),
    between: new Set(['between', 'from']),
    to: new Set(['to', 'and', '-', '–']),
  },
  priceBounds: new Set(['under', 'below']),
  isPacking: setOf('set sets pack packs kit kits assortment bundle'),
  isMeasure: formsAmong(
    'pack packet package bundle pair couple dozen box carton bag bottle jar tub tube tin bucket sheet ream roll reel spool piece stick bar',
    englishBase,
  ),
  isPartitive: setOf('of'),
  isStopWord: setOf(
    'a an and are as at be but by do for from has have i in is it its my no not of on or our so that the their this to was we what with you your ' +
      'any buy good i looking me need some want where which',
  ),
  headStands: 'last',
  joinsWords: false,
  isShortHead: setOf(
    'bag bags bin bins box boxes cap caps cup cups jar jars kit kits lid lids mat mats pad pads peg pegs pen pens pin pins pot pots set sets tag tags',
  ),
  startsComplement: setOf('for with from of without incl including'),
  isWhole: () => false,
  isSuffix: setOf(
    'able ance ation ed er est ful hood ing ings ish less like ling ly ment ness ship tion',
  ),
  infinitiveOf: () => undefined,
  links: [''],
  isPrefix: setOf('a an be de dis en ex in non out over pre re sub un under up'),
};

const either =
  (one: (word: string) => boolean, other: (word: string) => boolean) => (word: string) =>
    one(word) || other(word);
const both = (one: ReadonlySet<string>, other: ReadonlySet<string>) => new Set([...one, ...other]);

/** Goods in English that are sold in German: who asks says `unter 3 Euro` and `für` as well. */
const englishForGermans: LanguageRules = {
  ...english,
  isStopWord: either(english.isStopWord, german.isStopWord),
  priceBounds: both(english.priceBounds, german.priceBounds),
  startsComplement: either(english.startsComplement, german.startsComplement),
  bounds: {
    atMost: both(english.bounds.atMost, german.bounds.atMost),
    atLeast: both(english.bounds.atLeast, german.bounds.atLeast),
    between: both(english.bounds.between, german.bounds.between),
    to: both(english.bounds.to, german.bounds.to),
  },
};

/** The rules of an index: those of its shops' language, unless its texts are in another one. */
export type RulesId = Language | 'englishForGermans';

export const rulesOf: Readonly<Record<RulesId, LanguageRules>> = {
  de: german,
  en: english,
  englishForGermans,
};
