import { type Connection, statement } from '../../../database/database.ts';
import { introducedOn } from '../../catalog/catalog.ts';
import { pictureParameters } from '../../parameters/service.ts';

/** The SQL of the export: lines as far as the database can write them itself. */

// Moments as the import reads them, to the millisecond that the shop keeps.
const utc = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const attributeLines = `
  select jsonb_build_object(
    'type', 'attribute', 'id', a.id, 'name', a.name, 'position', a.position,
    'display', a.display, 'filterable', a.filterable,
    'values', (select coalesce(jsonb_agg(jsonb_build_object(
                        'id', v.id, 'name', v.name, 'position', v.position, 'css', v.css)
                        order by v.position, v.id), '[]')
                 from attribute_value v where v.attribute_id = a.id)) as line
    from attribute a order by a.id`;

export const manufacturerLines = `
  select jsonb_build_object(
    'type', 'manufacturer', 'id', id, 'name', name, 'postalAddress', postal_address,
    'email', email, 'euResponsible', eu_responsible, 'url', url, 'picture', media_id) as line
    from manufacturer order by id`;

export const categoryLines = `
  with recursive tree(id, depth) as (
    select id, 0 from category where parent_id is null
    union all
    select c.id, t.depth + 1 from category c join tree t on c.parent_id = t.id
  )
  select jsonb_build_object(
    'type', 'category', 'id', c.id, 'parent', c.parent_id, 'position', c.position,
    'name', c.name, 'intro', c.intro, 'subject', c.subject, 'icon', c.icon,
    'picture', c.media_id, 'isSale', c.is_sale,
    'excludedFromNavigation', c.excluded_from_navigation, 'storefronts', c.storefronts,
    'published', c.retired_at is null, 'seo', c.seo) as line
    from category c join tree t on t.id = c.id order by t.depth, c.id`;

// Those that the price fell below meanwhile would be refused.
const tiersBelow = `(select jsonb_agg(tier order by place)
    from jsonb_array_elements(c.tiers) with ordinality as own(tier, place)
   where (tier->>'cents')::integer < c.cents)`;

const itemLines = `
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', i.id, 'orderNumber', i.order_number, 'ean', i.ean, 'variant', i.variant,
      'pictures', i.pictures, 'stock', i.stock, 'restockDays', i.restock_days,
      'minimumOrderQuantity', i.minimum_order_quantity, 'maxQuantity', i.max_quantity,
      'content', case when i.content_unit is null then null else
        jsonb_build_object('amount', i.content_amount, 'unit', i.content_unit) end,
      'weightGrams', i.weight_grams, 'isBulky', i.is_bulky, 'primeEligible', i.prime_eligible,
      'warnings', i.warnings, 'charger', i.charger, 'published', i.retired_at is null,
      'prices', (select coalesce(jsonb_object_agg(c.storefront, jsonb_build_object(
                          'cents', c.cents, 'listPriceCents', c.list_price_cents,
                          'tiers', ${tiersBelow})), '{}')
                   from current_price c where c.item_id = i.id),
      'priceHistory', (select jsonb_agg(jsonb_build_object(
                          'storefront', h.storefront, 'cents', h.cents, 'currency', h.currency,
                          'listPriceCents', h.list_price_cents,
                          'validFrom', ${utc('h.valid_from')})
                          order by h.storefront, h.valid_from)
                         from price h where h.item_id = i.id))
      order by i.retired_at is not null, i.position, i.id), '[]')
    from item i where i.product_id = p.id`;

export const productLines = `
  select jsonb_build_object(
      'type', 'product', 'id', p.id, 'category', p.category_id,
      'furtherCategories', p.further_category_ids, 'manufacturer', p.manufacturer_id,
      'name', p.name, 'summary', p.summary, 'description', p.description,
      'features', p.features, 'attributes', p.attributes, 'keywords', p.keywords,
      'warnings', p.warnings, 'documents', p.documents, 'videos', p.videos,
      'audioSamples', p.audio_samples, 'labels', p.labels, 'warranty', p.warranty,
      'deliveryInfo', p.delivery_info, 'energy', p.energy, 'taxClass', p.tax_class)
    || jsonb_build_object(
      'isBook', p.is_book, 'isTopseller', p.is_topseller, 'introducedOn', ${introducedOn},
      'editorialRank', p.editorial_rank, 'popularity', p.popularity,
      'specialOffer', p.special_offer, 'assortmentGroup', p.assortment_group,
      'extraBadges', p.extra_badges, 'accessories', p.accessory_ids,
      'replacements', p.replacement_ids, 'storefronts', p.storefronts, 'teasers', p.teasers,
      'published', p.retired_at is null, 'seo', p.seo,
      'items', (${itemLines})) as line
    from product p order by p.id`;

