import type { CartVisitor } from './journey.ts';

const cartFields = `
  steps { loginDone shippingValid paymentNeeded paymentValid problems }
  deliveryType deliveryCountry
  billingAddress { addressId city street addressAddition schoolOrCompany packstationAddress addressType email }
  shippingAddress { addressId city street addressAddition packstationAddress isStation addressType }
  shippers { code name enabled selected info costs { cents } }
  orderReference orderComment buyerReference contactEmails { billingEmail shippingEmail }
  details {
    orderReference speditionsFields { fieldName fieldValue required maxLength }
    bzBasket { shipper { code selected } }
  }
  totals { shippingCost { cents } taxes { rate } }`;

/** What the tests read of a cart in the checkout. */
export type CheckoutCart = {
  readonly steps: { readonly problems: readonly string[]; readonly [step: string]: unknown };
  readonly shippers: readonly {
    readonly code: string;
    readonly selected: boolean;
    readonly enabled: boolean;
    readonly info: string | null;
    readonly costs: unknown;
  }[];
  readonly billingAddress: { readonly addressId: string; readonly email: string | null } | null;
  readonly shippingAddress: Record<string, unknown> | null;
  readonly [field: string]: unknown;
};

export async function cartOf(
  { visitor, cartId }: CartVisitor,
  costs = false,
): Promise<CheckoutCart> {
  const { shop_findCart } = await visitor.run<{ shop_findCart: CheckoutCart }>(
    `query ($cartId: String!, $costs: Boolean) {
      shop_findCart(cartId: $cartId, calculateShippingCost: $costs) { ${cartFields} }
    }`,
    { cartId, costs },
  );
  return shop_findCart;
}

export interface Result {
  readonly successful: boolean;
  readonly errorMessage: string | null;
  readonly fieldErrors: readonly { fieldName: string; message: string }[];
  readonly cart: CheckoutCart;
}

/** Runs a mutation that answers the cart; `call` is its name with the arguments after cartId. */
export async function change(by: CartVisitor, call: string): Promise<Result> {
  const [name = '', rest = ''] = call.split(/\((.*)\)/s);
  const { result } = await by.visitor.run<{ result: Result }>(
    `mutation ($cartId: String!) {
      result: ${name}(cartId: $cartId${rest && `, ${rest}`}) {
        successful errorMessage fieldErrors { fieldName message } cart { ${cartFields} }
      }
    }`,
    { cartId: by.cartId },
  );
  return result;
}

export interface AddressAnswer {
  readonly successful: boolean;
  readonly generalErrorMessage: string | null;
  readonly address: { readonly addressId: string } | null;
  readonly fieldErrors: readonly { fieldName: string; formName: string; message: string }[];
  readonly cart: CheckoutCart | null;
}

/** Runs one of the address mutations with plain fields. */
export async function saveAddress(
  { visitor, cartId }: { visitor: CartVisitor['visitor']; cartId?: string },
  mutation: string,
  fields: Record<string, string>,
): Promise<AddressAnswer> {
  const args = Object.entries({ ...(cartId && { cartId }), ...fields })
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ');
  const { result } = await visitor.run<{ result: AddressAnswer }>(
    `mutation {
      result: ${mutation}(${args}) {
        successful generalErrorMessage address { addressId }
        fieldErrors { fieldName formName message } cart { ${cartFields} }
      }
    }`,
  );
  return result;
}
