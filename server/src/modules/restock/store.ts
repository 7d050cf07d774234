import { type Connection, statement } from '../../database/database.ts';
import type { Language, StorefrontId } from '../storefront/storefront.ts';

export interface RestockRequest {
  readonly id: string;
  readonly storefront: StorefrontId;
  readonly language: Language;
  readonly itemId: string;
  readonly email: string;
  /** Null: the link in the mail was not followed yet. */
  readonly confirmedAt: Date | null;
}

/** An article as its page and its mails name it. */
export interface RestockArticle {
  readonly itemId: string;
  readonly productId: string;
  readonly orderNumber: string;
  readonly name: string;
  readonly isForSale: boolean;
}

const columns = `id, storefront, language, item_id as "itemId", email,
  confirmed_at as "confirmedAt"`;

/** As `deliveryStatusOf` tells it. */
const isForSale = '(i.stock > 0 or i.restock_days is not null)';
const isSold =
  'i.retired_at is null and p.retired_at is null and r.storefront = any(p.storefronts)';

const articleColumns = `i.id as "itemId", p.id as "productId", i.order_number as "orderNumber",
  coalesce(p.name->>$2::text, p.name->>'de') as name, ${isForSale} as "isForSale"`;

const byNumber = statement(
  'restock_article',
  `select ${articleColumns} from item i join product p on p.id = i.product_id
    where i.order_number = $1 and i.retired_at is null and p.retired_at is null
      and $3::text = any(p.storefronts)`,
);

/** Undefined: the storefront does not sell it, or no longer. */
export const loadArticle = (
  connection: Connection,
  orderNumber: string,
  { language, storefront }: { readonly language: Language; readonly storefront: StorefrontId },
) => connection.row<RestockArticle>(byNumber, [orderNumber, language, storefront]);

const request = statement(
  'restock_request',
  `insert into restock_request as known (id, storefront, language, item_id, email, requested_at)
   values ($1, $2, $3, $4, $5, $6)
   on conflict (item_id, storefront, lower(email)) do update
     set requested_at = case when known.confirmed_at is null then excluded.requested_at
                             else known.requested_at end,
         language = case when known.confirmed_at is null then excluded.language
                         else known.language end
   returning ${columns}`,
);

/** The address's request as it is now: asked for anew, or confirmed before. */
export const requestMail = (
  tx: Connection,
  wanted: Omit<RestockRequest, 'confirmedAt'>,
  now: Date,
) =>
  tx.row<RestockRequest>(request, [
    ...[wanted.id, wanted.storefront, wanted.language, wanted.itemId, wanted.email, now],
  ]);

const confirm = statement(
  'restock_confirm',
  `update restock_request set confirmed_at = coalesce(confirmed_at, $2)
    where id = $1 and (confirmed_at is not null or requested_at > $3) returning id`,
);

/** @returns whether the link was one */
export async function confirmRequest(connection: Connection, id: string, now: Date, after: Date) {
  return (await connection.row(confirm, [id, now, after])) !== undefined;
}

const remove = statement('restock_remove', 'delete from restock_request where id = $1');

export const removeRequest = (connection: Connection, id: string) => connection.run(remove, [id]);

/** Whoever takes a row deletes it with the mail that it is for, so there is never a second one. */
const takeDue = statement(
  'restock_take_due',
  `delete from restock_request where id = (
     select r.id from restock_request r
       join item i on i.id = r.item_id join product p on p.id = i.product_id
      where r.confirmed_at is not null and ${isSold} and ${isForSale}
      order by r.confirmed_at, r.id limit 1 for update of r skip locked)
   returning ${columns}`,
);

export const takeDueRequest = (tx: Connection) => tx.row<RestockRequest>(takeDue, []);

const byItem = statement(
  'restock_article_of_item',
  `select ${articleColumns} from item i join product p on p.id = i.product_id where i.id = $1`,
);

export const loadArticleOfItem = (tx: Connection, itemId: string, language: Language) =>
  tx.row<RestockArticle>(byItem, [itemId, language]);

const removeOld = statement(
  'restock_remove_old',
  `delete from restock_request where storefront = $1
      and ((confirmed_at is null and requested_at <= $2) or confirmed_at <= $3)`,
);

export const removeOldRequests = (
  connection: Connection,
  storefront: StorefrontId,
  { unconfirmed, confirmed }: { readonly unconfirmed: Date; readonly confirmed: Date },
) => connection.run(removeOld, [storefront, unconfirmed, confirmed]);

const removeOf = statement(
  'restock_remove_of',
  'delete from restock_request where lower(email) = lower($1)',
);

/** With the account of the address. */
export const removeRestockRequestsOf = (tx: Connection, email: string) => tx.run(removeOf, [email]);
