import {
  fieldsOf,
  isRequiredSpeditionField,
  speditionFieldLength,
  speditionFields,
} from '../../../contract/index.ts';
import type { PersonalContext } from '../../context.ts';
import { builder } from '../../schema/builder.ts';
import { FieldErrorRef } from '../../schema/result.ts';
import { CartDetailsRef, CartRef } from '../cart/types.ts';
import { AddressRef, AddressResultRef } from '../customer/schema.ts';
import { buyerOf } from '../session/schema.ts';
import type { Shopper } from '../session/session.ts';
import { AmazonCheckoutTypeRef } from './expressTypes.ts';
import type { CheckoutOutcome } from './outcome.ts';
import type { CheckoutService, CheckoutSteps } from './service.ts';
import type { ShippingStep } from './shippingStep.ts';

const CheckoutStepsRef = builder.objectRef<CheckoutSteps>('CheckoutSteps').implement({
  description: 'What the guards of the steps ask (CHK-01…18).',
  fields: (t) => ({
    loginDone: t.exposeBoolean('loginDone'),
    shippingValid: t.exposeBoolean('shippingValid'),
    paymentNeeded: t.exposeBoolean('paymentNeeded'),
    paymentValid: t.exposeBoolean('paymentValid'),
    problems: t.stringList({
      description: 'Message keys: what is missing, in the order of the steps.',
      resolve: ({ problems }) => [...problems],
    }),
  }),
});

interface SpeditionField {
  readonly fieldName: string;
  readonly fieldValue: string;
  readonly required: boolean;
}

const SpeditionFieldRef = builder.objectRef<SpeditionField>('SpeditionField').implement({
  description: 'DEC-72.',
  fields: (t) => ({
    fieldName: t.exposeString('fieldName'),
    fieldValue: t.exposeString('fieldValue'),
    required: t.exposeBoolean('required'),
    maxLength: t.int({ resolve: () => speditionFieldLength }),
  }),
});

builder.objectFields(CartRef, (t) => ({
  steps: t.field({
    type: CheckoutStepsRef,
    resolve: (cart, _, { services }) => services.checkout.steps(cart),
  }),
  billingAddress: t.field({
    type: AddressRef,
    nullable: true,
    description: 'As saved in the cart (CHK-20).',
    resolve: ({ billingAddress }) => billingAddress,
  }),
  shippingAddress: t.field({
    type: AddressRef,
    nullable: true,
    description: 'Null: the same as billing (SHIP-05).',
    resolve: ({ shippingAddress }) => shippingAddress,
  }),
  defaultBillingAddress: t.personal.field({
    type: AddressRef,
    nullable: true,
    description: 'Of a registered customer (ADDR-05…07).',
    resolve: async (_, __, context) =>
      context.services.customers.defaultBillingAddress(await buyerOf(context)),
  }),
}));

builder.objectField(AddressResultRef, 'cart', (t) =>
  t.field({
    type: CartRef,
    nullable: true,
    description: 'The cart that the address was chosen for, as it is now.',
    resolve: ({ cart }) => cart,
  }),
);

builder.objectField(CartDetailsRef, 'speditionsFields', (t) =>
  t.field({
    type: [SpeditionFieldRef],
    description: 'Empty unless the spedition delivers (SHIP-10).',
    resolve: ({ shipper, speditionFields: values }) =>
      shipper?.code === 'spedition'
        ? speditionFields.map((fieldName) => ({
            fieldName,
            fieldValue: values[fieldName] ?? '',
            required: isRequiredSpeditionField(fieldName),
          }))
        : [],
  }),
);

const CartResultRef = builder.objectRef<CheckoutOutcome>('CartResult').implement({
  description: 'DEC-143: whether it was saved, and the cart as it is now.',
  fields: (t) => ({
    successful: t.boolean({ resolve: ({ messageKey }) => messageKey === null }),
    errorMessage: t.exposeString('messageKey', { nullable: true, description: 'A message key.' }),
    fieldErrors: t.field({
      type: [FieldErrorRef],
      resolve: ({ fieldErrors }) => [...fieldErrors],
    }),
    cart: t.expose('cart', { type: CartRef }),
  }),
});

const ShippingMethodOp = builder.inputType('ShippingMethodOp', {
  fields: (t) => ({ methodCode: t.string({ required: true }) }),
});

const SpeditionFieldInput = builder.inputType('SpeditionFieldInput', {
  fields: (t) => ({
    fieldName: t.string({ required: true }),
    fieldValue: t.string({ required: true }),
  }),
});

