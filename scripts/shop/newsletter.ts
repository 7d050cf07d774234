import { createNewsletterOperator, createParametersService } from '@kreide/server';
import { openShopDatabase } from '../composition/database.ts';
import { type Command, UsageError } from './command.ts';
import { writeLines } from './export.ts';

/** `npm run shop -- newsletter`: who gets it, and the proof that they wanted it. */
export const newsletter: Command = {
  summary: 'counts and exports who gets the newsletter, proves consents',
  help: `npm run shop -- newsletter list
npm run shop -- newsletter export [FILE]
npm run shop -- newsletter proof EMAIL

  list      how many are subscribed, have not confirmed yet, or have left, by storefront
  export    who gets the newsletter as CSV (UTF-8), to standard output without FILE; each with the
            address that ends it, for the newsletter's List-Unsubscribe header and its link. A FILE
            holds personal data and is not deleted by the shop
  proof     all that is kept about an address, as JSON lines: when it was asked for and confirmed,
            under which version of the words (docs/decisions/019-newsletter.md)

Export right before each issue: who has left since must not get it.`,
  options: {},
  async run({ settings, positionals }) {
    const [action, argument, ...rest] = positionals;
    const isKnown =
      (action === 'list' && argument === undefined) ||
      action === 'export' ||
      (action === 'proof' && argument !== undefined);
    if (!isKnown || rest.length > 0) throw new UsageError(this.help);
    await using shop = await openShopDatabase(settings, console.error);
    const parameters = createParametersService({ database: shop.database });
    const subscriptions = createNewsletterOperator({ database: shop.database, parameters });
    if (action === 'export') {
      await writeLines(await subscriptions.csv(), argument);
      return 0;
    }
    if (action === 'proof') {
      const history = await subscriptions.history(argument ?? '');
      for (const row of history) console.log(JSON.stringify(row));
      if (history.length === 0) console.error('Nothing is kept about this address.');
      return history.length === 0 ? 1 : 0;
    }
    for (const { storefront, subscribed, unconfirmed, ended } of await subscriptions.counts()) {
      console.log(
        `${storefront}  subscribed ${subscribed}  unconfirmed ${unconfirmed}  ended ${ended}`,
      );
    }
    return 0;
  },
};
