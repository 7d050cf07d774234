import type { StorefrontId } from '../modules/storefront/storefront.ts';
import type { TestShop, Visitor } from './shop.ts';

/** A visitor with the ids of their cart. */
export interface CartVisitor {
  readonly visitor: Visitor;
  readonly cartId: string;
}

export const germanAddress = {
  salutation: 'MS',
  firstName: 'Erika',
  lastName: 'Muster',
  streetAndHouseNr: 'Hauptstraße 5',
  postCode: '50667',
  city: 'Köln',
  country: 'DE',
} as const;

/** The first action in the shop: ids for a cart, under the visitor's own id from then on. */
export async function enterShop(
  shop: TestShop,
  storefront: StorefrontId = 'de',
  browser?: Parameters<TestShop['visitor']>[1],
): Promise<CartVisitor> {
  const visitor = shop.visitor(storefront, browser);
  return { visitor, cartId: await takeCart(visitor) };
}

/** A cart for somebody who is there already. */
export async function takeCart(visitor: Visitor): Promise<string> {
  const { initShop } = await visitor.run<{ initShop: { cartId: string; userId: string } }>(
    'mutation { initShop { cartId userId } }',
  );
  visitor.userId = initShop.userId;
  return initShop.cartId;
}

export async function putInCart(
  { visitor, cartId }: CartVisitor,
  ...goods: readonly (readonly [itemId: string, quantity: number])[]
): Promise<void> {
  await visitor.run(
    `mutation ($cartId: String!, $ops: [CartOperation!]!) {
      cart_update(cartId: $cartId, ops: $ops) { successful }
    }`,
    { cartId, ops: goods.map(([itemId, quantity]) => ({ addPosition: { itemId, quantity } })) },
  );
}

/** A guest's way through the steps up to the summary. */
export async function checkOutAsGuest(
  { visitor, cartId }: CartVisitor,
  choices: { address?: Record<string, string>; paymentId?: string; email?: string } = {},
): Promise<void> {
  const address = { ...germanAddress, email: 'erika@example.org', ...choices.address };
  const variables = { cartId, ...address, ...(choices.email && { email: choices.email }) };
  const answer = await visitor.run<{ addBillingAddress: { fieldErrors: unknown[] } }>(
    `mutation (
      $cartId: String!, $salutation: String, $firstName: String, $lastName: String,
      $streetAndHouseNr: String, $postCode: String, $city: String, $country: String, $email: String
    ) {
      checkoutAuth(cartId: $cartId, authType: guest) { successful }
      addBillingAddress(
        cartId: $cartId, salutation: $salutation, firstName: $firstName, lastName: $lastName,
        streetAndHouseNr: $streetAndHouseNr, postCode: $postCode, city: $city, country: $country,
        email: $email
      ) { successful fieldErrors { fieldName message } }
    }`,
    variables,
  );
  if (answer.addBillingAddress.fieldErrors.length > 0) {
    throw new Error(`The address was refused: ${JSON.stringify(answer)}`);
  }
  await visitor.run(
    `mutation ($cartId: String!, $paymentId: String!) {
      setSelectedPayment(cartId: $cartId, paymentId: $paymentId) { successful }
    }`,
    { cartId, paymentId: choices.paymentId ?? 'RECHNUNG' },
  );
}

/** A guest whose cart can be submitted. */
export async function readyToOrder(
  shop: TestShop,
  goods: readonly (readonly [itemId: string, quantity: number])[],
  choices?: Parameters<typeof checkOutAsGuest>[1],
  browser?: Parameters<TestShop['visitor']>[1],
): Promise<CartVisitor> {
  const guest = await enterShop(shop, 'de', browser);
  await putInCart(guest, ...goods);
  await checkOutAsGuest(guest, choices);
  return guest;
}

export interface SubmitAnswer {
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly newCartId: string | null;
  readonly errorMessage: string | null;
  readonly submitted: boolean;
  readonly changed: boolean;
  readonly changes: readonly { readonly itemId: string; readonly kind: string }[];
}

/** What the summary shows, and then sends back with the order. */
export async function reviewOf({ visitor, cartId }: CartVisitor): Promise<string> {
  const { shop_findCart: cart } = await visitor.run<{ shop_findCart: { fingerprint: string } }>(
    'query ($cartId: String!) { shop_findCart(cartId: $cartId) { fingerprint } }',
    { cartId },
  );
  return cart.fingerprint;
}

export async function submit(
  { visitor, cartId }: CartVisitor,
  review: { fingerprint?: string; idempotencyKey?: string } = {},
): Promise<SubmitAnswer> {
  const { submitCart } = await visitor.run<{ submitCart: SubmitAnswer }>(
    `mutation ($cartId: String!, $fingerprint: String, $idempotencyKey: String) {
      submitCart(cartId: $cartId, fingerprint: $fingerprint, idempotencyKey: $idempotencyKey) {
        orderId orderNumber newCartId errorMessage submitted changed changes { itemId kind }
        redirectUrl computopData { name }
      }
    }`,
    { cartId, ...review },
  );
  return submitCart;
}

/** Logs in as one of the demo's customers; the token goes with every operation from then on. */
export async function logIn(
  visitor: Visitor,
  email: string,
  password: string,
  options: { stayLogged?: boolean; cartId?: string; mergeCart?: boolean } = {},
) {
  const { login } = await visitor.run<{ login: LoginAnswer }>(
    `mutation (
      $email: String!, $password: String!, $stayLogged: Boolean, $cartId: String, $mergeCart: Boolean
    ) {
      login(
        email: $email, password: $password, stayLogged: $stayLogged, cartId: $cartId,
        mergeCart: $mergeCart
      ) {
        successful errorMessage firstName lastName cartMerged updatedCartId loginToken maxAgeSeconds deviceId
      }
    }`,
    { email, password, ...options },
  );
  if (login.loginToken) visitor.loginToken = login.loginToken;
  if (login.deviceId) visitor.deviceId = login.deviceId;
  return login;
}

export interface LoginAnswer {
  readonly successful: boolean;
  readonly errorMessage: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly cartMerged: boolean;
  readonly updatedCartId: string | null;
  readonly loginToken: string | null;
  readonly maxAgeSeconds: number | null;
  readonly deviceId: string | null;
}

export interface RegistrationAnswer {
  readonly successful: boolean;
  readonly errorMessage: string | null;
  readonly fieldErrors: readonly { readonly fieldName: string; readonly message: string }[];
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly updatedCartId: string | null;
  readonly loginToken: string | null;
  readonly deviceId: string | null;
}

/** Opens a consumer's account, and is logged in from then on. */
export async function register(
  visitor: Visitor,
  form: Record<string, unknown>,
  cartId?: string,
): Promise<RegistrationAnswer> {
  const { registerCustomer: answer } = await visitor.run<{ registerCustomer: RegistrationAnswer }>(
    `mutation ($form: RegistrationInput!, $cartId: String) {
      registerCustomer(form: $form, cartId: $cartId) {
        successful errorMessage fieldErrors { fieldName message }
        firstName lastName updatedCartId loginToken deviceId
      }
    }`,
    { form: { password: 'Kreide-rot-7', address: germanAddress, ...form }, cartId },
  );
  if (answer.loginToken) visitor.loginToken = answer.loginToken;
  if (answer.deviceId) visitor.deviceId = answer.deviceId;
  return answer;
}
