import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** A route's file as React Router asks for it. */
const route = /\?__react-router-build-client-route$/;

/** A file that only passes on what others have. */
const facade = /^(?:import\{[^}]*\}from"\.\/[\w.-]+";)*export\{[^}]*\}(?:from"\.\/[\w.-]+")?;?\s*$/;

const clause = /(import|export)\{([^}]*)\}(?:from"\.\/([\w.-]+)")?/g;

const exportList = /export\{([^}]*)\};?\s*$/;

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/**
 * The bundler gives a route whose code lies in a shared chunk a file of its own that passes it on:
 * a request that brings nothing. The chunk speaks for one such route itself, and the file goes.
 */
export function facades(): Plugin {
  return {
    name: 'kreide:facades',
    apply: 'build',
    async writeBundle({ dir }) {
      if (this.environment.name !== 'client' || dir === undefined) return;
      const manifestFile = path.join(dir, '.vite/manifest.json');
      const manifest: Record<string, Chunk> = JSON.parse(await readFile(manifestFile, 'utf8'));
      const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
      for (const [key, { file, src, isEntry }] of Object.entries(manifest)) {
        if (!isEntry || !route.test(key)) continue;
        const code = await readFile(path.join(dir, file), 'utf8');
        const passedOn = passedOnBy(code);
        const home = passedOn?.find(({ name }) => name === 'default')?.file;
        const chunk = home && byFile.get(`${path.dirname(file)}/${home}`);
        if (!passedOn || !home || !chunk) continue;
        const target = path.join(dir, chunk.file);
        const merged = speakingFor(await readFile(target, 'utf8'), home, passedOn);
        if (merged === undefined) continue;
        await writeFile(target, merged);
        await rm(path.join(dir, file));
        manifest[key] = { ...chunk, ...(src !== undefined && { src }), isEntry };
      }
      await writeFile(manifestFile, JSON.stringify(manifest, null, 2));
    },
  };
}

interface PassedOn {
  /** Of the chunk that has it. */
  readonly file: string;
  /** What that chunk calls it. */
  readonly local: string;
  readonly name: string;
}

/** @returns undefined where the code does more than pass on */
export function passedOnBy(code: string): readonly PassedOn[] | undefined {
  if (!facade.test(code)) return;
  const clauses = [...code.matchAll(clause)].map(([, kind, list, file]) => ({
    kind,
    names: namesIn(list),
    file,
  }));
  const imported = new Map(
    clauses
      .filter(({ kind }) => kind === 'import')
      .flatMap(({ names, file = '' }) =>
        names.map(({ local, name }) => [name, { file, local }] as const),
      ),
  );
  return clauses
    .filter(({ kind }) => kind === 'export')
    .flatMap(({ names, file }) =>
      names.map(({ local, name }) => ({
        ...(file === undefined ? (imported.get(local) ?? { file: '', local }) : { file, local }),
        name,
      })),
    );
}

/**
 * @param file of the chunk
 * @returns the chunk with what is passed on under its names; undefined where it has one of them
 */
export function speakingFor(
  chunk: string,
  file: string,
  passedOn: readonly PassedOn[],
): string | undefined {
  const exported = namesIn(exportList.exec(chunk)?.[1]);
  if (passedOn.some(({ name }) => exported.some((known) => known.name === name))) return;
  const own = passedOn
    .filter((passed) => passed.file === file)
    .flatMap(({ local, name }) => {
      const known = exported.find((known) => known.name === local);
      return known === undefined ? [] : { local: known.local, name };
    });
  const others = passedOn.filter((passed) => passed.file !== file);
  if (own.length + others.length !== passedOn.length) return;
  const list = [...exported, ...own].map(({ local, name }) => `${local} as ${name}`).join();
  const further = others.map(
    ({ local, name, file: from }) => `export{${local} as ${name}}from"./${from}";`,
  );
  return `${chunk.replace(exportList, '')}${further.join('')}export{${list}};\n`;
}

/** `a as b,c` */
const namesIn = (list = '') =>
  list
    .split(',')
    .filter(Boolean)
    .map((item) => {
      const [local = '', name = local] = item.trim().split(' as ');
      return { local, name };
    });
