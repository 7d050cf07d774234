import { builder } from '../../schema/builder.ts';
import { accountResultFields } from '../../schema/result.ts';
import type { FormResult } from '../form/form.ts';
import { shopperOf } from '../session/schema.ts';

const AccountResultRef = builder.objectRef<FormResult>('AccountResult').implement({
  description: 'API-82, API-83, API-102, API-104.',
  fields: accountResultFields,
});

builder.mutationFields(({ personal: t }) => ({
  changeAccountData: t.field({
    type: AccountResultRef,
    description: 'API-102.',
    args: {
      salutation: t.arg.string(),
      firstName: t.arg.string({ required: true }),
      lastName: t.arg.string({ required: true }),
    },
    resolve: async (_, form, context) =>
      context.services.accounts.changeData(await shopperOf(context), form),
  }),
  updatePhone: t.field({
    type: AccountResultRef,
    description: 'API-82. Empty: there is none.',
    args: { phone: t.arg.string({ required: true }) },
    resolve: async (_, { phone }, context) =>
      context.services.accounts.changePhone(await shopperOf(context), phone),
  }),
  updateEmail: t.field({
    type: AccountResultRef,
    description: "API-83. Holds once the new address has confirmed, by the mail's link (DEC-120).",
    args: {
      email: t.arg.string({ required: true }),
      currentPassword: t.arg.string({ required: true }),
    },
    resolve: async (_, form, context) =>
      context.services.accounts.changeEmail(await shopperOf(context), form),
  }),
  deleteAccount: t.field({
    type: AccountResultRef,
    description: 'API-104. Refused while orders are open or a membership goes on (DEC-121).',
    args: { currentPassword: t.arg.string({ required: true }) },
    resolve: async (_, { currentPassword }, context) =>
      context.services.accounts.remove(await shopperOf(context), currentPassword),
  }),
}));
