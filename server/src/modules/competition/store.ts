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

/**
 * The last day of a competition as an ISO date, or null where there is none of that name. A
 * competition is a teaser of a page that the storefront shows, whichever page that is; with several
 * the latest end counts, and one without an end has none in sight.
 */
const endsOn = (name: string, isShown: string) => `(
  select max(coalesce(substring(teaser->'attributes'->>'endsOn' from '^\\d{4}-\\d\\d-\\d\\d$'),
                      '9999-12-31'))
    from content_page,
         jsonb_path_query(rows, '$[*].cells[*] ? (@.template == "prizeDraw" || @.template == "form")')
           as teaser
   where page_type in ('CONTENT', 'HOMEPAGE', 'CATEGORY') and ${isShown}
     and teaser->'attributes'->>'name' = ${name})`;

const endInStorefront = statement(
  'competition_end_in_storefront',
  `select ${endsOn('$1', "storefront in ($2, '*')")} as "endsOn"`,
);

/** Undefined: the storefront shows no such competition. */
export async function loadEnd(
  connection: Connection,
  name: string,
  storefront: StorefrontId,
): Promise<string | undefined> {
  const row = await connection.row<{ endsOn: string | null }>(endInStorefront, [name, storefront]);
  return row?.endsOn ?? undefined;
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

/** Where no page shows the competition any more, the day of its last entry counts as its end. */
const overview = `
  select competition as name, count(*)::integer as entries, count(drawn_at)::integer as drawn,
         coalesce(${endsOn('competition', 'true')},
                  to_char(max(entered_at) at time zone 'Europe/Berlin', 'YYYY-MM-DD')) as "endsOn"
    from competition_entry group by competition`;

const removeOver = statement(
  'competition_prune',
  `delete from competition_entry entry using (${overview}) known
    where entry.storefront = $1 and entry.competition = known.name and known."endsOn" < $2`,
);

/** Deletes entries of competitions whose last day lies before this one. */
export async function deleteEntries(
  connection: Connection,
  storefront: StorefrontId,
  before: string,
): Promise<void> {
  await connection.run(removeOver, [storefront, before]);
}

export interface CompetitionOverview {
  readonly name: string;
  readonly entries: number;
  /** Of them, winners. */
  readonly drawn: number;
  /** ISO date of the last day; `9999-12-31`: no end is in sight. */
  readonly endsOn: string;
}

const allCompetitions = statement('competition_all', `${overview} order by "endsOn", name`);

/** Competitions that somebody has entered. */
export function loadCompetitions(connection: Connection): Promise<CompetitionOverview[]> {
  return connection.rows<CompetitionOverview>(allCompetitions);
}

const oneCompetition = statement(
  'competition_one',
  `select * from (${overview}) known where name = $1`,
);

export function loadCompetition(
  connection: Connection,
  name: string,
): Promise<CompetitionOverview | undefined> {
  return connection.row<CompetitionOverview>(oneCompetition, [name]);
}

export interface StoredEntry extends CompetitionEntry {
  readonly drawnAt: Date | null;
}

const columns = `id, competition, storefront, language, salutation, first_name as "firstName",
  last_name as "lastName", email, answer, entered_at as "enteredAt", drawn_at as "drawnAt"`;

const entriesOf = statement(
  'competition_entries',
  `select ${columns} from competition_entry where competition = $1 order by entered_at, id`,
);

export function loadEntries(connection: Connection, name: string): Promise<StoredEntry[]> {
  return connection.rows<StoredEntry>(entriesOf, [name]);
}

/** Locked, so that two draws at once have two winners. */
const undrawn = statement(
  'competition_undrawn',
  `select id from competition_entry
    where competition = $1 and drawn_at is null
      and ($2::text is null or lower(answer) = lower($2))
    order by id for update`,
);

/** Ids of those who may still win. */
export async function lockUndrawn(
  tx: Connection,
  name: string,
  answer: string | undefined,
): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(undrawn, [name, answer ?? null]);
  return rows.map(({ id }) => id);
}

const draw = statement(
  'competition_draw',
  `update competition_entry set drawn_at = $2 where id = $1 returning ${columns}`,
);

/** Notes a winner. */
export function drawEntry(tx: Connection, id: string, now: Date): Promise<StoredEntry | undefined> {
  return tx.row<StoredEntry>(draw, [id, now]);
}
