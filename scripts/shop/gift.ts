import { createGiftOperator, exitCodeOf, importCatalogue, systemClock } from '@kreide/server';
import { openShopDatabase } from '../composition/database.ts';
import { openMedia } from '../composition/media.ts';
import { type Command, countOf, textOf, UsageError, type Values } from './command.ts';

/** `npm run shop -- gift`: what shoppers get for nothing. */
export const gift: Command = {
  summary: 'makes, shows and ends free articles',
  help: `npm run shop -- gift list [--json]
npm run shop -- gift add ID --item ITEM
npm run shop -- gift end ID

Of a new one, as in docs/import.md:

  --minimum-cents 4900              value of goods from which it is given; without it that of the
                                    parameter gift from.cents
  --compulsory                      it comes by itself and cannot be taken out; without it shoppers
                                    choose one of those that they have reached
  --from, --until 2026-12-01        when it is given; --until is the first moment at which it is over
  --storefronts de,at               without it everywhere
  --position 2                      among those of the same value

Its stock is the item's. Books and what goes by freight forwarder cannot be gifts. "end" ends it now;
orders keep what they had. A cart has a change with its next answer.`,
  options: {
    json: { type: 'boolean' },
    item: { type: 'string' },
    'minimum-cents': { type: 'string' },
    compulsory: { type: 'boolean' },
    from: { type: 'string' },
    until: { type: 'string' },
    storefronts: { type: 'string' },
    position: { type: 'string' },
  },
  async run({ settings, values, positionals }) {
    const [action, id, ...rest] = positionals;
    const isList = action === 'list' && id === undefined;
    const isChange = (action === 'add' || action === 'end') && id !== undefined;
    if (rest.length > 0 || !(isList || isChange)) throw new UsageError(this.help);
    await using shop = await openShopDatabase(settings, console.error);
    const gifts = createGiftOperator({ database: shop.database, clock: systemClock });
    if (id === undefined) {
      const all = await gifts.all();
      if (values.json) console.log(JSON.stringify(all, undefined, 2));
      else for (const row of all) console.log(describe(row));
      return 0;
    }
    if (action === 'end') {
      if (await gifts.end(id)) return 0;
      console.error(`There is no gift "${id}" to end.`);
      return 1;
    }
    if ((await gifts.all()).some((known) => known.id === id)) {
      console.error(`There is a gift "${id}" already.`);
      return 1;
    }
    const report = await importCatalogue({
      database: shop.database,
      media: openMedia(settings, shop.database),
      source: [lineOf(id, values)],
      onRefused: ({ field, reason }) => console.error(`${field} ${reason}`),
    });
    return exitCodeOf(report);
  },
};

/** As a file would say it. */
const lineOf = (id: string, values: Values): object => ({
  type: 'gift',
  id,
  item: textOf(values, 'item'),
  minimumCents: countOf(values, 'minimum-cents'),
  isRemovable: values.compulsory !== true,
  storefronts: textOf(values, 'storefronts')?.split(','),
  validFrom: textOf(values, 'from'),
  validUntil: textOf(values, 'until'),
  position: countOf(values, 'position'),
});

type Overview = Awaited<ReturnType<ReturnType<typeof createGiftOperator>['all']>>[number];

function describe({ id, itemId, name, minimumCents, isRemovable, ...gift }: Overview): string {
  const { storefronts, validFrom, validUntil, stock } = gift;
  const from = minimumCents === null ? 'by the parameter' : `from ${minimumCents} cents`;
  const how = isRemovable ? 'to choose' : 'by itself';
  const time = `${validFrom?.toISOString() ?? '…'} to ${validUntil?.toISOString() ?? '…'}`;
  return `${id}  ${itemId} ${name}  ${from}, ${how}  ${storefronts.join(',')}  ${time}  ${stock} left`;
}
