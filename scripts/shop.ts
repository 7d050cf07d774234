import { parseArgs } from 'node:util';
import { readSettings, SettingsError } from '@kreide/server';
import { tellFailure } from './composition/failure.ts';
import { onStop } from './process.ts';
import { catalogue } from './shop/catalogue.ts';
import { check } from './shop/check.ts';
import { type Command, UsageError } from './shop/command.ts';
import { competition } from './shop/competition.ts';
import { consent } from './shop/consent.ts';
import { customer } from './shop/customer.ts';
import { deal } from './shop/deal.ts';
import { exportFile } from './shop/export.ts';
import { generate } from './shop/generate.ts';
import { gift } from './shop/gift.ts';
import { importFiles } from './shop/import.ts';
import { invoice } from './shop/invoice.ts';
import { mail } from './shop/mail.ts';
import { migrate } from './shop/migrate.ts';
import { newsletter } from './shop/newsletter.ts';
import { order } from './shop/order.ts';
import { parameter } from './shop/parameter.ts';
import { prime } from './shop/prime.ts';
import { goodsReturn } from './shop/return.ts';
import { review } from './shop/review.ts';
import { searchTerm } from './shop/searchTerm.ts';
import { voucher } from './shop/voucher.ts';

const commands: Readonly<Record<string, Command>> = {
  check,
  import: importFiles,
  export: exportFile,
  generate,
  parameter,
  consent,
  'search-term': searchTerm,
  deal,
  voucher,
  gift,
  review,
  competition,
  customer,
  order,
  return: goodsReturn,
  invoice,
  prime,
  newsletter,
  catalogue,
  mail,
  migrate,
};

const help = `npm run shop -- COMMAND

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(13)}${summary}`)
  .join('\n')}
  help         prints this; COMMAND --help more about a command

Works beside a running shop, on the same data (KREIDE_DATA, DATABASE_URL: docs/settings.md).
Ends with 0 when all was done, 1 when something was refused or failed, 2 when the call is unusable.`;

// What a command has stored until then stays; the database is closed by its own supervisor.
onStop(() => process.exit(130));
process.exitCode = await main(process.argv.slice(2));

async function main([name = 'help', ...args]: readonly string[]): Promise<number> {
  if (name === 'help' || name === '--help' || name === '-h') {
    console.log(help);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    console.error(`There is no command "${name}".\n\n${help}`);
    return 2;
  }
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...command.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    if (values.help) {
      console.log(command.help);
      return 0;
    }
    const settings = readSettings(process.env);
    return await command.run({ settings, values: values as never, positionals });
  } catch (error) {
    return tell(error);
  }
}

function tell(error: unknown): number {
  const isUsage =
    error instanceof UsageError ||
    (error as { code?: unknown }).code?.toString().startsWith('ERR_PARSE_ARGS');
  if (isUsage) {
    console.error((error as Error).message);
    return 2;
  }
  tellFailure(error);
  return error instanceof SettingsError ? 2 : 1;
}
