/**
 * When to take a component and when not, and by which keys it is operated; the parameter `usage` of a
 * component's stories. Names in backticks are shown as code.
 */
export interface Usage {
  /** What it is for, and what its texts must say. */
  readonly use: readonly [string, ...string[]];
  /** What it is not for, naming what is; and what makes it hard to use. */
  readonly avoid: readonly [string, ...string[]];
  /** What keys do, in the order in which one needs them. */
  readonly keys?: readonly [key: string, does: string][];
}
