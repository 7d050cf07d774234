import { schema } from '../schema/schema.ts';
import { meaningOf } from './identifiers.ts';
import { type RootField, rootFieldsOf, textsIn, variablesFor } from './rootFields.ts';
import type { Visitor } from './shop.ts';

/** Root fields of the API, by name. */
export const fields: readonly RootField[] = rootFieldsOf(schema);
const byName = new Map(fields.map((field) => [field.name, field]));

/** What is new in each answer: the time, and what is sealed anew. */
const passing = new Set(['serverNow', 'returnHash', 'hash']);
const lasting = (name: string, value: unknown) => (passing.has(name) ? undefined : value);

export type Data = Readonly<Record<string, unknown>>;

/** Somebody, with what the shop has told them. */
export class Person {
  readonly visitor: Visitor;
  /** By the field that it stood in; the first that were told. */
  readonly known = new Map<string, Set<string>>();

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  learn(field: string, text: string) {
    const texts = this.known.get(field) ?? new Set();
    this.known.set(field, texts.add(text));
  }

  private told(data: unknown) {
    for (const { field, text } of textsIn(data)) if (text !== '') this.learn(field, text);
  }

  /** Asks a root field by its name. @throws when it is refused */
  // biome-ignore lint/suspicious/noExplicitAny: the answer has the shape that the schema says
  async ask(name: string, variables: object = {}): Promise<any> {
    const data = await this.visitor.run<Data>(byName.get(name)?.document ?? '', { ...variables });
    this.told(data);
    const answer = data[name] as { successful?: boolean } | null;
    if (answer?.successful === false) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    return answer;
  }

  valuesFor(from: readonly string[]): string[] {
    return from.flatMap((field) => [...(this.known.get(field) ?? [])].slice(0, 3));
  }

  /** Everything that the shop tells them, asked for with all that it has told: by question. */
  async see(): Promise<Map<string, string>> {
    const seen = new Map<string, string>();
    // What an answer tells may be asked about: an order's id, then its invoice's number.
    for (let round = 0; round < 2; round += 1) {
      for (const field of fields) {
        // Its answer is new each time.
        if (field.isMutation || field.isPublic || field.name === 'uploadSignature') continue;
        for (const variables of questions(field, (from) => this.valuesFor(from))) {
          const { data, errors } = await this.visitor.attempt<Data>(field.document, variables);
          this.told(data);
          const asked = `${field.name} ${JSON.stringify(variables)}`;
          seen.set(asked, JSON.stringify({ data, errors }, lasting));
        }
      }
    }
    return seen;
  }

  get texts(): Set<string> {
    return new Set([...this.known.values()].flatMap((texts) => [...texts]));
  }
}

export interface Id {
  readonly path: string;
  readonly kind: 'identifier' | 'secret';
  readonly from: readonly string[];
}

export function idsOf(field: RootField): Id[] {
  return field.texts.flatMap((path) => {
    const meaning = meaningOf(field, path);
    return meaning === undefined || meaning.kind === 'word' ? [] : [{ path, ...meaning }];
  });
}

const textFor = (field: RootField) => (path: string) => {
  const meaning = meaningOf(field, path);
  return meaning?.kind === 'word' ? meaning.value : 'none';
};

/** Each way to fill in a field's ids: those it demands, each further one with them, and all. */
export function* questions(
  field: RootField,
  valuesFor: (from: readonly string[], kind: 'identifier' | 'secret') => readonly string[],
): Generator<Record<string, unknown>> {
  const ids = idsOf(field).map(({ path, from, kind }) => ({ path, values: valuesFor(from, kind) }));
  const asked = new Set<string>();
  const demanded = ids.filter(({ path }) => isDemanded(field, path));
  const isId = (path: string) => ids.some((id) => id.path === path);
  const onlyNeeded = () => false;
  const everything = (path: string) => !isId(path);
  const ways = [demanded, ...ids.map((id) => [...new Set([...demanded, id])]), ids].flatMap(
    (choice) => [onlyNeeded, everything].map((isWanted) => ({ choice, isWanted })),
  );
  for (const { choice, isWanted } of ways) {
    for (const chosen of some(combinations(choice))) {
      const variables = variablesFor(field, chosen, textFor(field), isWanted);
      const text = JSON.stringify(variables);
      if (!asked.has(text)) yield variables;
      asked.add(text);
    }
  }
}

function isDemanded(field: RootField, path: string): boolean {
  const text = (each: string) => (each === path ? 'demanded' : '');
  return JSON.stringify(variablesFor(field, {}, text, () => false)).includes('"demanded"');
}

function combinations(
  ids: readonly { path: string; values: readonly string[] }[],
): Record<string, string>[] {
  const [first, ...rest] = ids;
  if (first === undefined) return [{}];
  return combinations(rest).flatMap((others) =>
    first.values.map((value) => ({ ...others, [first.path]: value })),
  );
}

const maxCombinations = 12;

/** Evenly of all, the first with them. */
const some = <Value>(all: readonly Value[]): readonly Value[] => {
  const step = Math.max(1, all.length / maxCombinations);
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
};
