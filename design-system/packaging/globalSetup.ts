import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildConsumer, installConsumer, type Rendered } from './consumer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The package as it is published. */
    tarball: string;
    /** Folder of an app that has installed and built it. */
    app: string;
    examples: Rendered['examples'];
  }
}

export default async function setup(project: TestProject) {
  const directory = await mkdtemp(path.join(tmpdir(), 'kreide-package-'));
  const remove = () => rm(directory, { recursive: true, force: true });
  try {
    const { tarball, app } = await installConsumer(directory);
    project.provide('examples', (await buildConsumer(app)).examples);
    project.provide('tarball', tarball);
    project.provide('app', app);
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}
