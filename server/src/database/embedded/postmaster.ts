import { spawn } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { clusterDirectory, endPostmaster, postgresEnvironment, readPidFile } from './cluster.ts';
import type { Home } from './home.ts';

/** A running PostgreSQL that accepts connections. */
export interface Postmaster {
  /** Resolves when it has ended, for whatever reason, with words for the log. */
  readonly ended: Promise<string>;
  /** Resolves when it has ended, by force if need be. */
  stop(): Promise<void>;
}

export interface Listening {
  /** Directory of the Unix socket; unused on Windows. */
  readonly socketDirectory: string;
  /** Port on 127.0.0.1; used on Windows only. */
  readonly port: number;
}

/**
 * Starts PostgreSQL and waits until it accepts connections, which after a crash means: until it has
 * recovered. A start that meets the shared memory of a predecessor's dying sessions is repeated
 * for some seconds.
 *
 * @throws with PostgreSQL's own words when it doesn't start.
 */
export async function startPostmaster(
  home: Home,
  binaries: Binaries,
  listening: Listening,
  log: (message: string) => void,
): Promise<Postmaster> {
  const patience = Date.now() + 15_000;
  for (;;) {
    try {
      return await startOnce(home, binaries, listening, log);
    } catch (error) {
      const passing = /still in use|lock file .* already exists/.test(String(error));
      if (!passing || Date.now() > patience) throw error;
      await delay(100);
    }
  }
}

async function startOnce(
  home: Home,
  binaries: Binaries,
  listening: Listening,
  log: (message: string) => void,
): Promise<Postmaster> {
  const cluster = clusterDirectory(home);
  await removeStaleSockets(listening);
  const child = spawn(
    binaries.postgres,
    ['-D', cluster, ...settings(listening).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...home.account,
      cwd: home.directory,
      env: postgresEnvironment,
      stdio: ['ignore', 'ignore', 'pipe'],
      windowsHide: true,
    },
  );
  // Until its own log is open PostgreSQL complains here.
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(-4_000);
  });
  let running = true;
  const ended = new Promise<string>((resolve) => {
    const end = (how: string) => {
      running = false;
      resolve(how);
    };
    child.once('error', (error) => end(error.message));
    child.once('close', (code, signal) => end(signal ? `signal ${signal}` : `exit code ${code}`));
  });

  // The way pg_ctl waits, too: the eighth line of postmaster.pid.
  while (running) {
    const written = await readPidFile(home);
    if (written?.pid === child.pid && written?.status === 'ready') {
      const stop = async () => {
        if (!running || child.pid === undefined) return;
        await endPostmaster(child.pid, home, binaries, log);
        await ended;
      };
      return { ended, stop };
    }
    await delay(10);
  }
  throw new Error(
    `PostgreSQL did not start (${await ended}; its log is in ${join(cluster, 'log')}):\n` +
      complaints.trim(),
  );
}

/** A socket's lock file holds a process id as well, which after a reboot may be anybody's. */
async function removeStaleSockets({ socketDirectory }: Listening): Promise<void> {
  for (const name of await readdir(socketDirectory)) {
    if (name.startsWith('.s.PGSQL.')) await rm(join(socketDirectory, name), { force: true });
  }
}

/**
 * Settings for a shop on two cores. Durability is PostgreSQL's default and stays so
 * (`synchronous_commit`, `fsync`): an order that was acknowledged survives a loss of power.
 */
function settings({ socketDirectory, port }: Listening): [name: string, value: string][] {
  const listen: [string, string][] =
    process.platform === 'win32'
      ? [
          ['listen_addresses', '127.0.0.1'],
          ['port', String(port)],
        ]
      : [
          ['listen_addresses', ''],
          ['port', '5432'],
          ['unix_socket_directories', `"${socketDirectory.replaceAll('"', '""')}"`],
          ['unix_socket_permissions', '0700'],
        ];
  return [
    ...listen,
    ['max_connections', '60'],
    ['shared_buffers', '128MB'],
    ['effective_cache_size', '1GB'],
    ['random_page_cost', '1.1'],
    ['jit', 'off'],
    // Many short queries on few cores; and containers often have too little /dev/shm for workers.
    ['max_parallel_workers_per_gather', '0'],
    // There is no replication, so the write-ahead log can be short.
    ['wal_level', 'minimal'],
    ['max_wal_senders', '0'],
    ['max_wal_size', '512MB'],
    ['wal_compression', 'on'],
    ['timezone', 'UTC'],
    ['log_timezone', 'UTC'],
    // A week of logs in cluster/log, without DETAIL lines and statements: they hold people's data.
    ['logging_collector', 'on'],
    ['log_filename', 'postgresql-%a.log'],
    ['log_truncate_on_rotation', 'on'],
    ['log_rotation_age', '1d'],
    ['log_rotation_size', '0'],
    ['log_error_verbosity', 'terse'],
    ['log_min_error_statement', 'panic'],
    ['log_checkpoints', 'off'],
  ];
}
