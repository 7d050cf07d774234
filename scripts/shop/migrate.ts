import { openShopDatabase } from '../composition/database.ts';
import type { Command } from './command.ts';

/** `npm run shop -- migrate`: for deployments that bring the schema up before the new shop starts. */
export const migrate: Command = {
  summary: "brings the database's schema up to this version",
  help: `npm run shop -- migrate

Runs the migrations that the database has not seen. A starting shop does the same; several at once
are no problem.`,
  options: {},
  async run({ settings }) {
    await using _shop = await openShopDatabase(settings, console.log);
    console.log('The schema is up to date.');
    return 0;
  },
};
