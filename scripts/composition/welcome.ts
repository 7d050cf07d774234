import { demoVouchers, type Settings } from '@kreide/server';
import type { DemoLogin } from './demo.ts';
import { localHosts } from './localHosts.ts';

const storefronts = [
  ['Shop (Germany)', localHosts.de],
  ['Shop (Austria)', localHosts.at],
  ['Shop (Switzerland)', localHosts.ch],
  ['Schools and businesses', localHosts.b2b],
  ['… in English', localHosts['b2b-en']],
] as const;

export interface Welcome {
  readonly settings: Settings;
  readonly port: number;
  readonly parts: 'all' | 'api';
  readonly logins: readonly DemoLogin[];
}

/** The message to a parent process (over its IPC channel) once the shop is open. */
export interface OpenMessage {
  readonly port: number;
  readonly logins: readonly DemoLogin[];
}

/** Tells where the shop is to be found now, and how to get in. */
export function printAddresses({ settings, port, parts, logins }: Welcome): void {
  const rows: (readonly [string, string])[] = [];
  if (settings.environment === 'production') {
    const hosts = settings.addresses?.join(', ') ?? 'every address';
    rows.push([parts === 'api' ? 'API' : 'Shop', `port ${port} on ${hosts}`]);
  } else if (parts === 'api') {
    rows.push(['API', `http://localhost:${port}/graphql/`]);
  } else {
    for (const [name, host] of storefronts) rows.push([name, `http://${host}:${port}`]);
    if (settings.shopApiUrl === undefined && settings.smtpUrl === undefined) {
      rows.push(['Mailbox', `http://${localHosts.de}:${port}/dev/mailbox`]);
    }
  }
  for (const { name, user, password } of logins) rows.push([name, `${user}  ${password}`]);
  if (logins.length > 0) rows.push(['Vouchers', demoVouchers.map(({ code }) => code).join('  ')]);
  const width = Math.max(...rows.map(([name]) => name.length));
  console.log(`\nKreide is open.\n`);
  for (const [name, value] of rows) console.log(`  ${name.padEnd(width)}  ${value}`);
  console.log('\nCtrl-C stops it.');
  process.send?.({ port, logins } satisfies OpenMessage);
}
