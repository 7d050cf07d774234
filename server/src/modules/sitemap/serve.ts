import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Storefront } from '../storefront/storefront.ts';
import type { SitemapService } from './service.ts';

/** Answers `/sitemaps/{name}?origin=https://…` for the storefront's own client. */
export async function serveSitemap(
  sitemaps: SitemapService,
  storefront: Storefront,
  { pathname, searchParams }: URL,
): Promise<Response> {
  const name = pathname.slice('/sitemaps/'.length);
  const origin = searchParams.get('origin') ?? '';
  const isOrigin = URL.canParse(origin) && new URL(origin).origin === origin;
  const file = isOrigin ? await sitemaps.file(storefront.id, name, origin) : undefined;
  if (file === undefined) return new Response(null, { status: 404 });
  const { size } = await stat(file);
  return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, {
    headers: {
      'content-length': String(size),
      'cache-control': 'public, max-age=3600',
      'content-type': name.endsWith('.gz') ? 'application/gzip' : 'application/xml; charset=utf-8',
    },
  });
}
