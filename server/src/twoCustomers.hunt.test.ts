import { afterAll, beforeAll, expect, test } from 'vitest';
import { damaged, meaningOf } from './testing/identifiers.ts';
import { createPeople, mark, type People } from './testing/people.ts';
import { type Data, fields, idsOf, type Person, questions } from './testing/person.ts';
import { textsIn } from './testing/rootFields.ts';

/**
 * What is one customer's is no other's: every root field of the schema that takes an id is asked by
 * a rival, a guest and a business for what belongs to Anna, whose data all carry a mark.
 */

/** Those that are asked about something of somebody. */
const idFields = fields.filter((field) => idsOf(field).length > 0);

let people: People;
let anna: Person;
/** What nobody but Anna has been told. */
let secrets: ReadonlySet<string>;

beforeAll(async () => {
  people = await createPeople();
  anna = people.anna;
  const { rival, guest, business } = people;
  const others = new Set([rival, guest, business].flatMap(({ texts }) => [...texts]));
  secrets = new Set([...anna.texts].filter((text) => isOwn(text) && !others.has(text)));
});

afterAll(() => people.db.drop());

const isRandom = (text: string) => /^(\w+:)?[\w+/=-]{20,}$/.test(text) && /\d|[A-Z]/.test(text);
const isOwn = (text: string) =>
  isRandom(text) ||
  idFields.some((field) => idsOf(field).some((id) => anna.valuesFor(id.from).includes(text)));

test('every text that the API takes is known to be an id or none', () => {
  const unknown = fields.flatMap((field) =>
    field.texts.filter((path) => !meaningOf(field, path)).map((path) => `${field.name}: ${path}`),
  );
  expect(unknown).toEqual([]);
  expect(idFields.length).toBeGreaterThan(70);
});

test('Anna has something of every kind that an id stands for', () => {
  const kinds = idFields.flatMap(idsOf);
  expect(kinds.filter(({ from }) => anna.valuesFor(from).length === 0)).toEqual([]);
  expect(
    [...anna.texts].filter((text) => text.toLowerCase().includes(mark)).length,
  ).toBeGreaterThan(9);
});

test.each([
  ['a rival', () => people.rival],
  ['a guest', () => people.guest],
  ['a business', () => people.business],
])(
  '%s who knows all ids of a customer is told nothing of hers and changes nothing',
  {
    timeout: 120_000,
  },
  async (_, whoIs) => {
    const other = whoIs();
    const before = await anna.see();
    expect(Object.fromEntries(await anna.see())).toEqual(Object.fromEntries(before));
    const faults = new Set<string>();
    for (const field of idFields) {
      for (const variables of questions(field, triedBy(other))) {
        const { data, errors } = await other.visitor.attempt<Data>(field.document, variables);
        const said = JSON.stringify(variables);
        const isTold = (text: string) =>
          (secrets.has(text) || text.toLowerCase().includes(mark)) &&
          !said.includes(JSON.stringify(text));
        for (const { field: place, text } of textsIn(data).filter((each) => isTold(each.text))) {
          faults.add(`${field.name} ${said} tells ${place}: ${text}`);
        }
        // What is refused says why.
        for (const { message } of errors.filter(({ classification }) => !classification)) {
          faults.add(`${field.name} ${said} fails: ${message}`);
        }
      }
    }
    expect([...faults]).toEqual([]);
    expect(Object.fromEntries(await anna.see())).toEqual(Object.fromEntries(before));
  },
);

/** All that is hers, one of their own beside it, and of what lets people in what is nearly hers. */
const triedBy = (other: Person) => (from: readonly string[], kind: 'identifier' | 'secret') => {
  const hers = anna.valuesFor(from);
  if (kind === 'identifier') return [...hers, ...other.valuesFor(from).slice(0, 1)];
  return [...hers.slice(0, 2).map(damaged), ...anna.valuesFor(['Order.orderId']).slice(0, 1)];
};

test('the same questions are answered to Anna: they get as far as whose it is', {
  timeout: 60_000,
}, async () => {
  const answered = new Set<string>();
  const endsSomething = ({ name }: { name: string }) => /delete|remove|leave|abort/i.test(name);
  const inOrder = [...idFields].sort((a, b) => Number(endsSomething(a)) - Number(endsSomething(b)));
  for (const field of inOrder) {
    for (const variables of questions(field, (from) => anna.valuesFor(from))) {
      const { data, errors } = await anna.visitor.attempt<Data>(field.document, variables);
      const answer = data?.[field.name] as { successful?: boolean } | null | undefined;
      if (errors.length === 0 && answer != null && answer.successful !== false) {
        answered.add(field.name);
      }
    }
  }
  const unanswered = idFields.map(({ name }) => name).filter((name) => !answered.has(name));
  // What is left asks a provider, or for the other half of a secret that mails bring.
  expect(answered.size, `not ${unanswered.join(', ')}`).toBeGreaterThan(75);
});
