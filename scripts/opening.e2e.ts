import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openableShop, productionSettings } from './testing/openableShop.ts';
import { operate } from './testing/operate.ts';
import { freePort } from './testing/postgres.ts';
import { startShop } from './testing/shopProcess.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'kreide-opening-'));
});

afterAll(() => rm(directory, { recursive: true, force: true }));

const env = (more: Readonly<Record<string, string>> = {}) => ({
  ...productionSettings,
  KREIDE_DATA: directory,
  ...more,
});

test('production refuses to start, and says in words why', async () => {
  await expect(startShop({ dataDirectory: directory, env: env() })).rejects.toThrow(
    /can't be opened in production yet[\s\S]*company: name[\s\S]*bank: iban[\s\S]*\/service\/agb/,
  );
});

test('the check names what settings of a demo lack as well, all at once', async () => {
  const { code, stdout } = await operate(['check'], { KREIDE_DATA: directory });
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /company: name is the invented "Kreide Musterhandel GmbH" \(de, at, ch, b2b\)/,
  );
  expect(stdout).toContain('legal texts: /service/impressum (de, de) is missing');
  expect(stdout).toContain('hosts: KREIDE_HOSTS is not set');
  for (const name of ['SMTP_URL', 'MAIL_FROM', 'KREIDE_SECRET', 'API_CLIENT_SECRET']) {
    expect(stdout).toContain(`settings: ${name} is required in production`);
  }
});

test('with facts of its own the check passes, and tells what else to look at', async () => {
  const text = openableShop.map((line) => `${JSON.stringify(line)}\n`).join('');
  const { code, stderr } = await operate(['import', '-'], env(), text);
  expect(code, stderr).toBe(0);
  const fit = await operate(['check'], env());
  expect(fit).toMatchObject({ code: 0, stdout: expect.not.stringContaining('refuses') });
  expect(fit.stdout).toContain('backups: PostgreSQL archives no log');
  expect(fit.stdout + fit.stderr).not.toContain(productionSettings.KREIDE_SECRET);
});

test('the shop opens then, with metrics on a port of their own that tell of nobody', async () => {
  const metricsPort = await freePort();
  await using shop = await startShop({
    dataDirectory: directory,
    env: env({ KREIDE_METRICS: `${metricsPort}` }),
  });
  const ask = (address: string) => fetch(`http://localhost:${shop.port}${address}`);
  expect((await ask('/service/impressum')).status).toBe(200);
  // Whatever editors have made, people can write to the shop, and find who it is.
  const contact = await (await ask('/service/kontakt')).text();
  expect(contact).toContain('Nachricht senden');
  for (const path of ['/service/impressum', '/service/agb', '/service/datenschutz']) {
    expect(contact).toContain(`href="${path}"`);
  }
  expect((await ask('/cat/geheimnis?email=eva@example.de')).status).toBe(404);
  expect((await ask('/metrics')).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
  const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(metrics.headers.get('content-type')).toContain('text/plain');
  const text = await metrics.text();
  expect(text).toMatch(/^kreide_http_requests_total\{kind="page",method="GET",status="404"\} 2$/m);
  expect(text).toMatch(/^kreide_database_reached 1$/m);
  expect(text).toMatch(/^kreide_mails_waiting 0$/m);
  expect(text).toMatch(/^kreide_database_connections\{state="open"\} [1-9]/m);
  expect(text).toMatch(/^# TYPE kreide_logins_total counter$/m);
  expect(text).toMatch(/^# TYPE kreide_limit_refusals_total counter$/m);
  expect(text).toMatch(/^process_resident_memory_bytes /m);
  expect(text).not.toMatch(/geheimnis|eva@|impressum|localhost/);
});
