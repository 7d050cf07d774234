import { createVoucherOperator, exitCodeOf, importCatalogue, systemClock } from '@kreide/server';
import { openShopDatabase } from '../composition/database.ts';
import { openMedia } from '../composition/media.ts';
import { type Command, countOf, textOf, UsageError, type Values } from './command.ts';

/** `npm run shop -- voucher`: what codes take off a cart. */
export const voucher: Command = {
  summary: 'makes, shows and ends vouchers',
  help: `npm run shop -- voucher list [--json]
npm run shop -- voucher add CODE amount --cents 500
npm run shop -- voucher add CODE percent --percent 10
npm run shop -- voucher add CODE freeShipping
npm run shop -- voucher add CODE freeItem --item ITEM
npm run shop -- voucher end CODE

Of a new one, as in docs/import.md:

  --minimum-cents 2000              value of goods from which it takes effect
  --from, --until 2026-12-01        when it holds; --until is the first moment at which it is over
  --storefronts de,at               without it everywhere
  --categories hefte,stifte         without it for all goods but books
  --max-uses 100                    so many orders can have it
  --once-per-customer
  --name "Herbst"                   for shoppers, without it the code

"end" ends it now; orders keep what they had. A cart has a change with its next answer.`,
  options: {
    json: { type: 'boolean' },
    cents: { type: 'string' },
    percent: { type: 'string' },
    item: { type: 'string' },
    'minimum-cents': { type: 'string' },
    from: { type: 'string' },
    until: { type: 'string' },
    storefronts: { type: 'string' },
    categories: { type: 'string' },
    'max-uses': { type: 'string' },
    'once-per-customer': { type: 'boolean' },
    name: { type: 'string' },
  },
  async run({ settings, values, positionals }) {
    const [action, name, kindName, ...rest] = positionals;
    const isList = action === 'list' && name === undefined;
    const isAdd = action === 'add' && kindName !== undefined;
    const isEnd = action === 'end' && name !== undefined && kindName === undefined;
    if (rest.length > 0 || !(isList || isAdd || isEnd)) throw new UsageError(this.help);
    await using shop = await openShopDatabase(settings, console.error);
    const vouchers = createVoucherOperator({ database: shop.database, clock: systemClock });
    if (isList) {
      const all = await vouchers.all();
      if (values.json) console.log(JSON.stringify(all, undefined, 2));
      else for (const row of all) console.log(describe(row));
      return 0;
    }
    const code = (name ?? '').toUpperCase();
    if (isEnd) {
      if (await vouchers.end(code)) return 0;
      console.error(`There is no voucher "${code}" to end.`);
      return 1;
    }
    if ((await vouchers.all()).some((known) => known.code === code)) {
      console.error(`There is a voucher "${code}" already.`);
      return 1;
    }
    const report = await importCatalogue({
      database: shop.database,
      media: openMedia(settings, shop.database),
      source: [lineOf(code, kindName, values)],
      onRefused: ({ field, reason }) => console.error(`${field} ${reason}`),
    });
    return exitCodeOf(report);
  },
};

/** As a file would say it. */
function lineOf(code: string, kind: string | undefined, values: Values): object {
  const listOf = (name: string) => textOf(values, name)?.split(',');
  return {
    type: 'voucher',
    code,
    kind,
    cents: countOf(values, 'cents'),
    percent: countOf(values, 'percent'),
    item: textOf(values, 'item'),
    minimumCents: countOf(values, 'minimum-cents'),
    validFrom: textOf(values, 'from'),
    validUntil: textOf(values, 'until'),
    storefronts: listOf('storefronts'),
    categories: listOf('categories'),
    maxUses: countOf(values, 'max-uses'),
    isOncePerCustomer: values['once-per-customer'],
    name: textOf(values, 'name'),
  };
}

type Overview = Awaited<ReturnType<ReturnType<typeof createVoucherOperator>['all']>>[number];

function describe({ code, kind, cents, percent, itemId, ...voucher }: Overview): string {
  const { storefronts, validFrom, validUntil, uses, maxUses } = voucher;
  const amount = cents === null ? (percent === null ? '' : `${percent} %`) : `${cents} cents`;
  const effect = [kind, amount, itemId].filter(Boolean).join(' ');
  const time = `${validFrom?.toISOString() ?? '…'} to ${validUntil?.toISOString() ?? '…'}`;
  const orders = maxUses === null ? `${uses} orders` : `${uses} of ${maxUses} orders`;
  return `${code}  ${effect}  ${storefronts.join(',')}  ${time}  ${orders}`;
}
