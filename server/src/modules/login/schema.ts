import { builder } from '../../schema/builder.ts';
import { resultFields } from '../../schema/result.ts';
import { visitorOf } from '../session/schema.ts';
import type { LoginResult } from './service.ts';

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

builder.mutationFields(({ personal: t }) => ({
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
      // Whoever logs in is nobody yet: an old token, good or bad, does not matter.
      return context.services.logins.login(visitorOf(context), {
        identifier: args.email,
        password: args.password,
        stayLogged: args.stayLogged ?? false,
        mergeCart: args.mergeCart ?? false,
        cartId: args.cartId ?? undefined,
      });
    },
  }),
  logout: t.field({
    type: LogoutResultRef,
    description: 'API-98. Without a token, or with one that is over, there is nothing to end.',
    resolve: async (_, __, { services, loginToken }) => {
      if (loginToken) await services.session.end(loginToken);
      return { successful: true } as const;
    },
  }),
}));
