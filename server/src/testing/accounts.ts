import { expect } from 'vitest';
import { createCustomerOperator } from '../modules/customer/operator.ts';
import { register } from './journey.ts';
import type { TestShop, Visitor } from './shop.ts';

/** What tests of accounts do with several browsers, and read of what happened. */

export const agents = {
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  chrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
} as const;

interface Event {
  readonly cursor: string;
  readonly kind: string;
  readonly happenedAt: string;
  readonly times: number;
  readonly device: string;
  readonly detail: string;
}

interface Page {
  readonly events: readonly Event[];
  readonly hasMore: boolean;
}

/** What has happened to the visitor's account. */
export async function pageOf(
  visitor: Visitor,
  page: { first?: number; after?: string } = {},
): Promise<Page> {
  const { accountEvents } = await visitor.run<{ accountEvents: Page }>(
    `query ($first: Int, $after: String) {
      accountEvents(first: $first, after: $after) {
        events { cursor kind happenedAt times device detail } hasMore
      } }`,
    page,
  );
  return accountEvents;
}

export const kindsOf = async (visitor: Visitor) =>
  (await pageOf(visitor)).events.map(({ kind }) => kind);

/** What customers do with their accounts in this shop. */
export function accountsOf(shop: TestShop) {
  /** A browser that has not been in the shop yet. */
  const browser = (agent: keyof typeof agents = 'firefox', storefront: 'de' | 'b2b' = 'de') =>
    shop.visitor(storefront, { userAgent: agents[agent] });

  /** Somebody who has registered: the browser's first login. */
  async function newCustomer(name: string, password = 'Kreide-rot-7') {
    const visitor = browser();
    const email = `${name}@example.org`;
    expect(await register(visitor, { email, password })).toMatchObject({ successful: true });
    return { visitor, email };
  }

  /** Subject and text of the account's mails, the newest first. */
  async function mailsTo(recipient: string) {
    const all = await shop.services.mail.listMailbox();
    const own = all.filter((mail) => mail.recipient === recipient);
    return Promise.all(
      own.map(async ({ id, subject }) => ({
        subject,
        text: (await shop.services.mail.readMail(id))?.text ?? '',
      })),
    );
  }

  const tokenOf = async (recipient: string, page: string): Promise<string> => {
    for (const { text } of await mailsTo(recipient)) {
      const token = new RegExp(`/myaccount/${page}\\?token=([\\w-]+)`).exec(text)?.[1];
      if (token !== undefined) return token;
    }
    throw new Error(`No link to ${page}`);
  };

  const operator = () => {
    const { database, clock, services } = shop;
    return createCustomerOperator({ database, clock, parameters: services.parameters });
  };

  return { browser, newCustomer, mailsTo, tokenOf, operator };
}

const result = '{ successful generalErrorMessage fieldErrors { fieldName message } }';

/** Sends a mutation that must be taken. */
export async function send(visitor: Visitor, operation: string): Promise<void> {
  const { answer } = await visitor.run<{ answer: unknown }>(
    `mutation { answer: ${operation} ${result} }`,
  );
  expect(answer).toMatchObject({ successful: true });
}
