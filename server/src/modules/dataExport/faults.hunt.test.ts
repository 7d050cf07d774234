import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { enterShop, register } from '../../testing/journey.ts';
import { raisedLimits } from '../../testing/limits.ts';
import { type Cut, type FaultWalk, type MortalTask, openFaultWalk } from '../../testing/mortal.ts';
import { createTestShop, type TestShop, type Visitor } from '../../testing/shop.ts';

const day = 24 * 3600_000;

let db: TestDatabase;
/** Where customers ask, and look. */
let shop: TestShop;
let walk: FaultWalk;

beforeAll(async () => {
  db = await createTestDatabase();
  walk = openFaultWalk(db.database, { connectionString: db.connectionString, accounts: {} });
  shop = createTestShop(db.database, { limits: raisedLimits });
});
afterAll(async () => {
  await walk[Symbol.asyncDispose]();
  await db.drop();
});
beforeEach(() => shop.clock.advance(day));

interface Customer {
  readonly visitor: Visitor;
  readonly email: string;
}

let people = 0;

async function customer(): Promise<Customer> {
  people += 1;
  const email = `person${people}@example.org`;
  const { visitor, cartId } = await enterShop(shop, 'de', { ip: `198.51.100.${people}` });
  await register(visitor, { email }, cartId);
  return { visitor, email };
}

const document = 'mutation { requestDataExport { successful } }';

const request = ({ visitor: { userId, loginToken } }: Customer): MortalTask => ({
  kind: 'ask',
  at: shop.clock.now(),
  as: { userId, loginToken },
  browser: { ip: '198.51.100.1' },
  document,
  variables: {},
});

/** One mail, whose link leads to the customer's files. */
async function isMade({ visitor, email }: Customer): Promise<void> {
  const mails = (await shop.services.mail.listMailbox()).filter(
    ({ kind, recipient }) => kind === 'data-export' && recipient === email,
  );
  expect(mails).toHaveLength(1);
  const mail = await shop.services.mail.readMail(mails[0]?.id ?? '');
  const [, token] = /token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  const { dataExport, file } = await visitor.run<{
    dataExport: { state: string };
    file: string | null;
  }>(
    `query ($token: String!) {
      dataExport { state } file: dataExportFile(token: $token, format: json) }`,
    { token },
  );
  expect(dataExport.state).toBe('ready');
  const data = JSON.parse(gunzipSync(Buffer.from(file ?? '', 'base64')).toString());
  expect(data.account).toMatchObject([{ email }]);
}

/** When another process takes what a dead one had. */
const later = () => [new Date(shop.clock.now().getTime() + 20 * 60_000)];

test('a process that is killed while it is asked leaves one export or none, and asking again makes one', async () => {
  const { asking } = await walk.killAtEachStep(
    {
      async asking(): Promise<Cut> {
        const by = await customer();
        return {
          task: request(by),
          resume: async (mortal) => void (await mortal.perform(request(by))),
          check: () => isMade(by),
        };
      },
    },
    later(),
  );
  expect(asking).toEqual(['commit of account_event_insert', 'the answer']);
});

test('a job that is killed leaves all or nothing, and another one makes it, once', async () => {
  const { making } = await walk.killAtEachStep(
    {
      async making(): Promise<Cut> {
        const by = await customer();
        await by.visitor.run(document);
        return {
          task: { kind: 'jobs', at: shop.clock.now(), only: 'makeExports' },
          check: () => isMade(by),
        };
      },
    },
    later(),
  );
  expect(making).toEqual(['data_export_take', 'commit of mail_insert', 'data_export_take']);
});
