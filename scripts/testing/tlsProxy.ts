import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { canInstallDebianPackages, installDebianPackages } from '../debian.ts';
import { run } from '../process.ts';
import { freePort } from './postgres.ts';

/** An nginx that ends TLS in front of a shop, with a certificate of its own making. */
export interface TlsProxy extends AsyncDisposable {
  /** Hands the visitor's Host on. */
  readonly keepingPort: number;
  /** Asks the shop by a name of its own, and tells of the visitor's in X-Forwarded-Host. */
  readonly rewritingPort: number;
}

const programs = ['/usr/sbin/nginx', '/usr/bin/openssl'];
const areThere = () => programs.every((file) => existsSync(file));

/**
 * Provides nginx and openssl; as root on a Debian system they are installed.
 *
 * @returns why there are none
 * @throws the same in CI, where nothing is left out
 */
export async function provideNginx(): Promise<string | undefined> {
  if (areThere()) return undefined;
  const installed = canInstallDebianPackages()
    ? await installDebianPackages(['nginx', 'openssl'])
    : { output: 'nginx or openssl is missing (Debian: apt-get install nginx openssl)' };
  if (areThere()) return undefined;
  if (process.env.CI) throw new Error(installed.output);
  return installed.output;
}

export async function startTlsProxy(shopPort: number): Promise<TlsProxy> {
  const [keepingPort, rewritingPort] = [await freePort(), await freePort()];
  const nginx = await startNginx([keepingPort, rewritingPort], (certificate) =>
    servers(certificate, { shopPort, keepingPort, rewritingPort }),
  );
  return { ...nginx, keepingPort, rewritingPort };
}

/** Files with a certificate for localhost and the key to it. */
export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

/**
 * An nginx without what only a machine's own one needs.
 *
 * @param ports where it listens when it is ready
 * @param http what stands in its block `http`
 */
export async function startNginx(
  ports: readonly number[],
  http: (files: Certificate) => string,
): Promise<AsyncDisposable> {
  const directory = await mkdtemp(path.join(tmpdir(), 'kreide-tls-'));
  // Its workers run under another user than root.
  await chmod(directory, 0o755);
  const files = {
    certificate: path.join(directory, 'cert.pem'),
    key: path.join(directory, 'key.pem'),
  };
  const made = await run('/usr/bin/openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-addext', 'subjectAltName=DNS:localhost,DNS:*.localhost,DNS:kreide.at.localhost'],
    ...['-keyout', files.key, '-out', files.certificate],
  ]);
  if (!made.ok) throw new Error(made.output);
  const file = path.join(directory, 'nginx.conf');
  await writeFile(file, configuration(directory, http(files)));
  const nginx = spawn('/usr/sbin/nginx', ['-c', file, '-e', path.join(directory, 'error.log')], {
    stdio: 'inherit',
  });
  await Promise.all(ports.map((port) => isListening(nginx, port)));
  return {
    async [Symbol.asyncDispose]() {
      const ended = once(nginx, 'exit');
      nginx.kill('SIGQUIT');
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

interface Ports {
  readonly shopPort: number;
  readonly keepingPort: number;
  readonly rewritingPort: number;
}

/** As docs/settings.md says. */
function servers({ certificate, key }: Certificate, ports: Ports): string {
  const server = (port: number, host: string) => `
    server {
      listen 127.0.0.1:${port} ssl;
      location / {
        proxy_pass http://127.0.0.1:${ports.shopPort};
        proxy_set_header Host ${host};
        proxy_set_header X-Forwarded-Host $http_host;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      }
    }`;
  return `
    ssl_certificate ${certificate};
    ssl_certificate_key ${key};
    ${server(ports.keepingPort, '$http_host')}
    ${server(ports.rewritingPort, 'shop.internal')}`;
}

function configuration(directory: string, http: string): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${directory}/${name};`,
  );
  return `daemon off;
  worker_processes 1;
  pid ${directory}/nginx.pid;
  events { worker_connections 256; }
  http {
    access_log off;
    ${folders.join('\n    ')}
    ${http}
  }
`;
}

/** Asks again until the port is open; nginx says nothing when it is. */
async function isListening(nginx: ChildProcess, port: number): Promise<void> {
  while (nginx.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
  }
  throw new Error(`nginx ended with ${nginx.exitCode}`);
}
