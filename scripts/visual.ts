import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBase, git } from './git.ts';
import { endCommands, onStop, root } from './process.ts';
import { step } from './progress.ts';
import { acceptanceTrailer, expressionOf } from './visual/acceptance.ts';
import { compareWithBase } from './visual/compareWithBase.ts';
import { buildStorybook } from './visual/storybook.ts';

const help = `npm run visual [-- BASE] [--only PATTERN]

Photographs every story of this checkout and of a base commit (by default the one before the
current branch's own, or before HEAD), in every theme at two widths, and compares the pictures.
A difference fails unless a commit after the base says that it is wanted:

  ${acceptanceTrailer}: design-system-button--tones    (* stands for anything)

  --only PATTERN   only stories whose id matches, such as design-system-button--*
  --help           prints this

The report with both pictures and the difference: .kreide/visual/report/index.html`;

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
});

if (values.help || positionals.length > 1) {
  console.log(help);
  process.exitCode = values.help ? 0 : 2;
} else {
  onStop(() => {
    endCommands();
    process.exit(130);
  });
  await tellChanges(positionals[0]);
}

async function tellChanges(named: string | undefined): Promise<void> {
  const base = await findBase(root, named);
  if (base === undefined) {
    console.error('There is no commit to compare with: this checkout has no history before HEAD.');
    process.exitCode = 2;
    return;
  }
  console.log(`Base: ${await git(root, 'log', '-1', '--format=%h %s', base)}`);
  const after = path.join(root, '.kreide/visual/after');
  await step('Storybook of this checkout', () => buildStorybook(root, after));
  const only = values.only === undefined ? undefined : expressionOf(values.only);
  const { problems, remarks } = await compareWithBase(base, { after, only, step });
  for (const problem of problems) console.log(`FAIL ${problem}`);
  for (const remark of remarks) console.log(remark);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
