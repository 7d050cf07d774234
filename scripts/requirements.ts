import { parseArgs } from 'node:util';
import { root } from './process.ts';
import { isProven, readCoverage } from './requirements/coverage.ts';
import { proofs } from './requirements/proof.ts';

const help = `npm run requirements [-- AREA …]

Prints, by area, the requirements of docs/requirements.md that no test proves. A row is proven by a
test that names its id in its own title and drives the running shop in a browser or over HTTP
(browser, shop), its API on a real database (api) or, for widgets, the component in Chromium
(component), with data that came in through the import, the API or an operator's command; how that
is told: scripts/requirements/proof.ts. A row marked ~ is named by a test that is no proof.`;

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
  for (const { code, title, isComplete, requirements } of chosen) {
    const proven = requirements.filter(isProven).length;
    const mark = isComplete ? ', complete' : '';
    console.log(`\n${code} ${title}: ${proven} of ${requirements.length} proven${mark}`);
    for (const requirement of requirements.filter((row) => !isProven(row))) {
      const { id, text, isNamedOnly } = requirement;
      console.log(`  ${isNamedOnly ? '~' : ' '} ${id}  ${text}`);
    }
  }
  for (const problem of unknown) console.log(`\n${problem}`);
  const all = chosen.flatMap(({ requirements }) => requirements);
  const proven = all.filter(isProven);
  const percent = all.length === 0 ? 0 : Math.floor((100 * proven.length) / all.length);
  const byProof = proofs.map(
    (proof) => `${proof} ${proven.filter((row) => row.proofs.includes(proof)).length}`,
  );
  console.log(
    `\n${proven.length} of ${all.length} requirements proven (${percent} %): ${byProof.join(', ')}; ` +
      `${all.filter(({ isNamedOnly }) => isNamedOnly).length} more are named by a test that is no proof`,
  );
}
