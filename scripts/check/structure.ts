import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files.ts';
import { checkComponents } from './components.ts';
import { checkUsage } from './usage.ts';

/** What stands at the top of the repository; each has a purpose that its name tells. */
const topFolders = [
  '.changeset',
  '.ci',
  'design-system',
  'docs',
  'relay',
  'scripts',
  'server',
  'storefront',
  'stories',
];

const drawers = ['common', 'helpers', 'lib', 'misc', 'shared', 'util', 'utils'];

/** Where a tool takes the default export. */
const defaultExports = [
  /\.config\.ts$/,
  /(^|\/)globalSetup\.ts$/,
  /\.stories\.tsx$/,
  /(^|\/)\.storybook\//,
  /^storefront\/app\/(root|entry\.(client|server))\.tsx$/,
  /^storefront\/app\/routes\.ts$/,
  // As a bundler's import of a font file, which the published package has in its place.
  /^design-system\/src\/themes\/font\.ts$/,
  /^storefront\/app\/pages\//,
  /^storefront\/app\/layout\//,
  // `island()` takes it, as React's `lazy` does.
  /^storefront\/app\/.*\.island\.tsx$/,
];

/** Names that a tool or React Router's framework mode gives. */
const givenNames = [
  // As React Router's routes are.
  /^storefront\/app\/pages\/\w+\/route\.tsx$/,
  /^storefront\/app\/(root|entry\.(client|server))\.tsx$/,
  /(^|\/)\.storybook\//,
  /\.d\.ts$/,
];

/** Above this a file has more than one subject; a test tells one story after the other. */
const maxLines = { code: 400, test: 600 };

/** What may be as long as it is: tables, and drawings that know nothing of each other. */
const tables = [/^server\/src\/demo\//];

const componentName = /^[A-Z][A-Za-z0-9]*$/;
const moduleName = /^[a-z][A-Za-z0-9]*$/;
const roles = /(?:\.hunt)?\.(?:bench|client|config|css|e2e|island|server|spec|stories|test)$/;

/**
 * What the house rules say of files and folders and no other tool checks: folders named after
 * their purpose, one folder per component with all that belongs to it, names by kind, default
 * exports only where a tool demands one, one subject per file.
 *
 * @returns one line per problem
 */
export function checkStructure(base: string): readonly string[] {
  const files = listFiles(base);
  const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  return [
    ...files.flatMap(folderProblems),
    ...checkComponents(base, files),
    ...checkUsage(base, files),
    ...code.flatMap((file) => {
      const text = readFileSync(path.join(base, file), 'utf8');
      return [...nameProblems(file, text), ...contentProblems(file, text)];
    }),
  ].filter((problem, index, all) => all.indexOf(problem) === index);
}

function folderProblems(file: string): readonly string[] {
  const folders = file.split('/').slice(0, -1);
  const problems: string[] = [];
  const top = folders[0];
  if (top !== undefined && !topFolders.includes(top)) {
    problems.push(`${top}/: no folder of the design; say where it belongs`);
  }
  for (const [depth, folder] of folders.entries()) {
    if (drawers.includes(folder)) {
      const where = folders.slice(0, depth + 1).join('/');
      problems.push(`${where}/: named after nothing; name it after what its files are about`);
    }
  }
  return problems;
}

function nameProblems(file: string, text: string): readonly string[] {
  if (givenNames.some((pattern) => pattern.test(file))) return [];
  const extension = path.extname(file);
  const name = path.basename(file, extension).replace(roles, '');
  if (extension === '.tsx') {
    // Route modules, hooks and tests of such are modules that happen to hold elements.
    const isModule =
      /\.test\.tsx$/.test(file) || /^export (async )?(function|const) [a-z]/m.test(text);
    if (componentName.test(name) || (isModule && moduleName.test(name))) return [];
    return [`${file}: a file of nothing but components is named in PascalCase`];
  }
  // Styles bear their component's name, and so do documents, whose names Relay begins with it.
  const isComponents = file.endsWith('.css.ts') || text.includes('graphql`');
  if (isComponents && componentName.test(name)) return [];
  if (moduleName.test(name) || /\.config\.ts$/.test(file)) return [];
  return [`${file}: a module's file is named in camelCase`];
}

function contentProblems(file: string, text: string): readonly string[] {
  const problems: string[] = [];
  if (/^export default\b/m.test(text) && !defaultExports.some((pattern) => pattern.test(file))) {
    problems.push(`${file}: a default export, which no tool demands here`);
  }
  const lines = text.split('\n').length - 1;
  const max = /\.(test|spec|e2e)\.tsx?$/.test(file) ? maxLines.test : maxLines.code;
  if (lines > max && !tables.some((pattern) => pattern.test(file))) {
    problems.push(`${file}: ${lines} lines; has it two subjects? (${max} at most)`);
  }
  return problems;
}
