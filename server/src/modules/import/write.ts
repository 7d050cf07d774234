import type { Connection } from '../../database/database.ts';
import type { Change } from '../outbox/outbox.ts';
import { endPrices, type PriceChange, setPrices } from '../pricing/service.ts';
import { storefrontIds } from '../storefront/storefront.ts';
import type { Item, LineType, Picture, Product } from './lines.ts';
import { type Pending, withMedia } from './pending.ts';
import { placeholderPicture } from './pictures.ts';
import type { Plan, PlannedProduct } from './plan.ts';
import {
  releaseOrderNumbers,
  retireItems,
  setUpdatedAt,
  touchAttribute,
  touchCategory,
  touchContent,
  touchManufacturer,
  touchProduct,
  touchReview,
  updateRatings,
  upsertAttribute,
  upsertAttributeValue,
  upsertCategory,
  upsertContent,
  upsertItem,
  upsertManufacturer,
  upsertParameter,
  upsertProduct,
  upsertReview,
  upsertTerm,
} from './store.ts';
import { asRows, runTouch } from './upsert.ts';

export interface WriteContext {
  /** The same moment for the whole import. */
  readonly now: Date;
  /** This import's name in `seen_in_import`. */
  readonly run: string;
  /** Whether lines that need no change are noted as seen, for what is retired at the end. */
  readonly marksUnchanged: boolean;
  mediaOf(picture: Picture): string;
  /** The hash to store: none for a line that lacks a picture, so that the next import tries again. */
  hashOf(pending: Pending): string;
}

export interface Written {
  /** Lines that made a difference; the others said what the shop had already. */
  readonly changed: ReadonlySet<Pending>;
  /** Products, items or prices that readers must learn of. */
  readonly changes: readonly Change[];
}

/** Stores a batch in the caller's transaction; the outbox is left to the caller. */
export async function writeBatch(
  tx: Connection,
  plan: Plan,
  context: WriteContext,
): Promise<Written> {
  const changed = new Set<Pending>();
  const changes: Change[] = [];
  const noteAll = (kind: Change['kind'], pendings: readonly Pending[], key?: string) => {
    for (const pending of pendings) {
      changed.add(pending);
      changes.push({ kind, key: key ?? keyOf(pending) });
    }
  };
  noteAll('catalog', await writeAttributes(tx, plan, context), '*');
  noteAll('catalog', await writeManufacturers(tx, plan, context), '*');
  noteAll('category', await writeCategories(tx, plan, context));
  noteAll('product', await writeProducts(tx, plan, context));
  const reviews = await writeReviews(tx, plan, context);
  for (const pending of reviews.changed) changed.add(pending);
  for (const key of reviews.products) changes.push({ kind: 'product', key });
  noteAll('content', await writeContent(tx, plan, context));
  noteAll('search', await writeTerms(tx, plan), '*');
  noteAll('parameter', await writeParameters(tx, plan));
  await touchUnchanged(tx, plan, context);
  return { changed, changes };
}

function keyOf(pending: Pending): string {
  const value = pending.value as { id?: string; path?: string; name?: unknown };
  return value.id ?? value.path ?? String(value.name);
}

async function writeAttributes(tx: Connection, { attribute }: Plan, context: WriteContext) {
  if (attribute.length === 0) return [];
  const rows = attribute.map(({ pending }) => {
    const { id, name, position, display, filterable } = pending.value;
    return { id, name, position, display, filterable, ...bookkeeping(pending, context) };
  });
  const values = attribute.flatMap(({ pending }) =>
    pending.value.values.map(({ id, name, position, css }, index) => ({
      attribute_id: pending.value.id,
      id,
      name,
      position: position ?? index,
      css,
    })),
  );
  const own = await tx.rows<{ id: string }>(upsertAttribute, [asRows(rows, byId)]);
  const theirs = await tx.rows<{ attribute_id: string }>(upsertAttributeValue, [
    asRows(values, (row) => `${row.attribute_id} ${row.id}`),
  ]);
  const ids = new Set([...own.map(byId), ...theirs.map((row) => row.attribute_id)]);
  return finish(tx, attribute, ids, touchAttribute, context);
}

async function writeManufacturers(tx: Connection, { manufacturer }: Plan, context: WriteContext) {
  if (manufacturer.length === 0) return [];
  const rows = manufacturer.map(({ pending }) => {
    const { id, name, postalAddress, email, euResponsible, url, picture } = pending.value;
    return {
      id,
      name,
      postal_address: postalAddress,
      email,
      eu_responsible: euResponsible,
      url,
      media_id: picture && context.mediaOf(picture),
      ...bookkeeping(pending, context),
    };
  });
  const ids = await tx.rows<{ id: string }>(upsertManufacturer, [asRows(rows, byId)]);
  return finish(tx, manufacturer, new Set(ids.map(byId)), touchManufacturer, context);
}

