import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestShop } from '../../testing/shop.ts';
import { createTestShop as createImportShop, type TestShop } from '../import/testShop.ts';

let files: TestShop;
let shop: ReturnType<typeof createTestShop>;

beforeAll(async () => {
  files = await createImportShop();
  shop = createTestShop(files.database);
});

beforeEach(async () => {
  await files.empty();
  await files.database.script('truncate competition_entry, attempt');
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
