/** The parts of an order of PayPal's that the shop reads. */
export interface PayPalOrder {
  readonly id: string;
  readonly status: string;
  readonly payer?: {
    readonly name?: { readonly given_name?: string; readonly surname?: string };
    readonly email_address?: string;
    readonly phone?: { readonly phone_number?: { readonly national_number?: string } };
    readonly address?: PayPalAddress;
  };
  readonly purchase_units?: readonly {
    readonly custom_id?: string;
    readonly amount?: Money;
    readonly shipping?: {
      readonly name?: { readonly full_name?: string };
      readonly address?: PayPalAddress;
    };
    readonly payments?: {
      readonly captures?: readonly {
        readonly id: string;
        readonly status: string;
        readonly amount: Money;
      }[];
    };
  }[];
  readonly payment_source?: {
    readonly paypal?: { readonly attributes?: { readonly vault?: { readonly id?: string } } };
  };
  readonly links?: readonly { readonly rel: string; readonly href: string }[];
}

export interface Money {
  readonly currency_code: string;
  /** With two digits after a point. */
  readonly value: string;
}

/** Lines, town, postcode; of a payer often the country alone. */
export interface PayPalAddress {
  readonly address_line_1?: string;
  readonly address_line_2?: string;
  /** The town. */
  readonly admin_area_2?: string;
  readonly postal_code?: string;
  readonly country_code?: string;
}

export const moneyOf = (cents: number, currency: string): Money => ({
  currency_code: currency,
  value: (cents / 100).toFixed(2),
});

export const locales = { de: 'de-DE', en: 'en-GB' } as const;
