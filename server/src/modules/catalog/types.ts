import type { Context } from '../../context.ts';
import { builder } from '../../schema/builder.ts';
import { inLanguage } from '../storefront/storefront.ts';
import { availabilityOf, deliveryStatuses } from './availability.ts';
import type { Money, Picture, Price, ProductCard } from './card.ts';
import type { Item, ProductDetails, VariantInformation, VariantOption } from './details.ts';
import { configure } from './details.ts';
import type { ReviewPage } from './service.ts';
import type { ReviewRow } from './store.ts';
import type { Category } from './taxonomy.ts';

/** How the catalogue's objects look in the API; root fields stand in schema.ts. */

export const MoneyRef = builder.objectRef<Money>('Money').implement({
  description: 'An amount in the smallest unit of its currency.',
  fields: (t) => ({
    cents: t.exposeInt('cents'),
    currencyCode: t.exposeString('currencyCode'),
    text: t.string({
      description: 'The amount as the storefront writes it.',
      resolve: ({ cents, currencyCode }, _, { shopLanguage }) =>
        new Intl.NumberFormat(shopLanguage, { style: 'currency', currency: currencyCode }).format(
          cents / 100,
        ),
    }),
  }),
});

export const PictureRef = builder.objectRef<Picture>('Picture').implement({
  description: 'A picture; its files are /media/{mediaId}/{format}.{avif|webp|jpeg}.',
  fields: (t) => ({
    mediaId: t.exposeString('mediaId'),
    alt: t.exposeString('alt'),
  }),
});

const BasePriceRef = builder.objectRef<NonNullable<Price['base']>>('BasePrice').implement({
  description: 'The price of one unit (PAngV § 4).',
  fields: (t) => ({
    price: t.expose('price', { type: MoneyRef }),
    unit: t.exposeString('unit'),
  }),
});

export const PriceRef = builder.objectRef<Price>('Price').implement({
  fields: (t) => ({
    current: t.expose('current', { type: MoneyRef }),
    old: t.expose('old', {
      type: MoneyRef,
      nullable: true,
      description: 'Lowest price of the 30 days before the reduction (PAngV § 11).',
    }),
    list: t.expose('list', { type: MoneyRef, nullable: true, description: 'UVP.' }),
    discountPercent: t.exposeInt('discountPercent', { description: 'Rounded down; 0: none.' }),
    base: t.expose('base', { type: BasePriceRef, nullable: true }),
    isStartingFrom: t.exposeBoolean('isStartingFrom'),
  }),
});

const ExtraBadgeRef = builder.objectRef<{ id: string; name: string }>('ExtraBadge').implement({
  fields: (t) => ({ badgeId: t.exposeString('id'), name: t.exposeString('name') }),
});

export const DeliveryStatusRef = builder.enumType('DeliveryStatus', { values: deliveryStatuses });

export const AvailabilityRef = builder
  .objectRef<ReturnType<typeof availabilityOf>>('Availability')
  .implement({
    fields: (t) => ({
      status: t.expose('status', { type: DeliveryStatusRef }),
      isForSale: t.exposeBoolean('isForSale'),
      colour: t.exposeString('colour'),
      text: t.exposeString('text'),
    }),
  });

const WarningRef = builder.objectRef<Item['warnings'][number]>('Warning').implement({
  fields: (t) => ({ text: t.exposeString('text'), isDanger: t.exposeBoolean('isDanger') }),
});

export const LabelledValueRef = builder
  .objectRef<{ label: string; value: string }>('LabelledValue')
  .implement({
    fields: (t) => ({ label: t.exposeString('label'), value: t.exposeString('value') }),
  });

const ChargerRef = builder.objectRef<NonNullable<Item['charger']>>('Charger').implement({
  description: 'PDP-17: the pictogram of Directive (EU) 2022/2380.',
  fields: (t) => ({
    included: t.exposeBoolean('included'),
    minWatt: t.exposeFloat('minWatt'),
    maxWatt: t.exposeFloat('maxWatt'),
    usbPd: t.exposeBoolean('usbPd'),
  }),
});

