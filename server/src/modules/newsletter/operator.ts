import { csvLine } from '../../csvLine.ts';
import type { Database } from '../../database/database.ts';
import type { ParametersService } from '../parameters/service.ts';
import { storefrontIds } from '../storefront/storefront.ts';
import { unsubscribeUrl } from './newsletterMail.ts';
import {
  countSubscriptions,
  loadHistory,
  loadSubscribed,
  type Subscription,
  type SubscriptionCount,
} from './store.ts';

/** What an operator does with subscriptions: for the command line. */
export interface NewsletterOperator {
  /** How many, by storefront. */
  counts(): Promise<SubscriptionCount[]>;
  /** Who gets the newsletter, as lines of a table (RFC 4180), the head first; none when nobody does. */
  csv(): Promise<string[]>;
  /** All that is kept about an address, oldest first: the proof of its consent. */
  history(email: string): Promise<Subscription[]>;
}

export function createNewsletterOperator({
  database,
  parameters,
}: {
  database: Database;
  parameters: ParametersService;
}): NewsletterOperator {
  return {
    counts: () => countSubscriptions(database),
    async csv() {
      const lines: string[] = [];
      for (const storefront of storefrontIds) {
        const set = await parameters.of(storefront);
        for (const row of await loadSubscribed(database, storefront)) {
          const cells = columns.map((column) => row[column]);
          lines.push(csvLine([...cells, unsubscribeUrl(row, set)]));
        }
      }
      return lines.length > 0 ? [csvLine([...columns, 'unsubscribeUrl']), ...lines] : [];
    },
    history: (email) => loadHistory(database, email),
  };
}

const columns = [
  'storefront',
  'language',
  'email',
  'salutation',
  'firstName',
  'lastName',
  'interest',
  'confirmedAt',
] as const satisfies readonly (keyof Subscription)[];
