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
  const directory = path.join(root, folder);
  return [...problems, ...checkDocuments(directory), ...checkPersisted(directory)];
}

/** `ProductPageQuery`, `LoginMutation`; Relay itself sees to what they begin and end with. */
const operationName = /^[A-Z][A-Za-z0-9]*$/;

/** `ProductTile_product`: component and prop. */
const fragmentName = /^[A-Z][A-Za-z0-9]*_[a-z][A-Za-z0-9]*$/;

/**
 * Are documents named as Relay's own examples are, and stand those outside of a component's file
 * in files of their own, which bear their names? And has every artifact a document: the compiler
 * leaves artifacts behind whose source was renamed.
 *
 * @param directory the package's, absolute
 * @returns one line per problem
 */
export function checkDocuments(directory: string): readonly string[] {
  const problems: string[] = [];
  const names = new Set<string>();
  for (const file of filesOf(directory, '**/*.{ts,tsx}')) {
    const stem = path.basename(file).split('.', 1)[0];
    const source = readFileSync(path.join(directory, file), 'utf8');
    for (const [, name = ''] of source.matchAll(/@refetchable\(queryName: "(\w+)"/g))
      names.add(name);
    for (const { kind, name } of documentsIn(source)) {
      names.add(name);
      const isFragment = kind === 'fragment';
      if (!(isFragment ? fragmentName : operationName).test(name)) {
        const wanted = isFragment ? 'Component_prop' : 'PascalCase';
        problems.push(`${file}: ${kind} ${name} is not named as ${wanted}`);
      }
      if (file.endsWith('.ts') && !isFragment && stem !== name) {
        problems.push(`${file}: ${kind} ${name} belongs into ${name}.ts`);
      }
    }
  }
  for (const file of filesOf(directory, '**/__generated__/*.graphql.ts')) {
    const name = path.basename(file, '.graphql.ts');
    if (!names.has(name)) problems.push(`${file} has no document any more: delete it`);
  }
  return problems;
}

const filesOf = (directory: string, pattern: string) =>
  globSync(pattern, { cwd: directory, exclude: (entry) => entry === 'node_modules' });

const documentsIn = (source: string) =>
  [...source.matchAll(/graphql`\s*(query|mutation|subscription|fragment)\s+(\w+)/g)].map(
    ([, kind = '', name = '']) => ({ kind, name }),
  );

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
    filesOf(directory, '**/__generated__/*.graphql.ts').flatMap((artifact) => {
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
