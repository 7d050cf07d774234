import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { RootField } from './rootFields.ts';

/** Inputs as nobody fills them in, the same ones for a seed. */

const texts = [
  ...['', ' ', '\0', '\ud800', 'null', '[]', '{}', '-1', '0', '1e309', '99999999999999999999'],
  ...['__proto__', 'constructor', 'toString', '%', '%00', '%c0%ae', '..', '../../etc/passwd'],
  ...["' or 1=1; --", '<script>alert(1)</script>', '\r\nSet-Cookie: a=b', '\u202e\ufeff', '€😀'],
  ...['2026-13-45', '00000', 'a@b', 'a@@b.de', '@', `${'a'.repeat(300)}@example.org`, 'a b@c.de'],
  ...['a\u0301'.repeat(300), 'a'.repeat(5000), ' '.repeat(4000), '('.repeat(500), '1'.repeat(129)],
  ...['../../graphql', 'data:text/html,x', '//evil.example', 'https://evil.example/', 'ＡＢＣ'],
];

/** Numbers from 0 to below 1 that look random (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface Choices {
  readonly random: () => number;
  /** Ids and words that fit a place, if any do. */
  fitting(path: string): readonly string[];
}

/** Variables of a root field, each of them fine, wrong or not there. */
export function malformedVariables(
  { args }: RootField,
  { random, fitting }: Choices,
): Record<string, unknown> {
  const chance = (probability: number) => random() < probability;
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)];

  function textAt(path: string): unknown {
    const fit = fitting(path);
    return chance(0.6) && fit.length > 0 ? pick(fit) : pick(texts);
  }

  function valueAt(type: GraphQLInputType, path: string): unknown {
    if (chance(0.02)) return pick([null, [], {}, 5, true, 'x', [[]]]);
    if (isNonNullType(type)) return valueAt(type.ofType, path);
    if (isListType(type)) {
      const length = chance(0.05) ? 150 : Math.floor(random() * 4);
      return Array.from({ length }, () => valueAt(type.ofType, path));
    }
    if (isEnumType(type)) return chance(0.9) ? pick(type.getValues())?.name : pick(texts);
    if (isInputObjectType(type)) return objectAt(Object.values(type.getFields()), `${path}.`);
    switch (type.name) {
      case 'Int':
        return pick([0, 1, 2, -1, 9999, 2_147_483_647, -2_147_483_648]);
      case 'Float':
        return pick([0, -1, 0.5, 1e300]);
      case 'Boolean':
        return chance(0.5);
      case 'File':
        return pick([null, 'x', {}]);
      default:
        return textAt(path);
    }
  }

  function objectAt(
    fields: readonly { readonly name: string; readonly type: GraphQLInputType }[],
    before: string,
  ) {
    return Object.fromEntries(
      fields
        .filter(({ type }) => chance(isNonNullType(type) ? 0.98 : 0.6))
        .map(({ name, type }) => [name, valueAt(type, `${before}${name}`)]),
    );
  }

  return objectAt(args, '');
}
