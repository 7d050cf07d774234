import { type SampleName, sampleAddresses } from '../addressPage.ts';
import type { Money, OrderRequest, Unit } from './objects.ts';

/** Whether the shopper chooses the address at PayPal, before the shop has an order. */
export const isExpress = ({ payment_source: { paypal } }: OrderRequest): boolean =>
  paypal.experience_context?.shipping_preference === 'GET_FROM_FILE';

/** What PayPal tells of the shopper once the order is approved. */
export function shopperAt(address: SampleName) {
  const { name, addressLine1, addressLine2, city, postalCode, countryCode } =
    sampleAddresses[address];
  const [given_name = '', surname = ''] = name.split(' ');
  return {
    payer: {
      name: { given_name, surname },
      email_address: 'ada@example.org',
      payer_id: 'PAYERADA',
      address: { country_code: countryCode },
    },
    shipping: {
      name: { full_name: name },
      address: {
        address_line_1: addressLine1,
        ...(addressLine2 && { address_line_2: addressLine2 }),
        admin_area_2: city,
        postal_code: postalCode,
        country_code: countryCode,
      },
    },
  };
}

interface Change {
  readonly op: string;
  readonly path: string;
  readonly value: unknown;
}

const unitPath = "/purchase_units/@reference_id=='default'/";
const changeable = {
  amount: ['replace'],
  custom_id: ['replace', 'add'],
  invoice_id: ['replace', 'add'],
};

/** The unit with what the shop changed. Undefined: PayPal does not change that. */
export function changed(unit: Unit, body: string): Unit | undefined {
  let result: Record<string, unknown> = { ...unit };
  for (const { op, path, value } of JSON.parse(body) as Change[]) {
    const name = path.startsWith(unitPath) ? path.slice(unitPath.length) : '';
    const ops = Object.hasOwn(changeable, name) ? changeable[name as keyof typeof changeable] : [];
    if (!ops.includes(op)) return undefined;
    result = { ...result, [name]: value };
  }
  return result as unknown as Unit & { amount: Money };
}
