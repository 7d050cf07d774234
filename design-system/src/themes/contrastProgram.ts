import { contrastTable } from './contrastTable.ts';

const rows = contrastTable();
const failed = rows.filter(({ ratio, minimum }) => ratio < minimum);
let part = '';
for (const { theme, mode, foreground, background, kind, ratio, minimum } of rows) {
  if (part !== `${theme}, ${mode}`) {
    part = `${theme}, ${mode}`;
    console.log(`\n${part}`);
  }
  const pair = `${foreground} on ${background}`.padEnd(34);
  const verdict = ratio < minimum ? 'TOO LOW' : ratio >= 7 ? 'AAA' : 'AA';
  console.log(
    `  ${pair}${ratio.toFixed(1).padStart(5)}  ${kind.padEnd(8)}≥ ${minimum}  ${verdict}`,
  );
}
console.log(`\n${rows.length} pairs, ${failed.length} too low (WCAG 2.2 AA)`);
process.exitCode = failed.length === 0 ? 0 : 1;
