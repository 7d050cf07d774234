import path from 'node:path';
import { listFiles } from '../files.ts';
import { createImportReader, reaches } from './importGraph.ts';

/** Any of these may change what every story shows. */
const everywhere =
  /^(pnpm-lock\.yaml|stories\/(package\.json|vitest\.config\.ts|\.storybook\/.*))$/;

/** Every story is shown within it: themes, fonts, base styles. */
const preview = 'stories/.storybook/preview.tsx';
/** Writes the tables beside the stories, for which it reads every component. */
const documentation = 'stories/.storybook/describeProps.ts';

/** The story files of a checkout, relative to its root. */
export function storyFiles(root: string): readonly string[] {
  return listFiles(path.join(root, 'stories'))
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => `stories/${file}`);
}

/**
 * The stories that may look or behave otherwise when these files change: those that import one of
 * them, however far off. The package's barrel is looked through by name, or every story would
 * import every component.
 *
 * @param changed paths relative to the root, with forward slashes
 */
export function storiesOf(root: string, changed: readonly string[]): readonly string[] {
  const stories = storyFiles(root);
  const touched = new Set(changed.filter((file) => file !== documentation));
  if ([...touched].some((file) => everywhere.test(file))) return stories;
  const read = createImportReader(root);
  const isTouched = (file: string) =>
    reaches(read, [file], touched, (reached) => reached === documentation);
  if (isTouched(preview)) return stories;
  return stories.filter(isTouched);
}
