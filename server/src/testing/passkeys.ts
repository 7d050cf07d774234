import type { LoginAnswer } from './journey.ts';
import type { Visitor } from './shop.ts';

/** Passkeys as a program adds, changes and uses them at the API. */

interface Begun {
  readonly successful: boolean;
  readonly generalErrorMessage: string | null;
  readonly fieldErrors: readonly { readonly fieldName: string; readonly message: string }[];
  readonly options: string;
  readonly ceremony: string;
}
export type Outcome = Omit<Begun, 'options' | 'ceremony'>;

export const outcome = 'successful generalErrorMessage fieldErrors { fieldName message }';
export const fine: Outcome = { successful: true, generalErrorMessage: null, fieldErrors: [] };
export const refused = (key: string): Outcome => ({
  successful: false,
  generalErrorMessage: `vue.passkey.error.${key}`,
  fieldErrors: [],
});

export async function beginAdding(visitor: Visitor, currentPassword?: string): Promise<Begun> {
  const { begun } = await visitor.run<{ begun: Begun }>(
    `mutation ($currentPassword: String) {
      begun: beginPasskeyRegistration(currentPassword: $currentPassword) {
        ${outcome} options ceremony } }`,
    { currentPassword },
  );
  return begun;
}

export async function finishAdding(
  visitor: Visitor,
  sent: { ceremony: string; response: string; name?: string },
): Promise<Outcome> {
  const { added } = await visitor.run<{ added: Outcome }>(
    `mutation ($ceremony: String!, $response: String!, $name: String!) {
      added: finishPasskeyRegistration(ceremony: $ceremony, response: $response, name: $name) {
        ${outcome} } }`,
    { name: 'Mein Telefon', ...sent },
  );
  return added;
}

interface Listed {
  readonly passkeyId: string;
  readonly name: string;
  readonly host: string;
  readonly isOfThisHost: boolean;
  readonly lastUsedAt: string | null;
}

export const list = async (visitor: Visitor) =>
  (
    await visitor.run<{ customerPasskeys: { passkeys: Listed[]; needsPassword: boolean } }>(
      `{ customerPasskeys { passkeys { passkeyId name host isOfThisHost lastUsedAt } needsPassword } }`,
    )
  ).customerPasskeys;

export async function remove(visitor: Visitor, passkeyId: string): Promise<Outcome> {
  const { removed } = await visitor.run<{ removed: Outcome }>(
    `mutation ($passkeyId: String!) { removed: removePasskey(passkeyId: $passkeyId) { ${outcome} } }`,
    { passkeyId },
  );
  return removed;
}

export async function rename(visitor: Visitor, passkeyId: string, name: string): Promise<Outcome> {
  const { renamed } = await visitor.run<{ renamed: Outcome }>(
    `mutation ($passkeyId: String!, $name: String!) {
      renamed: renamePasskey(passkeyId: $passkeyId, name: $name) { ${outcome} } }`,
    { passkeyId, name },
  );
  return renamed;
}

export async function beginLogin(visitor: Visitor): Promise<{ options: string; ceremony: string }> {
  const { begun } = await visitor.run<{ begun: { options: string; ceremony: string } }>(
    'mutation { begun: beginPasskeyLogin { options ceremony } }',
  );
  return begun;
}

export async function finishLogin(
  visitor: Visitor,
  sent: { ceremony: string; response: string; cartId?: string; mergeCart?: boolean },
): Promise<LoginAnswer> {
  const { login } = await visitor.run<{ login: LoginAnswer }>(
    `mutation (
      $ceremony: String!, $response: String!, $cartId: String, $mergeCart: Boolean
    ) {
      login: loginWithPasskey(
        ceremony: $ceremony, response: $response, cartId: $cartId, mergeCart: $mergeCart
      ) { successful errorMessage firstName lastName cartMerged updatedCartId loginToken maxAgeSeconds }
    }`,
    sent,
  );
  if (login.loginToken) visitor.loginToken = login.loginToken;
  return login;
}

export const failure = (key: string) => ({
  successful: false,
  errorMessage: `vue.passkey.error.${key}`,
  loginToken: null,
});
