/** Asks a shop for a path; redirects are not followed. */
export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** A browser without JavaScript, with cookies of its own. */
export interface Guest {
  /** Follows redirects. A form has to lead somewhere else, so one that was refused throws. */
  send(path: string, form?: Readonly<Record<string, string>>): Promise<string>;
}

export function openGuest(fetch: Fetch): Guest {
  const cookies = new Map<string, string>();

  async function send(path: string, form?: Readonly<Record<string, string>>): Promise<string> {
    const response = await fetch(path, {
      redirect: 'manual',
      headers: {
        'accept-encoding': 'gzip',
        'user-agent': 'Mozilla/5.0 (guest)',
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split(/=(.*)/s) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location !== null) {
      await response.body?.cancel();
      return send(location);
    }
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    // A form that was refused comes back on its own page.
    if (form) throw new Error(`${path} was refused`);
    return text;
  }
  return { send };
}

/** Asks one shop. */
export const fetchFrom =
  (url: string): Fetch =>
  (path, init) =>
    fetch(new URL(path, url), {
      ...init,
      headers: {
        ...(init.headers as Record<string, string>),
        ...(init.body != null && { origin: url }),
      },
    });

export const purchaseSteps = ['product', 'add', 'login', 'shipping', 'payment', 'submit'] as const;
export type PurchaseStep = (typeof purchaseSteps)[number];

/** Product and item. */
export interface Goods {
  readonly productId: string;
  readonly itemId: string;
}

/** One step after the other, from the product to the confirmation. */
export type Purchase = Readonly<Record<PurchaseStep, () => Promise<string>>>;

/** What a guest from Berlin sends who buys one piece, to be paid after the delivery. */
export function purchaseOf({ send }: Guest, { productId, itemId }: Goods, email: string): Purchase {
  let summary = '';
  return {
    product: () => send(`/prod/${productId}`),
    add: () => send('/checkout/basket', { intent: 'add', itemId, quantity: '1' }),
    async login() {
      await send('/checkout/login');
      return send('/checkout/login', { option: 'guest' });
    },
    shipping: () =>
      send('/checkout/shipping', {
        'billing.formType': 'private',
        'billing.firstname': 'Änne',
        'billing.lastname': 'Müller',
        'billing.streetAndNumber': 'Lindenweg 4 a',
        'billing.postcode': '10115',
        'billing.city': 'Berlin',
        'billing.country': 'DE',
        'billing.email': email,
        deliveryType: 'sameAsBilling',
      }),
    async payment() {
      summary = await send('/checkout/payment', { paymentId: 'RECHNUNG' });
      return summary;
    },
    submit: () =>
      send('/checkout/summary', {
        cartId: hidden(summary, 'cartId'),
        fingerprint: hidden(summary, 'fingerprint'),
        idempotencyKey: hidden(summary, 'idempotencyKey'),
        orderComment: '',
      }),
  };
}

/** The number of the order that a confirmation tells of. */
export function orderNumberOf(confirmation: string): string {
  const number = /K\d{2}-\d{4}-\d{4}/.exec(confirmation)?.[0];
  if (number === undefined) throw new Error('Nothing was ordered');
  return number;
}

function hidden(html: string, name: string): string {
  const found = new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];
  if (found === undefined) throw new Error(`The summary has no ${name}`);
  return found;
}
