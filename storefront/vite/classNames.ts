import { createHash } from 'node:crypto';

interface Scope {
  /** Differs for every class and variable of all files. */
  readonly hash: string;
  readonly filePath: string;
  readonly packageName?: string | undefined;
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const characters = `${letters}0123456789`;

/**
 * Names of four or five characters for the style sheets' classes and variables: a listing repeats
 * them thousands of times. They depend on the file's path and the place in it alone, so browser's
 * and server's build, on any machine, agree.
 */
export function classNames(): (scope: Scope) => string {
  const fileOf = new Map<string, string>();
  const names = new Map<string, Map<string, string>>();
  return ({ hash, filePath, packageName = '' }) => {
    const file = `${packageName}/${filePath}`;
    const prefix = prefixOf(file);
    const other = fileOf.get(prefix);
    if (other !== undefined && other !== file) {
      throw new Error(`${file} and ${other} have the same short name: rename one of them`);
    }
    fileOf.set(prefix, file);
    const own = names.get(file) ?? new Map<string, string>();
    names.set(file, own);
    const name = own.get(hash) ?? prefix + own.size.toString(36);
    own.set(hash, name);
    return name;
  };
}

function prefixOf(file: string): string {
  const [first = 0, second = 0, third = 0] = createHash('sha256').update(file).digest();
  const at = (text: string, place: number) => text.charAt(place % text.length);
  return at(letters, first) + at(characters, second) + at(characters, third);
}
