import {
  type AddressInput,
  type AddressKind,
  addressFieldNames,
  addressFields,
  addressLines,
  fieldsOf,
  isOptionalField,
} from '../../../contract/index.ts';
import type { PersonalContext, PublicContext } from '../../context.ts';
import { builder } from '../../schema/builder.ts';
import { globalId } from '../../schema/globalId.ts';
import { FieldErrorRef } from '../../schema/result.ts';
import type { Cart } from '../cart/cart.ts';
import { buyerOf, shopperOf } from '../session/schema.ts';
import type { Address, Customer } from './customer.ts';
import type { AddressOutcome } from './service.ts';

export const AddressRef = builder.objectRef<Address>('Address').implement({
  description: 'ADDR-08. Parcel stations: street is the post number, addressAddition the station.',
  fields: (t) => ({
    id: t.id({ resolve: ({ addressId }) => globalId('Address', addressId) }),
    addressId: t.exposeString('addressId'),
    ...Object.fromEntries(
      addressFieldNames.map((field) => [
        addressFields[field].answer,
        isOptionalField(field)
          ? t.string({ nullable: true, resolve: (address) => address[field] })
          : t.string({ resolve: (address) => address[field] ?? '' }),
      ]),
    ),
    lines: t.stringList({
      description: 'As it stands on a parcel, in the language of the shop.',
      resolve: (address, _, { language }) =>
        addressLines(address, { kind: address.kind, language }),
    }),
    packstationAddress: t.boolean({ resolve: ({ kind }) => kind === 'packstation' }),
    isStation: t.boolean({ resolve: ({ kind }) => kind === 'packstation' }),
    addressType: t.exposeString('kind', { description: 'billing, shipping or packstation.' }),
    isAlsoCustomerAddress: t.exposeBoolean('isCustomerAddress'),
  }),
});

/** Its field for the cart is the checkout's (checkout/schema.ts). */
export const AddressResultRef = builder
  .objectRef<{ readonly outcome: AddressOutcome; readonly cart?: Cart }>('AddressResult')
  .implement({
    description: 'API-80, API-81.',
    fields: (t) => ({
      successful: t.boolean({ resolve: ({ outcome }) => outcome.ok }),
      address: t.field({
        type: AddressRef,
        nullable: true,
        resolve: ({ outcome }) => (outcome.ok ? outcome.address : null),
      }),
      generalErrorMessage: t.string({
        nullable: true,
        description: 'A message key.',
        resolve: ({ outcome }) => (outcome.ok ? null : outcome.messageKey),
      }),
      fieldErrors: t.field({
        type: [FieldErrorRef],
        resolve: ({ outcome }) => (outcome.ok ? [] : [...outcome.fieldErrors]),
      }),
    }),
  });

builder.queryFields((t) => ({
  getBillingAddresses: t.personal.field({
    type: [AddressRef],
    description: "The customer's, or what a guest entered in the checkout (API-44).",
    resolve: async (_, __, context) =>
      context.services.customers.addresses(await buyerOf(context), ['billing']),
  }),
  getShippingAddresses: t.personal.field({
    type: [AddressRef],
    description: 'Parcel stations included (API-44).',
    resolve: async (_, __, context) =>
      context.services.customers.addresses(await buyerOf(context), ['shipping', 'packstation']),
  }),
  getCustomerAddress: t.personal.field({
    type: AddressRef,
    nullable: true,
    description: 'API-46; needs a login.',
    resolve: async (_, __, context) =>
      context.services.customers.customerAddress(await shopperOf(context)),
  }),
}));

/** Saves an address and, where a cart is named, chooses it for that cart. */
async function save(
  context: PersonalContext,
  kind: AddressKind,
  cartId: string | null | undefined,
  addressId: string | null,
  input: AddressInput,
): Promise<{ outcome: AddressOutcome; cart?: Cart }> {
  const shopper = await buyerOf(context);
  const { customers, checkout } = context.services;
  if (cartId != null) return checkout.saveAddress(shopper, cartId, { kind, addressId, input });
  return {
    outcome:
      addressId === null
        ? await customers.addAddress(shopper, kind, input)
        : await customers.updateAddress(shopper, kind, addressId, input),
  };
}

const kinds = [
  { kind: 'billing', name: 'BillingAddress' },
  { kind: 'shipping', name: 'ShippingAddress' },
  { kind: 'packstation', name: 'PackstationAddress' },
] as const;

for (const { kind, name } of kinds) {
  builder.mutationFields(({ personal: t }) => {
    const fields = {
      cartId: t.arg.string({ description: 'Also chooses the address for this cart.' }),
      ...(kind !== 'packstation' && {
        formType: t.arg.string({ description: 'companyOrSchool or private.' }),
      }),
      ...Object.fromEntries(fieldsOf(kind).map(({ argument }) => [argument, t.arg.string()])),
    };
    return {
      [`add${name}`]: t.field({
        type: AddressResultRef,
        args: fields,
        resolve: (_, { cartId, ...input }, context) => save(context, kind, cartId, null, input),
      }),
      [`update${name}`]: t.field({
        type: AddressResultRef,
        args: { addressId: t.arg.string({ required: true }), ...fields },
        resolve: (_, { cartId, addressId, ...input }, context) =>
          save(context, kind, cartId, addressId, input),
      }),
    };
  });
}

