import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../process.ts';
import type { LoadRequest } from './load.ts';

/** The documents that the storefront's pages really send, by the name of their operation. */
export type Documents = ReadonlyMap<string, string>;

export async function readDocuments(): Promise<Documents> {
  const texts: Record<string, string> = JSON.parse(
    await readFile(path.join(root, 'storefront/persisted.json'), 'utf8'),
  );
  return new Map(
    Object.entries(texts).flatMap(([id, text]) => {
      const name = /^(?:query|mutation) (\w+)/m.exec(text)?.[1];
      return name === undefined ? [] : [[name, id]];
    }),
  );
}

/**
 * A call of the API as the storefront makes it.
 *
 * @throws where the storefront has no such document any more
 */
export function operation(
  documents: Documents,
  operationName: string,
  variables: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>>,
): LoadRequest {
  const id = documents.get(operationName);
  if (id === undefined) throw new Error(`The storefront has no operation ${operationName}`);
  return {
    method: 'POST',
    path: '/graphql/',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ operationName, id, variables }),
  };
}

/** Sends one request and returns its data. @throws when it fails, before it is measured */
export async function ask<T>(url: string, { method, path: target, headers, body }: LoadRequest) {
  const response = await fetch(url + target, {
    method,
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${target} answers ${response.status}: ${text.slice(0, 500)}`);
  if (method === 'GET') return text as T;
  const { data, errors } = JSON.parse(text) as { data: T; errors?: readonly unknown[] };
  if (errors) throw new Error(`${body?.slice(0, 200)}: ${JSON.stringify(errors).slice(0, 500)}`);
  return data;
}