export const ItemRef = builder.objectRef<Item>('Item');
builder.node(ItemRef, {
  description: 'A concrete variant that can be bought.',
  id: { resolve: ({ itemId }) => itemId },
  fields: (t) => ({
    itemId: t.exposeString('itemId'),
    orderNumber: t.exposeString('orderNumber'),
    ean: t.exposeString('ean', { nullable: true }),
    price: t.expose('price', { type: PriceRef }),
    pictures: t.expose('pictures', { type: [PictureRef] }),
    availability: t.expose('availability', { type: AvailabilityRef }),
    minimumOrderQuantity: t.exposeInt('minimumOrderQuantity'),
    maxQuantity: t.exposeInt('maxQuantity'),
    isBulky: t.exposeBoolean('isBulky'),
    primeFaehig: t.exposeBoolean('primeFaehig'),
    warnings: t.expose('warnings', { type: [WarningRef] }),
    charger: t.expose('charger', { type: ChargerRef, nullable: true }),
    variantAttributes: t.expose('variantAttributes', { type: [LabelledValueRef] }),
  }),
});

const VariantOptionRef = builder.objectRef<VariantOption>('VariantOption').implement({
  fields: (t) => ({
    value: t.exposeString('value'),
    label: t.exposeString('label'),
    css: t.exposeString('css', { nullable: true }),
    image: t.expose('picture', { type: PictureRef, nullable: true }),
    disabled: t.exposeBoolean('isDisabled'),
    selected: t.exposeBoolean('isSelected'),
    hasDiscount: t.exposeBoolean('hasDiscount'),
    itemId: t.exposeString('itemId', { nullable: true }),
  }),
});

const VariantAttributeRef = builder
  .objectRef<VariantInformation['attributes'][number]>('VariantAttribute')
  .implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      displayName: t.exposeString('displayName'),
      position: t.exposeInt('position'),
      display: t.exposeString('display', { description: 'tiles or dropdown' }),
      options: t.expose('options', { type: [VariantOptionRef] }),
    }),
  });

export const VariantInformationRef = builder
  .objectRef<VariantInformation>('VariantInformation')
  .implement({
    fields: (t) => ({
      isConfigured: t.exposeBoolean('isConfigured'),
      item: t.expose('item', { type: ItemRef, nullable: true }),
      attributes: t.expose('attributes', { type: [VariantAttributeRef] }),
    }),
  });

export const VariantSelectionInput = builder.inputType('VariantSelection', {
  fields: (t) => ({
    name: t.string({ required: true }),
    value: t.string({ required: true }),
  }),
});

export const CategoryRef = builder.objectRef<Category>('Category');
builder.node(CategoryRef, {
  id: { resolve: ({ id }) => id },
  fields: (t) => ({
    categoryId: t.exposeString('id'),
    name: t.string({ resolve: ({ name }, _, { language }) => inLanguage(name, language) }),
    categoryUrl: t.string({ resolve: ({ id }) => `/cat/${id}` }),
    intro: t.string({
      nullable: true,
      description: 'Sanitised HTML.',
      resolve: ({ intro }, _, { language }) =>
        intro === null ? null : inLanguage(intro, language),
    }),
    subject: t.string({
      nullable: true,
      description: 'Colour family; a category without one of its own has its top category’s.',
      resolve: ({ subject, ancestors }) => subject ?? ancestors[0]?.subject ?? null,
    }),
    icon: t.exposeString('icon', { nullable: true }),
    picture: t.field({
      type: PictureRef,
      nullable: true,
      resolve: ({ media_id, name }, _, { language }) =>
        media_id === null ? null : { mediaId: media_id, alt: inLanguage(name, language) },
    }),
    isSale: t.exposeBoolean('is_sale'),
    isExcludedFromNav: t.exposeBoolean('excluded_from_navigation'),
    hasChildren: t.boolean({
      resolve: (category, _, { services, storefront }) =>
        services.catalog.childrenOf(category, storefront.id).length > 0,
    }),
    children: t.field({
      type: [CategoryRef],
      resolve: (category, _, { services, storefront }) => [
        ...services.catalog.childrenOf(category, storefront.id),
      ],
    }),
    breadcrumb: t.field({
      type: [CategoryRef],
      description: 'Ancestors from the top down, without the category itself.',
      resolve: ({ ancestors }) => [...ancestors],
    }),
    metaTitle: t.string({
      nullable: true,
      resolve: ({ seo }, _, { language }) =>
        seo?.title === undefined ? null : inLanguage(seo.title, language),
    }),
    metaDescription: t.string({
      nullable: true,
      resolve: ({ seo }, _, { language }) =>
        seo?.description === undefined ? null : inLanguage(seo.description, language),
    }),
  }),
});

