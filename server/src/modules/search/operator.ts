import type { Database } from '../../database/database.ts';
import { appendChanges } from '../outbox/service.ts';
import { deleteSearchTerm, loadSearchTerms, type SearchTermRow, saveSearchTerm } from './rows.ts';

/** The operator's words for search, without an index: for the command line. */
export interface SearchTermsService {
  all(): Promise<readonly SearchTermRow[]>;
  /** Every running shop takes it over within two seconds. */
  save(row: SearchTermRow): Promise<void>;
  /** @returns whether there was such a term */
  remove(row: Omit<SearchTermRow, 'target'>): Promise<boolean>;
}

const change = { kind: 'search', key: '*' } as const;

export function createSearchTermsService({ database }: { database: Database }): SearchTermsService {
  return {
    all: () => loadSearchTerms(database),
    save: (row) =>
      database.transaction(async (tx) => {
        await saveSearchTerm(tx, row);
        await appendChanges(tx, [change]);
      }),
    remove: (row) =>
      database.transaction(async (tx) => {
        const count = await deleteSearchTerm(tx, row);
        if (count > 0) await appendChanges(tx, [change]);
        return count > 0;
      }),
  };
}
