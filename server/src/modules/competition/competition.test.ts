import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestShop } from '../../testing/shop.ts';
import { createTestShop as createImportShop, type TestShop } from '../import/testShop.ts';
import { createCompetitionOperator } from './operator.ts';

let files: TestShop;
let shop: ReturnType<typeof createTestShop>;

beforeAll(async () => {
  files = await createImportShop();
  shop = createTestShop(files.database);
});

beforeEach(async () => {
  await files.empty();
  await files.database.script('truncate competition_entry, attempt');
  shop.clock.set(new Date('2026-11-21T09:00:00Z'));
  const attributes = { name: 'tafel', endsOn: '2026-11-21', headline: 'Eine Tafel zu gewinnen' };
  const { refusals } = await files.import([
    {
      type: 'content',
      path: '/gewinnspiele/tafel',
      storefront: 'de',
      rows: [{ cells: [{ template: 'prizeDraw', attributes }] }],
    },
  ]);
  expect(refusals).toEqual([]);
});

afterAll(() => files.close());

const form = {
  name: 'tafel',
  salutation: 'MS',
  firstName: 'Änne',
  lastName: 'Öz',
  email: 'aenne@schule.example',
  answer: 'Kreide',
  acceptsTerms: true,
};

async function enter(changes: Partial<typeof form> = {}, storefront: 'de' | 'at' = 'de') {
  const { competition } = await shop.visitor(storefront).run<{
    competition: {
      successful: boolean;
      errorMessage: string | null;
      fieldErrors: { fieldName: string; formName: string; message: string }[];
    };
  }>(
    `mutation (
      $name: String! $salutation: String! $firstName: String! $lastName: String! $email: String!
      $answer: String $acceptsTerms: Boolean!
    ) {
      competition(
        name: $name salutation: $salutation firstName: $firstName lastName: $lastName
        email: $email answer: $answer acceptsTerms: $acceptsTerms
      ) { successful errorMessage fieldErrors { fieldName formName message } }
    }`,
    { ...form, ...changes },
  );
  return competition;
}

const entries = () => files.rows('select email, first_name, answer from competition_entry');

test('NEWS-05 API-107 an entry is kept', async () => {
  expect(await enter()).toEqual({ successful: true, errorMessage: null, fieldErrors: [] });
  expect(await entries()).toEqual([
    { email: 'aenne@schule.example', first_name: 'Änne', answer: 'Kreide' },
  ]);
});

test('DEC-133 an address takes part once, and nobody is told', async () => {
  await enter();
  expect(await enter({ email: 'AENNE@Schule.example', answer: 'Schwamm' })).toMatchObject({
    successful: true,
  });
  expect(await entries()).toMatchObject([{ answer: 'Kreide' }]);
});

test('ACCT-09 what is wrong is told by field', async () => {
  const { fieldErrors, ...answer } = await enter({
    salutation: 'DR',
    firstName: 'Ä',
    lastName: '',
    email: 'keine',
    answer: 'x'.repeat(201),
    acceptsTerms: false,
  });
  expect(answer).toEqual({ successful: false, errorMessage: 'vue.form.error.general' });
  expect(fieldErrors.map(({ fieldName, message }) => [fieldName, message])).toEqual([
    ['salutation', 'vue.form.error.salutation.incorrect'],
    ['firstName', 'vue.form.error.tooShort'],
    ['lastName', 'vue.form.error.requiredField'],
    ['email', 'vue.form.error.email.incorrect'],
    ['answer', 'vue.form.error.tooLong'],
    ['acceptsTerms', 'vue.form.error.requiredField'],
  ]);
  expect(await entries()).toEqual([]);
});

test('only a competition that the storefront shows takes entries, to the end of its last day', async () => {
  const over = { successful: false, errorMessage: 'vue.competition.error.over' };
  expect(await enter({ name: 'erfunden' })).toMatchObject(over);
  expect(await enter({}, 'at')).toMatchObject(over);
  shop.clock.advance(13 * 3600_000); // 23:00 in Berlin
  expect(await enter()).toMatchObject({ successful: true });
  shop.clock.advance(2 * 3600_000);
  expect(await enter({ email: 'spaet@schule.example' })).toMatchObject(over);
});

