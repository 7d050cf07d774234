import type { PublicContext } from '../../context.ts';
import { type Awaitable, mapAwaitable } from '../../inMemory/awaitable.ts';
import { builder } from '../../schema/builder.ts';
import { inLanguage } from '../storefront/storefront.ts';
import { CategoryRef, FeatureRef, ManufacturerRef } from './browseTypes.ts';
import type { ProductCard, QuickOrder } from './card.ts';
import { coloursOf, type VariantColours } from './colours.ts';
import type { ProductDetails } from './details.ts';
import {
  DocumentGroupRef,
  DocumentRef,
  EnergyEfficiencyRef,
  ProductLabelRef,
  RecordingRef,
} from './detailTypes.ts';
import { documentGroups } from './documents.ts';
import {
  AvailabilityRef,
  BasePriceRef,
  DeliveryStatusRef,
  ExtraBadgeRef,
  ItemRef,
  LabelledValueRef,
  MoneyRef,
  PictureRef,
  PriceRef,
  PriceTierRef,
  priceField,
  VariantInformationRef,
  VariantSelectionInput,
  WarningRef,
} from './valueTypes.ts';
import { configure, variantText } from './variants.ts';

export { teaserSlots } from './store.ts';
/** The product in the API, and the types that other modules share with it. */
export {
  AvailabilityRef,
  BasePriceRef,
  ItemRef,
  LabelledValueRef,
  MoneyRef,
  PictureRef,
  PriceRef,
  PriceTierRef,
};

function details({ productId }: ProductCard, context: PublicContext): Awaitable<ProductDetails> {
  return mapAwaitable(context.services.catalog.product(productId, context), (product) => {
    // The card exists, so only a change between two reads leads here.
    if (product === undefined) throw new Error(`product ${productId} vanished while it was read`);
    return product;
  });
}

/** A field that only the whole product knows. */
const detail =
  <T>(pick: (product: ProductDetails) => T) =>
  (card: ProductCard, _: object, context: PublicContext): Awaitable<T> =>
    mapAwaitable(details(card, context), pick);

const QuickOrderRef = builder.objectRef<QuickOrder>('QuickOrder').implement({
  fields: (t) => ({
    itemId: t.exposeString('itemId'),
    minimumOrderQuantity: t.exposeInt('minimumOrderQuantity'),
    maxQuantity: t.exposeInt('maxQuantity'),
  }),
});

export { CategoryRef } from './browseTypes.ts';

const ColoursRef = builder.objectRef<VariantColours>('VariantColours').implement({
  fields: (t) => ({
    css: t.stringList({ description: 'The first five.', resolve: ({ css }) => [...css] }),
    more: t.exposeInt('more', { description: 'How many there are besides.' }),
    text: t.exposeString('text', { description: 'In words, for those who do not see them.' }),
  }),
});

