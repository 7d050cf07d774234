import { createHash } from 'node:crypto';
import { ageOf } from '../complete.ts';
import { dayBefore } from '../days.ts';
import type { ProductSpec } from '../product.ts';
import { type Random, randomOf } from '../random.ts';
import { english } from './english.ts';
import {
  answers,
  closings,
  contexts,
  firstNames,
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

function sentencesOf(stars: Stars, said: Voices, random: Random): string[] {
  const good = (count: number): string[] => random.sample(said.good, count);
  if (stars === 5) return good(random.pick([1, 1, 2, 2, 3]));
  if (stars === 4)
    return [...good(random.pick([1, 2])), ...(random.chance(0.6) ? [random.pick(said.mixed)] : [])];
  if (stars === 3) return [...(random.chance(0.6) ? good(1) : []), random.pick(said.mixed)];
  return [
    random.pick(said.bad),
    ...(stars === 2 && random.chance(0.5) ? [random.pick(said.mixed)] : []),
  ];
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
    let message = words(stars, language, spec, own);
    // The same short word twice under one product would look copied.
    for (let retry = 0; seen.has(message) && retry < 5; retry += 1)
      message = words(stars, language, spec, own);
    if (seen.has(message)) continue;
    seen.add(message);
    const { titles, answers, thanks, pseudonyms } = phrases[language];
    const isAnswered = stars <= 2 ? own.chance(0.55) : own.chance(0.02);
    yield {
      type: 'review',
      id: `r${createHash('md5').update(`${spec.id} ${at}`).digest('hex').slice(0, 16)}`,
      product: spec.id,
      rating: stars,
      author: authorOf(own, pseudonyms),
      title: own.pick(titles[stars]),
      message,
      language,
      writtenOn: dayBefore(today, daysAgo),
      helpful: own.chance(0.55) ? 0 : Math.floor(own.next() ** 3 * 22) + 1,
      ...(isAnswered ? { shopComment: stars <= 2 ? own.pick(answers) : thanks } : {}),
      isVerified: own.chance(0.8),
    };
  }
}

function words(stars: Stars, language: 'de' | 'en', spec: ProductSpec, random: Random): string {
  const { shorts, contexts, closings } = phrases[language];
  if (stars >= 4 && random.chance(0.11)) return spoken(random.pick(shorts), random);
  const said = sentencesOf(
    stars,
    language === 'de' ? voices[byCategory[spec.category] ?? spec.topic] : english,
    random,
  );
  const parts = [
    ...(random.chance(0.4) ? [random.pick(contexts)] : []),
    ...said,
    ...(stars >= 4 && random.chance(0.35) ? [random.pick(closings)] : []),
  ];
  return typed(parts.map((part) => spoken(part, random)).join(' '), random);
}
