import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Change } from '../outbox/service.ts';
import { consumerStorefronts, type StorefrontId } from '../storefront/storefront.ts';
import { loadProductFiles, type PageRow, streamPages, streamProducts } from './store.ts';

/** DEC-59: what search engines are told of; the business storefront is closed to them. */
export interface SitemapService {
  /**
   * A file of a storefront's sitemap (sitemaps.org), made at most once an hour.
   *
   * @param name `index.xml`, or what the index names: `pages.xml.gz`, `products-1.xml.gz` …
   * @param origin where the storefront is at home, such as `https://kreide.de`
   * @returns its path on the disk; undefined: there is no such file
   */
  file(storefront: StorefrontId, name: string, origin: string): Promise<string | undefined>;
  /**
   * Makes every file anew once much of the catalogue changed, as after an import: else an index of
   * before would name other files than there are. Single goods may wait.
   */
  follow(changes: readonly Change[]): void;
}

const maxAgeMs = 3_600_000;
/** So many goods and categories at once are an import, not an editor's work. */
const manyChanges = 100;

/**
 * Most addresses in one file. The protocol allows 50 MB as well, which 50,000 never reach: an id
 * has 80 characters at most, so an entry has less than 300.
 */
const protocolLimit = 50_000;

export function createSitemapService({
  database,
  clock,
  readModel,
  directory,
  urlsPerFile = protocolLimit,
}: {
  database: Database;
  clock: Clock;
  readModel: { hasGoods(storefront: StorefrontId, categoryId: string): boolean };
  /** Holds the files, so that no catalogue is too large for the memory. */
  directory: string;
  /** @default the protocol's limit */
  urlsPerFile?: number;
}): SitemapService {
  const made = new Map<
    string,
    { readonly at: number; readonly file: Promise<string | undefined> }
  >();

  async function make(storefront: StorefrontId, name: string, origin: string, key: string) {
    const lines = await linesOf(storefront, name, origin);
    if (lines === undefined) return undefined;
    const file = path.join(directory, 'sitemaps', key);
    const draft = `${file}.${randomBytes(6).toString('hex')}.part`;
    await mkdir(path.dirname(file), { recursive: true });
    try {
      const written = createWriteStream(draft);
      await (name.endsWith('.gz')
        ? pipeline(Readable.from(lines), createGzip(), written)
        : pipeline(Readable.from(lines), written));
      // Whoever reads the one before goes on reading it.
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    return file;
  }

  async function linesOf(storefront: StorefrontId, name: string, origin: string) {
    if (name === 'index.xml') {
      return index(origin, await loadProductFiles(database, storefront, urlsPerFile));
    }
    if (name === 'pages.xml.gz') return urlSet(origin, pagesOf(storefront));
    const number = Number(/^products-([1-9]\d{0,3})\.xml\.gz$/.exec(name)?.[1]);
    const files = number > 0 ? await loadProductFiles(database, storefront, urlsPerFile) : [];
    return files.some(({ file }) => file === number)
      ? urlSet(origin, streamProducts(database, storefront, number, urlsPerFile))
      : undefined;
  }

  /** Content, and the categories that something is sold in. */
  async function* pagesOf(storefront: StorefrontId): AsyncGenerator<PageRow[]> {
    for await (const rows of streamPages(database, storefront)) {
      yield rows.filter(({ category_id: id }) => id === null || readModel.hasGoods(storefront, id));
    }
  }

  return {
    async file(storefront, name, origin) {
      if (!consumerStorefronts.some((id) => id === storefront)) return undefined;
      const now = clock.now().getTime();
      const place = createHash('sha256').update(origin).digest('hex').slice(0, 16);
      const key = `${storefront}-${place}-${name}`;
      const known = made.get(key);
      if (known && now - known.at < maxAgeMs) return known.file;
      // Asked for by many at once, a file is made once.
      const file = make(storefront, name, origin, key);
      made.set(key, { at: now, file });
      const forget = () => {
        if (made.get(key)?.file === file) made.delete(key);
      };
      // Neither failures nor names that somebody made up are remembered.
      file.then((found) => found ?? forget(), forget);
      return file;
    },
    follow(changes) {
      const listed = changes.filter(({ kind }) => kind === 'product' || kind === 'category');
      const isRebuilt = changes.some(({ kind, key }) => kind === 'catalog' && key === '*');
      if (isRebuilt || listed.length >= manyChanges) made.clear();
    },
  };
}

const header = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function* index(
  origin: string,
  files: readonly { readonly file: number; readonly changed_at: Date }[],
): Generator<string> {
  yield `${header}<sitemapindex ${namespace}>\n`;
  yield entry('sitemap', `${origin}/sitemaps/pages.xml.gz`, null);
  for (const { file, changed_at } of files) {
    yield entry('sitemap', `${origin}/sitemaps/products-${file}.xml.gz`, changed_at);
  }
  yield '</sitemapindex>\n';
}

async function* urlSet(origin: string, pages: AsyncIterable<PageRow[]>): AsyncGenerator<string> {
  yield `${header}<urlset ${namespace}>\n`;
  for await (const rows of pages) {
    yield rows
      .map(({ path, changed_at }) => entry('url', `${origin}${encodeURI(path)}`, changed_at))
      .join('');
  }
  yield '</urlset>\n';
}

/** Without a date rather than with a wrong one: engines that catch one believe none. */
function entry(element: 'sitemap' | 'url', address: string, changedAt: Date | null): string {
  const date = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
  return `<${element}><loc>${escapeXml(address)}</loc>${date}</${element}>\n`;
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');
