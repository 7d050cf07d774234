import { passwordLength } from '../../../contract/index.ts';
import { builder } from '../../schema/builder.ts';
import { accountResultFields } from '../../schema/result.ts';
import type { FormResult } from '../form/form.ts';
import { shopperOf, visitorOf } from '../session/schema.ts';

const PasswordResultRef = builder.objectRef<FormResult>('PasswordResult').implement({
  description: 'API-100, API-101, API-103.',
  fields: accountResultFields,
});

interface PasswordRules {
  readonly minLength: number;
}

const PasswordRulesRef = builder.objectRef<PasswordRules>('PasswordRules').implement({
  description: 'What a new password has to be; that it is not a common one, the answer tells.',
  fields: (t) => ({
    minLength: t.exposeInt('minLength', { description: 'Characters.' }),
    maxLength: t.int({ description: 'Characters.', resolve: () => passwordLength.max }),
  }),
});

builder.queryFields((t) => ({
  passwordRules: t.public.field({
    type: PasswordRulesRef,
    description: 'PWD-07, ruling 5.',
    resolve: async (_, __, { services, storefront }) => ({
      minLength: await services.passwords.minLength(storefront),
    }),
  }),
  emailTokenValidity: t.personal.boolean({
    description: 'API-86: whether the link of a mail still leads to a new password.',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, { token }, { services }) => services.passwords.isLinkValid(token),
  }),
}));

builder.mutationFields(({ personal: t }) => ({
  forgotPassword: t.field({
    type: PasswordResultRef,
    description:
      'API-100. Sends a link; the answer does not tell whether there is such an account.',
    args: {
      email: t.arg.string(),
      customerNumber: t.arg.string({
        description: 'Of a business; goes before the e-mail address.',
      }),
      triesCount: t.arg.int({
        required: true,
        description: "The how manieth request of the browser's session it is, from 1.",
      }),
      website: t.arg.string({ description: 'Hidden from people. Filled in, nothing is sent.' }),
    },
    resolve: (_, form, context) => context.services.passwords.forgot(form, visitorOf(context)),
  }),
  changeForgottenPassword: t.field({
    type: PasswordResultRef,
    description: 'API-101. Ends every session of the customer.',
    args: {
      token: t.arg.string({ required: true }),
      password: t.arg.string({ required: true }),
    },
    resolve: (_, form, context) => context.services.passwords.reset(form, visitorOf(context)),
  }),
  changePassword: t.field({
    type: PasswordResultRef,
    description: 'API-103. Ends every other session of the customer.',
    args: {
      currentPassword: t.arg.string({ required: true }),
      newPassword: t.arg.string({ required: true }),
    },
    resolve: async (_, form, context) =>
      context.services.passwords.change(await shopperOf(context), form),
  }),
}));
