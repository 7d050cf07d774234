import type { Connection } from '../../../database/database.ts';
import { mediaIdOfDrawing } from '../../media/service.ts';
import { endPrices, type PriceChange, recordPrices, setPrices } from '../../pricing/service.ts';
import { storefrontIds } from '../../storefront/storefront.ts';
import type { Item, Product } from '../format/lines.ts';
import { placeholderPicture } from '../pictures/pictures.ts';
import { drawingOfCharger } from './pending.ts';
import type { Plan } from './plan.ts';
import type { PlannedProduct } from './planProducts.ts';
import { priceOf } from './priceOf.ts';
import { releaseOrderNumbers, retireItems, setUpdatedAt } from './store.ts';
import { touchProduct, upsertItem, upsertProduct } from './tables.ts';
import { asRows, runTouch } from './upsert.ts';
import { bookkeeping, byId, touched, type WriteContext } from './written.ts';

/** Stores products with their items and prices; returns those that made a difference. */
export async function writeProducts(tx: Connection, { product }: Plan, context: WriteContext) {
  if (product.length === 0) return [];
  const own = await tx.rows<{ id: string }>(upsertProduct, [
    asRows(
      product.map((planned) => productRow(planned, context)),
      byId,
    ),
  ]);
  const ownIds = new Set(own.map(byId));

  const released = product.flatMap((planned) => planned.released);
  if (released.length > 0) await releaseOrderNumbers(tx, released);
  const dropped = product.flatMap(({ pending, storedItems }) => {
    const kept = new Set(pending.value.items.map(({ id }) => id));
    return storedItems.filter((item) => !kept.has(item.id)).map((item) => item.id);
  });
  const changed = new Set(ownIds);
  if (dropped.length > 0) {
    for (const id of await retireItems(tx, dropped, context.now)) changed.add(id);
  }
  const items = product.flatMap((planned) => itemRows(planned, context));
  const ofItem = new Map(items.map((row) => [row.id, row.product_id]));
  const written = await tx.rows<{ id: string }>(upsertItem, [asRows(items, byId)]);
  for (const { id } of written) changed.add(ofItem.get(id) ?? '');

  const ended = product.flatMap(endedPrices);
  for (const id of await endPrices(tx, ended)) changed.add(ofItem.get(id) ?? '');
  const prices = product.flatMap(({ pending }) =>
    pending.value.items.flatMap((item) => pricesOf(item, pending.value.isBook, context.now)),
  );
  for (const id of await setPrices(tx, prices, context.currencies))
    changed.add(ofItem.get(id) ?? '');
  const past = product.flatMap(({ pending }) =>
    pending.value.items.flatMap((item) => endedPricesOf(item, pending.value.isBook)),
  );
  for (const id of await recordPrices(tx, past, context.currencies))
    changed.add(ofItem.get(id) ?? '');

  const byParts = [...changed].filter((id) => !ownIds.has(id)).sort();
  if (byParts.length > 0) await setUpdatedAt(tx, byParts, context.now);
  await runTouch(tx, touchProduct, touched(product, ownIds, context), context.run);
  return product.map(({ pending }) => pending).filter(({ value }) => changed.has(value.id));
}

function productRow({ pending, stored }: PlannedProduct, context: WriteContext) {
  const { value } = pending;
  const sold = value.items.filter((item) => item.published);
  return {
    id: value.id,
    category_id: value.category,
    further_category_ids: value.furtherCategories,
    manufacturer_id: value.manufacturer,
    name: value.name,
    summary: value.summary,
    description: value.description,
    features: value.features,
    attributes: value.attributes,
    keywords: value.keywords,
    warnings: warningsOf(value.warnings, context),
    documents: value.documents,
    videos: value.videos.map(({ picture, captions, ...video }) => ({
      ...video,
      media: picture && context.mediaOf(picture),
      captions: captions?.url,
    })),
    audio_samples: value.audioSamples,
    labels: value.labels.map(({ picture, ...label }) => ({
      ...label,
      media: picture && context.mediaOf(picture),
    })),
    warranty: value.warranty,
    delivery_info: value.deliveryInfo,
    energy: value.energy && {
      class: value.energy.class,
      scale: value.energy.scale,
      arrowMedia: value.energy.arrow && context.mediaOf(value.energy.arrow),
      labelMedia: value.energy.label && context.mediaOf(value.energy.label),
      sheetUrl: value.energy.sheetUrl,
    },
    // Books are taxed at the reduced rate (DEC-06).
    tax_class: value.taxClass ?? (value.isBook ? 'reduced' : 'standard'),
    is_book: value.isBook,
    is_topseller: value.isTopseller,
    introduced_on: value.introducedOn ?? stored?.introduced_on,
    came_on: stored?.came_on ?? context.now.toISOString().slice(0, 10),
    editorial_rank: value.editorialRank,
    popularity: value.popularity,
    special_offer: value.specialOffer,
    assortment_group: value.assortmentGroup,
    extra_badges: value.extraBadges,
    accessory_ids: value.accessories,
    replacement_ids: value.replacements,
    // Without a price it is not sold there, so nothing lists, links or notes it there either.
    storefronts: value.published
      ? value.storefronts.filter((id) => sold.some(({ prices }) => prices[id]))
      : value.storefronts,
    teasers: value.teasers,
    seo: value.seo,
    retired_at: value.published ? undefined : (stored?.retired_at ?? context.now),
    updated_at: context.now,
    ...bookkeeping(pending, context),
  };
}

