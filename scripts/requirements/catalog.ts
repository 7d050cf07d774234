/** One row of docs/requirements.md. */
export interface Requirement {
  readonly id: string;
  readonly text: string;
}

export interface Area {
  readonly code: string;
  readonly title: string;
  /** Marked complete: every row must be named by a test. */
  readonly isComplete: boolean;
  readonly requirements: readonly Requirement[];
}

/**
 * Reads docs/requirements.md: the table of areas and the rows of each.
 *
 * @throws where the table and the rows disagree, so that no row is lost by an edit
 */
export function parseRequirements(markdown: string): readonly Area[] {
  const rows = [...markdown.matchAll(/^\| ([A-Z]+)-(\d+) \| (.*) \|[^|]*\|$/gm)].map((match) => ({
    code: match[1] ?? '',
    id: `${match[1]}-${match[2]}`,
    text: match[3] ?? '',
  }));
  const areas = [...markdown.matchAll(/^\| ([A-Z]+) \| ([^|]+) \| (\d+) \| (yes|no) \|$/gm)];
  if (areas.length === 0) throw new Error('docs/requirements.md has no table of areas');
  return areas.map(([, code = '', title = '', count, complete]) => {
    const requirements = rows
      .filter((row) => row.code === code)
      .map(({ id, text }) => ({ id, text }));
    if (requirements.length !== Number(count)) {
      throw new Error(
        `docs/requirements.md says that ${code} has ${count} rows; it has ${requirements.length}`,
      );
    }
    return { code, title: title.trim(), isComplete: complete === 'yes', requirements };
  });
}
