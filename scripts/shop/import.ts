import {
  compareAtUses,
  exitCodeOf,
  formatProgress,
  formatRemark,
  formatReport,
  importCatalogue,
  importFormats,
  storefrontIds,
  UnusableFileError,
} from '@kreide/server';
import { openShopDatabase } from '../composition/database.ts';
import { openMedia } from '../composition/media.ts';
import { type Command, choiceOf, textOf, UsageError } from './command.ts';
import { statusLine } from './statusLine.ts';

/** `npm run shop -- import`: docs/import.md. */
export const importFiles: Command = {
  summary: 'reads a catalogue into the shop: JSON Lines, CSV or a Shopify export',
  help: `npm run shop -- import FILE [options]      FILE may be - for standard input

  --format jsonl|csv|shopify|update
                                   told from the content without it; update takes prices and stock
                                   alone from a CSV, whatever else it has
  --replace                        retire what the file no longer has
  --currency EUR                   CSV: currency of the prices
  --tax-class standard|reduced     CSV: tax class of the goods
  --storefronts de,at,ch,b2b       CSV: where the goods are sold
  --category NAME                  CSV: category of goods that name none
  --language de|en                 CSV: language of the texts
  --pictures DIR                   where picture files lie; beside FILE without it
  --compare-at nothing|list-price  Shopify: what the compare-at price becomes; list-price is the
                                   makers' recommended price (UVP)
  --no-fetch                       fetch no pictures from addresses

Good lines are kept whatever the others are; every refused line is told with its number, field and
reason. Ends with 0 when everything was taken, 1 when a line was refused, 2 when FILE is unusable.
The format is described in docs/import.md.`,
  options: {
    format: { type: 'string' },
    replace: { type: 'boolean' },
    currency: { type: 'string' },
    'tax-class': { type: 'string' },
    storefronts: { type: 'string' },
    category: { type: 'string' },
    language: { type: 'string' },
    pictures: { type: 'string' },
    'compare-at': { type: 'string' },
    'no-fetch': { type: 'boolean' },
  },
  async run({ settings, values, positionals }) {
    const [file, ...rest] = positionals;
    if (file === undefined || rest.length > 0) throw new UsageError(this.help);
    const storefronts = textOf(values, 'storefronts')
      ?.split(',')
      .map((id) => choiceOf({ storefronts: id }, 'storefronts', storefrontIds) ?? 'de');
    const options = {
      format: choiceOf(values, 'format', importFormats),
      replace: values.replace === true,
      defaults: {
        currency: textOf(values, 'currency'),
        taxClass: choiceOf(values, 'tax-class', ['standard', 'reduced']),
        storefronts,
        category: textOf(values, 'category'),
        language: choiceOf(values, 'language', ['de', 'en']),
        compareAt: choiceOf(values, 'compare-at', compareAtUses),
      },
      pictures: { directory: textOf(values, 'pictures'), fetch: values['no-fetch'] !== true },
    } as const;
    await using shop = await openShopDatabase(settings, console.error);
    const { database } = shop;
    const status = statusLine();
    try {
      const report = await importCatalogue({
        database,
        currencies: settings.currencies,
        media: openMedia(settings, database),
        source: file === '-' ? process.stdin : file,
        ...options,
        onProgress: (progress) => status.show(formatProgress(progress)),
        onRefused: (refusal) => status.print(`refused: ${formatRemark(refusal)}`),
        onWarning: (warning) => status.print(`warning: ${formatRemark(warning)}`),
      });
      status.clear();
      console.log(formatReport(report));
      return exitCodeOf(report);
    } catch (error) {
      status.clear();
      if (error instanceof UnusableFileError) throw new UsageError(error.message);
      throw error;
    }
  },
};
