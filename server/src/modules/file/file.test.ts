import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { fileAddressOf } from './file.ts';
import { extensionOf } from './kinds.ts';
import { serveFile } from './serve.ts';
import { createFileService, type FileService } from './service.ts';

let db: TestDatabase;
let files: FileService;
let address: string;
const text = `%PDF-1.4 ${'abcdefghij'.repeat(10)}`;

beforeAll(async () => {
  db = await createTestDatabase();
  files = createFileService({ database: db.database });
  address = (await files.store(Buffer.from(text), 'datenblatt')) ?? '';
});
afterAll(() => db.drop());

function get(pathname: string, range?: string): Promise<Response> {
  const request = new Request(`http://shop.example${pathname}`, {
    headers: range === undefined ? {} : { range },
  });
  return serveFile(files, request, pathname);
}

test('a file is served whole, under its name, for good', async () => {
  expect(fileAddressOf(address)?.fileName).toBe('datenblatt.pdf');
  const answer = await get(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toBe('inline; filename="datenblatt.pdf"');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).toBe(text);
});

test.each([
  ['bytes=0-3', '%PDF', `bytes 0-3/${text.length}`],
  ['bytes=-3', 'hij', `bytes ${text.length - 3}-${text.length - 1}/${text.length}`],
  [`bytes=${text.length - 2}-`, 'ij', `bytes ${text.length - 2}-${text.length - 1}/${text.length}`],
])('a player that jumps gets the part that it asks for (%s)', async (range, part, told) => {
  const answer = await get(address, range);
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe(told);
  expect(await answer.text()).toBe(part);
});

test('what lies beyond the end is told so; other ranges count as none', async () => {
  expect((await get(address, 'bytes=9999-')).status).toBe(416);
  expect((await get(address, 'bytes=0-1,4-5')).status).toBe(200);
});

test('nothing else is served', async () => {
  expect((await get(`/downloads/${'0'.repeat(32)}/x.pdf`)).status).toBe(404);
  expect((await get('/downloads/../../etc/passwd')).status).toBe(404);
});

test('a file is what its first bytes say, and nothing that a browser would run', async () => {
  const bytes = (start: string) => Buffer.from(start, 'latin1');
  expect(extensionOf(bytes('ID3\x04'))).toBe('mp3');
  expect(extensionOf(bytes('\xff\xfb\x90'))).toBe('mp3');
  expect(extensionOf(bytes('RIFF....WAVEfmt '))).toBe('wav');
  expect(extensionOf(bytes('....ftypisom'))).toBe('mp4');
  expect(extensionOf(bytes('WEBVTT\n'))).toBe('vtt');
  expect(await files.store(bytes('<html><script>'), 'page')).toBeUndefined();
});
