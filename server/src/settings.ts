import { randomBytes } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type HostEntry, shopLanguageIn } from '../contract/index.ts';
import { apiClientDefaults, type OutsideClient, readApiClients } from './apiClientSettings.ts';
import {
  type LimitName,
  type Limits,
  limitNames,
  limitOf,
  limitRules,
  settingOfLimit,
  textOfLimit,
} from './modules/limiter/limiter.ts';
import {
  type Currencies,
  isStorefrontId,
  languageOf,
  type StorefrontId,
  storefrontIds,
} from './modules/storefront/storefront.ts';
import {
  type PaymentSettings,
  type PaymentVariable,
  paymentDefaults,
  readPayments,
} from './paymentSettings.ts';
import { readTracking, type TrackingByStorefront } from './trackingSettings.ts';

export const environments = ['demo', 'development', 'production'] as const;
export type Environment = (typeof environments)[number];

/** What an operator decides about an installation; docs/settings.md explains each. */
export interface Settings {
  readonly environment: Environment;
  /** 0 takes any free port. */
  readonly port: number;
  /** Addresses to listen on; undefined means every one of the machine. */
  readonly addresses: readonly string[] | undefined;
  /** Absolute path of the folder that holds everything the shop keeps outside PostgreSQL. */
  readonly dataDirectory: string;
  /** An external PostgreSQL; undefined means the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Where mail goes; undefined means the local mailbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** A remote API that a storefront on its own talks to. */
  readonly shopApiUrl: string | undefined;
  /** Signs tokens; at least 32 characters. */
  readonly secret: string;
  /** Credentials of the storefront at the API's token endpoint. */
  readonly apiClient: { readonly id: string; readonly secret: string };
  /** Programs of others that may use the API. */
  readonly outsideClients: readonly OutsideClient[];
  /** The file of what they may ask beside the storefront's own documents. */
  readonly clientDocuments: string | undefined;
  /** Replaces the built-in host table. */
  readonly hosts: readonly HostEntry[] | undefined;
  /** What storefronts sell in that do not sell in euro (ruling 3). */
  readonly currencies: Currencies;
  /** How many proxies stand in front, each of which sets X-Forwarded-*; 0: none is believed. */
  readonly trustedProxies: number;
  /** What storefronts measure beyond the shop's own statistics. */
  readonly tracking: TrackingByStorefront;
  /** Where VIES is asked about VAT IDs; undefined: a simulator. */
  readonly viesUrl: string | undefined;
  /** Accounts with payment providers. */
  readonly payments: PaymentSettings;
  /** Where metrics are read; undefined: nowhere. */
  readonly metrics: { readonly address: string; readonly port: number } | undefined;
  /** How often what is asked for, ordered or tried is taken. */
  readonly limits: Limits;
}

const viesAddress = 'https://ec.europa.eu/taxation_customs/vies/rest-api';

const limitDefaults: Readonly<Record<ReturnType<typeof settingOfLimit>, string>> =
  Object.fromEntries(
    limitNames.map((name) => [settingOfLimit(name), textOfLimit(limitRules[name])]),
  );

/** Every variable that `readSettings` looks at, with what holds where it is not set. */
export const settingDefaults = {
  KREIDE_ENV: 'demo',
  PORT: '3000',
  HOST: '127.0.0.1 and ::1; in production every address',
  KREIDE_DATA: '.kreide in the checkout',
  DATABASE_URL: 'the embedded PostgreSQL',
  SMTP_URL: 'the local mailbox; in production required',
  MAIL_FROM: 'Kreide <shop@kreide.example>; in production required',
  SHOP_API_URL: 'the API in the same process',
  KREIDE_SECRET: 'random per installation; in production required',
  API_CLIENT_ID: 'storefront',
  API_CLIENT_SECRET: 'random per installation; in production required',
  ...apiClientDefaults,
  KREIDE_HOSTS: 'the built-in host table',
  KREIDE_CURRENCIES: 'the euro everywhere',
  KREIDE_TRUSTED_PROXIES: '0',
  KREIDE_CONSENT_TOOL: 'the built-in question',
  KREIDE_CONSENT_OPT_OUT: 'nowhere',
  KREIDE_TAG_CONTAINER: 'none',
  KREIDE_ERROR_TRACKING: 'none',
  KREIDE_HOME_IDS: 'none',
  KREIDE_METRICS: 'nowhere',
  KREIDE_VIES_URL: `in the demo a simulator; in production ${viesAddress}`,
  ...paymentDefaults,
  ...limitDefaults,
} as const;

