/**
 * The shapes of schema.org that the shop writes, after its vocabulary and the documentation of
 * search engines: required, recommended and permitted properties of each type.
 */

/** A check of a value; false where it does not fit. */
type Check = (value: unknown) => boolean;

interface Shape {
  readonly required: Readonly<Record<string, Check>>;
  /** Search engines show more of a page that says these. */
  readonly recommended?: Readonly<Record<string, Check>>;
  readonly optional?: Readonly<Record<string, Check>>;
}

const text: Check = (value) => typeof value === 'string' && value.trim() !== '';
const url: Check = (value) => text(value) && /^https:\/\/[^/]+\//.test(String(value));
const whole: Check = (value) => Number.isInteger(value) && Number(value) > 0;
const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const oneOf =
  (...values: readonly string[]): Check =>
  (value) =>
    values.some((known) => known === value);
const listOf =
  (check: Check, atLeast = 1): Check =>
  (value) =>
    Array.isArray(value) && value.length >= atLeast && value.every(check);
const oneOrMore =
  (check: Check): Check =>
  (value) =>
    check(value) || listOf(check)(value);
const a =
  (...types: readonly string[]): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    '@type' in value &&
    types.some((type) => type === value['@type']) &&
    problemsOf(value).length === 0;
const reference: Check = (value) =>
  typeof value === 'object' && value !== null && '@id' in value && url(value['@id']);

const availability = oneOf(
  ...['InStock', 'LimitedAvailability', 'BackOrder', 'OutOfStock', 'PreOrder', 'Discontinued'].map(
    (name) => `https://schema.org/${name}`,
  ),
);

const productProperties = {
  color: text,
  size: text,
  material: text,
  pattern: text,
  additionalProperty: listOf((value) => a('PropertyValue')(value)),
};

const shapes: Readonly<Record<string, Shape>> = {
  BreadcrumbList: {
    // One step at least; the last one may do without an address.
    required: { itemListElement: listOf((value) => a('ListItem')(value)) },
  },
  ListItem: { required: { position: whole, name: text, item: url } },
  Organization: {
    required: { name: text, url },
    recommended: { logo: url, email: matches(/@/), telephone: matches(/^\+/), address: text },
    optional: { '@id': url },
  },
  WebSite: {
    required: { name: text, url, potentialAction: (value) => a('SearchAction')(value) },
    recommended: { inLanguage: matches(/^[a-z]{2}-[A-Z]{2}$/), publisher: reference },
    optional: { '@id': url },
  },
  SearchAction: {
    required: {
      target: (value) => a('EntryPoint')(value),
      'query-input': matches(/^required name=search_term_string$/),
    },
  },
  EntryPoint: { required: { urlTemplate: matches(/^https:.*\{search_term_string\}/) } },
  Product: {
    required: { name: text, offers: (value) => a('Offer')(value) },
    recommended: { image: oneOrMore(url), sku: text },
    optional: {
      ...productProperties,
      url,
      description: text,
      gtin: matches(/^(?:\d{8}|\d{12,14})$/),
      brand: (value) => a('Brand')(value),
      aggregateRating: (value) => a('AggregateRating')(value),
    },
  },
  ProductGroup: {
    required: {
      name: text,
      productGroupID: text,
      hasVariant: listOf((value) => a('Product')(value), 2),
    },
    recommended: {
      url,
      variesBy: (value) =>
        listOf(
          oneOf(
            ...['color', 'size', 'material', 'pattern'].map((name) => `https://schema.org/${name}`),
          ),
          0,
        )(value),
      image: oneOrMore(url),
    },
    optional: {
      description: text,
      brand: (value) => a('Brand')(value),
      aggregateRating: (value) => a('AggregateRating')(value),
    },
  },
  Offer: {
    required: {
      price: matches(/^\d+\.\d{2}$/),
      priceCurrency: matches(/^[A-Z]{3}$/),
      availability,
      url,
    },
  },
  Brand: { required: { name: text } },
  AggregateRating: {
    required: {
      ratingValue: (value) => typeof value === 'number' && value >= 1 && value <= 5,
      reviewCount: whole,
    },
  },
  PropertyValue: { required: { name: text, value: text } },
};

/** What is wrong with an object: missing, unknown and misshapen properties, one line each. */
export function problemsOf(data: object): readonly string[] {
  const value = JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
  const type = String(value['@type']);
  const shape = shapes[type];
  if (shape === undefined) return [`${type} is not known`];
  const { required, recommended = {}, optional = {} } = shape;
  const known: Record<string, Check> = { ...required, ...recommended, ...optional };
  return [
    ...Object.keys(required)
      .filter((name) => value[name] === undefined)
      .map((name) => `${type} has no ${name}`),
    ...Object.entries(value).flatMap(([name, content]) => {
      if (name === '@type' || name === '@context') return [];
      const check = known[name];
      if (check === undefined) return [`${type} does not know ${name}`];
      return check(content) ? [] : [`${type}.${name} is no such value: ${JSON.stringify(content)}`];
    }),
  ];
}

/** Which recommended properties an object leaves out. */
export function leftOutOf(data: object): readonly string[] {
  const value = JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
  return Object.keys(shapes[String(value['@type'])]?.recommended ?? {}).filter(
    (name) => value[name] === undefined,
  );
}
