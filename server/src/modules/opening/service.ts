import { type HostEntry, legalPath, shopLanguages } from '../../../contract/index.ts';
import type { Database } from '../../database/database.ts';
import { countPlaceholders, createContentService } from '../content/service.ts';
import { whyNotKept } from '../media/service.ts';
import { builtIn, createParametersService, type ParameterSet } from '../parameters/service.ts';
import {
  type Language,
  languageOf,
  type StorefrontId,
  storefrontIds,
  storefrontOf,
} from '../storefront/storefront.ts';
import { loadBackupState } from './store.ts';

/** Something that a shop should not, or must not, be opened with. */
export interface Obstacle {
  /** Production does not start with a serious one: shoppers would be told what is not true. */
  readonly isSerious: boolean;
  readonly area:
    | 'company'
    | 'bank'
    | 'legal texts'
    | 'pages'
    | 'mail'
    | 'hosts'
    | 'goods'
    | 'pictures'
    | 'backups';
  /** What it is, and for which storefronts. */
  readonly what: string;
  /** How it goes. */
  readonly remedy: string;
}

export interface OpeningOptions {
  readonly database: Database;
  /** KREIDE_DATA */
  readonly dataDirectory: string;
  /** The host table; undefined: the built-in one, which is the demo's. */
  readonly hosts: readonly HostEntry[] | undefined;
  readonly mailFrom: string;
  readonly trustedProxies: number;
}

/** The shop is not fit to be opened; the message names each serious obstacle and its remedy. */
export class OpeningError extends Error {
  override name = 'OpeningError';

  constructor(obstacles: readonly Obstacle[]) {
    super(
      `This shop can't be opened in production yet (docs/operating.md):\n${linesOf(obstacles)}\n` +
        'Everything else that is missing: npm run shop -- check',
    );
  }
}

/** One obstacle to a line, its remedy below. */
export const linesOf = (obstacles: readonly Obstacle[]): string =>
  obstacles.map(({ area, what, remedy }) => `  ${area}: ${what}\n    ${remedy}`).join('\n');

/** @throws OpeningError where there is a serious obstacle */
export async function assertFitToOpen(options: OpeningOptions): Promise<void> {
  const serious = (await obstaclesOf(options)).filter(({ isSerious }) => isSerious);
  if (serious.length > 0) throw new OpeningError(serious);
}

/** Everything in database and settings that keeps a shop from opening, serious things first. */
export async function obstaclesOf(options: OpeningOptions): Promise<readonly Obstacle[]> {
  const shops = await servedBy(options);
  const found = [
    ...companyOf(shops),
    ...bankOf(shops),
    ...(await pagesOf(options, shops)),
    ...hostsOf(options, shops),
    ...mailOf(options),
    ...goodsOf(shops),
    ...(await picturesOf(options)),
    ...(await backupsOf(options)),
  ];
  return found.toSorted((a, b) => Number(b.isSerious) - Number(a.isSerious));
}

/** One storefront, in the languages that it is served in. */
interface Shop {
  readonly storefront: StorefrontId;
  readonly languages: readonly Language[];
  readonly hosts: readonly string[];
  readonly parameters: ParameterSet;
}

async function servedBy({ database, hosts }: OpeningOptions): Promise<readonly Shop[]> {
  const parameters = createParametersService({ database });
  const shops: Shop[] = [];
  for (const storefront of storefrontIds) {
    const own = hosts?.filter((host) => host.storefront === storefront);
    if (own?.length === 0) continue;
    shops.push({
      storefront,
      languages: own
        ? [...new Set(own.map(({ language }) => language))]
        : shopLanguages[storefront].map(languageOf),
      hosts: own?.map(({ host }) => host) ?? [],
      parameters: await parameters.of(storefront),
    });
  }
  return shops;
}

const setCommand = (name: string, entry: string, storefronts = '') =>
  `npm run shop -- parameter set ${name} ${entry} …${storefronts}`;

/** What a shop begins with is invented, and would be told to shoppers as true. */
function invented<N extends 'company' | 'bank'>(
  shops: readonly Shop[],
  area: N,
  entries: readonly Parameters<typeof builtIn<N>>[1][],
  isSerious = true,
): Obstacle[] {
  return entries.flatMap((entry) => {
    const concerned = shops.filter(({ storefront, parameters }) => {
      const value = parameters.text(area, entry);
      return value !== '' && value === builtIn(area, entry, storefront);
    });
    const [one] = concerned;
    if (one === undefined) return [];
    const names = concerned.map(({ storefront }) => storefront).join(', ');
    const what = `${entry} is the invented "${one.parameters.text(area, entry)}" (${names})`;
    return [{ isSerious, area, what, remedy: setCommand(area, entry) }];
  });
}

const companyOf = (shops: readonly Shop[]) => [
  // Somebody's shop may be called so.
  ...invented(shops, 'company', ['shopName'], false),
  ...invented(shops, 'company', [
    'name',
    'address',
    'email',
    'phone',
    'vatId',
    'register',
    'shopUrl',
  ]),
  ...invented(
    shops.filter(({ languages }) => languages.includes('en')),
    'company',
    ['shopUrl.en'],
  ),
];