type SettingName = keyof typeof settingDefaults | keyof typeof limitDefaults | PaymentVariable;

/** Tells everything that is wrong with the settings, one line per setting. */
export class SettingsError extends Error {
  override name = 'SettingsError';

  /** A line per setting. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The settings are not usable (docs/settings.md):\n  ${problems.join('\n  ')}`);
    this.problems = problems;
  }
}

/** What the browser tests look at, and whoever starts them may have set. */
const testVariables = /^KREIDE_(?:CHROMIUM$|E2E_)/;

const checkout = path.resolve(import.meta.dirname, '../..');
const loopback = ['127.0.0.1', '::1'];
const minSecretLength = 32;

/** Marks a secret as made by `npm start`, so that production can refuse it wherever it came from. */
const demoMark = 'demo_';

/**
 * Reads and validates the settings. Outside production missing secrets are made once and kept in
 * `<KREIDE_DATA>/secrets.json`, readable by this user only.
 *
 * @throws SettingsError that names every setting that is wrong
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = [];
  const text = (name: SettingName) => env[name]?.trim() || undefined;
  const complain = (name: SettingName, problem: string) => {
    problems.push(`${name} ${problem}`);
  };

  const wished = text('KREIDE_ENV') ?? 'demo';
  const environment = environments.find((name) => name === wished) ?? 'demo';
  if (wished !== environment) {
    complain('KREIDE_ENV', `is "${wished}"; it is one of ${environments.join(', ')}`);
  }
  const isProduction = environment === 'production';

  const portText = text('PORT') ?? '3000';
  const port = Number(portText);
  if (!/^\d{1,5}$/.test(portText) || port > 65_535) {
    complain('PORT', `is "${portText}"; it is a number from 0 to 65535`);
  }

  const url = (name: SettingName, protocols: readonly string[]) => {
    const value = text(name);
    if (value === undefined) return undefined;
    const protocol = URL.canParse(value) ? new URL(value).protocol.slice(0, -1) : undefined;
    if (protocol === undefined || !protocols.includes(protocol)) {
      complain(name, `is no URL that starts with ${protocols.map((p) => `${p}://`).join(' or ')}`);
    }
    return value;
  };

  const required = (name: SettingName) => {
    const value = text(name);
    if (value === undefined && isProduction) complain(name, 'is required in production');
    return value;
  };

  const secret = (name: SettingName) => {
    const value = required(name);
    if (value === undefined) return undefined;
    if (value.length < minSecretLength) {
      complain(name, `is too short: ${minSecretLength} characters at least`);
    }
    if (isProduction && value.startsWith(demoMark)) {
      complain(name, 'is the secret of a demo; production needs one of its own');
    }
    return value;
  };

  const databaseUrl = url('DATABASE_URL', ['postgres', 'postgresql']);
  const smtpUrl = url('SMTP_URL', ['smtp', 'smtps']);
  const shopApiUrl = url('SHOP_API_URL', ['http', 'https']);
  // A storefront on its own sends no mail.
  if (shopApiUrl === undefined) required('SMTP_URL');
  const mailFrom = shopApiUrl === undefined ? required('MAIL_FROM') : text('MAIL_FROM');
  if (
    mailFrom !== undefined &&
    !/^[^<>@\s]+@[^<>@\s]+$|^[^<>]*<[^<>@\s]+@[^<>@\s]+>$/.test(mailFrom)
  ) {
    complain('MAIL_FROM', 'is no mail address; write shop@example.de or Shop <shop@example.de>');
  }

  const host = text('HOST');
  if (environment === 'demo' && host !== undefined && !loopback.includes(host)) {
    complain('HOST', 'is for production: the demo listens on 127.0.0.1 and ::1 only');
  }
  const addresses = host !== undefined ? [host] : isProduction ? undefined : loopback;

  const { hosts, hostProblems } = parseHosts(text('KREIDE_HOSTS'));
  for (const problem of hostProblems) complain('KREIDE_HOSTS', problem);

  const { currencies, currencyProblems } = parseCurrencies(text('KREIDE_CURRENCIES'));
  for (const problem of currencyProblems) complain('KREIDE_CURRENCIES', problem);

  const proxies = text('KREIDE_TRUSTED_PROXIES') ?? '0';
  if (!/^\d$/.test(proxies)) complain('KREIDE_TRUSTED_PROXIES', 'is a number from 0 to 9');

  const [, metricsAddress = '127.0.0.1', metricsPort = ''] =
    /^(?:\[?([\w.:-]+?)\]?:)?(\d{1,5})$/.exec(text('KREIDE_METRICS') ?? '') ?? [];
  const metrics =
    text('KREIDE_METRICS') === undefined
      ? undefined
      : { address: metricsAddress, port: Number(metricsPort) };
  if (metrics && (metricsPort === '' || metrics.port > 65_535)) {
    complain('KREIDE_METRICS', 'is no port; write 9464 or 10.0.0.5:9464');
  }

  // A name that is spelt wrong, or was one, would leave the shop without what was meant.
  for (const name of Object.keys(env)) {
    const isKnown = Object.hasOwn(settingDefaults, name) || testVariables.test(name);
    if (name.startsWith('KREIDE_') && !isKnown) problems.push(`${name} is no setting of the shop`);
  }

  const viesUrl = url('KREIDE_VIES_URL', isProduction ? ['https'] : ['https', 'http']);
  const tracking = readTracking(text, complain, storefrontIds);
  const payments = readPayments(text, complain, isProduction);

  const limits = Object.fromEntries(
    limitNames.map((name) => {
      const setting = settingOfLimit(name);
      const limit = limitOf(text(setting) ?? limitDefaults[setting] ?? '');
      if (limit === undefined) complain(setting, 'is no limit; write 20/1h, 5/15min or off');
      return [name, limit];
    }),
  ) as Record<LimitName, Limits[LimitName]>;

  const apiClientId = text('API_CLIENT_ID') ?? 'storefront';
  const outsideClients = readApiClients(text('KREIDE_API_CLIENTS'), apiClientId, complain);
  const ownSecret = secret('KREIDE_SECRET');
  const clientSecret = secret('API_CLIENT_SECRET');
  if (problems.length > 0) throw new SettingsError(problems);

  const dataDirectory = path.resolve(text('KREIDE_DATA') ?? path.join(checkout, '.kreide'));
  const made = ownSecret && clientSecret ? undefined : installationSecrets(dataDirectory);
  return {
    environment,
    port,
    addresses,
    dataDirectory,
    databaseUrl,
    smtpUrl,
    mailFrom: mailFrom ?? 'Kreide <shop@kreide.example>',
    shopApiUrl,
    secret: ownSecret ?? made?.secret ?? '',
    apiClient: {
      id: apiClientId,
      secret: clientSecret ?? made?.apiClientSecret ?? '',
    },
    outsideClients,
    clientDocuments: text('KREIDE_API_DOCUMENTS'),
    hosts,
    currencies,
    trustedProxies: Number(proxies),
    tracking,
    viesUrl: (viesUrl ?? (isProduction ? viesAddress : undefined))?.replace(/\/$/, ''),
    payments,
    metrics,
    limits,
  };
}

/** `shop.example.de=de, en.schule.example.de=b2b:en` as a host table. */
function parseHosts(text: string | undefined): {
  hosts: readonly HostEntry[] | undefined;
  hostProblems: readonly string[];
} {
  if (text === undefined) return { hosts: undefined, hostProblems: [] };
  const hosts: HostEntry[] = [];
  const hostProblems: string[] = [];
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [, host, storefront, language = 'de'] =
      /^([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)=([a-z0-9]+)(?::([a-z]+))?$/i.exec(entry) ?? [];
    const shopLanguage = isStorefrontId(storefront) && shopLanguageIn(storefront, language);
    if (host === undefined) {
      hostProblems.push(`has the entry "${entry}"; write host=storefront or host=storefront:en`);
    } else if (!isStorefrontId(storefront)) {
      hostProblems.push(`names the storefront "${storefront}", which does not exist`);
    } else if (!shopLanguage) {
      hostProblems.push(`names the language "${language}", which ${storefront} does not have`);
    } else if (hosts.some((other) => other.host === host.toLowerCase())) {
      hostProblems.push(`lists ${host} twice`);
    } else {
      hosts.push({ host: host.toLowerCase(), storefront, language: languageOf(shopLanguage) });
    }
  }
  return { hosts, hostProblems };
}

/** `ch=CHF` as a table of the storefronts that do not sell in euro. */
function parseCurrencies(text: string | undefined): {
  currencies: Currencies;
  currencyProblems: readonly string[];
} {
  const currencies: Partial<Record<StorefrontId, string>> = {};
  const currencyProblems: string[] = [];
  for (const entry of text?.split(',').map((part) => part.trim()) ?? []) {
    const [, storefront, currency = ''] = /^([a-z0-9]+)=([A-Z]{3})$/.exec(entry) ?? [];
    if (storefront === undefined) {
      currencyProblems.push(`has the entry "${entry}"; write storefront=CHF`);
    } else if (!isStorefrontId(storefront)) {
      currencyProblems.push(`names the storefront "${storefront}", which does not exist`);
    } else if (currencies[storefront] !== undefined) {
      currencyProblems.push(`names the storefront ${storefront} twice`);
    } else if (!hasCents(currency)) {
      currencyProblems.push(`names the currency ${currency}, which has no hundredths`);
    } else {
      currencies[storefront] = currency;
    }
  }
  return { currencies, currencyProblems };
}

/** Amounts are whole hundredths everywhere in the shop. */
function hasCents(currency: string): boolean {
  if (!Intl.supportedValuesOf('currency').includes(currency)) return false;
  const format = new Intl.NumberFormat('de', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits === 2;
}

interface InstallationSecrets {
  readonly secret: string;
  readonly apiClientSecret: string;
}

/** The secrets that this installation made for itself; made now at the first call. */
function installationSecrets(dataDirectory: string): InstallationSecrets {
  const file = path.join(dataDirectory, 'secrets.json');
  if (!isFilled(file)) makeSecrets(dataDirectory, file);
  const kept: unknown = parseJson(readFileSync(file, 'utf8'));
  if (isInstallationSecrets(kept)) return kept;
  throw new SettingsError([`KREIDE_DATA: ${file} is damaged; remove it to get new secrets`]);
}

/** Nothing is lost with an empty file, such as a disk that ran full may have left. */
function isFilled(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/** Whole or not at all. Of two processes that start at once one writes; both then read the same. */
function makeSecrets(dataDirectory: string, file: string): void {
  const random = () => demoMark + randomBytes(32).toString('base64url');
  const fresh: InstallationSecrets = { secret: random(), apiClientSecret: random() };
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    mkdirSync(dataDirectory, { recursive: true });
    writeFileSync(draft, `${JSON.stringify(fresh, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
    if (existsSync(file) && !isFilled(file)) rmSync(file);
    linkSync(draft, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST') {
      throw new SettingsError([`KREIDE_DATA: ${dataDirectory} cannot be written (${code})`]);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isInstallationSecrets(value: unknown): value is InstallationSecrets {
  if (typeof value !== 'object' || value === null) return false;
  const { secret, apiClientSecret } = value as Record<string, unknown>;
  return typeof secret === 'string' && typeof apiClientSecret === 'string';
}
