import { compileRelay, printSchema, writeRouteTypes } from './generated.ts';
import { endCommands, onStop } from './process.ts';
import { step } from './progress.ts';

onStop(() => {
  endCommands();
  process.exit(130);
});

// In this order: the storefront's documents are compiled against the schema.
const steps = [
  ['GraphQL schema', printSchema],
  ['Relay artifacts of relay', () => compileRelay('relay')],
  ['Relay artifacts of storefront', () => compileRelay('storefront')],
  ['Route types', writeRouteTypes],
] as const;

for (const [label, work] of steps) {
  try {
    await step(label, async () => {
      const { ok, output } = await work();
      if (!ok) throw new Error(output);
    });
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
