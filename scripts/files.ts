import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Folders whose content is made, fetched or kept by a program. */
const madeFolders = new Set([
  '.git',
  '.kreide',
  '.plan',
  '.react-router',
  '__generated__',
  'build',
  'coverage',
  'dist',
  'node_modules',
  'playwright-report',
  'storybook-static',
  'test-results',
]);

/** The files that people wrote below `base`, as sorted paths relative to it with forward slashes. */
export function listFiles(base: string): readonly string[] {
  const files: string[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(path.join(base, folder), { withFileTypes: true })) {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!madeFolders.has(entry.name)) walk(file);
      } else if (entry.isFile()) {
        files.push(file);
      }
    }
  };
  walk('');
  return files.sort();
}
