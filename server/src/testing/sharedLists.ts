import type { Database } from '../database/database.ts';
import { createCustomerOperator } from '../modules/customer/operator.ts';
import { logIn } from './journey.ts';
import type { TestShop, Visitor } from './shop.ts';

/** Wishlists that several customers use, by the API. */

export const listPassword = 'Kreide-rot-7';

interface List {
  readonly externalId: string;
  readonly name: string;
  readonly version: string;
  readonly isStandardList: boolean;
  readonly rights: readonly string[];
  readonly users: readonly { memberId: string | null; name: string; role: string; isMe: boolean }[];
  readonly invites: readonly { token: string; role: string; path: string; expiresAt: string }[];
  readonly entries: readonly {
    readonly externalId: string;
    readonly productId: string;
    readonly itemId: string | null;
    readonly quantity: number;
    readonly isTaken: boolean;
    readonly isTakenByMe: boolean;
    readonly takenBy: string | null;
    readonly comments: readonly { externalId: string; comment: string }[];
  }[];
}

const lists = `externalId name version isStandardList rights
  users { memberId name role isMe }
  invites { token role path expiresAt }
  entries { externalId productId itemId quantity isTaken isTakenByMe takenBy
    comments { externalId comment } }`;

interface Result {
  readonly successful: boolean;
  readonly errorMessage: string | null;
  readonly wishlists: readonly List[];
  readonly wishlist: List | null;
}

export async function change(visitor: Visitor, operation: string, args: string): Promise<Result> {
  const { result } = await visitor.run<{ result: Result }>(
    `mutation { result: wishlist_${operation}(${args}) {
      successful errorMessage wishlists { ${lists} } wishlist { ${lists} }
    } }`,
  );
  return result;
}

export const all = async (visitor: Visitor) =>
  (await visitor.run<{ allWishlists: List[] }>(`{ allWishlists { ${lists} } }`)).allWishlists;

export const listOf = async (visitor: Visitor, id: string) =>
  (await all(visitor)).find(({ externalId }) => externalId === id);

export const done = { successful: true, errorMessage: null };
export const refused = (name: string) => ({
  successful: false,
  errorMessage: `vue.wishlist.error.${name}`,
});

/** A list with a pen and a pair of scissors whose colour is open. */
export async function schoolList(creator: Visitor): Promise<string> {
  const { wishlist } = await change(creator, 'create', 'name: "Klasse 3b", description: "Bis Mai"');
  const id = wishlist?.externalId ?? '';
  await change(creator, 'add', `externalId: "${id}", entry: { productId: "p-pen", quantity: 2 }`);
  await change(creator, 'add', `externalId: "${id}", entry: { productId: "scissors" }`);
  return id;
}

type InvitedRole = 'ADMIN' | 'EDITOR' | 'COMMENTATOR' | 'READER';

export const inviting = (visitor: Visitor, id: string, role: InvitedRole) =>
  role === 'READER'
    ? change(visitor, 'share', `externalId: "${id}"`)
    : change(visitor, 'invite', `externalId: "${id}", role: ${role}`);

export async function tokenFor(visitor: Visitor, id: string, role: InvitedRole): Promise<string> {
  const { wishlist } = await inviting(visitor, id, role);
  return wishlist?.invites.find((invite) => invite.role === role)?.token ?? 'none';
}

export const join = (visitor: Visitor, token: string) =>
  change(visitor, 'join', `token: "${token}"`);

export const entryIdOf = async (visitor: Visitor, id: string, productId = 'p-pen') =>
  (await listOf(visitor, id))?.entries.find((entry) => entry.productId === productId)?.externalId;

/**
 * Customers who share lists.
 *
 * @param mailbox what their e-mail addresses begin with
 */
export function createListPeople(shop: TestShop, database: Database, mailbox = 'customer') {
  let made = 0;

  /** Another one each time, logged in. */
  async function customer(
    firstName: string,
    lastName = 'Muster',
  ): Promise<Visitor & { readonly email: string }> {
    made += 1;
    const email = `${mailbox}${made}@example.org`;
    const { parameters } = shop.services;
    const customers = createCustomerOperator({ database, clock: shop.clock, parameters });
    const account = { kind: 'consumer', email, firstName, lastName } as const;
    const outcome = await customers.add(account, listPassword);
    if (Object.keys(outcome).length > 0) throw new Error(JSON.stringify(outcome));
    const visitor = shop.visitor();
    await logIn(visitor, email, listPassword);
    return Object.assign(visitor, { email });
  }

  /** Somebody who uses the list in that role. */
  async function member(creator: Visitor, id: string, role: InvitedRole, name: string) {
    const visitor = await customer(name);
    shop.clock.advance(1);
    const { successful, errorMessage } = await join(visitor, await tokenFor(creator, id, role));
    if (!successful) throw new Error(errorMessage ?? '');
    return visitor;
  }

  return { customer, member };
}
