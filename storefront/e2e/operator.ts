import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Runs the operator's command line beside the open shop. */
export async function shop(...args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [
    path.resolve(import.meta.dirname, '../../scripts/shop.ts'),
    ...args,
  ]);
}

/** Imports lines as an operator does (docs/import.md), with files that lie beside them. */
export async function importLines(
  lines: readonly object[],
  files: Readonly<Record<string, string>> = {},
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kreide-import-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      await writeFile(path.join(folder, name), content);
    }
    const file = path.join(folder, 'catalogue.jsonl');
    await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'));
    await shop('import', file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
