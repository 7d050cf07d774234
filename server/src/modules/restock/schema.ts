import { builder } from '../../schema/builder.ts';
import { formResultFields } from '../../schema/result.ts';
import type { FormResult } from '../form/form.ts';
import { shopperOf } from '../session/schema.ts';
import type { RestockOffer, RestockVariant } from './service.ts';

const RestockResultRef = builder.objectRef<FormResult>('RestockResult').implement({
  description: 'Nothing in it tells which address waits for what (ruling 15).',
  fields: formResultFields,
});

const RestockVariantRef = builder.objectRef<RestockVariant>('RestockVariant').implement({
  fields: (t) => ({
    orderNumber: t.exposeString('orderNumber'),
    name: t.exposeString('name', { description: 'Its values, in the attributes’ order.' }),
  }),
});

const RestockOfferRef = builder.objectRef<RestockOffer>('RestockOffer').implement({
  description: 'An article, for whoever wants a mail when it can be bought again.',
  fields: (t) => ({
    orderNumber: t.exposeString('orderNumber'),
    productId: t.exposeString('productId'),
    itemId: t.exposeString('itemId'),
    name: t.exposeString('name'),
    variant: t.exposeString('variant', {
      nullable: true,
      description: 'Its values; null where the product has no variants.',
    }),
    variants: t.expose('variants', {
      type: [RestockVariantRef],
      description: 'Variants of the product, this one among them, that cannot be bought now.',
    }),
    isForSale: t.exposeBoolean('isForSale', { description: 'Then there is nothing to wait for.' }),
    knownEmail: t.exposeString('knownEmail', {
      nullable: true,
      description: 'Of whoever is logged in.',
    }),
  }),
});

builder.queryField('restockOffer', (t) =>
  t.personal.field({
    type: RestockOfferRef,
    nullable: true,
    description: 'Null: the storefront does not sell the article, or no longer.',
    args: { articleNumber: t.arg.string({ required: true }) },
    resolve: async (_, { articleNumber }, context) =>
      context.services.restock.offer(await shopperOf(context), articleNumber),
  }),
);

builder.mutationFields(({ personal: t }) => ({
  restockRequest: t.field({
    type: RestockResultRef,
    description:
      'Asks the address by mail to confirm that it wants a mail when the article is back.',
    args: {
      articleNumber: t.arg.string({ required: true }),
      email: t.arg.string({ required: true }),
      website: t.arg.string({
        description: 'Hidden from people. Filled in, the request is answered and dropped.',
      }),
    },
    resolve: (
      _,
      { articleNumber, email, website },
      { services, storefront, language, forwarded: { ip } },
    ) =>
      services.restock.request(
        { orderNumber: articleNumber, email, website },
        { storefront, language, ip },
      ),
  }),
  restockConfirm: t.field({
    type: RestockResultRef,
    description: "By the token of the mail's link.",
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, { token }, { services }) => services.restock.confirm(token),
  }),
  restockWithdraw: t.field({
    type: RestockResultRef,
    description: "By the token of a mail's link; the same answer for what is gone already.",
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, { token }, { services }) => services.restock.withdraw(token),
  }),
}));
