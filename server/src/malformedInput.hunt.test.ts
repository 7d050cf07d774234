import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentId, startTestApi, type TestApi } from './testing/api.ts';
import { damaged, meaningOf } from './testing/identifiers.ts';
import { raisedLimits } from './testing/limits.ts';
import { malformedVariables, randomFrom } from './testing/malformed.ts';
import { createPeople, mark, type People } from './testing/people.ts';
import { fields, idsOf, type Person } from './testing/person.ts';
import type { RootField } from './testing/rootFields.ts';

/** Whatever accounts, sessions, lists and addresses are sent is answered, and tells nothing of others. */

const seed = Number(process.env.MALFORMED_SEED ?? 18);
const rounds = 20;
const perRound = 510;
/** Sent at once. */

const area =
  /login|logout|regist|password|e-?mail|account|phone|session|certificate|signature|newsletter|address|wishlist|customer|confirm/i;
const asked = fields.filter(({ name, isPublic }) => area.test(name) && !isPublic);

let people: People;
let api: TestApi;
let token: string;

beforeAll(async () => {
  people = await createPeople();
  const { database } = people.db;
  const documents = asked.map(({ document }) => document);
  const { clock } = people.shop;
  api = await startTestApi(database, documents, { limits: raisedLimits, clock });
  token = await api.tokenOf();
});

afterAll(async () => {
  await api.api.close();
  await people.db.drop();
});

/** Their own, Anna's, and what was there once or is nearly right. */
function fittingFor(field: RootField, own: Person, gone: Person) {
  const { anna } = people;
  const ids = new Map(idsOf(field).map((id) => [id.path, id]));
  return (path: string): readonly string[] => {
    const id = ids.get(path);
    if (id === undefined) {
      const meaning = meaningOf(field, path);
      return meaning?.kind === 'word' ? [meaning.value] : [];
    }
    const foreign = anna.valuesFor(id.from);
    const known = [...own.valuesFor(id.from), ...gone.valuesFor(id.from)];
    return id.kind === 'secret'
      ? [...known, ...foreign.map(damaged)]
      : [...known, ...foreign, ...foreign.slice(0, 1).map(damaged)];
  };
}

function headersOf({ visitor: { userId, loginToken } }: Person): Record<string, string> {
  return {
    'x-forwarded-for': '192.0.2.7',
    ...(userId !== undefined && { 'x-ishop-api-userid': userId }),
    ...(loginToken !== undefined && { 'x-jwt': loginToken }),
  };
}

test(`10,000 malformed inputs about accounts, sessions, lists and addresses are answered without a failure and without another’s data (seed ${seed})`, {
  timeout: 300_000,
}, async () => {
  expect(asked.length).toBeGreaterThan(50);
  const random = randomFrom(seed);
  const { anna, rival, guest } = people;
  const before = await anna.see();
  const faults: string[] = [];
  const counts = { sent: 0, answered: 0 };
  let gone = rival;

  async function send(field: RootField, variables: object, person: Person) {
    const response = await api.post(
      { id: documentId(field.document), variables },
      headersOf(person),
      token,
    );
    const text = await response.text();
    const said = JSON.stringify(variables);
    counts.sent += 1;
    if (text.includes('"data":{')) counts.answered += 1;
    if (response.status >= 500 || text.includes('"INTERNAL"') || /\n\s+at |\.ts:\d/.test(text)) {
      faults.push(`${field.name} ${said} fails: ${response.status} ${text}`);
    }
    // What was sent may come back.
    const told = [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, each = '']) => each);
    const foreign = told.find(
      (each) =>
        each.toLowerCase().includes(mark) && !said.toLowerCase().includes(each.toLowerCase()),
    );
    if (foreign !== undefined) faults.push(`${field.name} ${said} tells ${foreign}`);
  }

  for (let round = 0; round < rounds; round += 1) {
    // Sessions and accounts end under such input: each round has its own.
    const newcomer = await people.newcomer(`newcomer${round}`);
    await newcomer.ask('wishlist_add', { entry: { productId: 'p-pen', quantity: 1 } });
    await newcomer.see();
    const inputs = Array.from({ length: perRound }, (_, index) => {
      const field = asked[(round * perRound + index) % asked.length] as RootField;
      const person = random() < 0.65 ? newcomer : guest;
      const fitting = fittingFor(field, person, gone);
      return { field, person, variables: malformedVariables(field, { random, fitting }) };
    });
    // One after the other, so that the seed says what happens.
    for (const { field, person, variables } of inputs) await send(field, variables, person);
    gone = newcomer;
  }
  expect([...faults.slice(0, 20), ...api.logged]).toEqual([]);
  expect(counts.sent).toBeGreaterThanOrEqual(10_000);
  // Many get past the schema's own checks.
  expect(counts.answered).toBeGreaterThan(counts.sent / 3);
  expect(Object.fromEntries(await anna.see())).toEqual(Object.fromEntries(before));
});
