import { randomInt } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { csvLine } from '../../csvLine.ts';
import type { Database } from '../../database/database.ts';
import { dayOf } from './day.ts';
import {
  type CompetitionOverview,
  drawEntry,
  loadCompetition,
  loadCompetitions,
  loadEntries,
  lockUndrawn,
  type StoredEntry,
} from './store.ts';

export type Draw =
  | { readonly kind: 'drawn'; readonly winner: StoredEntry; readonly among: number }
  /** Nobody has entered a competition of that name, or its entries are deleted. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'running'; readonly endsOn: string }
  | { readonly kind: 'nobody' };

/** What an operator does with the entries of competitions: for the command line. */
export interface CompetitionOperator {
  /** Those that somebody has entered, by their end. */
  all(): Promise<CompetitionOverview[]>;
  /** The lines of a table (RFC 4180), the head first; none when nobody has entered. */
  csv(name: string): Promise<string[]>;
  /**
   * Draws one more winner, by chance alone, once the competition is over.
   *
   * @param answer only among those who gave it; capitals make no difference
   */
  draw(name: string, answer: string | undefined): Promise<Draw>;
}

export function createCompetitionOperator({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): CompetitionOperator {
  return {
    all: () => loadCompetitions(database),

    async csv(name) {
      const rows = await loadEntries(database, name);
      const lines = rows.map((row) => csvLine(columns.map((column) => row[column])));
      return lines.length > 0 ? [csvLine(columns), ...lines] : [];
    },

    draw: (name, answer) =>
      database.transaction(async (tx): Promise<Draw> => {
        const competition = await loadCompetition(tx, name);
        if (competition === undefined) return { kind: 'unknown' };
        const { endsOn } = competition;
        const now = clock.now();
        if (dayOf(now) <= endsOn) return { kind: 'running', endsOn };
        const ids = await lockUndrawn(tx, name, answer);
        const id = ids.length === 0 ? undefined : ids[randomInt(ids.length)];
        const winner = id && (await drawEntry(tx, id, now));
        return winner ? { kind: 'drawn', winner, among: ids.length } : { kind: 'nobody' };
      }),
  };
}

const columns = [
  'enteredAt',
  'storefront',
  'language',
  'salutation',
  'firstName',
  'lastName',
  'email',
  'answer',
  'drawnAt',
] as const satisfies readonly (keyof StoredEntry)[];
