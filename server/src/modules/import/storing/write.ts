import type { Connection } from '../../../database/database.ts';
import type { Change } from '../../outbox/service.ts';
import { updateRatings } from '../../review/service.ts';
import type { LineType } from '../format/lines.ts';
import { writeDeals } from './deals.ts';
import { writeGifts } from './gifts.ts';
import { writeItems } from './itemUpdates.ts';
import { type Pending, withMedia } from './pending.ts';
import type { Plan } from './plan.ts';
import { touchContent } from './store.ts';
import {
  touchAttribute,
  touchCategory,
  touchManufacturer,
  touchReview,
  upsertAttribute,
  upsertAttributeValue,
  upsertCategory,
  upsertContent,
  upsertManufacturer,
  upsertParameter,
  upsertReview,
  upsertTerm,
  upsertVoucher,
} from './tables.ts';
import { writeTeaserLists } from './teaserLists.ts';
import { asRows, runTouch } from './upsert.ts';
import { writeProducts } from './writeProducts.ts';
import { bookkeeping, byId, finish, touches, type WriteContext } from './written.ts';

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
  const ofProducts = [
    await writeItems(tx, plan.item, context),
    await writeDeals(tx, plan['lightning-deal'], context),
    await writeReviews(tx, plan, context),
  ];
  for (const written of ofProducts) {
    for (const pending of written.changed) changed.add(pending);
    for (const key of written.products) changes.push({ kind: 'product', key });
  }
  noteAll('content', await writeContent(tx, plan, context));
  noteAll('search', await writeTerms(tx, plan), '*');
  noteAll('parameter', await writeParameters(tx, plan, context));
  // Any page may show a list, so all that is kept goes.
  noteAll('content', await writeTeaserLists(tx, plan['teaser-list'], context), '*');
  // Every cart reads its voucher and its gifts anew, so nobody has to learn of them.
  for (const pending of await writeVouchers(tx, plan)) changed.add(pending);
  for (const pending of await writeGifts(tx, plan.gift)) changed.add(pending);
  await touchUnchanged(tx, plan, context);
  return { changed, changes };
}

function keyOf(pending: Pending): string {
  const value = pending.value as { id?: string; path?: string; name?: unknown };
  return value.id ?? value.path ?? String(value.name);
}

async function writeAttributes(tx: Connection, { attribute }: Plan, context: WriteContext) {
  if (attribute.length === 0) return [];
  const whole = attribute.filter(({ isWhole }) => isWhole);
  const rows = whole.map(({ pending }) => {
    const { id, name, position, display, filterable } = pending.value;
    return { id, name, position, display, filterable, ...bookkeeping(pending, context) };
  });
  const values = attribute.flatMap((planned) =>
    planned.values.map((value) => ({ attribute_id: planned.pending.value.id, ...value })),
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
  const rows = category.map(({ pending, retiredAt }) => {
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
      retired_at: retiredAt,
      ...bookkeeping(pending, context),
    };
  });
  const ids = await tx.rows<{ id: string }>(upsertCategory, [asRows(rows, byId)]);
  return finish(tx, category, new Set(ids.map(byId)), touchCategory, context);
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
      submitted_at: value.submittedAt,
      rejected_at: value.rejectedAt,
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
      active_ab_tests: value.activeAbTests,
      ...bookkeeping(pending, context),
    };
  });
  type Key = Pick<(typeof rows)[number], 'path' | 'storefront' | 'language'>;
  const name = ({ path, storefront, language }: Key) => `${storefront} ${language} ${path}`;
  const written = await tx.rows<Key>(upsertContent, [asRows(rows, name)]);
  const names = new Set(written.map(name));
  const same = content.map(({ pending }) => pending).filter(({ value }) => !names.has(name(value)));
  if (same.length > 0) await touchContent(tx, contentHashes(same, context), context.run);
  return content.map(({ pending }) => pending).filter(({ value }) => names.has(name(value)));
}

function contentHashes(pages: readonly Pending<'content'>[], context: WriteContext) {
  return pages.map((pending) => ({
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

async function writeParameters(tx: Connection, { parameter }: Plan, { mediaOf }: WriteContext) {
  if (parameter.length === 0) return [];
  type Key = { name: string; entry: string; storefront: string };
  const key = ({ name, entry, storefront }: Key) => [name, entry, storefront].join('\n');
  const rows = parameter.map(({ pending: { value } }) => {
    const { name, entry, storefront, picture } = value;
    return { name, entry, storefront, value: picture ? mediaOf(picture) : (value.value ?? '') };
  });
  const written = await tx.rows<Key>(upsertParameter, [asRows(rows, key)]);
  const keys = new Set(written.map(key));
  return parameter.map(({ pending }) => pending).filter(({ value }) => keys.has(key(value)));
}

async function writeVouchers(tx: Connection, { voucher }: Plan) {
  if (voucher.length === 0) return [];
  const rows = voucher.map(({ pending }) => {
    const { value } = pending;
    return {
      code: value.code,
      kind: value.kind,
      cents: value.cents,
      percent: value.percent,
      item_id: value.item,
      minimum_cents: value.minimumCents,
      valid_from: value.validFrom,
      valid_until: value.validUntil,
      storefronts: value.storefronts,
      category_ids: value.categories,
      max_uses: value.maxUses,
      uses: value.uses,
      is_once_per_customer: value.isOncePerCustomer,
      name: value.name,
    };
  });
  const written = await tx.rows<{ code: string }>(upsertVoucher, [
    asRows(rows, ({ code }) => code),
  ]);
  const codes = new Set(written.map(({ code }) => code));
  return voucher.map(({ pending }) => pending).filter(({ value }) => codes.has(value.code));
}

async function touchUnchanged(tx: Connection, plan: Plan, context: WriteContext): Promise<void> {
  if (!context.marksUnchanged) return;
  const byType = Map.groupBy(plan.unchanged, ({ type }) => type);
  for (const [type, query] of Object.entries(touches)) {
    const rows = byType.get(type as LineType) ?? [];
    await runTouch(
      tx,
      query,
      rows.map((pending) => ({ id: keyOf(pending), hash: pending.hash })),
      context.run,
    );
  }
  const pages = (byType.get('content') ?? []) as Pending<'content'>[];
  if (pages.length > 0) await touchContent(tx, contentHashes(pages, context), context.run);
}
