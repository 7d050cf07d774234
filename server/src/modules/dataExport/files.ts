import { once } from 'node:events';
import { createGzip } from 'node:zlib';
import type { PersonalData } from './dataExport.ts';
import { type Page, pageOf } from './page.ts';
import type { FoundRecord } from './store.ts';

/** Of the file's shape: what reads it looks at this first. */
export const exportFormat = { format: 'kreide-personal-data', version: 1 } as const;

export interface ExportFiles {
  readonly json: Uint8Array;
  readonly html: Uint8Array;
}

/** Writes both files, compressed, while the records come. */
export async function writeFiles(
  parts: readonly PersonalData[],
  batches: AsyncIterable<readonly FoundRecord[]>,
  about: Page,
): Promise<ExportFiles> {
  const page = pageOf(about);
  const [json, html] = [compressed(), compressed()];
  const { madeAt, storefront, language } = about;
  const head = JSON.stringify({ ...exportFormat, madeAt, storefront, language });
  await json.write(head.slice(0, -1));
  await html.write(page.head(parts));

  // Every part is in both files, also one of which there is nothing.
  let open = -1;
  let count = 0;
  const closeOpen = async () => {
    if (open < 0) return;
    await json.write(']');
    await html.write(page.partEnd(parts[open] as PersonalData, count));
  };
  const advanceTo = async (next: number) => {
    if (next < open) throw new Error('The parts came in another order');
    while (open < next) {
      await closeOpen();
      open += 1;
      count = 0;
      const part = parts[open];
      if (part === undefined) return;
      await json.write(`,\n${JSON.stringify(part.name)}:[`);
    }
  };
  for await (const records of batches) {
    for (const { part, record: found } of records) {
      await advanceTo(part);
      const record = withMoments(found) as FoundRecord['record'];
      await json.write(`${count === 0 ? '' : ','}\n${JSON.stringify(record)}`);
      await html.write(page.record(parts[part] as PersonalData, record, count));
      count += 1;
    }
    // What others ask of this process goes first.
    await new Promise(setImmediate);
  }
  await advanceTo(parts.length);
  await json.write('}\n');
  await html.write(page.foot());
  return { json: await json.end(), html: await html.end() };
}

/** PostgreSQL writes moments in its own zone; the file has them in UTC. */
function withMoments(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => withMoments(each));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, withMoments(each, key)]),
    );
  }
  return name.endsWith('At') && typeof value === 'string' ? new Date(value).toISOString() : value;
}

function compressed() {
  const gzip = createGzip();
  const chunks: Buffer[] = [];
  gzip.on('data', (chunk: Buffer) => chunks.push(chunk));
  return {
    async write(text: string): Promise<void> {
      if (!gzip.write(text)) await once(gzip, 'drain');
    },
    async end(): Promise<Buffer> {
      gzip.end();
      await once(gzip, 'end');
      return Buffer.concat(chunks);
    },
  };
}
