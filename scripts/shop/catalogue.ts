import { createCatalogueOrderOperator } from '@kreide/server';
import { openShopDatabase } from '../composition/database.ts';
import { type Command, textOf, UsageError } from './command.ts';
import { writeLines } from './export.ts';

/** `npm run shop -- catalogue`: who wants a printed catalogue. */
export const catalogue: Command = {
  summary: 'exports orders of printed catalogues',
  help: `npm run shop -- catalogue export [FILE] [--since 2026-11-01]

  export    the orders as CSV (UTF-8), to standard output without FILE, with --since only those of
            that day (UTC) or later; a FILE holds personal data and is not deleted by the shop

Orders are deleted after as many days as the parameter "catalogue orders.days" says
(docs/settings.md).`,
  options: { since: { type: 'string' } },
  async run({ settings, values, positionals }) {
    const [action, file, ...rest] = positionals;
    const since = textOf(values, 'since') ?? '1970-01-01';
    if (action !== 'export' || rest.length > 0) throw new UsageError(this.help);
    if (!/^\d{4}-\d\d-\d\d$/.test(since) || Number.isNaN(Date.parse(since))) {
      throw new UsageError(`--since is a day such as 2026-11-01, not "${since}"`);
    }
    await using shop = await openShopDatabase(settings, console.error);
    const orders = createCatalogueOrderOperator({ database: shop.database });
    await writeLines(await orders.csv(new Date(since)), file);
    return 0;
  },
};