export const ProductRef = builder.objectRef<ProductCard>('Product');
builder.node(ProductRef, {
  description:
    'A product as one of its items shows it. One that a listing chose has an id of its own, so that clients which know records by their ids keep both apart.',
  id: { resolve: ({ cardId }) => cardId },
  loadMany: (ids, context) => context.services.catalog.cardsById(ids, context),
  fields: (t) => ({
    productId: t.exposeString('productId'),
    bestItemId: t.exposeString('bestItemId', {
      description:
        'The item that picture, price, availability and link are of: in a listing one that meets its filters.',
    }),
    chosenVariant: t.string({
      nullable: true,
      description: 'The best item’s variant in words, where it was chosen by what was asked for.',
      resolve: ({ chosenVariant }, _, { services, shopLanguage }) =>
        chosenVariant &&
        mapAwaitable(services.catalog.taxonomy(), (taxonomy) =>
          variantText(chosenVariant, taxonomy, shopLanguage),
        ),
    }),
    colours: t.field({
      type: ColoursRef,
      nullable: true,
      description: 'Colours that its variants can be had in; null: fewer than two.',
      resolve: ({ variants }, _, { services, shopLanguage }) =>
        variants.length < 2
          ? null
          : mapAwaitable(services.catalog.taxonomy(), (taxonomy) =>
              coloursOf(variants, taxonomy, shopLanguage),
            ),
    }),
    orderNumber: t.exposeString('orderNumber', { description: 'Of the best item.' }),
    name: t.exposeString('name'),
    path: t.exposeString('path'),
    url: t.exposeString('path'),
    image: t.expose('picture', { type: PictureRef, nullable: true }),
    price: priceField(t, 'Of the best item.'),
    rating: t.exposeFloat('rating', { nullable: true }),
    numberOfRatings: t.exposeInt('numberOfRatings'),
    manufacturerName: t.exposeString('manufacturerName', { nullable: true }),
    textLanguage: t.exposeString('textLanguage', {
      nullable: true,
      description:
        'Language of name, summary and description, where it is another than that of the shop.',
    }),
    isSale: t.exposeBoolean('isSale'),
    isNewProduct: t.boolean({
      resolve: (card, _, { services }) => services.catalog.isNew(card),
    }),
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
    availableForSale: t.boolean({
      resolve: ({ deliveryStatus }) => deliveryStatus !== 'UNAVAILABLE',
    }),
    categoryName: t.string({
      nullable: true,
      description: 'The last of the breadcrumb, for tiles.',
      resolve: ({ categoryId }, _, { services, storefront, shopLanguage }) =>
        mapAwaitable(services.catalog.taxonomy(), (taxonomy) => {
          const category = taxonomy.category(categoryId, storefront.id);
          return category && inLanguage(category.name, shopLanguage);
        }),
    }),
    breadCrumb: t.field({
      type: [CategoryRef],
      description: 'From the top category down to the product’s own.',
      resolve: async ({ categoryId }, _, { services, storefront }) => {
        const category = (await services.catalog.taxonomy()).category(categoryId, storefront.id);
        return category === undefined ? [] : [...category.ancestors, category];
      },
    }),
    availability: t.field({
      type: AvailabilityRef,
      resolve: ({ stock }, _, context) => context.services.catalog.availability(stock, context),
    }),
    minimumOrderQuantity: t.exposeInt('minimumOrderQuantity'),
    maxQuantity: t.exposeInt('maxQuantity'),

    summary: t.string({
      nullable: true,
      resolve: detail(({ summary }) => summary),
    }),
    description: t.string({
      nullable: true,
      description: 'Sanitised HTML.',
      resolve: detail(({ description }) => description),
    }),
    metaTitle: t.string({
      nullable: true,
      resolve: detail(({ metaTitle }) => metaTitle),
    }),
    metaDescription: t.string({
      nullable: true,
      resolve: detail(({ metaDescription }) => metaDescription),
    }),
    metaRobots: t.string({
      nullable: true,
      resolve: detail(({ metaRobots }) => metaRobots),
    }),
    missingIn: t.stringList({
      description: 'Consumer storefronts that do not sell the product (SEO-08).',
      resolve: detail(({ missingIn }) => [...missingIn]),
    }),
    features: t.field({
      type: [FeatureRef],
      resolve: detail(({ features }) => [...features]),
    }),
    warnings: t.field({
      type: [WarningRef],
      resolve: detail(({ warnings }) => [...warnings]),
    }),
    downloads: t.field({
      type: [DocumentRef],
      description: 'What is about the same stands together.',
      resolve: ({ documents }, _, { shopLanguage }) =>
        documentGroups(documents, shopLanguage).flatMap((group) => group.documents),
    }),
    quickOrder: t.expose('quickOrder', {
      type: QuickOrderRef,
      nullable: true,
      description:
        'What a list may put into the cart at once: goods of one item, as long as it can be delivered.',
    }),
    bestItemDownloads: t.field({
      type: [DocumentGroupRef],
      description: 'Files among the downloads, for a tile.',
      resolve: ({ downloads }) => [...downloads],
    }),
    energyEfficiency: t.expose('energy', { type: EnergyEfficiencyRef, nullable: true }),
    videos: t.field({
      type: [RecordingRef],
      resolve: detail(({ videos }) => [...videos]),
    }),
    audioSamples: t.field({
      type: [RecordingRef],
      resolve: detail(({ audioSamples }) => [...audioSamples]),
    }),
    labelAttributes: t.field({
      type: [ProductLabelRef],
      resolve: detail(({ labels }) => [...labels]),
    }),
    deliveryInfo: t.string({
      nullable: true,
      resolve: detail(({ deliveryInfo }) => deliveryInfo),
    }),
    warranty: t.string({
      nullable: true,
      resolve: detail(({ warranty }) => warranty),
    }),
    manufacturer: t.field({
      type: ManufacturerRef,
      nullable: true,
      resolve: detail(({ manufacturer }) => manufacturer),
    }),
    category: t.field({
      type: CategoryRef,
      nullable: true,
      resolve: detail(({ category }) => category),
    }),
    items: t.field({
      type: [ItemRef],
      resolve: detail(({ items }) => [...items]),
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
  }),
});

export function selectionOf(
  selected: readonly { readonly name: string; readonly value: string }[] | null | undefined,
): Record<string, string> {
  return Object.fromEntries((selected ?? []).map(({ name, value }) => [name, value]));
}