builder.mutationField('deleteAddress', ({ personal: t }) =>
  t.field({
    type: AddressResultRef,
    description: 'Hides the address; the one hidden before is gone for good (ADDR-03).',
    args: { addressId: t.arg.string({ required: true }) },
    resolve: async (_, { addressId }, context) => ({
      outcome: await context.services.customers.removeAddress(await buyerOf(context), addressId),
    }),
  }),
);

builder.mutationField('restoreAddress', ({ personal: t }) =>
  t.field({
    type: AddressResultRef,
    description: 'Shows the address that was removed last again (ADDR-04).',
    args: { addressId: t.arg.string({ required: true }) },
    resolve: async (_, { addressId }, context) => ({
      outcome: await context.services.customers.restoreAddress(await buyerOf(context), addressId),
    }),
  }),
);

interface CustomerInfo {
  readonly userId: string | undefined;
  readonly storefrontIsBusiness: boolean;
  readonly customer: Customer | undefined;
}

/** STORE-14, DEC-116. */
async function visitorTypeOf(
  { customer }: CustomerInfo,
  { services }: PublicContext,
): Promise<'guest' | 'new' | 'existing' | 'internal'> {
  if (customer === undefined) return 'guest';
  if (customer.isInternal) return 'internal';
  return (await services.orders.hasOrdered(customer.id)) ? 'existing' : 'new';
}

const CustomerEmailRef = builder.objectRef<Customer>('CustomerEmail').implement({
  fields: (t) => ({
    email: t.exposeString('email'),
    isConfirmed: t.boolean({
      description: "Whether the customer has opened the link in the registration's mail.",
      resolve: ({ state }) => state !== 'unconfirmed',
    }),
  }),
});

const EducationalInfoRef = builder.objectRef<Customer>('EducationalInfo').implement({
  description: 'AUTH-17.',
  fields: (t) => ({
    customerNumber: t.exposeString('customerNumber', { nullable: true }),
    paymentMethod: t.exposeString('paymentMethod', { nullable: true }),
    termsOfPayment: t.string({
      nullable: true,
      description: 'NET and the days to pay.',
      resolve: ({ paymentTermsDays }) =>
        paymentTermsDays === null ? null : `NET${paymentTermsDays}`,
    }),
    VATRegistrationNo: t.exposeString('vatRegistrationNo', { nullable: true }),
    jobTitleCode: t.exposeString('jobTitleCode', { nullable: true }),
    primaryIndustryGroupCode: t.exposeString('primaryIndustryGroupCode', { nullable: true }),
    numberOfEmployees: t.exposeInt('numberOfEmployees', { nullable: true }),
  }),
});

export const CustomerInfoRef = builder.objectRef<CustomerInfo>('CustomerInfo').implement({
  description: 'AUTH-16. Guest defaults when nobody is logged in.',
  fields: (t) => ({
    userId: t.string({ nullable: true, resolve: ({ userId }) => userId }),
    isExistingCustomer: t.boolean({
      resolve: async (info, _, context) => (await visitorTypeOf(info, context)) === 'existing',
    }),
    isNewCustomer: t.boolean({
      description: 'Logged in, and nothing ordered yet.',
      resolve: async (info, _, context) => (await visitorTypeOf(info, context)) === 'new',
    }),
    isGuest: t.boolean({ resolve: ({ customer }) => customer === undefined }),
    isInternal: t.boolean({ resolve: ({ customer }) => customer?.isInternal ?? false }),
    visitorLoginState: t.string({
      description: 'loggedIn or loggedOut (DEC-116).',
      resolve: ({ customer }) => (customer ? 'loggedIn' : 'loggedOut'),
    }),
    visitorType: t.string({
      description: 'guest, new, existing or internal (DEC-116).',
      resolve: (info, _, context) => visitorTypeOf(info, context),
    }),
    categoryType: t.string({
      description: 'B2C or B2B.',
      resolve: ({ storefrontIsBusiness }) => (storefrontIsBusiness ? 'B2B' : 'B2C'),
    }),
    notification: t.string({ nullable: true, resolve: () => null }),
    firstName: t.string({ nullable: true, resolve: ({ customer }) => customer?.firstName }),
    lastName: t.string({ nullable: true, resolve: ({ customer }) => customer?.lastName }),
    salutation: t.string({
      nullable: true,
      description: 'MS, MR or NONE.',
      resolve: ({ customer }) => customer?.salutation,
    }),
    phone: t.string({ nullable: true, resolve: ({ customer }) => customer?.phone }),
    email: t.field({
      type: CustomerEmailRef,
      nullable: true,
      resolve: ({ customer }) => customer,
    }),
    educational: t.field({
      type: EducationalInfoRef,
      nullable: true,
      resolve: ({ customer }) => (customer?.kind === 'business' ? customer : null),
    }),
  }),
});

builder.queryField('customerInfo', (t) =>
  t.personal.field({
    type: CustomerInfoRef,
    resolve: async (_, __, context) => {
      const { storefront, userId, signedIn } = await shopperOf(context);
      const customer = signedIn && (await context.services.customers.get(signedIn.customerId));
      return { userId, storefrontIsBusiness: storefront.id === 'b2b', customer };
    },
  }),
);
