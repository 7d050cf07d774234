import { createDealOperator } from '@kreide/server';
import { openShopDatabase } from '../composition/database.ts';
import { type Command, UsageError } from './command.ts';

/** `npm run shop -- deal`: what runs, and an end or a begin before its time. */
export const deal: Command = {
  summary: 'shows, starts and stops lightning deals',
  help: `npm run shop -- deal list [all]
npm run shop -- deal start ID
npm run shop -- deal stop ID

"list" shows those that run or are to come, with "all" also those that are over. "start" lets one
that is to come begin now; "stop" ends one, and with it what is reserved of it. New deals come with
an import (docs/import.md). All of them are off while the parameter Blitzangebot is. A running shop
takes a change over within two seconds.`,
  options: {},
  async run({ settings, positionals }) {
    const [action, name, ...rest] = positionals;
    const isList = action === 'list' && (name ?? 'all') === 'all';
    const isChange = (action === 'start' || action === 'stop') && name;
    if (rest.length > 0 || !(isList || isChange)) throw new UsageError(this.help);
    await using shop = await openShopDatabase(settings, console.error);
    const deals = createDealOperator({ database: shop.database });
    if (isChange) {
      if (await deals[action](name)) return 0;
      const what = action === 'start' ? 'to come' : 'to end';
      console.error(`There is no deal "${name}" ${what}.`);
      return 1;
    }
    for (const row of await deals.all()) {
      if (row.state === 'over' && name !== 'all') continue;
      const price = `${(row.cents / 100).toFixed(2)} ${row.currency}`;
      const time = `${row.startsAt.toISOString()} to ${row.endsAt.toISOString()}`;
      const pieces = `${row.sold} sold and ${row.reserved} reserved of ${row.quantity}`;
      const { id, state, storefront, productId, itemId } = row;
      console.log(
        `${id}  ${state}  ${storefront}  ${productId} ${itemId}  ${price}  ${time}  ${pieces}`,
      );
    }
    return 0;
  },
};