const stepAddressArguments = ['formType', ...fieldsOf('billing').map(({ argument }) => argument)];

const StepAddressInput = builder.inputType('StepAddressInput', {
  description: 'An address of the shipping step; without `input` the one of `addressId` is picked.',
  fields: (t) => ({
    addressId: t.string({ description: 'Null: a new one.' }),
    input: t.field({
      type: builder.inputType('StepAddressFields', {
        description: 'The fields of API-80.',
        fields: (field) =>
          Object.fromEntries(stepAddressArguments.map((name) => [name, field.string()])),
      }),
    }),
  }),
});

const ShippingStepInput = builder.inputType('ShippingStepInput', {
  description: 'SHIP-13. Everything that the shipping step asks for.',
  fields: (t) => ({
    billing: t.field({ type: StepAddressInput, required: true }),
    shipping: t.field({
      type: StepAddressInput,
      description: 'Where it goes instead of the billing address.',
    }),
    packstation: t.field({ type: StepAddressInput, description: 'The same, a parcel station.' }),
    shipper: t.string({ description: 'Null: the one that the shop proposes.' }),
    speditionFields: t.field({ type: [SpeditionFieldInput] }),
    orderReference: t.string(),
    buyerReference: t.string({ description: 'Null: it is not asked for here.' }),
    billingEmail: t.string(),
    shippingEmail: t.string(),
  }),
});

const stepAddressOf = ({ addressId, input }: typeof StepAddressInput.$inferInput) => ({
  addressId: addressId ?? null,
  input: input ?? null,
});

function stepOf(input: typeof ShippingStepInput.$inferInput): ShippingStep {
  const { billing, shipping, packstation, speditionFields: fields } = input;
  return {
    billing: stepAddressOf(billing),
    delivery: packstation
      ? { ...stepAddressOf(packstation), kind: 'packstation' }
      : shipping
        ? { ...stepAddressOf(shipping), kind: 'shipping' }
        : null,
    shipper: input.shipper ?? null,
    speditionFields: Object.fromEntries(
      (fields ?? []).map(({ fieldName, fieldValue }) => [fieldName, fieldValue]),
    ),
    orderReference: input.orderReference ?? '',
    buyerReference: input.buyerReference ?? null,
    billingEmail: input.billingEmail ?? '',
    shippingEmail: input.shippingEmail ?? '',
  };
}

async function withCheckout<T>(
  context: PersonalContext,
  work: (checkout: CheckoutService, shopper: Shopper) => Promise<T>,
): Promise<T> {
  return work(context.services.checkout, await buyerOf(context));
}

builder.queryField('getContactEmails', (t) =>
  t.personal.stringList({
    description: 'API-62.',
    args: { cartId: t.arg.string({ required: true }) },
    resolve: (_, { cartId }, context) =>
      withCheckout(context, (checkout, shopper) => checkout.contactEmails(shopper, cartId)),
  }),
);

const CheckoutAuthType = builder.enumType('CheckoutAuthType', { values: ['guest'] as const });

