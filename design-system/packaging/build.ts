import { execFile } from 'node:child_process';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { markClientModules } from './clientModules.ts';
import { staticStyles } from './staticStyles.ts';

/** The package's folder. */
export const root = path.dirname(import.meta.dirname);
const source = path.join(root, 'src');
const dist = path.join(root, 'dist');
/** Two builds may run at once; each puts a whole package in the place of the other's. */
const unfinished = path.join(root, `node_modules/.dist-${process.pid}`);

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/**
 * Builds the package into `dist/`: one ES module per source module, so that what a consumer does
 * not import stays out, its types beside it, and styles as plain CSS.
 *
 * @throws with the compiler's output where the types are wrong
 */
export async function buildPackage(): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as Manifest;
  const others = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const isInstalledBeside = (id: string) =>
    others.some((name) => id === name || id.startsWith(`${name}/`));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [...staticStyles(source), markClientModules()],
    // Whatever NODE_ENV says here: consumers build for production.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      outDir: unfinished,
      emptyOutDir: true,
      target: 'es2023',
      minify: false,
      lib: {
        entry: await entries(),
        formats: ['es'],
      },
      rolldownOptions: {
        external: isInstalledBeside,
        // A class name written into another module would leave its styles behind.
        optimization: { inlineConst: false },
        checks: { pluginTimings: false },
        output: {
          preserveModules: true,
          preserveModulesRoot: source,
          entryFileNames: '[name].js',
        },
      },
    },
  });
  await writeTypes();
  // What a bare Node, and the types, have in the place of styles.
  for (const file of ['noStyles.js', 'noStyles.d.ts']) {
    await writeFile(path.join(unfinished, file), 'export {};\n');
  }
  await rm(dist, { recursive: true, force: true });
  await rename(unfinished, dist);
}

/** The sources that `exports` leads to inside the workspace; the font is published as the file that it is. */
async function entries(): Promise<string[]> {
  const { exports } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  return Object.values<string>(exports)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('/font.ts'))
    .map((file) => path.join(root, file));
}

async function writeTypes(): Promise<void> {
  const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
  const tsc = path.join(path.dirname(typescript), 'bin/tsc');
  const project = path.join(root, 'tsconfig.build.json');
  await promisify(execFile)(process.execPath, [tsc, '-p', project, '--outDir', unfinished]).catch(
    ({ stdout }) => {
      throw new Error(`The types could not be written:\n${stdout}`);
    },
  );
  const files = await readdir(unfinished, { recursive: true });
  await Promise.all(
    files
      .filter((file) => file.endsWith('.d.ts'))
      .map(async (file) => {
        const types = await readFile(path.join(unfinished, file), 'utf8');
        await writeFile(path.join(unfinished, file), withJavaScriptNames(types));
      }),
  );
}

/** The compiler renames what modules import, not what their types import; styles have no types. */
function withJavaScriptNames(types: string): string {
  return types
    .replace(/^import '[^']+';\n/gm, '')
    .replace(/(from |import\()(['"])(\.[^'"]*)\.tsx?\2/g, '$1$2$3.js$2');
}
