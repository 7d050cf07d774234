import {
  exitCodeOf,
  formatProgress,
  formatRemark,
  formatReport,
  generateCatalogue,
  importCatalogue,
} from '@kreide/server';
import { openShopDatabase } from '../composition/database.ts';
import { openMedia } from '../composition/media.ts';
import { type Command, countOf, textOf, UsageError } from './command.ts';
import { writeLines } from './export.ts';
import { statusLine } from './statusLine.ts';

/** `npm run shop -- generate`: a catalogue of any size, for measuring. */
export const generate: Command = {
  summary: 'makes a catalogue of any size, for measuring',
  help: `npm run shop -- generate --products N [--seed N] [--out FILE]

Reads the catalogue into the shop, or writes it to FILE (- for standard output). The same number and
seed give the same catalogue.`,
  options: {
    products: { type: 'string' },
    seed: { type: 'string' },
    out: { type: 'string' },
  },
  async run({ settings, values, positionals }) {
    const products = countOf(values, 'products');
    if (products === undefined || positionals.length > 0) throw new UsageError(this.help);
    const seed = countOf(values, 'seed');
    const lines = generateCatalogue({ products, ...(seed !== undefined && { seed }) });
    const out = textOf(values, 'out');
    if (out !== undefined) {
      await writeLines(
        Iterator.from(lines).map((line) => `${JSON.stringify(line)}\n`),
        out,
      );
      return 0;
    }
    await using shop = await openShopDatabase(settings, console.error);
    const { database } = shop;
    const status = statusLine();
    const report = await importCatalogue({
      database,
      currencies: settings.currencies,
      media: openMedia(settings, database),
      source: lines,
      onProgress: (progress) => status.show(formatProgress(progress)),
      onRefused: (refusal) => status.print(`refused: ${formatRemark(refusal)}`),
    });
    status.clear();
    console.log(formatReport(report));
    return exitCodeOf(report);
  },
};
