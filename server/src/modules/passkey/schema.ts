import type { PersonalContext } from '../../context.ts';
import { builder } from '../../schema/builder.ts';
import { accountResultFields } from '../../schema/result.ts';
import type { FormResult } from '../form/form.ts';
import { LoginResultRef } from '../login/schema.ts';
import { shopperOf, visitorOf } from '../session/schema.ts';
import { type Passkey, relyingPartyOf } from './passkey.ts';
import type { BegunRegistration, Ceremony } from './service.ts';

const partyOf = ({ forwarded }: PersonalContext) =>
  relyingPartyOf(forwarded.shopUrl, forwarded.passkeyHost);

const PasskeyRef = builder
  .objectRef<Passkey & { readonly isOfThisHost: boolean }>('Passkey')
  .implement({
    description: 'By which a device shows who a customer is.',
    fields: (t) => ({
      passkeyId: t.exposeString('id'),
      name: t.exposeString('name'),
      host: t.exposeString('rpId', { description: 'For which it holds.' }),
      isOfThisHost: t.exposeBoolean('isOfThisHost', {
        description: 'Whether it logs in on the storefront that asks.',
      }),
      isBackedUp: t.exposeBoolean('isBackedUp', {
        description:
          'Whether the maker of the device keeps it for other devices of the customer, too.',
      }),
      createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
      lastUsedAt: t.string({
        nullable: true,
        description: 'Null: nobody has logged in with it yet.',
        resolve: ({ lastUsedAt }) => lastUsedAt?.toISOString() ?? null,
      }),
    }),
  });

interface CustomerPasskeys {
  readonly passkeys: readonly (Passkey & { readonly isOfThisHost: boolean })[];
  readonly needsPassword: boolean;
}

const CustomerPasskeysRef = builder.objectRef<CustomerPasskeys>('CustomerPasskeys').implement({
  fields: (t) => ({
    passkeys: t.field({
      type: [PasskeyRef],
      description: 'Of all hosts, the oldest first.',
      resolve: ({ passkeys }) => [...passkeys],
    }),
    needsPassword: t.exposeBoolean('needsPassword', {
      description: 'Whether another one asks for the password: the login is ten minutes ago.',
    }),
  }),
});

const PasskeyResultRef = builder.objectRef<FormResult>('PasskeyResult').implement({
  fields: accountResultFields,
});

const BegunRegistrationRef = builder
  .objectRef<BegunRegistration>('BegunPasskeyRegistration')
  .implement({
    fields: (t) => ({
      ...accountResultFields(t),
      options: t.string({
        nullable: true,
        description: 'JSON, PublicKeyCredentialCreationOptionsJSON of WebAuthn.',
        resolve: (result) => (result.ok ? result.options : null),
      }),
      ceremony: t.string({
        nullable: true,
        description: 'Comes back with the answer, within five minutes.',
        resolve: (result) => (result.ok ? result.ceremony : null),
      }),
    }),
  });

const BegunLoginRef = builder.objectRef<Ceremony>('BegunPasskeyLogin').implement({
  fields: (t) => ({
    options: t.exposeString('options', {
      description: 'JSON, PublicKeyCredentialRequestOptionsJSON of WebAuthn.',
    }),
    ceremony: t.exposeString('ceremony', {
      description: 'Comes back with the answer, within five minutes.',
    }),
  }),
});

builder.queryField('customerPasskeys', ({ personal: t }) =>
  t.field({
    type: CustomerPasskeysRef,
    description: 'Needs a login.',
    resolve: async (_, __, context) => {
      const { passkeys, needsPassword } = await context.services.passkeys.list(
        await shopperOf(context),
      );
      const own = partyOf(context)?.id;
      return {
        passkeys: passkeys.map((passkey) => ({ ...passkey, isOfThisHost: passkey.rpId === own })),
        needsPassword,
      };
    },
  }),
);

builder.mutationFields(({ personal: t }) => ({
  beginPasskeyRegistration: t.field({
    type: BegunRegistrationRef,
    description: 'Needs a login, and the password where that is ten minutes ago.',
    args: { currentPassword: t.arg.string() },
    resolve: async (_, { currentPassword }, context) =>
      context.services.passkeys.beginRegistration(
        await shopperOf(context),
        partyOf(context),
        currentPassword ?? '',
      ),
  }),
  finishPasskeyRegistration: t.field({
    type: PasskeyResultRef,
    description: 'Keeps what the device has made.',
    args: {
      ceremony: t.arg.string({ required: true }),
      response: t.arg.string({ required: true, description: 'JSON, RegistrationResponseJSON.' }),
      name: t.arg.string({ required: true, description: 'By which the customer knows it.' }),
    },
    resolve: async (_, sent, context) =>
      context.services.passkeys.finishRegistration(
        await shopperOf(context),
        partyOf(context),
        sent,
      ),
  }),
  renamePasskey: t.field({
    type: PasskeyResultRef,
    args: {
      passkeyId: t.arg.string({ required: true }),
      name: t.arg.string({ required: true }),
    },
    resolve: async (_, passkey, context) =>
      context.services.passkeys.rename(await shopperOf(context), passkey),
  }),
  removePasskey: t.field({
    type: PasskeyResultRef,
    description: 'Nobody logs in with it any more; who is signed in stays so.',
    args: { passkeyId: t.arg.string({ required: true }) },
    resolve: async (_, { passkeyId }, context) =>
      context.services.passkeys.remove(await shopperOf(context), passkeyId),
  }),
  beginPasskeyLogin: t.field({
    type: BegunLoginRef,
    nullable: true,
    description: 'Null: nobody logs in with a passkey on this host.',
    resolve: (_, __, context) => context.services.passkeys.beginLogin(partyOf(context)),
  }),
  loginWithPasskey: t.field({
    type: LoginResultRef,
    description: 'The same login as with a password.',
    args: {
      ceremony: t.arg.string({ required: true }),
      response: t.arg.string({ required: true, description: 'JSON, AuthenticationResponseJSON.' }),
      stayLogged: t.arg.boolean(),
      mergeCart: t.arg.boolean(),
      cartId: t.arg.string({ description: "The visitor's cart." }),
    },
    resolve: (_, { ceremony, response, ...args }, context) =>
      context.services.passkeys.login(visitorOf(context), partyOf(context), {
        ceremony,
        response,
        stayLogged: args.stayLogged ?? false,
        mergeCart: args.mergeCart ?? false,
        cartId: args.cartId ?? undefined,
      }),
  }),
}));
