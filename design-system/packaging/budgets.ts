import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './build.ts';
import { builtEntry, measure, measuredNames, type Size } from './sizes.ts';

const file = path.join(root, 'budgets.json');

/** Most bytes after brotli, by component. */
export type Budgets = Readonly<Record<string, Size>>;

export async function readBudgets(): Promise<Budgets> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Makes what was measured, and a little air above it, the new budget. */
export async function writeBudgets(sizes: Budgets): Promise<void> {
  const entries = Object.entries(sizes).map(([name, { js, css, lazy }]) => {
    const budget: Size = { js: ceiling(js), css: ceiling(css), lazy: ceiling(lazy) };
    return `  "${name}": ${JSON.stringify(budget)
      .replace(/([:,{])/g, '$1 ')
      .replace('}', ' }')}`;
  });
  await writeFile(file, `{\n${entries.join(',\n')}\n}\n`);
}

/** 5 % above, and at least 40 bytes: a mended word or a new compiler is no growth. */
function ceiling(bytes: number): number {
  return bytes === 0 ? 0 : Math.ceil(Math.max(bytes * 1.05, bytes + 40) / 10) * 10;
}

/**
 * The sizes of the built package's components.
 *
 * @param entry its main entry
 */
export async function measureAll(entry = builtEntry): Promise<Budgets> {
  const sizes: Record<string, Size> = {};
  for (const name of await measuredNames(entry)) {
    const { js, css, lazy } = await measure(name, entry);
    sizes[name] = { js, css, lazy };
  }
  return sizes;
}

/** What of the sizes is above its budget, or has none, or is a budget of nothing: one line each. */
export function overBudget(sizes: Budgets, budgets: Budgets): readonly string[] {
  const names = [...new Set([...Object.keys(sizes), ...Object.keys(budgets)])].sort();
  return names.flatMap((name) => {
    const [size, budget] = [sizes[name], budgets[name]];
    if (size === undefined) return [`${name}: a budget, but no component`];
    if (budget === undefined) return [`${name}: no budget`];
    return (['js', 'css', 'lazy'] as const).flatMap((kind) =>
      size[kind] > budget[kind]
        ? [`${name}: ${size[kind]} bytes of ${kind}, ${budget[kind]} at most`]
        : [],
    );
  });
}
