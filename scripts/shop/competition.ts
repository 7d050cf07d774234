import { createCompetitionOperator, systemClock } from '@kreide/server';
import { openShopDatabase } from '../composition/database.ts';
import { type Command, textOf, UsageError } from './command.ts';
import { writeLines } from './export.ts';

/** `npm run shop -- competition`: who takes part in prize draws, and who wins. */
export const competition: Command = {
  summary: 'shows, exports and draws entries of prize draws',
  help: `npm run shop -- competition list
npm run shop -- competition export NAME [FILE]
npm run shop -- competition draw NAME [--answer TEXT]

  list      competitions that somebody has entered, with their last day
  export    the entries as CSV (UTF-8), to standard output without FILE; a FILE holds personal data
            and is not deleted by the shop
  draw      draws one winner and notes it; a second call draws another one. Only after the last day,
            with --answer only among those who gave this answer

NAME is the "name" of the teaser. Entries are deleted once the competition is over for as many days
as the parameter "competition entries.days" says (docs/settings.md).`,
  options: { answer: { type: 'string' } },
  async run({ settings, values, positionals }) {
    const [action, name, file, ...rest] = positionals;
    const answer = textOf(values, 'answer');
    const isList = action === 'list' && name === undefined;
    const isExport = action === 'export' && name !== undefined;
    const isDraw = action === 'draw' && name !== undefined && file === undefined;
    const isUnusable = rest.length > 0 || (answer !== undefined && !isDraw);
    if (isUnusable || !(isList || isExport || isDraw)) throw new UsageError(this.help);
    await using shop = await openShopDatabase(settings, console.error);
    const competitions = createCompetitionOperator({ database: shop.database, clock: systemClock });
    if (isExport) {
      await writeLines(await competitions.csv(name), file);
      return 0;
    }
    if (isDraw) {
      const draw = await competitions.draw(name, answer);
      switch (draw.kind) {
        case 'drawn': {
          const { id, storefront, firstName, lastName, email } = draw.winner;
          console.log(`${id}  ${storefront}  ${firstName} ${lastName}  ${email}`);
          console.error(`One of ${draw.among}.`);
          return 0;
        }
        case 'unknown':
          console.error(`There are no entries of "${name}".`);
          return 1;
        case 'running':
          console.error(`"${name}" runs: ${lastDay(draw.endsOn)}.`);
          return 1;
        case 'nobody':
          console.error('There is nobody left to draw.');
          return 1;
      }
    }
    for (const { name: known, entries, drawn, endsOn } of await competitions.all()) {
      console.log(`${known}  entries ${entries}  drawn ${drawn}  ${lastDay(endsOn)}`);
    }
    return 0;
  },
};

const lastDay = (endsOn: string) =>
  endsOn === '9999-12-31' ? 'no last day' : `last day ${endsOn}`;
