import type { Database } from '../../database/database.ts';
import { type Awaitable, mapAwaitable } from '../../inMemory/awaitable.ts';
import { CachedLoad } from '../../inMemory/cachedLoad.ts';
import { appendChanges } from '../outbox/service.ts';
import { type Language, type StorefrontId, storefrontIds } from '../storefront/storefront.ts';
import {
  isValueOf,
  type KnownEntry,
  type KnownName,
  knownParameter,
  knownParameters,
  wantedOf,
} from './known.ts';
import { loadParameters, type ParameterRow, saveParameter } from './store.ts';

export { removeParameter } from './store.ts';

/** What the shop itself says where nobody set anything. */
export function builtIn<N extends KnownName>(
  name: N,
  entry: KnownEntry<N>,
  storefront: StorefrontId,
): string | undefined {
  const defaults = knownParameter(name, entry)?.defaults;
  return defaults?.[storefront] ?? defaults?.['*'];
}

/** Where links in mails lead as long as nobody has said where the shop is. */
export function exampleShopUrl(storefront: StorefrontId, language: Language): string {
  const english = language === 'en' ? builtIn('company', 'shopUrl.en', storefront) : '';
  return english || (builtIn('company', 'shopUrl', storefront) ?? '');
}

export interface Parameter {
  readonly name: string;
  readonly entry: string;
  readonly value: string;
}

/** The parameters of one storefront at one moment. */
export interface ParameterSet {
  readonly storefront: StorefrontId;
  text<N extends KnownName>(name: N, entry: KnownEntry<N>): string;
  integer<N extends KnownName>(name: N, entry: KnownEntry<N>): number;
  flag<N extends KnownName>(name: N, entry: KnownEntry<N>): boolean;
  /** Any parameter, known to the shop or an operator's own; undefined where there is none. */
  value(name: string, entry: string): string | undefined;
  /** Every name that the shop or an operator uses. */
  names(): string[];
  /** All entries of a name, by entry. */
  entriesOf(name: string): Parameter[];
}

/**
 * What a parameter's value has to be, if this one cannot be it: completes "must be …". An operator's
 * own parameters can be any text.
 */
export function valueWanted({ name, entry, value }: Parameter): string | undefined {
  const kind = knownParameter(name, entry)?.kind ?? 'text';
  return isValueOf(kind, value) ? undefined : wantedOf[kind];
}

/** Whether a parameter is a picture, which is given as a file or an address and kept as its id. */
export const isPictureParameter = ({ name, entry }: Pick<Parameter, 'name' | 'entry'>): boolean =>
  knownParameter(name, entry)?.kind === 'picture';

/** Name and entry of each of them. */
export const pictureParameters = Object.entries(knownParameters).flatMap(([name, entries]) =>
  Object.keys(entries)
    .filter((entry) => isPictureParameter({ name, entry }))
    .map((entry) => [name, entry] as const),
);

type SetParameterResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly messageKey: 'vue.parameters.invalidValue' };

export interface ParametersService {
  /** FLAG-01…10: the database's row, a storefront's own before `*`, else the built-in default. */
  of(storefront: StorefrontId): Awaitable<ParameterSet>;
  /** Refuses values that a parameter known to the shop cannot have. */
  set(row: {
    name: string;
    entry: string;
    storefront: StorefrontId | '*';
    value: string;
  }): Promise<SetParameterResult>;
  /** Another process changed a parameter (outbox kind `parameter`). */
  invalidate(): void;
}

export function createParametersService({ database }: { database: Database }): ParametersService {
  const sets = new CachedLoad(async () => {
    const rows = await loadParameters(database);
    return new Map(storefrontIds.map((id) => [id, parameterSet(rows, id)]));
  });

  return {
    of: (storefront) =>
      mapAwaitable(sets.get(), (loaded) => {
        const set = loaded.get(storefront);
        if (set === undefined) throw new Error(`No parameters for storefront ${storefront}`);
        return set;
      }),
    async set(row) {
      if (valueWanted(row) !== undefined) {
        return { ok: false, messageKey: 'vue.parameters.invalidValue' };
      }
      await database.transaction(async (tx) => {
        await saveParameter(tx, row);
        await appendChanges(tx, [{ kind: 'parameter', key: `${row.name}/${row.entry}` }]);
      });
      sets.invalidate();
      return { ok: true };
    },
    invalidate() {
      sets.invalidate();
    },
  };
}

function parameterSet(rows: readonly ParameterRow[], storefront: StorefrontId): ParameterSet {
  const values = new Map<string, Map<string, string>>();
  const put = (name: string, entry: string, value: string): void => {
    const entries = values.get(name) ?? new Map<string, string>();
    values.set(name, entries.set(entry, value));
  };
  for (const [name, entries] of Object.entries(knownParameters)) {
    for (const entry of Object.keys(entries)) {
      const defaults = knownParameter(name, entry)?.defaults;
      if (defaults) put(name, entry, defaults[storefront] ?? defaults['*']);
    }
  }
  for (const layer of ['*', storefront]) {
    for (const row of rows) {
      if (row.storefront !== layer) continue;
      const known = knownParameter(row.name, row.entry);
      // A row that was written past `set` must not stop the checkout: the default holds instead.
      if (known === undefined || isValueOf(known.kind, row.value)) {
        put(row.name, row.entry, row.value);
      }
    }
  }

  const text = (name: string, entry: string): string => values.get(name)?.get(entry) ?? '';
  return {
    storefront,
    text,
    integer: (name, entry) => Number(text(name, entry)),
    flag: (name, entry) => text(name, entry) === 'true',
    value: (name, entry) => values.get(name)?.get(entry),
    names: () => [...values.keys()].sort(),
    entriesOf: (name) =>
      [...(values.get(name) ?? [])]
        .map(([entry, value]) => ({ name, entry, value }))
        .sort((a, b) => (a.entry < b.entry ? -1 : 1)),
  };
}