function warningsOf(warnings: Product['warnings'], context: WriteContext) {
  return warnings.map(({ picture, ...warning }) => ({
    ...warning,
    media: picture && context.mediaOf(picture),
  }));
}

/** Those for sale in the file's order; others keep the place that they had. */
function itemRows({ pending, storedItems }: PlannedProduct, context: WriteContext) {
  const stored = new Map(storedItems.map((item) => [item.id, item]));
  let place = 0;
  return pending.value.items.map((item, index) => {
    const before = stored.get(item.id);
    return {
      ...itemRow(item, pending.value, context),
      position: item.published ? place++ : (before?.position ?? index),
      retired_at: item.published ? undefined : (before?.retired_at ?? context.now),
    };
  });
}

function itemRow(item: Item, product: Product, context: WriteContext) {
  // An item without pictures shows those of the first one that has some.
  const shown = item.pictures.length > 0 ? item : product.items.find((one) => one.pictures.length);
  const pictures = shown?.pictures ?? [placeholderPicture];
  return {
    id: item.id,
    product_id: product.id,
    order_number: item.orderNumber ?? item.id,
    ean: item.ean,
    variant: item.variant,
    pictures: pictures.map((picture) => ({
      media: context.mediaOf(picture),
      alt: picture.alt,
      // Remembered, so that the next import need not fetch it again.
      source: picture.url,
    })),
    stock: item.stock,
    restock_days: item.restockDays,
    minimum_order_quantity: item.minimumOrderQuantity,
    max_quantity: item.maxQuantity,
    content_amount: item.content?.amount,
    content_unit: item.content?.unit,
    weight_grams: item.weightGrams,
    is_bulky: item.isBulky,
    prime_eligible: item.primeEligible,
    warnings: warningsOf(item.warnings, context),
    charger: item.charger && {
      ...item.charger,
      media: mediaIdOfDrawing(drawingOfCharger(item.charger)),
    },
  };
}

function pricesOf(item: Item, isBook: boolean, now: Date): PriceChange[] {
  const past = historyOf(item, isBook).filter(({ storefront }) => item.prices[storefront]);
  const present = storefrontIds.flatMap((storefront) => {
    const price = item.prices[storefront];
    return price ? [{ ...priceOf(item, price, isBook), storefront, validFrom: now }] : [];
  });
  return [...past, ...present];
}

/** Its last price where it is no longer sold, for reductions should it be sold again. */
function endedPricesOf(item: Item, isBook: boolean): PriceChange[] {
  return historyOf(item, isBook).filter(({ storefront }) => !item.prices[storefront]);
}

function historyOf(item: Item, isBook: boolean): PriceChange[] {
  return item.priceHistory.map(({ storefront, validFrom, currency, ...price }) => ({
    ...priceOf(item, price, isBook),
    storefront,
    currency,
    validFrom,
  }));
}

function endedPrices({ pending, storedItems }: PlannedProduct) {
  const items = new Map(pending.value.items.map((item) => [item.id, item]));
  return storedItems.flatMap((stored) =>
    storefrontIds
      .filter((storefront) => stored.storefronts.includes(storefront))
      .filter((storefront) => items.get(stored.id)?.prices[storefront] === undefined)
      .filter(() => items.has(stored.id))
      .map((storefront) => ({ itemId: stored.id, storefront })),
  );
}
