import { deliveryStatuses, pictureUses } from '../../../contract/index.ts';
import { mapAwaitable } from '../../inMemory/awaitable.ts';
import { builder, type Fields } from '../../schema/builder.ts';
import { type PictureData, type PictureSource, pictureSources } from '../media/media.ts';
import { moneyText } from '../pricing/pricing.ts';
import type { Availability } from './availability.ts';
import type { Money, Picture, Price } from './card.ts';
import type { Item } from './details.ts';
import type { VariantInformation, VariantOption } from './variants.ts';

/** Prices, pictures, stock and variants in the API. */

export const MoneyRef = builder.objectRef<Money>('Money').implement({
  description: 'An amount in the smallest unit of its currency.',
  fields: (t) => ({
    cents: t.exposeInt('cents'),
    currencyCode: t.exposeString('currencyCode'),
    text: t.string({
      description: 'The amount as the storefront writes it.',
      resolve: ({ cents, currencyCode }, _, { shopLanguage }) =>
        moneyText(cents, currencyCode, shopLanguage),
    }),
  }),
});

const PictureSourceRef = builder.objectRef<PictureSource>('PictureSource').implement({
  fields: (t) => ({
    src: t.exposeString('src', { description: 'A srcset.' }),
    width: t.exposeInt('width', { description: 'Of the widest candidate.' }),
    media: t.exposeString('media', { nullable: true }),
    sizesValue: t.exposeString('sizesValue', { nullable: true }),
    type: t.exposeString('type'),
  }),
});

const PictureFileRef = builder.objectRef<PictureData>('PictureFile').implement({
  fields: (t) => ({
    src: t.exposeString('src'),
    width: t.exposeInt('width'),
    height: t.exposeInt('height'),
    sources: t.field({ type: [PictureSourceRef], resolve: ({ sources }) => [...sources] }),
  }),
});

const PictureUseRef = builder.enumType('PictureUse', { values: pictureUses });

export const PictureRef = builder.objectRef<Picture>('Picture').implement({
  description: 'A picture; its files are /media/{mediaId}/{format}.{avif|webp|jpeg}.',
  fields: (t) => ({
    mediaId: t.exposeString('mediaId'),
    alt: t.exposeString('alt'),
    title: t.exposeString('alt'),
    file: t.field({
      type: PictureFileRef,
      description: 'Its files for one place in the interface.',
      args: { use: t.arg({ type: PictureUseRef, required: true, defaultValue: 'listing' }) },
      resolve: ({ mediaId }, { use }) => pictureSources(mediaId, use),
    }),
  }),
});

export const BasePriceRef = builder.objectRef<NonNullable<Price['base']>>('BasePrice').implement({
  description:
    'PAngV § 4: of one unit; of 100 or 1000 pieces or sheets that cost a few cents each.',
  fields: (t) => ({
    price: t.expose('price', { type: MoneyRef }),
    amount: t.exposeInt('amount'),
    unit: t.exposeString('unit'),
  }),
});

export const PriceTierRef = builder.objectRef<Price['tiers'][number]>('PriceTier').implement({
  fields: (t) => ({
    from: t.exposeInt('from', { description: 'So many pieces of one item, in one cart.' }),
    price: t.expose('price', { type: MoneyRef, description: 'Of each of them.' }),
    base: t.expose('base', { type: BasePriceRef, nullable: true }),
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
    tiers: t.field({
      type: [PriceTierRef],
      description: 'What more pieces cost each, the smallest quantity first (decision 057).',
      resolve: ({ tiers }) => [...tiers],
    }),
    tierText: t.string({
      nullable: true,
      description: 'The last of the tiers, as a hint beside the price: "ab 50 Stück 1,60 €".',
      resolve: ({ tiers }, _, { language, shopLanguage }) => {
        const last = tiers.at(-1);
        if (last === undefined) return null;
        const amount = moneyText(last.price.cents, last.price.currencyCode, shopLanguage);
        return language === 'de'
          ? `ab ${last.from} Stück ${amount}`
          : `${amount} from ${last.from} pieces`;
      },
    }),
    isStartingFrom: t.exposeBoolean('isStartingFrom'),
    specialDescription: t.exposeString('specialDescription', {
      nullable: true,
      description: 'What the reduction is called.',
    }),
    isBestPrice: t.exposeBoolean('isBestPrice', {
      description: 'Nothing of its assortment group is cheaper (DEC-43).',
    }),
    grossSuggestion: t.expose('grossSuggestion', {
      type: MoneyRef,
      nullable: true,
      description: 'For businesses: with the tax of their country.',
    }),
    validFrom: t.exposeString('validFrom', {
      nullable: true,
      description: 'Since when price and list price are what they are; of items only.',
    }),
  }),
});