const ManufacturerRef = builder
  .objectRef<NonNullable<ProductDetails['manufacturer']>>('Manufacturer')
  .implement({
    description: 'With the addresses that product safety law asks for (Regulation (EU) 2023/988).',
    fields: (t) => ({
      name: t.exposeString('name'),
      postalAddress: t.exposeString('postal_address', { nullable: true }),
      email: t.exposeString('email', { nullable: true }),
      link: t.exposeString('url', { nullable: true }),
      euResponsibleName: t.string({
        nullable: true,
        resolve: ({ eu_responsible }) => eu_responsible?.name,
      }),
      euResponsiblePostalAddress: t.string({
        nullable: true,
        resolve: ({ eu_responsible }) => eu_responsible?.postalAddress,
      }),
      euResponsibleEmail: t.string({
        nullable: true,
        resolve: ({ eu_responsible }) => eu_responsible?.email,
      }),
    }),
  });

const FeatureRef = builder
  .objectRef<ProductDetails['features'][number]>('ProductFeature')
  .implement({ fields: (t) => ({ name: t.exposeString('name'), value: t.exposeString('value') }) });

const DocumentRef = builder
  .objectRef<ProductDetails['documents'][number]>('ProductDocument')
  .implement({
    fields: (t) => ({ displayName: t.exposeString('name'), url: t.exposeString('url') }),
  });

export const ReviewRef = builder.objectRef<ReviewRow>('Review');
builder.node(ReviewRef, {
  id: { resolve: ({ id }) => id },
  fields: (t) => ({
    ratingId: t.exposeString('id'),
    rating: t.exposeInt('rating'),
    author: t.exposeString('author'),
    title: t.exposeString('title'),
    message: t.exposeString('message'),
    date: t.exposeString('written_on', { description: 'ISO 8601 date.' }),
    language: t.exposeString('language'),
    helpfulRating: t.exposeInt('helpful'),
    shopComment: t.exposeString('shop_comment', { nullable: true }),
    isVerified: t.exposeBoolean('is_verified'),
  }),
});

export const ReviewPageRef = builder.objectRef<ReviewPage>('ReviewPage').implement({
  fields: (t) => ({
    reviews: t.field({ type: [ReviewRef], resolve: ({ reviews }) => [...reviews] }),
    total: t.exposeInt('total'),
    counts: t.intList({
      description: 'Number of reviews with 1, 2, 3, 4 and 5 stars.',
      resolve: ({ counts }) => [counts[1], counts[2], counts[3], counts[4], counts[5]],
    }),
  }),
});

const details = async ({ productId }: ProductCard, context: Context) => {
  const product = await context.services.catalog.product(productId, context);
  // The card exists, so only a change between two reads leads here.
  if (product === undefined) throw new Error(`product ${productId} vanished while it was read`);
  return product;
};