async function writeCategories(tx: Connection, { category }: Plan, context: WriteContext) {
  if (category.length === 0) return [];
  const rows = category.map(({ pending }) => {
    const { value } = pending;
    return {
      id: value.id,
      parent_id: value.parent,
      position: value.position,
      name: value.name,
      intro: value.intro,
      subject: value.subject,
      icon: value.icon,
      media_id: value.picture && context.mediaOf(value.picture),
      is_sale: value.isSale,
      excluded_from_navigation: value.excludedFromNavigation,
      storefronts: value.storefronts,
      seo: value.seo,
      ...bookkeeping(pending, context),
    };
  });
  const ids = await tx.rows<{ id: string }>(upsertCategory, [asRows(rows, byId)]);
  return finish(tx, category, new Set(ids.map(byId)), touchCategory, context);
}

async function writeProducts(tx: Connection, { product }: Plan, context: WriteContext) {
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
  const items = product.flatMap(({ pending }) =>
    pending.value.items.map((item, position) => itemRow(item, pending.value, position, context)),
  );
  const ofItem = new Map(items.map((row) => [row.id, row.product_id]));
  const written = await tx.rows<{ id: string }>(upsertItem, [asRows(items, byId)]);
  for (const { id } of written) changed.add(ofItem.get(id) ?? '');

  const ended = product.flatMap(endedPrices);
  for (const id of await endPrices(tx, ended)) changed.add(ofItem.get(id) ?? '');
  const prices = product.flatMap(({ pending }) =>
    pending.value.items.flatMap((item) => pricesOf(item, pending.value.isBook, context.now)),
  );
  for (const id of await setPrices(tx, prices)) changed.add(ofItem.get(id) ?? '');

  const byParts = [...changed].filter((id) => !ownIds.has(id)).sort();
  if (byParts.length > 0) await setUpdatedAt(tx, byParts, context.now);
  await runTouch(tx, touchProduct, touched(product, ownIds, context), context.run);
  return product.map(({ pending }) => pending).filter(({ value }) => changed.has(value.id));
}

function productRow({ pending, stored }: PlannedProduct, context: WriteContext) {
  const { value } = pending;
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
    warnings: value.warnings,
    documents: value.documents,
    videos: value.videos,
    warranty: value.warranty,
    energy: value.energy && {
      class: value.energy.class,
      scale: value.energy.scale,
      labelMedia: value.energy.label && context.mediaOf(value.energy.label),
      sheetUrl: value.energy.sheetUrl,
    },
    // Books are taxed at the reduced rate (DEC-06).
    tax_class: value.taxClass ?? (value.isBook ? 'reduced' : 'standard'),
    is_book: value.isBook,
    is_topseller: value.isTopseller,
    introduced_on:
      value.introducedOn ?? stored?.introduced_on ?? context.now.toISOString().slice(0, 10),
    editorial_rank: value.editorialRank,
    popularity: value.popularity,
    extra_badges: value.extraBadges,
    accessory_ids: value.accessories,
    replacement_ids: value.replacements,
    storefronts: value.storefronts,
    seo: value.seo,
    retired_at: value.published ? undefined : (stored?.retired_at ?? context.now),
    updated_at: context.now,
    ...bookkeeping(pending, context),
  };
}

function itemRow(item: Item, product: Product, position: number, context: WriteContext) {
  // An item without pictures shows those of the first one that has some.
  const shown = item.pictures.length > 0 ? item : product.items.find((one) => one.pictures.length);
  const pictures = shown?.pictures ?? [placeholderPicture];
  return {
    id: item.id,
    product_id: product.id,
    position,
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
    warnings: item.warnings,
    charger: item.charger,
  };
}

