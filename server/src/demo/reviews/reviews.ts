import { createHash } from 'node:crypto';
import { ageOf } from '../complete.ts';
import { dayBefore } from '../days.ts';
import type { ProductSpec, Topic } from '../product.ts';
import { type Random, randomOf } from '../random.ts';
import { english } from './english.ts';
import { shareSubject, voicesFor } from './fits.ts';
import {
  answers,
  childrensContexts,
  closings,
  contexts,
  firstNames,
  guardedTitles,
  pseudonyms,
  shorts,
  titles,
  type Voices,
  voices,
} from './voices.ts';

type Stars = 1 | 2 | 3 | 4 | 5;

/** Where a category's goods want other words than their topic. */
const byCategory: Readonly<Record<string, keyof typeof voices>> = {
  gesellschaftsspiele: 'regelspiel',
  puzzles: 'regelspiel',
  'mathe-spiele': 'regelspiel',
  lesespiele: 'regelspiel',
  schlafen: 'textil',
  malkittel: 'textil',
  heftumschlaege: 'ordnen',
  hygiene: 'alltag',
  wasserbecher: 'alltag',
  laminieren: 'buero',
  umschlaege: 'buero',
  klebeband: 'buero',
};

/** What is said about anything, whatever it is. */
const phrases = {
  de: {
    contexts,
    childrensContexts,
    guardedTitles,
    closings,
    shorts,
    titles,
    answers,
    pseudonyms,
    thanks: 'Vielen Dank für Ihre Mühe, das freut uns sehr.',
  },
  en: english,
};

/** A sentence with one way chosen at every `[a|b]`. */
const spoken = (sentence: string, random: Random): string =>
  sentence.replace(/\[([^[\]]+)\]/g, (_, choices: string) => random.pick(choices.split('|')));

/** From nobody's opinion to forty: most products have a handful, a few are talked about. */
function countOf(random: Random, age: number): number {
  if (age < 30) return random.between(0, 2);
  if (random.chance(0.2)) return 0;
  return 1 + Math.floor(random.next() ** 5 * 34);
}

/** Nearly everything is liked; how much differs from product to product. */
function starsOf(random: Random, quality: number): Stars {
  const roll = random.next();
  const five = 0.35 + quality * 0.45;
  const four = five + 0.27 - quality * 0.09;
  if (roll < five) return 5;
  if (roll < four) return 4;
  const rest = (roll - four) / (1 - four);
  return rest < 0.55 ? 3 : rest < 0.8 ? 2 : 1;
}

interface Said {
  readonly sentences: readonly string[];
  /** Something is held against it. */
  readonly isGuarded: boolean;
}

function sentencesOf(stars: Stars, said: Voices, random: Random): Said {
  const good = (count: number): string[] => random.sample(said.good, count);
  if (stars === 5) return { sentences: good(random.pick([1, 1, 2, 2, 3])), isGuarded: false };
  // Nobody complains of two things at once that are the same.
  if (stars === 2) {
    const [first, second] = random.sample(said.bad, 2);
    const all = [first, random.chance(0.5) ? second : undefined];
    return { sentences: all.filter((sentence) => sentence !== undefined), isGuarded: true };
  }
  if (stars === 1) return { sentences: [random.pick(said.bad)], isGuarded: true };
  const isGuarded = stars === 3 || random.chance(0.6);
  const praise = stars === 4 ? good(random.pick([1, 2])) : random.chance(0.6) ? good(1) : [];
  if (!isGuarded) return { sentences: praise, isGuarded };
  const mixed = random.pick(said.mixed);
  const others = praise.filter((sentence) => !shareSubject(sentence, mixed));
  return { sentences: [...others, mixed], isGuarded };
}

/** People end with a full stop, or forget it; some never use capitals. */
function typed(message: string, random: Random): string {
  const roll = random.next();
  if (roll < 0.07) return message.replace(/\.$/, '');
  if (roll < 0.1) return message.replace(/\.$/, '!');
  if (roll < 0.115) return message.toLowerCase();
  return message;
}

