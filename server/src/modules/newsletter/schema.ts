import { builder } from '../../schema/builder.ts';
import { formResultFields } from '../../schema/result.ts';
import type { FormResult } from '../form/form.ts';
import { shopperOf } from '../session/schema.ts';

const NewsletterResultRef = builder.objectRef<FormResult>('NewsletterResult').implement({
  description: 'API-106. Nothing in it tells who gets the newsletter (ruling 15).',
  fields: formResultFields,
});

builder.mutationFields(({ personal: t }) => ({
  newsletterSubscribe: t.field({
    type: NewsletterResultRef,
    description: 'API-106, NEWS-01: asks the address by mail to confirm (DEC-132).',
    args: {
      email: t.arg.string({ required: true }),
      salutation: t.arg.string(),
      firstName: t.arg.string(),
      lastName: t.arg.string(),
      interest: t.arg.string(),
      wording: t.arg.string({
        required: true,
        description: 'Version of the words that were agreed to, kept as proof.',
      }),
      website: t.arg.string({
        description: 'Hidden from people. Filled in, the request is answered and dropped.',
      }),
    },
    resolve: (_, form, { services, storefront, language, forwarded: { ip } }) =>
      services.newsletter.subscribe(form, { storefront, language, ip }),
  }),
  newsletterOptIn: t.field({
    type: NewsletterResultRef,
    description: "API-106: confirms a subscription by the token of the mail's link.",
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, { token }, { services }) => services.newsletter.confirm(token),
  }),
  newsletterUnsubscribe: t.field({
    type: NewsletterResultRef,
    description: "API-106, NEWS-03: by the token of a mail's link, else by the address.",
    args: { email: t.arg.string(), token: t.arg.string(), reason: t.arg.string() },
    resolve: (_, form, { services, storefront, language, forwarded: { ip } }) =>
      services.newsletter.unsubscribe(form, { storefront, language, ip }),
  }),
}));

builder.queryField('emailSubscribed', (t) =>
  t.personal.boolean({
    description:
      'API-88, NEWS-02: whether an address gets the newsletter. True only of the own address of ' +
      'whoever is logged in (ruling 15).',
    args: { email: t.arg.string({ required: true }) },
    resolve: async (_, { email }, context) =>
      context.services.newsletter.isSubscribed(await shopperOf(context), email),
  }),
);
