import {
  linesOf,
  obstaclesOf,
  readClientDocuments,
  readSettings,
  SettingsError,
} from '@kreide/server';
import { openShopDatabase } from '../composition/database.ts';
import { type Command, UsageError } from './command.ts';

/** `npm run shop -- check`: what keeps the shop from opening. */
export const check: Command = {
  summary: 'lists everything that keeps the shop from opening',
  help: `npm run shop -- check

Looks at settings and database as production would: company, bank, legal texts, mail, hosts, secrets,
goods and backups, with the remedy of each. Ends with 1 as long as production would refuse to start.
Run it with the environment of production (docs/operating.md).`,
  options: {},
  async run({ settings, positionals }) {
    if (positionals.length > 0) throw new UsageError(this.help);
    const problems = await settingsProblems();
    await using shop = await openShopDatabase(settings, console.error);
    const obstacles = await obstaclesOf({ ...settings, database: shop.database });
    const serious = obstacles.filter(({ isSerious }) => isSerious);
    const notes = obstacles.filter(({ isSerious }) => !isSerious);
    const refused = [...problems.map((problem) => `  settings: ${problem}`), linesOf(serious)]
      .filter((line) => line !== '')
      .join('\n');
    if (refused !== '') console.log(`Production refuses to start with this:\n${refused}`);
    if (notes.length > 0) console.log(`To be looked at before the opening:\n${linesOf(notes)}`);
    if (refused === '' && notes.length === 0) console.log('Nothing keeps this shop from opening.');
    return refused === '' ? 0 : 1;
  },
};

/** What production would say of this environment: secrets, mail and whatever else is missing. */
async function settingsProblems(): Promise<readonly string[]> {
  try {
    const { clientDocuments } = readSettings({ ...process.env, KREIDE_ENV: 'production' });
    if (clientDocuments !== undefined) await readClientDocuments(clientDocuments);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}
