import { builder } from '../../schema/builder.ts';
import { resultFields } from '../../schema/result.ts';
import { signedInOf, visitorOf } from '../session/schema.ts';
import type { OpenSession } from '../session/service.ts';
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
    deviceId: t.string({
      nullable: true,
      description: 'Names the browser: for the header X-Device-Id of its next login.',
      resolve: (result) => (result.ok ? result.deviceId : null),
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

const CustomerSessionRef = builder
  .objectRef<OpenSession & { readonly isCurrent: boolean }>('CustomerSession')
  .implement({
    description: 'Where a customer is logged in.',
    fields: (t) => ({
      sessionId: t.exposeString('idHash', { description: 'Ends the session, and opens none.' }),
      device: t.exposeString('device', {
        description: 'Browser and system, such as "Firefox, Windows"; empty: neither is known.',
      }),
      createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
      seenAt: t.string({
        description: 'To the minute.',
        resolve: ({ seenAt }) => seenAt.toISOString(),
      }),
      isCurrent: t.exposeBoolean('isCurrent', { description: 'The one that asks.' }),
    }),
  });

builder.queryField('customerSessions', ({ personal: t }) =>
  t.field({
    type: [CustomerSessionRef],
    description: 'Needs a login. The one that was seen last first.',
    resolve: async (_, __, context) => {
      const signedIn = await signedInOf(context);
      const sessions = await context.services.session.openOf(signedIn);
      return sessions.map((session) => ({
        ...session,
        isCurrent: session.idHash === signedIn.sessionHash,
      }));
    },
  }),
);

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
  endSessions: t.field({
    type: LogoutResultRef,
    description: 'Logs the customer out elsewhere; needs a login.',
    args: {
      sessionId: t.arg.string({ description: 'One of the others; null: all of them.' }),
    },
    resolve: async (_, { sessionId }, context) => {
      const which = sessionId == null ? 'all' : { idHash: sessionId };
      const signedIn = await signedInOf(context);
      await context.services.logins.endOthers(signedIn, which, context.forwarded);
      return { successful: true } as const;
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
