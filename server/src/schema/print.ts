import { writeFileSync } from 'node:fs';
import { printSchema } from 'graphql';
import { schema } from './schema.ts';

/**
 * The contract that clients compile against. `@defer` is declared for the Relay compiler;
 * the server's plugin adds it to the running schema.
 */
export function printedSchema(): string {
  const defer =
    'directive @defer(if: Boolean! = true, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT';
  return `${defer}\n\n${printSchema(schema)}\n`;
}

if (import.meta.main) {
  writeFileSync(new URL('../../schema.graphql', import.meta.url), printedSchema());
}
