import { parseArgs } from 'node:util';
import { root } from './process.ts';
import { readCoverage } from './requirements/coverage.ts';

const help = `npm run requirements [-- AREA …]

Prints, by area, the requirements of docs/requirements.md that no test names in its title.`;

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
});

if (values.help) {
  console.log(help);
} else {
  printCoverage(positionals.map((code) => code.toUpperCase()));
}

function printCoverage(codes: readonly string[]) {
  const { areas, unknown } = readCoverage(root);
  const chosen = areas.filter(({ code }) => codes.length === 0 || codes.includes(code));
  let rows = 0;
  let tested = 0;
  for (const { code, title, isComplete, requirements, untested } of chosen) {
    const named = requirements.length - untested.length;
    rows += requirements.length;
    tested += named;
    const mark = isComplete ? ', complete' : '';
    console.log(`\n${code} ${title}: ${named} of ${requirements.length} named by a test${mark}`);
    for (const { id, text } of untested) console.log(`  ${id}  ${text}`);
  }
  for (const problem of unknown) console.log(`\n${problem}`);
  const percent = rows === 0 ? 0 : Math.floor((100 * tested) / rows);
  console.log(`\n${tested} of ${rows} requirements named by a test (${percent} %)`);
}