// Those that are over, too: they count for what a reduction is measured against (PAngV § 11). Of
// what became a book none counts any more, and the import would refuse it.
export const dealLines = `
  select jsonb_build_object(
    'type', 'lightning-deal', 'id', d.id, 'item', d.item_id, 'storefront', d.storefront,
    'cents', d.cents, 'startsAt', ${utc('d.starts_at')}, 'endsAt', ${utc('d.ends_at')},
    'quantity', d.quantity, 'quantityMax', d.quantity_max, 'soldOutText', d.sold_out_text,
    'sold', d.sold) as line
    from lightning_deal d
    join item i on i.id = d.item_id
    join product p on p.id = i.product_id and not p.is_book
   order by d.id`;

export const reviewLines = `
  select jsonb_build_object(
    'type', 'review', 'id', r.id, 'product', r.product_id, 'rating', r.rating,
    'author', r.author, 'title', r.title, 'message', r.message, 'language', r.language,
    'writtenOn', r.written_on, 'helpful', r.helpful, 'shopComment', r.shop_comment,
    'isVerified', r.is_verified, 'published', r.published,
    'submittedAt', ${utc('r.submitted_at')}, 'rejectedAt', ${utc('r.rejected_at')}) as line
    from review r order by r.product_id, r.id`;

export const contentLines = `
  select jsonb_build_object(
    'type', 'content', 'path', path, 'storefront', storefront, 'language', language,
    'pageType', page_type, 'redirectUrl', redirect_url, 'isTemporary', is_temporary,
    'category', category_id, 'title', title, 'rows', rows, 'seo', seo,
    'hideBreadcrumb', hide_breadcrumb, 'hideLeftColumn', hide_left_column,
    'activeAbTests', active_ab_tests) as line
    from content_page order by path, storefront, language`;

export const termLines = `
  select jsonb_build_object(
    'type', 'search-term', 'kind', kind, 'storefront', storefront, 'language', language,
    'term', term, 'target', target, 'position', position) as line
    from search_term order by kind, storefront, language, term`;

// Told as a picture's line tells it: of another shop the id says nothing.
const isPicture = `(name, entry) in (${pictureParameters
  .map(([name, entry]) => `('${name}', '${entry}')`)
  .join(', ')})`;

// "demo" marks an installation, so it is no business of another one.
export const parameterLines = `
  select jsonb_build_object(
    'type', 'parameter', 'name', name, 'entry', entry, 'storefront', storefront,
    'value', case when ${isPicture} then null else value end,
    'picture', case when ${isPicture} then nullif(value, '') end) as line
    from parameter where name <> 'demo' order by name, entry, storefront`;

/** Whether the article of a free line can still be one. */
const canBeGiven = `exists (
  select from item i join product p on p.id = i.product_id and not p.is_book
   where i.id = item_id and not i.is_bulky)`;

export const voucherLines = `
  select jsonb_build_object(
    'type', 'voucher', 'code', code, 'kind', kind, 'cents', cents, 'percent', percent,
    'item', item_id, 'minimumCents', minimum_cents, 'validFrom', ${utc('valid_from')},
    'validUntil', ${utc('valid_until')}, 'storefronts', storefronts, 'categories', category_ids,
    'maxUses', max_uses, 'uses', uses, 'isOncePerCustomer', is_once_per_customer,
    'name', name) as line
    from voucher where item_id is null or ${canBeGiven} order by code`;

export const giftLines = `
  select jsonb_build_object(
    'type', 'gift', 'id', id, 'item', item_id, 'minimumCents', minimum_cents,
    'isRemovable', is_removable, 'storefronts', storefronts, 'validFrom', ${utc('valid_from')},
    'validUntil', ${utc('valid_until')}, 'position', position) as line
    from gift where ${canBeGiven} order by id`;

// An item may have moved to another product since: then the entry is open, as the import wants it.
export const teaserListLines = `
  select jsonb_build_object(
    'type', 'teaser-list', 'id', l.id, 'name', l.name, 'description', l.description,
    'picture', l.media_id, 'pictureSide', l.picture_side, 'storefronts', l.storefronts,
    'entries', (select jsonb_agg(jsonb_build_object(
                         'product', e.value->'product', 'quantity', e.value->'quantity', 'item', i.id)
                         order by e.ordinality)
                  from jsonb_array_elements(l.entries) with ordinality e
                  left join item i on i.id = e.value->>'item'
                                  and i.product_id = e.value->>'product')) as line
    from teaser_list l order by l.id`;

export interface MediaKind {
  readonly id: string;
  readonly mime: string;
  readonly drawing: Readonly<Record<string, unknown>> | null;
}

const kindsOfMedia = statement(
  'export_media',
  'select id, mime, drawing from media where id = any($1::text[])',
);

export function loadMediaKinds(connection: Connection, ids: readonly string[]) {
  return connection.rows<MediaKind>(kindsOfMedia, [ids]);
}

const bytesOfMedia = statement('export_media_bytes', 'select bytes from media where id = $1');

export async function loadMediaBytes(connection: Connection, id: string) {
  return (await connection.row<{ bytes: Buffer | null }>(bytesOfMedia, [id]))?.bytes;
}
