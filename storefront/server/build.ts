import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { createRequestHandler, ServerBuild } from 'react-router';

/** The exports of the storefront's bundle for the front. */
export interface Build {
  readonly server: ServerBuild;
  readonly entry: Entry;
  /** URLs of each language's messages. */
  readonly preloads: Readonly<Record<string, readonly string[]>>;
}

/** The exports of entry.server.tsx that are meant for the front. */
export interface Entry {
  createLoadContext(request: unknown): Parameters<ReturnType<typeof createRequestHandler>>[1];
  readonly inlineScripts: readonly string[];
  withFailures(build: ServerBuild): ServerBuild;
}

/** @param directory with `client/` and `server/` */
export async function loadBuild(directory: string): Promise<Build> {
  const file = path.join(directory, 'server', 'index.js');
  const server: ServerBuild = await import(pathToFileURL(file).href);
  // The routes read the bundle's own copies of the contexts, so the load context has to be made by
  // the bundle's entry.
  const entry = server.entry.module as unknown as Entry;
  const preloads = await messageChunks(directory);
  return { server, entry, preloads };
}

/** URL of each language's message chunk, which the router's manifest does not know. */
async function messageChunks(directory: string): Promise<Record<string, string[]>> {
  const manifest: Record<string, { file: string }> = JSON.parse(
    await readFile(path.join(directory, 'client', '.vite', 'manifest.json'), 'utf8'),
  );
  return Object.fromEntries(
    Object.entries(manifest).flatMap(([source, { file }]) => {
      const language = /\/i18n\/messages\/everyPage\/(\w+)\.json$/.exec(source)?.[1];
      return language === undefined ? [] : [[language, [`/${file}`]]];
    }),
  );
}
