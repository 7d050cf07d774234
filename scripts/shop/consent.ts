import { createConsentRecords } from '@kreide/server';
import { openShopDatabase } from '../composition/database.ts';
import { type Command, UsageError } from './command.ts';

/** `npm run shop -- consent`: the proof of what visitors allowed. */
export const consent: Command = {
  summary: 'shows what visitors allowed, and when',
  help: `npm run shop -- consent show ID    everything that one visitor decided
npm run shop -- consent count      how many allow what, by storefront and version

The id is the second part of the visitor's cookie "consent". docs/tracking.md says what is kept, and
for how long.`,
  options: {},
  async run({ settings, positionals }) {
    const [action, id, ...rest] = positionals;
    const isShow = action === 'show' && id !== undefined;
    const isCount = action === 'count' && id === undefined;
    if (rest.length > 0 || !(isShow || isCount)) throw new UsageError(this.help);
    await using shop = await openShopDatabase(settings, console.error);
    const consents = createConsentRecords({ database: shop.database });
    if (isCount) {
      for (const row of await consents.counts()) {
        const { storefront, version, visitors, statistics, marketing } = row;
        console.log(
          `${storefront}  version ${version}  visitors ${visitors}  statistics ${statistics}  marketing ${marketing}`,
        );
      }
      return 0;
    }
    const decisions = await consents.history(id ?? '');
    if (decisions.length === 0) {
      console.error(`There is no consent ${id}.`);
      return 1;
    }
    for (const { decided_at, storefront, version, statistics, marketing } of decisions) {
      const allowed = [statistics && 'statistics', marketing && 'marketing'].filter(Boolean);
      console.log(
        `${decided_at.toISOString()}  ${storefront}  version ${version}  ${allowed.join(', ') || 'nothing'}`,
      );
    }
    return 0;
  },
};
