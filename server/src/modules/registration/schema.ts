import { fieldsOf, registrationAddressKind } from '../../../contract/index.ts';
import { builder } from '../../schema/builder.ts';
import { formResultFields } from '../../schema/result.ts';
import { type FormResult, taken } from '../form/form.ts';
import { shopperOf, visitorOf } from '../session/schema.ts';
import type { BusinessRegistrationResult } from './business.ts';
import { type Choice, industries, jobTitles } from './choices.ts';
import type { RegistrationResult } from './service.ts';

const RegistrationAddressInput = builder.inputType('RegistrationAddressInput', {
  description: 'Where the customer is; the fields of an address of a bill.',
  fields: (t) => ({
    formType: t.string({ description: 'companyOrSchool or private.' }),
    ...Object.fromEntries(
      fieldsOf(registrationAddressKind).map(({ argument }) => [argument, t.string()]),
    ),
  }),
});

const RegistrationInput = builder.inputType('RegistrationInput', {
  description: 'DEC-118.',
  fields: (t) => ({
    email: t.string({ required: true }),
    password: t.string({ required: true }),
    address: t.field({ type: RegistrationAddressInput, required: true }),
    newsletterWording: t.string({
      description: 'Version of the words by which the newsletter was asked for; null: it was not.',
    }),
    website: t.string({ description: 'Hidden from people. Filled in, the form is refused.' }),
  }),
});

const BusinessRegistrationInput = builder.inputType('BusinessRegistrationInput', {
  description: 'REG-04, DEC-118. A VAT number or a certificate is needed, the rest of it is not.',
  fields: (t) => ({
    email: t.string({ required: true }),
    password: t.string({ required: true }),
    address: t.field({ type: RegistrationAddressInput, required: true }),
    vatRegistrationNo: t.string({ description: 'With the letters of its country.' }),
    jobTitleCode: t.string({ description: 'One of `jobTitles`.' }),
    primaryIndustryGroupCode: t.string({ description: 'One of `industries`.' }),
    numberOfEmployees: t.string({ description: 'Digits.' }),
    certificate: t.string({ description: 'The id that `uploadCertificate` answered.' }),
    newsletterWording: t.string({
      description: 'Version of the words by which the newsletter was asked for; null: it was not.',
    }),
    website: t.string({ description: 'Hidden from people. Filled in, the form is refused.' }),
  }),
});

const BusinessRegistrationResultRef = builder
  .objectRef<BusinessRegistrationResult>('BusinessRegistrationResult')
  .implement({
    description: 'API-99. The account waits for an operator: nobody is logged in (DEC-119).',
    fields: (t) => ({
      ...formResultFields(t),
      firstName: t.string({
        nullable: true,
        resolve: (result) => (result.ok ? result.firstName : null),
      }),
      lastName: t.string({
        nullable: true,
        resolve: (result) => (result.ok ? result.lastName : null),
      }),
    }),
  });

const JobTitleRef = builder.objectRef<Choice>('JobTitle').implement({
  description: 'API-89.',
  fields: (t) => ({ code: t.exposeString('code'), name: t.exposeString('name') }),
});

const IndustryRef = builder.objectRef<Choice>('Industry').implement({
  description: 'API-89.',
  fields: (t) => ({ code: t.exposeString('code'), name: t.exposeString('name') }),
});

const RegistrationResultRef = builder
  .objectRef<RegistrationResult>('RegistrationResult')
  .implement({
    description: 'API-99. Whoever registered is logged in.',
    fields: (t) => ({
      ...formResultFields(t),
      firstName: t.string({
        nullable: true,
        resolve: (result) => (result.ok ? result.firstName : null),
      }),
      lastName: t.string({
        nullable: true,
        resolve: (result) => (result.ok ? result.lastName : null),
      }),
      updatedCartId: t.string({
        nullable: true,
        description: 'The cart to go on with; null: there is none yet.',
        resolve: (result) => (result.ok ? result.updatedCartId : null),
      }),
      loginToken: t.string({
        nullable: true,
        description: 'For the header X-JWT, until the browser is closed.',
        resolve: (result) => (result.ok ? result.loginToken : null),
      }),
      deviceId: t.string({
        nullable: true,
        description: 'Names the browser: for the header X-Device-Id of its next login.',
        resolve: (result) => (result.ok ? result.deviceId : null),
      }),
    }),
  });

const ConfirmationResultRef = builder
  .objectRef<FormResult>('EmailConfirmationResult')
  .implement({ fields: formResultFields });

builder.queryField('emailUniqueness', ({ personal: t }) =>
  t.boolean({
    description:
      'API-87: whether an e-mail address has no account yet. Limited by network (ruling 15).',
    args: { email: t.arg.string({ required: true }) },
    resolve: (_, { email }, context) =>
      context.services.registrations.isEmailFree(email, visitorOf(context)),
  }),
);

builder.queryFields(({ public: t }) => ({
  jobTitles: t.field({
    type: [JobTitleRef],
    description: 'API-89: what somebody does in a business, in the language of the shop.',
    resolve: (_, __, { language }) => jobTitles(language),
  }),
  industries: t.field({
    type: [IndustryRef],
    description: 'API-89: what a business is.',
    resolve: (_, __, { language }) => industries(language),
  }),
}));

builder.mutationFields(({ personal: t }) => ({
  registerBusiness: t.field({
    type: BusinessRegistrationResultRef,
    description: 'API-99, REG-04: asks for an account of a business.',
    args: { form: t.arg({ type: BusinessRegistrationInput, required: true }) },
    resolve: (_, { form }, context) =>
      context.services.registrations.registerBusiness(visitorOf(context), form),
  }),
  registerCustomer: t.field({
    type: RegistrationResultRef,
    description: 'API-99, REG-03: opens an account of a consumer.',
    args: {
      form: t.arg({ type: RegistrationInput, required: true }),
      cartId: t.arg.string({ description: "The visitor's cart." }),
    },
    // Whoever registers is nobody yet: an old token, good or bad, does not matter.
    resolve: (_, { form, cartId }, context) =>
      context.services.registrations.registerCustomer(
        visitorOf(context),
        form,
        cartId ?? undefined,
      ),
  }),
  confirmEmail: t.field({
    type: ConfirmationResultRef,
    description:
      "Shows that an account's e-mail address, or the one that it shall have, is its owner's, by the mail's link.",
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_, { token }, { services: { accounts, registrations }, forwarded }) =>
      (await accounts.confirmEmail(token, forwarded))
        ? taken
        : registrations.confirmEmail(token, forwarded),
  }),
  sendEmailConfirmation: t.field({
    type: ConfirmationResultRef,
    description: 'Sends that mail again; needs a login.',
    resolve: async (_, __, context) =>
      context.services.registrations.sendConfirmation(await shopperOf(context)),
  }),
}));