export const ProductRef = builder.objectRef<ProductCard>('Product');
builder.node(ProductRef, {
  id: { resolve: ({ productId }) => productId },
  loadMany: (ids, context) => context.services.catalog.cardsById(ids, context),
  fields: (t) => ({
    productId: t.exposeString('productId'),
    bestItemId: t.exposeString('bestItemId'),
    orderNumber: t.exposeString('orderNumber', { description: 'Of the best item.' }),
    name: t.exposeString('name'),
    path: t.exposeString('path'),
    url: t.exposeString('path'),
    image: t.expose('picture', { type: PictureRef, nullable: true }),
    price: t.expose('price', { type: PriceRef, description: 'Of the best item.' }),
    rating: t.exposeFloat('rating', { nullable: true }),
    numberOfRatings: t.exposeInt('numberOfRatings'),
    manufacturerName: t.exposeString('manufacturerName', { nullable: true }),
    isSale: t.exposeBoolean('isSale'),
    isNewProduct: t.exposeBoolean('isNew'),
    isTopseller: t.exposeBoolean('isPopular'),
    isBook: t.exposeBoolean('isBook'),
    extraBadges: t.field({
      type: [ExtraBadgeRef],
      args: { first: t.arg.int({ required: true, defaultValue: 3 }) },
      resolve: ({ extraBadges }, { first }) => extraBadges.slice(0, first),
    }),
    hasMoreVariants: t.exposeBoolean('hasMoreVariants'),
    isShortage: t.boolean({ resolve: ({ deliveryStatus }) => deliveryStatus === 'SHORTAGE' }),
    deliveryStatus: t.expose('deliveryStatus', { type: DeliveryStatusRef }),
    availability: t.field({
      type: AvailabilityRef,
      resolve: ({ stock }, _, { storefront, shopLanguage }) =>
        availabilityOf(stock, storefront.id, shopLanguage),
    }),
    minimumOrderQuantity: t.exposeInt('minimumOrderQuantity'),
    maxQuantity: t.exposeInt('maxQuantity'),

    summary: t.string({
      nullable: true,
      resolve: async (card, _, context) => (await details(card, context)).summary,
    }),
    description: t.string({
      nullable: true,
      description: 'Sanitised HTML.',
      resolve: async (card, _, context) => (await details(card, context)).description,
    }),
    metaTitle: t.string({
      nullable: true,
      resolve: async (card, _, context) => (await details(card, context)).metaTitle,
    }),
    metaDescription: t.string({
      nullable: true,
      resolve: async (card, _, context) => (await details(card, context)).metaDescription,
    }),
    metaRobots: t.string({
      nullable: true,
      resolve: async (card, _, context) => (await details(card, context)).metaRobots,
    }),
    features: t.field({
      type: [FeatureRef],
      resolve: async (card, _, context) => [...(await details(card, context)).features],
    }),
    warnings: t.field({
      type: [WarningRef],
      resolve: async (card, _, context) => [...(await details(card, context)).warnings],
    }),
    downloads: t.field({
      type: [DocumentRef],
      resolve: async (card, _, context) => [...(await details(card, context)).documents],
    }),
    warranty: t.string({
      nullable: true,
      resolve: async (card, _, context) => (await details(card, context)).warranty,
    }),
    manufacturer: t.field({
      type: ManufacturerRef,
      nullable: true,
      resolve: async (card, _, context) => (await details(card, context)).manufacturer,
    }),
    category: t.field({
      type: CategoryRef,
      nullable: true,
      resolve: async (card, _, context) => (await details(card, context)).category,
    }),
    items: t.field({
      type: [ItemRef],
      resolve: async (card, _, context) => [...(await details(card, context)).items],
    }),
    hasMultipleItems: t.boolean({ resolve: ({ hasMoreVariants }) => hasMoreVariants }),
    hasSamePricesForAllItems: t.boolean({ resolve: ({ price }) => !price.isStartingFrom }),
    variantInformation: t.field({
      type: VariantInformationRef,
      description: 'The same as the root field, for a page that reads the product anyway.',
      args: {
        itemId: t.arg.string(),
        selectedVariants: t.arg({ type: [VariantSelectionInput] }),
      },
      resolve: async (card, { itemId, selectedVariants }, context) =>
        configure(await details(card, context), selectionOf(selectedVariants), itemId ?? null),
    }),
    accessories: t.field({
      type: [ProductRef],
      resolve: async (card, _, context) =>
        context.services.catalog.cards((await details(card, context)).accessoryIds, context),
    }),
    replacementProducts: t.field({
      type: [ProductRef],
      resolve: async (card, _, context) =>
        context.services.catalog.cards((await details(card, context)).replacementIds, context),
    }),
    reviews: t.field({
      type: ReviewPageRef,
      args: {
        limit: t.arg.int({ required: true, defaultValue: 5 }),
        filter: t.arg.int({ description: 'Only reviews with so many stars.' }),
      },
      resolve: ({ productId }, { limit, filter }, { services }) =>
        services.catalog.reviews(productId, starsOf(filter), reviewLimit(limit)),
    }),
  }),
});

export function selectionOf(
  selected: readonly { readonly name: string; readonly value: string }[] | null | undefined,
): Record<string, string> {
  return Object.fromEntries((selected ?? []).map(({ name, value }) => [name, value]));
}

export const starsOf = (filter: number | null | undefined) =>
  filter !== null && filter !== undefined && filter >= 1 && filter <= 5 ? filter : null;

/** The load-more button raises the limit by five (DEC-48); beyond 200 nobody reads. */
export const reviewLimit = (limit: number) => Math.min(Math.max(limit, 1), 200);
