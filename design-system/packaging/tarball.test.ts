import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { beforeAll, expect, inject, test } from 'vitest';
import { root } from './build.ts';

const tarball = inject('tarball');
const installed = path.join(inject('app'), 'node_modules/@kreide/design-system');

let files: readonly string[];
beforeAll(async () => {
  const { stdout } = await promisify(execFile)('tar', ['-tzf', tarball]);
  files = stdout.trim().split('\n');
});

test('package.json leads to what is there', async () => {
  const data = await readFile(tarball);
  const { messages, pkg } = await publint({ pack: { tarball: data.buffer }, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test('every entry has its types, wherever ES modules are resolved', async () => {
  const result = await checkPackage(createPackageFromTarballData(await readFile(tarball)));
  if (!result.types) throw new Error('no types');
  const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  expect(Object.keys(result.entrypoints)).toEqual(Object.keys(manifest.publishConfig.exports));
  // Neither CommonJS nor what came before `exports` is promised.
  const old = (problem: object) =>
    'resolutionKind' in problem && /^node(10|16-cjs)$/.test(String(problem.resolutionKind));
  expect(result.problems.filter((problem) => !old(problem))).toEqual([]);
});

test('holds the package and nothing that it is made with', () => {
  const strangers = files.filter(
    (file) =>
      !/^package\/(dist\/.+\.(js|d\.ts|css|woff2|LICENSE\.txt)|package\.json|README\.md|CHANGELOG\.md)$/.test(
        file,
      ),
  );
  expect(strangers).toEqual([]);
  expect(files.filter((file) => /test|example/i.test(file))).toEqual([]);
});

test('no font comes without its license', () => {
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(2);
  expect(fonts.filter((font) => !files.includes(`${font}.LICENSE.txt`))).toEqual([]);
});

test('no two files are one where case does not count', () => {
  const names = files.map((file) => file.toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('imports only what it asks for in package.json', async () => {
  const manifest = JSON.parse(await readFile(path.join(installed, 'package.json'), 'utf8'));
  const asked = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const imported = new Set<string>();
  for (const file of files.filter((name) => /\.(js|d\.ts)$/.test(name))) {
    const text = await readFile(path.join(installed, file.replace('package/', '')), 'utf8');
    for (const [, name] of text.matchAll(/(?:from|import\(?)\s*['"](\w[\w/.-]*|@[\w/.-]+)['"]/g)) {
      imported.add((name ?? '').match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? '');
    }
  }
  expect(imported).toContain('react');
  expect([...imported].filter((name) => !asked.includes(name))).toEqual([]);
});