builder.mutationFields(({ personal: t }) => {
  const cartId = t.arg.string({ required: true });
  return {
    checkoutAuth: t.field({
      type: CartResultRef,
      description: 'CHK-24: the login step, done as a guest.',
      args: { cartId, authType: t.arg({ type: CheckoutAuthType, required: true }) },
      resolve: (_, args, context) =>
        withCheckout(context, (checkout, shopper) =>
          checkout.continueAsGuest(shopper, args.cartId),
        ),
    }),
    checkoutAmazon: t.field({
      type: CartResultRef,
      description:
        'API-16, PAY-11: addresses and way to pay that were chosen at Amazon become the cart’s.',
      args: {
        cartId,
        amazonCheckoutSessionId: t.arg.string({ required: true }),
        checkoutType: t.arg({ type: AmazonCheckoutTypeRef, required: true }),
      },
      resolve: (_, args, context) =>
        withCheckout(context, async (checkout, shopper) =>
          checkout.express.take(shopper, args.cartId, 'AMAZONPAY', args.amazonCheckoutSessionId),
        ),
    }),
    saveShippingStep: t.field({
      type: CartResultRef,
      description:
        'SHIP-15, SHIP-16: saves the whole step or nothing; sent twice it makes no second address. ' +
        'A guest who is not logged in goes on as one.',
      args: { cartId, step: t.arg({ type: ShippingStepInput, required: true }) },
      resolve: (_, { cartId: id, step }, context) =>
        withCheckout(context, (checkout, shopper) =>
          checkout.saveShipping(shopper, id, stepOf(step)),
        ),
    }),
    setBillingAddress: t.field({
      type: CartResultRef,
      args: { cartId, addressId: t.arg.string({ required: true }) },
      resolve: (_, args, context) =>
        withCheckout(context, (checkout, shopper) =>
          checkout.setBillingAddress(shopper, args.cartId, args.addressId),
        ),
    }),
    setShippingAddress: t.field({
      type: CartResultRef,
      description: 'SHIP-04, SHIP-05: null, or an address that says the same, means as billing.',
      args: { cartId, addressId: t.arg.string() },
      resolve: (_, args, context) =>
        withCheckout(context, (checkout, shopper) =>
          checkout.setShippingAddress(shopper, args.cartId, args.addressId ?? null),
        ),
    }),
    setPackstationId: t.field({
      type: CartResultRef,
      description: "API-76: the id of a parcel station's address.",
      args: { cartId, id: t.arg.string({ required: true }) },
      resolve: (_, args, context) =>
        withCheckout(context, (checkout, shopper) =>
          checkout.setShippingAddress(shopper, args.cartId, args.id),
        ),
    }),
    setShippingMethod: t.field({
      type: CartResultRef,
      description: 'API-74.',
      args: { cartId, op: t.arg({ type: ShippingMethodOp, required: true }) },
      resolve: (_, args, context) =>
        withCheckout(context, (checkout, shopper) =>
          checkout.setShipper(shopper, args.cartId, args.op.methodCode),
        ),
    }),
    setSelectedShipper: t.field({
      type: CartResultRef,
      description: 'API-75: the same by its code.',
      args: { cartId, code: t.arg.string({ required: true }) },
      resolve: (_, args, context) =>
        withCheckout(context, (checkout, shopper) =>
          checkout.setShipper(shopper, args.cartId, args.code),
        ),
    }),
    saveSpeditionsData: t.field({
      type: CartResultRef,
      description: 'API-70.',
      args: { cartId, fields: t.arg({ type: [SpeditionFieldInput], required: true }) },
      resolve: (_, args, context) =>
        withCheckout(context, (checkout, shopper) =>
          checkout.saveSpeditionFields(shopper, args.cartId, args.fields),
        ),
    }),
    takeExpressCheckout: t.field({
      type: CartResultRef,
      description:
        'PAY-11 for every provider: addresses and way to pay that were chosen there become the cart’s.',
      args: {
        cartId,
        paymentId: t.arg.string({ required: true }),
        sessionId: t.arg.string({ required: true, description: 'At the provider.' }),
      },
      resolve: (_, args, context) =>
        withCheckout(context, async (checkout, shopper) =>
          checkout.express.take(shopper, args.cartId, args.paymentId, args.sessionId),
        ),
    }),
    checkVatId: t.field({
      type: CartResultRef,
      description:
        'Asks VIES about the customer’s VAT ID once more; not successful: it gave no answer.',
      args: { cartId },
      resolve: (_, args, context) =>
        withCheckout(context, (checkout, shopper) => checkout.checkVatId(shopper, args.cartId)),
    }),
    setOrderReference: t.field({
      type: CartResultRef,
      description: 'API-71; 35 characters.',
      args: { cartId, orderReference: t.arg.string() },
      resolve: (_, args, context) =>
        withCheckout(context, (checkout, shopper) =>
          checkout.setOrderReference(shopper, args.cartId, args.orderReference ?? ''),
        ),
    }),
    setOrderComment: t.field({
      type: CartResultRef,
      description: 'API-72; 500 characters.',
      args: { cartId, orderComment: t.arg.string() },
      resolve: (_, args, context) =>
        withCheckout(context, (checkout, shopper) =>
          checkout.setOrderComment(shopper, args.cartId, args.orderComment ?? ''),
        ),
    }),
    setAlternativeEmails: t.field({
      type: CartResultRef,
      description: 'API-69.',
      args: { cartId, billingEmail: t.arg.string(), shippingEmail: t.arg.string() },
      resolve: (_, args, context) =>
        withCheckout(context, (checkout, shopper) =>
          checkout.setAlternativeEmails(shopper, args.cartId, {
            billing: args.billingEmail ?? '',
            shipping: args.shippingEmail ?? '',
          }),
        ),
    }),
  };
});
