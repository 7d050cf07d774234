import type { Context } from '../../context.ts';
import type { Awaitable } from '../../inMemory/remembered.ts';
import { builder } from '../../schema/builder.ts';
import { resultFields } from '../../schema/result.ts';
import { loginRequired, Refusal } from './refusal.ts';
import type { LoginResult } from './service.ts';
import type { Shopper } from './session.ts';

const shoppers = new WeakMap<Context, Promise<Shopper>>();

/**
 * Who asks. The login token is verified once per request.
 *
 * @throws Refusal when there is one and it is not good (ERR-13)
 */
export function shopperOf(context: Context): Promise<Shopper> {
  let shopper = shoppers.get(context);
  if (shopper === undefined) {
    shopper = identify(context);
    shoppers.set(context, shopper);
  }
  return shopper;
}

/**
 * Who may have a cart: on the business storefront only customers, whose prices it shows.
 *
 * @throws Refusal also when a business visitor is not logged in (ROUTE-34)
 */
export async function buyerOf(context: Context): Promise<Shopper> {
  const shopper = await shopperOf(context);
  if (shopper.storefront.id === 'b2b' && !shopper.signedIn) throw loginRequired();
  return shopper;
}

const priceReaders = new WeakMap<Context, Promise<boolean>>();

/**
 * Whether the answer may tell prices: those of businesses are for customers who are signed in
 * (ruling 21). A login that is over makes a guest; what is personal says that it is over.
 */
export function mayReadPrices(context: Context): Awaitable<boolean> {
  if (context.storefront.id !== 'b2b' || context.hasPassedGuard) return true;
  if (context.loginToken === undefined) return false;
  let may = priceReaders.get(context);
  if (may === undefined) {
    may = context.services.session
      .verify(context.loginToken, context.storefront)
      .then(() => true)
      .catch((error: unknown) => {
        if (error instanceof Refusal) return false;
        throw error;
      });
    priceReaders.set(context, may);
  }
  return may;
}

async function identify(context: Context): Promise<Shopper> {
  const { storefront, shopLanguage, language, userId, loginToken, services } = context;
  const signedIn = loginToken ? await services.session.verify(loginToken, storefront) : undefined;
  return { storefront, shopLanguage, language, userId, signedIn };
}

const LoginResultRef = builder.objectRef<LoginResult>('LoginResult').implement({
  description: 'API-10, API-97.',
  fields: (t) => ({
    ...resultFields(t),
    firstName: t.string({
      nullable: true,
      resolve: (result) => (result.ok ? result.firstName : null),
    }),
    lastName: t.string({
      nullable: true,
      resolve: (result) => (result.ok ? result.lastName : null),
    }),
    cartMerged: t.boolean({ resolve: (result) => result.ok && result.cartMerged }),
    updatedCartId: t.string({
      nullable: true,
      description: 'The cart to go on with; null: the account has none yet.',
      resolve: (result) => (result.ok ? result.updatedCartId : null),
    }),
    loginToken: t.string({
      nullable: true,
      description: 'For the header X-JWT.',
      resolve: (result) => (result.ok ? result.loginToken : null),
    }),
    maxAgeSeconds: t.int({
      nullable: true,
      description: "How long to keep the token; null: for the browser's session (DEC-113).",
      resolve: (result) => (result.ok ? result.maxAgeSeconds : null),
    }),
  }),
});

const LogoutResultRef = builder.objectRef<{ readonly successful: true }>('LogoutResult').implement({
  fields: (t) => ({
    successful: t.exposeBoolean('successful'),
    errorMessage: t.string({ nullable: true, resolve: () => null }),
  }),
});

builder.mutationFields((t) => ({
  login: t.field({
    type: LoginResultRef,
    description: 'AUTH-06…12. A wrong password and an unknown account answer the same.',
    args: {
      email: t.arg.string({ required: true, description: 'On b2b the customer number.' }),
      password: t.arg.string({ required: true }),
      stayLogged: t.arg.boolean(),
      mergeCart: t.arg.boolean(),
      cartId: t.arg.string({ description: "The visitor's cart." }),
    },
    resolve: (_, args, context) => {
      const { storefront, shopLanguage, language, userId } = context;
      // Whoever logs in is nobody yet: an old token, good or bad, does not matter.
      const visitor: Shopper = { storefront, shopLanguage, language, userId, signedIn: undefined };
      return context.services.session.login(visitor, {
        identifier: args.email,
        password: args.password,
        stayLogged: args.stayLogged ?? false,
        mergeCart: args.mergeCart ?? false,
        cartId: args.cartId ?? undefined,
        ip: context.forwarded.ip,
      });
    },
  }),
  logout: t.field({
    type: LogoutResultRef,
    description: 'API-98. Without a token, or with one that is over, there is nothing to end.',
    resolve: async (_, __, { services, loginToken }) => {
      if (loginToken) await services.session.logout(loginToken);
      return { successful: true } as const;
    },
  }),
}));
