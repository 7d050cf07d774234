import { type Connection, statement } from '../../database/database.ts';

const backupState = statement(
  'opening_backup_state',
  `select current_setting('archive_mode') <> 'off' as "isArchiving",
          (select count(*)::integer from pg_stat_replication) as standbys`,
);

/** What PostgreSQL itself does against loss. */
export async function loadBackupState(connection: Connection) {
  const row = await connection.row<{ isArchiving: boolean; standbys: number }>(backupState);
  return row ?? { isArchiving: false, standbys: 0 };
}
