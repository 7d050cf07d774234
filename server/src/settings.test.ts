import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSettings, SettingsError, settingDefaults } from './settings.ts';

let data: string;

beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'kreide-settings-'));
});

afterEach(() => rmSync(data, { recursive: true, force: true }));

const production = () => ({
  KREIDE_ENV: 'production',
  KREIDE_DATA: data,
  KREIDE_SECRET: 'a'.repeat(32),
  API_CLIENT_SECRET: 'b'.repeat(32),
  SMTP_URL: 'smtp://mail.example.de',
  MAIL_FROM: 'Shop <shop@example.de>',
});

function problemsOf(env: Record<string, string>): string {
  try {
    readSettings({ KREIDE_DATA: data, ...env });
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  return '';
}

describe('the demo', () => {
  test('needs no setting and listens on loopback only', () => {
    const settings = readSettings({ KREIDE_DATA: data });
    expect(settings).toMatchObject({
      environment: 'demo',
      port: 3000,
      addresses: ['127.0.0.1', '::1'],
      dataDirectory: data,
      databaseUrl: undefined,
    });
    expect(problemsOf({ HOST: '0.0.0.0' })).toContain('HOST');
  });

  test('makes its secrets once, for its user only', () => {
    const first = readSettings({ KREIDE_DATA: data });
    const second = readSettings({ KREIDE_DATA: data });
    expect(first.secret.length).toBeGreaterThanOrEqual(32);
    expect(second.secret).toBe(first.secret);
    expect(second.apiClient).toEqual(first.apiClient);
    expect(first.apiClient.secret).not.toBe(first.secret);
    expect(statSync(path.join(data, 'secrets.json')).mode & 0o077).toBe(0);
  });

  test('has other secrets in another installation', () => {
    const other = path.join(data, 'other');
    expect(readSettings({ KREIDE_DATA: other }).secret).not.toBe(
      readSettings({ KREIDE_DATA: data }).secret,
    );
  });

  test('tells of a damaged file of secrets', () => {
    writeFileSync(path.join(data, 'secrets.json'), '{"secret":');
    expect(problemsOf({})).toContain('secrets.json is damaged');
  });
});

test('metrics are read on loopback, unless an address is said', () => {
  const metrics = (text: string) => readSettings({ ...production(), KREIDE_METRICS: text }).metrics;
  expect(readSettings(production()).metrics).toBeUndefined();
  expect(metrics('9464')).toEqual({ address: '127.0.0.1', port: 9464 });
  expect(metrics('10.0.0.5:9464')).toEqual({ address: '10.0.0.5', port: 9464 });
  expect(metrics('[::1]:9464')).toEqual({ address: '::1', port: 9464 });
  for (const text of ['metrics', '99999', '10.0.0.5:']) {
    expect(() => metrics(text)).toThrow('KREIDE_METRICS is no port');
  }
});

describe('production', () => {
  test('takes its settings and writes no secrets', () => {
    expect(readSettings(production())).toMatchObject({
      environment: 'production',
      addresses: undefined,
      secret: 'a'.repeat(32),
      apiClient: { id: 'storefront', secret: 'b'.repeat(32) },
    });
    expect(() => statSync(path.join(data, 'secrets.json'))).toThrow();
  });

  test('names everything that is missing at once', () => {
    const problems = problemsOf({ KREIDE_ENV: 'production' });
    for (const name of ['KREIDE_SECRET', 'API_CLIENT_SECRET', 'SMTP_URL', 'MAIL_FROM']) {
      expect(problems).toContain(`${name} is required in production`);
    }
  });

  test('refuses short secrets and those of a demo', () => {
    expect(problemsOf({ ...production(), KREIDE_SECRET: 'short' })).toContain('too short');
    const { secret } = readSettings({ KREIDE_DATA: path.join(data, 'demo') });
    expect(problemsOf({ ...production(), KREIDE_SECRET: secret })).toContain('secret of a demo');
  });

  test('a storefront on its own needs no mail', () => {
    const { SMTP_URL: _smtp, MAIL_FROM: _from, ...env } = production();
    const settings = readSettings({ ...env, SHOP_API_URL: 'https://api.example.de' });
    expect(settings.shopApiUrl).toBe('https://api.example.de');
  });
});

describe('a wrong value is told by name', () => {
  test.each([
    ['KREIDE_ENV', 'prod'],
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['SMTP_URL', 'mail.example.de'],
    ['SHOP_API_URL', 'api'],
    ['MAIL_FROM', 'nobody'],
    ['KREIDE_TRUSTED_PROXIES', 'yes'],
    ['KREIDE_TRUSTED_PROXIES', '-1'],
    ['KREIDE_TRUSTED_PROXIES', '10'],
    ['KREIDE_TRUST_PROXY', 'yes'],
    ['KREIDE_TRUSTED_PROXY', ''],
    ['KREIDE_HOSTS', 'shop.example.de'],
    ['KREIDE_HOSTS', 'shop.example.de=fr'],
    ['KREIDE_HOSTS', 'shop.example.de=de:en'],
    ['KREIDE_HOSTS', 'shop.example.de=de,SHOP.example.de=at'],
    ['KREIDE_CURRENCIES', 'CHF'],
    ['KREIDE_CURRENCIES', 'ch=chf'],
    ['KREIDE_CURRENCIES', 'fr=EUR'],
    ['KREIDE_CURRENCIES', 'ch=CHF,ch=EUR'],
    ['KREIDE_CURRENCIES', 'ch=JPY'],
    ['KREIDE_CURRENCIES', 'ch=XYZ'],
    ['KREIDE_CONSENT_TOOL', 'abc'],
    ['KREIDE_CONSENT_TOOL', 'fr=abc'],
    ['KREIDE_CONSENT_OPT_OUT', 'de'],
    ['KREIDE_TAG_CONTAINER', 'de=https://evil.example'],
    ['KREIDE_ERROR_TRACKING', 'de='],
    ['KREIDE_HOME_IDS', 'home'],
    ['KREIDE_LIMIT_ORDERS_BY_EMAIL', '10'],
    ['KREIDE_LIMIT_ORDERS_BY_EMAIL', '0/1h'],
    ['KREIDE_LIMIT_LOGINS_BY_NETWORK', '5/15'],
    ['KREIDE_LIMIT_LOGINS_BY_NETWORK', '-1/1min'],
  ])('%s=%s', (name, value) => {
    expect(problemsOf({ [name]: value })).toContain(name);
  });

  test('an empty value counts as none', () => {
    expect(readSettings({ KREIDE_DATA: data, PORT: ' ', DATABASE_URL: '' }).port).toBe(3000);
  });
});

test('DEC-04 a storefront may sell in another currency than the euro', () => {
  expect(readSettings({ KREIDE_DATA: data }).currencies).toEqual({});
  const { currencies } = readSettings({ KREIDE_DATA: data, KREIDE_CURRENCIES: 'ch=CHF' });
  expect(currencies).toEqual({ ch: 'CHF' });
});

test('what is measured is said for each storefront (TRACK-13, TRACK-14, DEC-52, DEC-57)', () => {
  expect(readSettings({ KREIDE_DATA: data }).tracking).toEqual({});
  const { tracking } = readSettings({
    KREIDE_DATA: data,
    KREIDE_CONSENT_TOOL: 'de=aBc1, b2b=dEf2',
    KREIDE_CONSENT_OPT_OUT: 'ch',
    KREIDE_TAG_CONTAINER: 'de=GTM-ABC123',
    KREIDE_ERROR_TRACKING: 'at=0a1b2c3d4e5f',
    KREIDE_HOME_IDS: '1001, 2001',
  });
  const homeIds = ['1001', '2001'];
  expect(tracking).toEqual({
    de: { consentTool: 'aBc1', tagContainer: 'GTM-ABC123', homeIds },
    at: { errorToken: '0a1b2c3d4e5f', homeIds },
    ch: { isOptOut: true, homeIds },
    b2b: { consentTool: 'dEf2', homeIds },
  });
});

test('limits are set one by one, and lifted', () => {
  const { limits } = readSettings({
    KREIDE_DATA: data,
    KREIDE_LIMIT_ORDERS_BY_EMAIL: '3/2d',
    KREIDE_LIMIT_CARTS_BY_NETWORK: 'off',
  });
  expect(limits.ordersByEmail).toEqual({ count: 3, seconds: 2 * 86_400 });
  expect(limits.cartsByNetwork.count).toBe(Number.POSITIVE_INFINITY);
  expect(limits.loginsByAccountAndNetwork).toEqual({ count: 5, seconds: 900 });
});

test('the host table is read in any case', () => {
  const { hosts } = readSettings({
    KREIDE_DATA: data,
    KREIDE_HOSTS: 'Shop.example.de=de, en.schule.example.de=b2b:en',
  });
  expect(hosts).toEqual([
    { host: 'shop.example.de', storefront: 'de', language: 'de' },
    { host: 'en.schule.example.de', storefront: 'b2b', language: 'en' },
  ]);
});

test('docs/settings.md lists every setting with its default', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../docs/settings.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `([A-Z_]+)` \| ([^|]+) \|/gm)];
  expect(Object.fromEntries(rows.map((row) => [row[1], row[2]?.trim()]))).toEqual(settingDefaults);
});
