import { git } from '../git.ts';

/** What a commit says that wants a story to look different. */
export const acceptanceTrailer = 'Accepts-visual-change';

/** Stories whose change was accepted. */
export interface Acceptance {
  accepts(storyId: string): boolean;
  /** What was accepted without being a difference: an unknown story id, or a stale one. */
  unused(): readonly string[];
}

/**
 * @param patterns ids of stories; `*` stands for anything, as in `design-system-button--*`
 */
export function createAcceptance(patterns: readonly string[]): Acceptance {
  const used = new Set<string>();
  const expressions = patterns.map((pattern) => ({ pattern, expression: expressionOf(pattern) }));
  return {
    accepts: (storyId) => {
      const found = expressions.filter(({ expression }) => expression.test(storyId));
      for (const { pattern } of found) used.add(pattern);
      return found.length > 0;
    },
    unused: () => patterns.filter((pattern) => !used.has(pattern)),
  };
}

/** The ids that `--only` or a trailer means: whole, with `*` for anything. */
export function expressionOf(pattern: string): RegExp {
  const parts = pattern.split('*').map((part) => part.replace(/[^\w-]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

/** What the commits after `base` accept. */
export async function readAcceptance(root: string, base: string): Promise<Acceptance> {
  const format = `--format=%(trailers:key=${acceptanceTrailer},valueonly,unfold)`;
  const output = await git(root, 'log', format, `${base}..HEAD`);
  const values = output.split('\n').flatMap((line) => line.split(/[\s,]+/));
  return createAcceptance([...new Set(values.filter(Boolean))]);
}
