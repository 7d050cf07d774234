import { parseArgs } from 'node:util';
import { measureAll, overBudget, readBudgets, writeBudgets } from './budgets.ts';
import { buildPackage } from './build.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean' } } });

await buildPackage();
const sizes = await measureAll();
if (values.write) await writeBudgets(sizes);
const budgets = await readBudgets();

const columns = ['js', 'css', 'lazy'] as const;
const cells = (texts: readonly string[]) => texts.map((text) => text.padStart(15)).join('');
console.log(`${'bytes after brotli (at most)'.padEnd(30)}${cells(columns)}`);
for (const [name, size] of Object.entries(sizes)) {
  const row = columns.map((kind) => `${size[kind]} (${budgets[name]?.[kind] ?? '–'})`);
  console.log(`${name.padEnd(30)}${cells(row)}`);
}

const problems = overBudget(sizes, budgets);
for (const problem of problems) console.error(problem);
if (problems.length > 0) console.error('\nnpm run sizes -- --write makes these sizes the budget.');
process.exitCode = problems.length === 0 ? 0 : 1;