test('entries are deleted 90 days after the last day of their competition', async () => {
  await enter();
  shop.clock.set(new Date('2027-02-19T22:00:00Z')); // 23:00 in Berlin
  await shop.services.competitions.prune();
  expect(await entries()).toHaveLength(1);
  shop.clock.advance(2 * 3600_000);
  await shop.services.competitions.prune();
  expect(await entries()).toEqual([]);
});

test('without a page that shows the competition the day of the last entry counts', async () => {
  await enter();
  await files.database.script('truncate content_page');
  shop.clock.set(new Date('2027-02-19T12:00:00Z'));
  await shop.services.competitions.prune();
  expect(await entries()).toHaveLength(1);
  shop.clock.advance(24 * 3600_000);
  await shop.services.competitions.prune();
  expect(await entries()).toEqual([]);
});

test.each([undefined, '24.12.2026'])(
  'a competition whose endsOn is %s has no end: entries stay',
  async (endsOn) => {
    await enter();
    await files.import([
      {
        type: 'content',
        path: '/gewinnspiele/tafel',
        storefront: 'de',
        rows: [{ cells: [{ template: 'prizeDraw', attributes: { name: 'tafel', endsOn } }] }],
      },
    ]);
    shop.clock.set(new Date('2030-01-01T12:00:00Z'));
    await shop.services.competitions.prune();
    expect(await entries()).toHaveLength(1);
  },
);

const operator = () => createCompetitionOperator({ database: files.database, clock: shop.clock });

test('an operator sees competitions and exports their entries as a table', async () => {
  await enter({ answer: 'Kreide, "weiß"' });
  shop.clock.advance(60_000);
  await enter({ email: 'b@schule.example', answer: '=1+1' });
  expect(await operator().all()).toEqual([
    { name: 'tafel', entries: 2, drawn: 0, endsOn: '2026-11-21' },
  ]);
  expect(await operator().csv('tafel')).toEqual([
    'enteredAt,storefront,language,salutation,firstName,lastName,email,answer,drawnAt\r\n',
    '2026-11-21T09:00:00.000Z,de,de,MS,Änne,Öz,aenne@schule.example,"Kreide, ""weiß""",\r\n',
    "2026-11-21T09:01:00.000Z,de,de,MS,Änne,Öz,b@schule.example,'=1+1,\r\n",
  ]);
  expect(await operator().csv('erfunden')).toEqual([]);
});

test('winners are drawn after the last day, each once, among right answers where asked', async () => {
  expect(await operator().draw('tafel', undefined)).toEqual({ kind: 'unknown' });
  for (const [email, answer] of [
    ['a@schule.example', 'Kreide'],
    ['b@schule.example', 'Schwamm'],
    ['c@schule.example', 'KREIDE'],
  ] as const) {
    await enter({ email, answer });
  }
  expect(await operator().draw('tafel', undefined)).toEqual({
    kind: 'running',
    endsOn: '2026-11-21',
  });
  shop.clock.advance(24 * 3600_000);
  // At once: neither draw may take the other's winner.
  const draws = await Promise.all([
    operator().draw('tafel', 'kreide'),
    operator().draw('tafel', 'kreide'),
  ]);
  const winners = draws.map((draw) => (draw.kind === 'drawn' ? draw.winner.email : draw.kind));
  expect(winners.toSorted()).toEqual(['a@schule.example', 'c@schule.example']);
  expect(await operator().draw('tafel', 'Kreide')).toEqual({ kind: 'nobody' });
  expect(await operator().draw('tafel', undefined)).toMatchObject({
    kind: 'drawn',
    among: 1,
    winner: { email: 'b@schule.example', drawnAt: shop.clock.now() },
  });
  expect(await operator().all()).toMatchObject([{ entries: 3, drawn: 3 }]);
});
