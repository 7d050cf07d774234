import { GraphQLError } from 'graphql';

/**
 * A request that the API refuses before changing anything, as the clients' recovery knows it
 * (ERR-10, ERR-11, ERR-13, ERR-16). What a shopper can put right is a typed result instead.
 */
export class Refusal extends GraphQLError {
  constructor(classification: string, messageKey: string, message: string, more: object = {}) {
    super(message, { extensions: { classification, messageKey, ...more } });
  }
}

export const userIdRequired = (): Refusal =>
  new Refusal('USER_ID_REQUIRED', 'vue.cart.error.userId', 'A valid user id is required.');

export const cartNotFound = (): Refusal =>
  new Refusal('CART_NOT_FOUND', 'vue.cart.error.notFound', 'Cart issue');

export const loginTokenInvalid = (): Refusal =>
  new Refusal('INVALID_LOGIN_TOKEN', 'error.token.invalid', 'The login token is invalid.');

export const loginTokenRevoked = (): Refusal =>
  new Refusal('INVALID_LOGIN_TOKEN', 'error.token.revoked', 'The login token was revoked.');

export const loginRequired = (): Refusal =>
  new Refusal('LOGIN_REQUIRED', 'error.token.required', 'A login is required.');

/** The API client's bearer token is missing, forged or over (ERR-12). */
export const invalidToken = (): Refusal =>
  new Refusal('INVALID_TOKEN', 'error.client.token', 'The bearer token is invalid.');

/** The client broke the schema's rules in a way that GraphQL's types do not tell. */
export const invalidInput = (message: string): Refusal =>
  new Refusal('INVALID_INPUT', 'somethingWentWrong', message);

/**
 * Where there is no result that could say so: a query that anybody may repeat.
 *
 * @param retryAfter seconds until it is worth asking again
 */
export const tooManyRequests = (retryAfter: number): Refusal =>
  new Refusal('TOO_MANY_REQUESTS', 'error.tooManyRequests', 'Too many requests; try again later.', {
    retryAfter,
    // GraphQL Yoga answers so, and keeps this from the client.
    http: { status: 429, headers: { 'retry-after': `${retryAfter}` } },
  });