/** Shoppers would transfer to an account that is not the shop's. */
const bankOf = (shops: readonly Shop[]) =>
  invented(
    shops.filter(({ parameters }) =>
      (['VORKASSE', 'RECHNUNG', 'X_RECHNUNG'] as const).some((id) =>
        parameters.flag('payment-type', id),
      ),
    ),
    'bank',
    ['accountHolder', 'iban', 'bic', 'bankName'],
  );

/** Texts that the law wants, and other pages that every page links. */
async function pagesOf({ database }: OpeningOptions, shops: readonly Shop[]): Promise<Obstacle[]> {
  const content = createContentService({ database });
  const obstacles: Obstacle[] = [];
  for (const { storefront, languages, parameters } of shops) {
    for (const language of languages) {
      const legal = [
        legalPath('imprint', language),
        legalPath('privacy', language),
        parameters.text('legal', `termsPath.${language}`),
        // Switzerland has no such right, and businesses have none anywhere.
        ...(storefront === 'de' || storefront === 'at'
          ? [parameters.text('legal', `withdrawalPath.${language}`)]
          : []),
      ];
      const linked = [
        legalPath('shipping', language),
        legalPath(storefront === 'b2b' ? 'advantages' : 'safeShopping', language),
      ];
      for (const path of [...legal, ...linked]) {
        const isSerious = legal.includes(path);
        const found = await content.lookUp(path, storefrontOf(storefront), language);
        const open = found.kind === 'page' ? countPlaceholders(found.page.rows) : 0;
        if (found.kind !== 'notFound' && open === 0) continue;
        const where = `${path} (${storefront}, ${language})`;
        obstacles.push({
          isSerious,
          area: isSerious ? 'legal texts' : 'pages',
          what: open > 0 ? `${where} has ${open} placeholders` : `${where} is missing`,
          remedy: isSerious
            ? 'import the page as "content" (docs/import.md)'
            : 'every page links it: import it as "content" (docs/import.md)',
        });
      }
    }
  }
  return obstacles;
}

function hostsOf({ hosts, trustedProxies }: OpeningOptions, shops: readonly Shop[]): Obstacle[] {
  const area = 'hosts';
  const obstacles: Obstacle[] = [];
  if (hosts === undefined) {
    const what = 'KREIDE_HOSTS is not set, so links lead to the hosts of the demo';
    obstacles.push({ isSerious: true, area, what, remedy: 'KREIDE_HOSTS=shop.example.de=de,…' });
  }
  if (trustedProxies === 0) {
    const what = 'KREIDE_TRUSTED_PROXIES is 0: behind a proxy that ends TLS every form is refused';
    obstacles.push({ isSerious: false, area, what, remedy: 'docs/settings.md#behind-a-proxy' });
  }
  for (const { storefront, parameters, hosts: own } of shops) {
    const url = parameters.text('company', 'shopUrl');
    const { protocol, hostname } = URL.canParse(url)
      ? new URL(url)
      : { protocol: '', hostname: '' };
    if (protocol === 'https:' && (hosts === undefined || own.includes(hostname))) continue;
    obstacles.push({
      isSerious: false,
      area,
      what: `links in mails lead to "${url}" (${storefront}), which is no https: address of KREIDE_HOSTS`,
      remedy: setCommand('company', 'shopUrl', ` --storefront ${storefront}`),
    });
  }
  return obstacles;
}

function mailOf({ mailFrom }: OpeningOptions): Obstacle[] {
  if (!/\.(?:example|invalid|test|localhost)>?$/.test(mailFrom)) return [];
  const what = `MAIL_FROM is ${mailFrom}, an address that nobody can have`;
  return [{ isSerious: false, area: 'mail', what, remedy: 'MAIL_FROM="Shop <shop@example.de>"' }];
}

function goodsOf(shops: readonly Shop[]): Obstacle[] {
  const isDemo = shops.some(({ parameters }) => parameters.value('demo', 'catalogue'));
  if (!isDemo) return [];
  const what = 'this database was filled with the demo, whose goods and reviews are invented';
  return [{ isSerious: false, area: 'goods', what, remedy: 'begin with an empty database' }];
}

async function picturesOf({ dataDirectory }: OpeningOptions): Promise<Obstacle[]> {
  const code = await whyNotKept(dataDirectory);
  if (code === undefined) return [];
  const what = `KREIDE_DATA, ${dataDirectory}, cannot be written (${code}): every picture is rendered anew each time`;
  const remedy = 'a folder that belongs to the user of the shop';
  return [{ isSerious: false, area: 'pictures', what, remedy }];
}

async function backupsOf({ database }: OpeningOptions): Promise<Obstacle[]> {
  const { isArchiving, standbys } = await loadBackupState(database);
  const remedy = 'docs/operating.md#backup-and-restore';
  const obstacles: Obstacle[] = [];
  const note = (what: string) =>
    obstacles.push({ isSerious: false, area: 'backups', what, remedy });
  if (!isArchiving) note('PostgreSQL archives no log: all since the last dump would be lost');
  if (standbys === 0) note('no standby follows this PostgreSQL, as far as this user may see');
  return obstacles;
}
