import { type Connection, statement } from '../../database/database.ts';
import type { Language, StorefrontId } from '../storefront/storefront.ts';

export interface CompetitionEntry {
  readonly id: string;
  readonly competition: string;
  readonly storefront: StorefrontId;
  readonly language: Language;
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly answer: string;
  readonly enteredAt: Date;
}

/** A competition is a teaser of a page that the storefront shows, whichever page that is. */
const competitionByName = statement(
  'competition_by_name',
  `select teaser->'attributes'->>'endsOn' as ends_on
     from content_page,
          jsonb_path_query(rows, '$[*].cells[*] ? (@.template == "prizeDraw" || @.template == "form")')
            as teaser
    where storefront in ($2, '*') and page_type in ('CONTENT', 'HOMEPAGE', 'CATEGORY')
      and teaser->'attributes'->>'name' = $1
    limit 1`,
);

export function loadCompetition(
  connection: Connection,
  name: string,
  storefront: StorefrontId,
): Promise<{ readonly ends_on: string | null } | undefined> {
  return connection.row(competitionByName, [name, storefront]);
}

const insert = statement(
  'competition_insert_entry',
  `insert into competition_entry (id, competition, storefront, language, salutation, first_name,
                                  last_name, email, answer, entered_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   on conflict (competition, lower(email)) do nothing`,
);

/** One entry per address (DEC-133): the first one counts. */
export async function insertEntry(connection: Connection, entry: CompetitionEntry): Promise<void> {
  await connection.run(insert, [
    entry.id,
    entry.competition,
    entry.storefront,
    entry.language,
    entry.salutation,
    entry.firstName,
    entry.lastName,
    entry.email,
    entry.answer,
    entry.enteredAt,
  ]);
}
