/**
 * Keeps pages of the installed app readable offline (docs/decisions/015-offline.md). Runs in the
 * browser as it is: without imports, and with types of its own, since the library types of workers
 * and of pages exclude each other.
 */

interface WorkEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface AskedEvent extends WorkEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Worker {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate' | 'install', act: (event: WorkEvent) => void): void;
  addEventListener(type: 'fetch', act: (event: AskedEvent) => void): void;
  addEventListener(type: 'message', act: (event: WorkEvent & { data: unknown }) => void): void;
}

const worker = globalThis as unknown as Worker;

/** Shown for a page that is not kept. */
const offlinePage = '/offline';

/** Visited pages, the latest last. */
const pages = { name: 'pages', maxEntries: 30 };
/** Built files, whose names change with their content. */
const assets = { name: 'assets', maxEntries: 200 };
const pictures = { name: 'pictures', maxEntries: 300 };

type Store = typeof pages;

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepPage(offlinePage), worker.skipWaiting()]));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim());
});

/** A page posts its path: after a client navigation no document was fetched that could be kept. */
worker.addEventListener('message', (event) => {
  if (typeof event.data === 'string') event.waitUntil(keepPage(event.data));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(navigate(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(assets, request));
  else if (pathname.startsWith('/media/')) event.respondWith(keptFirst(pictures, request));
});

async function navigate(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const store = await caches.open(pages.name);
    const kept = await store.match(request, { ignoreVary: true });
    // A redirect, since a document under another address would not hydrate.
    return kept ?? Response.redirect(offlinePage);
  }
}

async function keptFirst(store: Store, request: Request): Promise<Response> {
  const cache = await caches.open(store.name);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    await trim(store);
  }
  return answer;
}

/** Personal pages have `no-store`; on the business storefront all have. */
async function keepPage(path: string): Promise<void> {
  const answer = await fetch(path, { credentials: 'same-origin' });
  const isPrivate = /no-store/.test(answer.headers.get('cache-control') ?? '');
  if (!answer.ok || answer.redirected || (isPrivate && path !== offlinePage)) return;
  const html = await answer.clone().text();
  // First its files, since without them it would not work. Pictures are kept when they are shown: a
  // listing names hundreds, in every width.
  const files = new Set(html.match(/\/assets\/[^"'\s,)]+/g));
  await Promise.all([...files].map((file) => keptFirst(assets, new Request(file))));
  const cache = await caches.open(pages.name);
  // Deleted and put again, it becomes the latest.
  await cache.delete(path);
  await cache.put(path, answer);
  await trim(pages);
}

async function trim({ name, maxEntries }: Store): Promise<void> {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  const oldest = keys.filter(({ url }) => new URL(url).pathname !== offlinePage);
  await Promise.all(
    oldest.slice(0, Math.max(0, oldest.length - maxEntries)).map((key) => cache.delete(key)),
  );
}