function authorOf(random: Random, aliases: readonly string[]): string {
  if (random.chance(0.16)) return random.pick(aliases);
  const name = random.pick(firstNames);
  return random.chance(0.75) ? `${name} ${random.pick([...'ABDEFGHKLMNPRSTWZ'])}.` : name;
}

/** So many German reviews fill what a page shows at first; English ones come after them. */
const talkedAbout = 5;

/** The reviews of one product, oldest first; schools that read English write about well-known goods. */
export function* reviewLines(spec: ProductSpec, today: string): Iterable<object> {
  const random = randomOf(`${spec.id} reviews`);
  const age = ageOf(spec);
  const quality = random.next();
  const count = countOf(random, age);
  const isSoldInEnglish = spec.storefronts?.includes('b2b') ?? true;
  const english = isSoldInEnglish && count >= talkedAbout ? random.between(2, 5) : 0;
  const written = Array.from({ length: count + english }, (_, at) => ({
    language: at < count ? ('de' as const) : ('en' as const),
    daysAgo: Math.max(1, Math.floor(random.next() ** 1.6 * Math.min(age - 2, 900)) + 1),
  })).sort((a, b) => b.daysAgo - a.daysAgo);
  const seen = new Set<string>();
  for (const [at, { language, daysAgo }] of written.entries()) {
    const own = randomOf(`${spec.id} review ${at}`);
    const stars = starsOf(own, quality);
    let { title, message } = words(stars, language, spec, own);
    // The same short word twice under one product would look copied.
    for (let retry = 0; seen.has(message) && retry < 5; retry += 1)
      ({ title, message } = words(stars, language, spec, own));
    if (seen.has(message)) continue;
    seen.add(message);
    const { answers, thanks, pseudonyms } = phrases[language];
    const isAnswered = stars <= 2 ? own.chance(0.55) : own.chance(0.02);
    yield {
      type: 'review',
      id: `r${createHash('md5').update(`${spec.id} ${at}`).digest('hex').slice(0, 16)}`,
      product: spec.id,
      rating: stars,
      author: authorOf(own, pseudonyms),
      title,
      message,
      language,
      writtenOn: dayBefore(today, daysAgo),
      helpful: own.chance(0.55) ? 0 : Math.floor(own.next() ** 3 * 22) + 1,
      ...(isAnswered ? { shopComment: stars <= 2 ? own.pick(answers) : thanks } : {}),
      isVerified: own.chance(0.8),
    };
  }
}

/** Goods that children have in their hands. */
const childrens: ReadonlySet<Topic> = new Set([
  ...(['heft', 'stift', 'farbe', 'tasche', 'lernmaterial', 'spiel', 'basteln', 'musik'] as const),
]);

interface Words {
  readonly title: string;
  readonly message: string;
}

function words(stars: Stars, language: 'de' | 'en', spec: ProductSpec, random: Random): Words {
  const { shorts, closings, titles, guardedTitles, ...who } = phrases[language];
  const contexts = [...who.contexts, ...(childrens.has(spec.topic) ? who.childrensContexts : [])];
  if (stars === 5 && random.chance(0.11)) {
    return { title: random.pick(titles[5]), message: spoken(random.pick(shorts), random) };
  }
  const topic = voices[byCategory[spec.category] ?? spec.topic];
  const { sentences, isGuarded } = sentencesOf(
    stars,
    language === 'de' ? voicesFor(spec.category, topic) : english,
    random,
  );
  const parts = [
    ...(random.chance(0.4) ? [random.pick(contexts)] : []),
    ...sentences,
    ...(stars >= 4 && !isGuarded && random.chance(0.4) ? [random.pick(closings)] : []),
  ];
  return {
    title: random.pick(stars === 4 && isGuarded ? guardedTitles : titles[stars]),
    message: typed(parts.map((part) => spoken(part, random)).join(' '), random),
  };
}
