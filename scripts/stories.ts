import { endCommands, onStop, root } from './process.ts';
import { step } from './progress.ts';
import { storyFiles } from './testing/affectedStories.ts';
import { runStories } from './testing/stories.ts';

let isStopped = false;
onStop(() => {
  isStopped = true;
  endCommands();
});
const { passed, failed, details } = await step('Every story in every theme and mode', () =>
  runStories(storyFiles(root), 'all'),
);
if (isStopped) {
  console.log('Stopped.');
  process.exitCode = 130;
} else {
  if (failed > 0) console.log(details);
  console.log(`${passed} stories passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