function pricesOf(item: Item, isBook: boolean, now: Date): PriceChange[] {
  // A list price that is not above the price says nothing; a book has one price (ruling 11).
  const listPrice = (price: { cents: number; listPriceCents?: number | undefined }) =>
    !isBook && price.listPriceCents !== undefined && price.listPriceCents > price.cents
      ? price.listPriceCents
      : undefined;
  const past = item.priceHistory.map(({ storefront, validFrom, ...price }) => ({
    itemId: item.id,
    storefront,
    cents: price.cents,
    listPriceCents: listPrice(price),
    validFrom,
  }));
  const present = storefrontIds.flatMap((storefront) => {
    const price = item.prices[storefront];
    if (price === undefined) return [];
    const { cents } = price;
    const listPriceCents = listPrice(price);
    return [{ itemId: item.id, storefront, cents, listPriceCents, validFrom: now }];
  });
  // Past prices count for storefronts where the item is sold now.
  return [...past.filter(({ storefront }) => item.prices[storefront]), ...present];
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

async function writeReviews(tx: Connection, { review }: Plan, context: WriteContext) {
  if (review.length === 0) return { changed: [], products: [] };
  const rows = review.map(({ pending }) => {
    const { value } = pending;
    return {
      id: value.id,
      product_id: value.product,
      rating: value.rating,
      author: value.author,
      title: value.title,
      message: value.message,
      language: value.language,
      written_on: value.writtenOn,
      helpful: value.helpful,
      shop_comment: value.shopComment,
      is_verified: value.isVerified,
      published: value.published,
      ...bookkeeping(pending, context),
    };
  });
  const written = await tx.rows<{ id: string }>(upsertReview, [asRows(rows, byId)]);
  const ids = new Set(written.map(byId));
  const concerned = review.filter(({ pending }) => ids.has(pending.value.id));
  const products = new Set(
    concerned.flatMap(({ pending, stored }) => [
      pending.value.product,
      ...(stored ? [stored.product_id] : []),
    ]),
  );
  await updateRatings(tx, [...products].sort());
  return {
    changed: await finish(tx, review, ids, touchReview, context),
    // A review's text shows on the page even where the rating stays the same.
    products: [...products],
  };
}

async function writeContent(tx: Connection, { content }: Plan, context: WriteContext) {
  if (content.length === 0) return [];
  const rows = content.map(({ pending }) => {
    const { value } = pending;
    return {
      path: value.path,
      storefront: value.storefront,
      language: value.language,
      page_type: value.pageType,
      redirect_url: value.redirectUrl,
      is_temporary: value.isTemporary,
      category_id: value.category,
      title: value.title,
      rows: withMedia(value.rows, context.mediaOf),
      seo: value.seo,
      hide_breadcrumb: value.hideBreadcrumb,
      hide_left_column: value.hideLeftColumn,
      ...bookkeeping(pending, context),
    };
  });
  type Key = Pick<(typeof rows)[number], 'path' | 'storefront' | 'language'>;
  const name = ({ path, storefront, language }: Key) => `${storefront} ${language} ${path}`;
  const written = await tx.rows<Key>(upsertContent, [asRows(rows, name)]);
  const names = new Set(written.map(name));
  const same = content.filter(({ pending }) => !names.has(name(pending.value)));
  if (same.length > 0) await touchContent(tx, contentHashes(same, context), context.run);
  return content.map(({ pending }) => pending).filter(({ value }) => names.has(name(value)));
}

function contentHashes(rows: readonly { pending: Pending<'content'> }[], context: WriteContext) {
  return rows.map(({ pending }) => ({
    path: pending.value.path,
    storefront: pending.value.storefront,
    language: pending.value.language,
    hash: context.hashOf(pending),
  }));
}

async function writeTerms(tx: Connection, plan: Plan) {
  const terms = plan['search-term'];
  if (terms.length === 0) return [];
  type Key = { kind: string; storefront: string; language: string; term: string };
  const name = ({ kind, storefront, language, term }: Key) =>
    [kind, storefront, language, term].join('\n');
  const rows = terms.map(({ pending }) => pending.value);
  const written = await tx.rows<Key>(upsertTerm, [asRows(rows, name)]);
  const names = new Set(written.map(name));
  return terms.map(({ pending }) => pending).filter(({ value }) => names.has(name(value)));
}

async function writeParameters(tx: Connection, { parameter }: Plan) {
  if (parameter.length === 0) return [];
  type Key = { name: string; entry: string; storefront: string };
  const key = ({ name, entry, storefront }: Key) => [name, entry, storefront].join('\n');
  const rows = parameter.map(({ pending }) => pending.value);
  const written = await tx.rows<Key>(upsertParameter, [asRows(rows, key)]);
  const keys = new Set(written.map(key));
  return parameter.map(({ pending }) => pending).filter(({ value }) => keys.has(key(value)));
}

const touches = {
  attribute: touchAttribute,
  manufacturer: touchManufacturer,
  category: touchCategory,
  product: touchProduct,
  review: touchReview,
};

async function touchUnchanged(tx: Connection, plan: Plan, context: WriteContext): Promise<void> {
  if (!context.marksUnchanged) return;
  const byType = Map.groupBy(plan.unchanged, ({ type }) => type);
  for (const [type, query] of Object.entries(touches)) {
    const rows = byType.get(type as LineType) ?? [];
    await runTouch(
      tx,
      query,
      rows.map(({ pending }) => ({ id: keyOf(pending), hash: pending.hash })),
      context.run,
    );
  }
  const pages = (byType.get('content') ?? []) as unknown as { pending: Pending<'content'> }[];
  if (pages.length > 0) await touchContent(tx, contentHashes(pages, context), context.run);
}

type WithId = Pending<'attribute' | 'manufacturer' | 'category' | 'product' | 'review'>;

/** Notes the hash of those that had no change of their own; returns those that had. */
async function finish<P extends WithId>(
  tx: Connection,
  planned: readonly { readonly pending: P }[],
  changedIds: ReadonlySet<string>,
  query: (typeof touches)[keyof typeof touches],
  context: WriteContext,
): Promise<P[]> {
  await runTouch(tx, query, touched(planned, changedIds, context), context.run);
  return planned.map(({ pending }) => pending).filter(({ value }) => changedIds.has(value.id));
}

function touched(
  planned: readonly { readonly pending: WithId }[],
  changedIds: ReadonlySet<string>,
  context: WriteContext,
) {
  return planned
    .filter(({ pending }) => !changedIds.has(pending.value.id))
    .map(({ pending }) => ({ id: pending.value.id, hash: context.hashOf(pending) }));
}

function bookkeeping(pending: Pending, context: WriteContext) {
  return { source_hash: context.hashOf(pending), seen_in_import: context.run };
}

function byId({ id }: { readonly id: string }): string {
  return id;
}