/** A price; null for visitors who may not read business prices (ruling 21). */
export const priceField = <T extends { readonly price: Price }>(t: Fields<T>, description = '') =>
  t.field({
    type: PriceRef,
    nullable: true,
    description: `${description} Null: told to signed-in customers only (ruling 21).`.trim(),
    resolve: ({ price }, _, { guard }) =>
      mapAwaitable(guard.mayReadPrices(), (may) => (may ? price : null)),
  });

export const ExtraBadgeRef = builder
  .objectRef<{ id: string; name: string }>('ExtraBadge')
  .implement({
    fields: (t) => ({ badgeId: t.exposeString('id'), name: t.exposeString('name') }),
  });

export const DeliveryStatusRef = builder.enumType('DeliveryStatus', { values: deliveryStatuses });

export const AvailabilityRef = builder.objectRef<Availability>('Availability').implement({
  fields: (t) => ({
    status: t.expose('status', { type: DeliveryStatusRef }),
    isForSale: t.exposeBoolean('isForSale'),
    colour: t.exposeString('colour'),
    text: t.exposeString('text'),
    deliveryBy: t.exposeString('deliveryBy', {
      nullable: true,
      description: 'The day by which it arrives when ordered now, as `2026-11-25`.',
    }),
    deliveryText: t.exposeString('deliveryText', {
      nullable: true,
      description: 'The same in words, without what is said of the stock.',
    }),
  }),
});

export const WarningRef = builder.objectRef<Item['warnings'][number]>('Warning').implement({
  fields: (t) => ({
    text: t.exposeString('text'),
    isDanger: t.exposeBoolean('isDanger'),
    image: t.expose('picture', { type: PictureRef, nullable: true, description: 'Pictogram.' }),
  }),
});

export const LabelledValueRef = builder
  .objectRef<{ label: string; value: string }>('LabelledValue')
  .implement({
    fields: (t) => ({ label: t.exposeString('label'), value: t.exposeString('value') }),
  });

export const ChargerRef = builder.objectRef<NonNullable<Item['charger']>>('Charger').implement({
  description: 'PDP-17: the pictogram of Directive (EU) 2022/2380.',
  fields: (t) => ({
    included: t.exposeBoolean('included'),
    minWatt: t.exposeFloat('minWatt'),
    maxWatt: t.exposeFloat('maxWatt'),
    usbPd: t.exposeBoolean('usbPd'),
    image: t.field({
      type: PictureRef,
      nullable: true,
      description: 'The pictogram.',
      resolve: ({ media }) => (media === undefined ? null : { mediaId: media, alt: '' }),
    }),
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
    price: priceField(t),
    pictures: t.expose('pictures', { type: [PictureRef] }),
    availability: t.field({
      type: AvailabilityRef,
      resolve: ({ stock }, _, context) => context.services.catalog.availability(stock, context),
    }),
    minimumOrderQuantity: t.exposeInt('minimumOrderQuantity'),
    maxQuantity: t.exposeInt('maxQuantity'),
    isBulky: t.exposeBoolean('isBulky'),
    primeFaehig: t.exposeBoolean('primeFaehig'),
    warnings: t.expose('warnings', { type: [WarningRef] }),
    charger: t.expose('charger', { type: ChargerRef, nullable: true }),
    variantAttributes: t.expose('variantAttributes', { type: [LabelledValueRef] }),
  }),
});

export const VariantOptionRef = builder.objectRef<VariantOption>('VariantOption').implement({
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

export const VariantAttributeRef = builder
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
