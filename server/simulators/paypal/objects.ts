/** What the shop sends, as far as the simulator reads it. */

export interface Money {
  readonly currency_code: string;
  readonly value: string;
}

export interface Unit {
  readonly reference_id?: string;
  /** Of an express checkout there is no order yet. */
  readonly custom_id?: string;
  readonly invoice_id?: string;
  readonly amount: Money;
}

export interface OrderRequest {
  readonly intent: string;
  readonly purchase_units: readonly [Unit];
  readonly payment_source: {
    readonly paypal: {
      readonly vault_id?: string;
      readonly attributes?: { readonly vault?: { readonly usage_type: string } };
      readonly experience_context?: {
        readonly shipping_preference?: string;
        readonly return_url: string;
        readonly cancel_url: string;
        readonly locale?: string;
      };
    };
  };
}
