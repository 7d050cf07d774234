import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { UnusableFileError } from '../service.ts';
import { createTestShop, product, surroundings, type TestShop } from '../testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(() => shop.empty());
afterAll(() => shop.close());

const text = 'Artikelnummer;Bezeichnung;Preis\n1;Größe – ½ „Heft“ 😀;1,19\n2;Stift;0,99\n';
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();
const utf16 = Buffer.from(text, 'utf16le');
const marked = Buffer.from(`\ufeff${text}`, 'utf16le');

/** In pieces that part characters, and the first bytes from each other. */
async function* pieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 3) yield bytes.subarray(at, at + 3);
}

test.each([
  ['gzip', gzipSync(text)],
  ['UTF-16 with its mark', marked],
  ['UTF-16, the other way round', swapped(marked)],
  ['UTF-16 without a mark', utf16],
  ['UTF-16 without a mark, the other way round', swapped(utf16)],
  ['UTF-16 in gzip', gzipSync(marked)],
])('%s is read', async (_, bytes) => {
  const report = await shop.import([], { source: pieces(bytes) });
  expect(report).toMatchObject({ format: 'csv', refused: 0, lines: 3 });
  expect(await shop.rows('select name from product order by id')).toEqual([
    { name: { de: 'Größe – ½ „Heft“ 😀' } },
    { name: { de: 'Stift' } },
  ]);
});

test('JSON Lines in UTF-16 are as well', async () => {
  const lines = surroundings.map((line) => JSON.stringify(line)).join('\n');
  const report = await shop.import([], { source: pieces(Buffer.from(lines, 'utf16le')) });
  expect(report).toMatchObject({ format: 'jsonl', accepted: 3, refused: 0 });
});

test.each([
  ['an archive or workbook', Buffer.from('PK\u0003\u0004 and more'), /ZIP archive or an Excel/],
  ['UTF-16 that is none', Buffer.concat([marked, Buffer.from([0, 0xd8, 65, 0])]), /UTF-16/],
])('%s is named', async (_, bytes, message) => {
  const imported = shop.import([], { source: pieces(bytes) });
  await expect(imported).rejects.toThrow(UnusableFileError);
  await expect(imported).rejects.toThrow(message);
});

test('of a gzip file that breaks off, what was read is kept, and nothing is retired', async () => {
  await shop.import([...surroundings, product('old')]);
  const goods = Array.from({ length: 3_000 }, (_, at) => JSON.stringify(product(`p${at}`)));
  const packed = gzipSync(goods.join('\n'));
  const broken = packed.subarray(0, Math.floor(packed.length * 0.9));
  const imported = shop.import([], { source: pieces(broken), replace: true });
  await expect(imported).rejects.toThrow(/gzip file is damaged/);
  const [kept] = await shop.rows<{ n: number }>(
    'select count(*)::integer as n from product where retired_at is null',
  );
  expect(kept?.n).toBeGreaterThan(1_000);
});
