/** What an event may bear, so that nothing else is ever stored: docs/tracking.md describes them. */

type Field = 'text' | 'number' | 'flag' | 'items';

const promotion = { promotion_id: 'text', promotion_name: 'text', creative_slot: 'text' } as const;
const list = { item_list_name: 'text', items: 'items' } as const;
const goods = { items: 'items' } as const;

const fields: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  Meta: {
    page_path: 'text',
    page_title: 'text',
    page_area: 'text',
    country_code: 'text',
    locale_code: 'text',
    pwa: 'flag',
    prime_status: 'text',
    user_id: 'text',
    visitor_type: 'text',
    visitor_login_state: 'text',
    internal: 'flag',
    test_id: 'text',
    test_variant: 'text',
  },
  view_promotion: promotion,
  select_promotion: promotion,
  view_item_list: list,
  select_item: list,
  add_to_wishlist: goods,
  remove_from_wishlist: goods,
  add_to_cart: goods,
  remove_from_cart: goods,
  lightning_deal: { action: 'text', item_id: 'text' },
  interaction: { interaction_type: 'text', link_class: 'text', link_path: 'text' },
  web_vitals: { metric_name: 'text', metric_value: 'number', metric_rating: 'text' },
  checkout_summary: { item_count: 'number', value: 'number' },
  payment_error: { payment_method: 'text', message_key: 'text' },
  payment_cancel: { payment_method: 'text' },
};

const item: Readonly<Record<string, Field>> = {
  item_id: 'text',
  item_name: 'text',
  item_variant: 'text',
  price: 'number',
  quantity: 'number',
  index: 'number',
};

const maxTextLength = 1000;
const maxItems = 100;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isField(field: Field | undefined, value: unknown): boolean {
  switch (field) {
    case 'text':
      return typeof value === 'string' && value.length <= maxTextLength;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'items':
      return Array.isArray(value) && value.length <= maxItems && value.every(isItem);
    default:
      return false;
  }
}

const isItem = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.item_id === 'string' &&
  Object.entries(value).every(([name, part]) => isField(ownField(item, name), part));

function ownField(known: Readonly<Record<string, Field>>, name: string): Field | undefined {
  return Object.hasOwn(known, name) ? known[name] : undefined;
}

/** The data of an event that is known, complete and bears nothing else; undefined for any other. */
export function eventData(
  event: string,
  json: string,
): Readonly<Record<string, unknown>> | undefined {
  const known = Object.hasOwn(fields, event) ? fields[event] : undefined;
  const data = parse(json);
  if (known === undefined || !isRecord(data)) return undefined;
  const isWhole = Object.keys(known).every((name) => Object.hasOwn(data, name));
  const isOwn = Object.entries(data).every(([name, value]) =>
    isField(ownField(known, name), value),
  );
  return isWhole && isOwn ? data : undefined;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
