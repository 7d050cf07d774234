import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageBin, root, runNode } from '../process.ts';

/**
 * Are the committed artifacts and persisted documents of a package those that its sources give?
 *
 * @param folder the package, with its relay.config.json
 * @returns one line per problem
 */
export async function checkRelay(folder: string): Promise<readonly string[]> {
  const compiler = packageBin(folder, 'relay-compiler');
  const { ok, output } = await runNode(compiler, ['--validate', '--noWatchman'], { cwd: folder });
  const problems = ok ? [] : [`${folder}: npm run generate\n${output}`];
  return [...problems, ...checkPersisted(path.join(root, folder))];
}

/**
 * Compares the persisted documents with the artifacts: the compiler only ever adds to them, so
 * that documents which no code uses any more would stay allowed for ever.
 */
export function checkPersisted(directory: string): readonly string[] {
  const config = JSON.parse(readFileSync(path.join(directory, 'relay.config.json'), 'utf8')) as {
    persistConfig?: { file?: string };
  };
  const name = config.persistConfig?.file;
  if (name === undefined) return [];
  const file = path.join(directory, name);
  if (!existsSync(file)) return [`${file} is missing: npm run generate`];
  const documents = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const asked = new Set(
    globSync('**/__generated__/*.graphql.ts', {
      cwd: directory,
      exclude: (entry) => entry === 'node_modules',
    }).flatMap((artifact) => {
      const source = readFileSync(path.join(directory, artifact), 'utf8');
      return /^ {4}"id": "([0-9a-f]+)",$/m.exec(source)?.[1] ?? [];
    }),
  );
  const problems: string[] = [];
  for (const id of asked) {
    if (!(id in documents)) problems.push(`${name} lacks the document ${id} of an artifact`);
  }
  for (const [id, text] of Object.entries(documents)) {
    if (!asked.has(id)) problems.push(`${name} holds ${titleOf(text)} (${id}), which nobody asks`);
    const hashes = ['sha256', 'md5'].map((kind) => createHash(kind).update(text).digest('hex'));
    if (!hashes.includes(id)) problems.push(`${name}: ${id} is not the hash of its document`);
  }
  return problems.length === 0 ? [] : [...problems, 'npm run generate writes them anew.'];
}

const titleOf = (text: string) => /\b(?:query|mutation)\s+\w+/.exec(text)?.[0] ?? 'a document';
