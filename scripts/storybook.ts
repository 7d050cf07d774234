import { endCommands, onStop, packageBin, runNode } from './process.ts';

let isStopped = false;
onStop(() => {
  isStopped = true;
  endCommands();
});
const { ok } = await runNode(
  packageBin('stories', 'storybook'),
  ['dev', '--port', '6006', '--no-open', '--disable-telemetry', ...process.argv.slice(2)],
  { cwd: 'stories', output: 'show' },
);
process.exitCode = ok || isStopped ? 0 : 1;
