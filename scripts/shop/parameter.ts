import { readFile } from 'node:fs/promises';
import {
  createParametersService,
  isPictureParameter,
  problemsOf,
  type Settings,
  storefrontIds,
} from '@kreide/server';
import { openShopDatabase, type ShopDatabase } from '../composition/database.ts';
import { openMedia } from '../composition/media.ts';
import { type Command, choiceOf, UsageError } from './command.ts';

/** `npm run shop -- parameter`: the switches and numbers that an operator sets without a release. */
export const parameter: Command = {
  summary: "shows and sets the shop's parameters",
  help: `npm run shop -- parameter list [NAME] [--storefront de|at|ch|b2b]
npm run shop -- parameter set NAME ENTRY VALUE [--storefront de|at|ch|b2b]

Without --storefront "list" shows those of de, and "set" sets the value for every storefront that
has none of its own. A running shop takes a change over within two seconds. Of a parameter that is a
picture, such as company logo, VALUE is a file; "" takes it away.`,
  options: { storefront: { type: 'string' } },
  async run({ settings, values, positionals }) {
    const storefront = choiceOf(values, 'storefront', storefrontIds);
    const [action, name, entry, value, ...rest] = positionals;
    await using shop = await openShopDatabase(settings, console.error);
    const parameters = createParametersService({ database: shop.database });
    if (action === 'list' && entry === undefined) {
      const set = await parameters.of(storefront ?? 'de');
      for (const known of name === undefined ? set.names() : [name]) {
        for (const row of set.entriesOf(known)) {
          console.log(`${row.name}  ${row.entry}  ${row.value}`);
        }
      }
      return 0;
    }
    if (action === 'set' && name && entry && value !== undefined && rest.length === 0) {
      let row = { name, entry, value, storefront: storefront ?? ('*' as const) };
      if (isPictureParameter(row) && value !== '') {
        const kept = await keepPicture(settings, shop, value);
        if ('problem' in kept) {
          console.error(`"${value}" is no picture that ${name} ${entry} can be: ${kept.problem}.`);
          return 1;
        }
        row = { ...row, value: kept.id };
      }
      const isFit = isPictureParameter(row) || problemsOf('parameter', row).length === 0;
      const result = isFit ? await parameters.set(row) : { ok: false };
      if (result.ok) return 0;
      console.error(`"${value}" is no value that ${name} ${entry} can have.`);
      return 1;
    }
    throw new UsageError(this.help);
  },
};

/** Keeps a file as a picture of the shop. */
async function keepPicture(
  settings: Settings,
  { database }: ShopDatabase,
  file: string,
): Promise<{ id: string } | { problem: string }> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => error);
  if (bytes instanceof Error) {
    return { problem: bytes.code === 'ENOENT' ? 'there is no such file' : bytes.message };
  }
  const media = openMedia(settings, database);
  const [stored] = await database.transaction((tx) => media.store(tx, [{ bytes }]));
  return stored?.ok ? { id: stored.id } : { problem: stored?.detail ?? '' };
}
