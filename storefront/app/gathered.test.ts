// @vitest-environment node
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { gathered } from './gathered.server.ts';

it('sends on at once what was written together, and what comes later when it comes', async () => {
  const stream = gathered();
  const pieces: string[] = [];
  stream.on('data', (piece: Buffer) => pieces.push(String(piece)));
  stream.write('a');
  stream.write('b');
  await turn();
  expect(pieces).toEqual([]);
  stream.flush();
  await turn();
  expect(pieces).toEqual(['ab']);
  stream.write('c');
  stream.end('d');
  await turn();
  expect(pieces).toEqual(['ab', 'cd']);
});
