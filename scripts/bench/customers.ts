import { randomBytes } from 'node:crypto';
import { ask, type Documents, operation } from './documents.ts';
import type { BenchServer } from './servers.ts';

/** Somebody with an account in the measured shop. */
export interface Customer {
  readonly email: string;
  readonly password: string;
  /** The API's headers of a session of theirs. */
  readonly headers: Readonly<Record<string, string>>;
}

export const storeHeaders = ({ authorization }: BenchServer) => ({
  'x-store': 'de',
  'x-shop-language': 'de-DE',
  authorization: authorization ?? '',
});

export const apiOf = ({ apiPort }: BenchServer) => `http://127.0.0.1:${apiPort}`;

const address = {
  salutation: 'MS',
  firstName: 'Erika',
  lastName: 'Muster',
  streetAndHouseNr: 'Lindenweg 4 a',
  postCode: '10115',
  city: 'Berlin',
  country: 'DE',
};

/** Registers somebody new, who is logged in; the address is not confirmed. */
export async function register(shop: BenchServer, documents: Documents): Promise<Customer> {
  const store = storeHeaders(shop);
  const { initShop } = await ask<{ initShop: { userId: string } }>(
    apiOf(shop),
    operation(documents, 'InitShopMutation', {}, store),
  );
  const name = randomBytes(8).toString('hex');
  const email = `${name}@example.org`;
  const password = randomBytes(12).toString('base64url');
  const visitor = { ...store, 'x-ishop-api-userid': initShop.userId };
  const { result } = await ask<{ result: { loginToken: string | null } }>(
    apiOf(shop),
    operation(
      documents,
      'RegisterCustomerMutation',
      { form: { email, password, address } },
      visitor,
    ),
  );
  if (result.loginToken === null) throw new Error('Nobody could be registered');
  return { email, password, headers: { ...visitor, 'x-jwt': result.loginToken } };
}
