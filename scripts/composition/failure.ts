import { EmbeddedPostgresError, MigrationError, OpeningError, SettingsError } from '@kreide/server';
import { DatabaseUrlError } from './database.ts';
import { PortTakenError } from './listen.ts';

/** What keeps a process from starting and is no bug; the message says what to do. */
const expected = [
  DatabaseUrlError,
  EmbeddedPostgresError,
  MigrationError,
  OpeningError,
  PortTakenError,
  SettingsError,
];

/** Tells why a process can't go on: a bug with its stack, anything else in its own words. */
export function tellFailure(error: unknown): void {
  const isExpected = expected.some((kind) => error instanceof kind);
  console.error(isExpected ? (error as Error).message : error);
}
