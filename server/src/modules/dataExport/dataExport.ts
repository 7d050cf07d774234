import { addressFieldNames } from '../../../contract/index.ts';

/**
 * What one module keeps of a person, for the person (Art. 15, 20 GDPR). All of them stand in
 * `server/src/personalData.ts`; docs/accounts.md ("One's own data") has the shape of the file.
 */
export interface PersonalData {
  /** Its key in the file. */
  readonly name: string;
  /** The field that heads each of its records where they are long; else they are lines of a table. */
  readonly heading?: string;
  /**
   * SQL with one column `record`, which is json, in the order of the file. `$1` is the customer's id,
   * `$2` the e-mail address: what has no customer belongs to who reads the address's mailbox, which
   * the link of the export's mail shows; `$3` is the language. A moment's name ends in `At`; money is
   * `moneyOf`.
   */
  readonly query: string;
}

/** An amount as the file has it: `{"cents": 1290, "currency": "EUR"}`, or null. */
export const moneyOf = (cents: string, currency: string): string =>
  `case when ${cents} is not null
        then json_build_object('cents', ${cents}, 'currency', ${currency}) end`;

/** A list inside of a record. */
export const listOf = (record: string, from: string): string =>
  `coalesce((select json_agg(${record}) from ${from}), '[]'::json)`;

/** The person's orders: those of the account, and what the address ordered as a guest. */
export const ownOrders = `(
  select * from customer_order
   where customer_id = $1::text or (customer_id is null and lower(email) = $2::text))`;

/** A stored address in the order in which one is read. */
export const addressOf = (json: string): string =>
  `case when ${json} is not null then json_build_object(${addressFieldNames
    .map((field) => `'${field}', ${json}->>'${field}'`)
    .join(', ')}) end`;

/** What an article is called, of a column that has it in several languages. */
export const articleOf = (names: string): string =>
  `coalesce(${names}->>$3::text, ${names}->>'de')`;
