import { type IEnvironment, serverAnswer } from '@kreide/relay';
import { pictureUrl, productPath } from '@kreide/server/contract';
import type { Domain } from '../../platform/domain.ts';
import {
  addressOf,
  breadcrumbList,
  type LinkedData,
  type PageFacts,
} from '../../platform/pageFacts.ts';
import type {
  ProductStructuredDataQuery,
  ProductStructuredDataQuery$data,
} from './__generated__/ProductStructuredDataQuery.graphql';
import { productStructuredDataQuery } from './ProductStructuredDataQuery.ts';

type Product = NonNullable<ProductStructuredDataQuery$data['product']>;
type Item = Product['items'][number];

/** Structured data of more variants would outweigh the page. */
const maxVariants = 100;

/** Structured data of a product, by a query of its own. */
export async function productFacts(
  environment: IEnvironment,
  domain: Domain,
  id: string,
): Promise<PageFacts> {
  // SEO-09: business prices are for signed-in customers.
  if (domain.isB2b) return { linkedData: [] };
  const found = await serverAnswer<ProductStructuredDataQuery>(
    environment,
    productStructuredDataQuery,
    { id },
  );
  const product = found.product;
  if (!product) return { linkedData: [] };
  const { category, name } = product;
  const steps = [...(category?.breadcrumb ?? []), ...(category ? [category] : [])];
  return {
    missingIn: product.missingIn,
    linkedData: [
      productData(domain, product),
      breadcrumbList(domain, [
        ...steps.map((step) => ({ name: step.name, path: step.categoryUrl })),
        { name, path: pathOf(product) },
      ]),
    ],
  };
}

/** Of the product itself; its `path` in the API goes on to the best item. */
const pathOf = ({ productId }: Product) => productPath(productId);

function productData(domain: Domain, product: Product): LinkedData {
  const { items, image, rating } = product;
  const url = addressOf(domain, pathOf(product));
  const common = {
    name: product.name,
    url,
    description: product.summary ?? product.metaDescription ?? undefined,
    image: image ? [pictureAddress(domain, image.mediaId)] : undefined,
    brand: product.manufacturerName
      ? { '@type': 'Brand', name: product.manufacturerName }
      : undefined,
    aggregateRating:
      typeof rating === 'number' && product.numberOfRatings > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: Math.round(rating * 10) / 10,
            reviewCount: product.numberOfRatings,
          }
        : undefined,
  };
  const [only] = items;
  if (items.length === 1 && only) {
    return { '@type': 'Product', ...common, ...identityOf(only), offers: offerOf(only, url) };
  }
  const ids = new Map(
    product.variantInformation.attributes.map(({ name, displayName }) => [displayName, name]),
  );
  return {
    '@type': 'ProductGroup',
    ...common,
    productGroupID: product.productId,
    variesBy: [...ids.values()].flatMap((id) => knownProperty(id) ?? []).map(schemaUrl),
    hasVariant: items.slice(0, maxVariants).map((item) => variantData(domain, product, item, ids)),
  };
}

function variantData(
  domain: Domain,
  product: Product,
  item: Item,
  attributeIds: ReadonlyMap<string, string>,
): LinkedData {
  const url = addressOf(domain, productPath(product.productId, item.itemId));
  const picture = item.pictures[0] ?? product.image;
  const known: Record<string, string> = {};
  const others: LinkedData[] = [];
  for (const { label, value } of item.variantAttributes) {
    const property = knownProperty(attributeIds.get(label) ?? '');
    if (property) known[property] = value;
    else others.push({ '@type': 'PropertyValue', name: label, value });
  }
  return {
    '@type': 'Product',
    name: [product.name, ...item.variantAttributes.map(({ value }) => value)].join(', '),
    ...identityOf(item),
    image: picture ? pictureAddress(domain, picture.mediaId) : undefined,
    ...known,
    additionalProperty: others.length > 0 ? others : undefined,
    offers: offerOf(item, url),
  };
}

/** Only a valid GTIN is written: 8, 12, 13 or 14 digits. */
const identityOf = ({ orderNumber, ean }: Item) => ({
  sku: orderNumber,
  gtin: ean && /^(?:\d{8}|\d{12,14})$/.test(ean) ? ean : undefined,
});

const offerOf = ({ price, availability }: Item, url: string): LinkedData | undefined =>
  price
    ? {
        '@type': 'Offer',
        url,
        price: (price.current.cents / 100).toFixed(2),
        priceCurrency: price.current.currencyCode,
        availability: schemaUrl(availabilities[availability.status] ?? 'OutOfStock'),
      }
    : undefined;

const availabilities: Readonly<Record<string, string>> = {
  IN_STOCK: 'InStock',
  SHORTAGE: 'LimitedAvailability',
  BACKORDER: 'BackOrder',
  UNAVAILABLE: 'OutOfStock',
};

/** Attributes that schema.org has a property for; others become additional properties. */
const knownProperties = ['color', 'size', 'material', 'pattern'] as const;
const knownProperty = (attributeId: string) =>
  knownProperties.find((property) => property === attributeId);

const schemaUrl = (name: string) => `https://schema.org/${name}`;

const pictureAddress = (domain: Domain, mediaId: string) =>
  addressOf(domain, pictureUrl(mediaId, 'main-desktop', 'webp'));
