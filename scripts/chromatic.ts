import { packageBin, runNode } from './process.ts';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  // The command reads the token and stories/chromatic.config.json itself.
  const { ok } = await runNode(packageBin('stories', 'chromatic'), process.argv.slice(2), {
    cwd: 'stories',
    output: 'show',
  });
  process.exitCode = ok ? 0 : 1;
} else {
  console.error(`Chromatic takes the stories to its cloud and needs to know where:

  CHROMATIC_PROJECT_TOKEN=chpt_… npm run chromatic

The token stands under Manage > Configure in the project on chromatic.com.
npm run visual compares the same pictures on this machine and needs no token.`);
  process.exitCode = 2;
}
