import {
  createSearchTermsService,
  problemsOf,
  searchTermKinds,
  storefrontIds,
} from '@kreide/server';
import { openShopDatabase } from '../composition/database.ts';
import { type Command, choiceOf, UsageError } from './command.ts';

/** `npm run shop -- search-term`: what an operator teaches the search without a release. */
export const searchTerm: Command = {
  summary: "shows and sets the search's synonyms, boosts, redirects",
  help: `npm run shop -- search-term list [KIND]
npm run shop -- search-term set KIND TERM TARGET [--storefront de|at|ch|b2b] [--language de|en]
npm run shop -- search-term remove KIND TERM [--storefront de|at|ch|b2b] [--language de|en]

  synonym   TERM also finds TARGET and the other way round; several with commas
  boost     searching TERM lists the products TARGET first: ids, with commas
  redirect  searching TERM opens TARGET, a path or an address
  popular   TERM is offered before anything was typed; TARGET is ""

Without --storefront for every storefront, without --language for German. A running shop takes a
change over within two seconds.`,
  options: { storefront: { type: 'string' }, language: { type: 'string' } },
  async run({ settings, values, positionals }) {
    const storefront = choiceOf(values, 'storefront', storefrontIds) ?? '*';
    const language = choiceOf(values, 'language', ['de', 'en'] as const) ?? 'de';
    const [action, name, term, target, ...rest] = positionals;
    const kind = searchTermKinds.find((known) => known === name);
    const isSet = action === 'set' && kind && term && target !== undefined;
    const isRemove = action === 'remove' && kind && term && target === undefined;
    const isList = action === 'list' && (kind ?? name) === kind && term === undefined;
    if (rest.length > 0 || !(isSet || isRemove || isList)) throw new UsageError(this.help);
    await using shop = await openShopDatabase(settings, console.error);
    const terms = createSearchTermsService({ database: shop.database });
    if (isSet) {
      const row = { kind, storefront, language, term, target } as const;
      const [problem] = problemsOf('search-term', row);
      if (problem !== undefined) {
        console.error(problem);
        return 1;
      }
      await terms.save(row);
    }
    if (isRemove && !(await terms.remove({ kind, storefront, language, term }))) {
      console.error(`There is no ${kind} "${term}" for these visitors.`);
      return 1;
    }
    if (isList) {
      for (const row of await terms.all()) {
        if (kind !== undefined && row.kind !== kind) continue;
        console.log(`${row.kind}  ${row.storefront} ${row.language}  ${row.term}  ${row.target}`);
      }
    }
    return 0;
  },
};
