import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestShop, type TestShop } from './testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(() => shop.empty());
afterAll(() => shop.close());

const line = (content: object) => ({
  type: 'parameter',
  name: 'company',
  entry: 'logo',
  storefront: 'de',
  ...content,
});
const stored = () => shop.rows<{ value: string }>('select value from parameter');

async function folderWith(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const folder = join(shop.folder, 'logos');
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

const png = () =>
  sharp({ create: { width: 60, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

test('the logo is a picture that goes along from shop to shop', async () => {
  const directory = await folderWith({ 'logo.png': await png() });
  const lines = [line({ picture: { file: 'logo.png' } })];
  expect(await shop.import(lines, { pictures: { directory } })).toMatchObject({ created: 1 });
  const before = await stored();
  expect(before).toEqual([{ value: expect.stringMatching(/^[0-9a-f]{32}$/) }]);

  // In the same shop its id says enough.
  expect(await shop.import(await shop.export())).toMatchObject({ refused: 0, updated: 0 });
  const beside = join(shop.folder, 'beside');
  const text = await shop.export(beside);
  await shop.empty();
  const report = await shop.import(text, { pictures: { directory: beside } });
  expect(report).toMatchObject({ created: 1, refused: 0, warnings: 0 });
  expect(await stored()).toEqual(before);
  expect(await shop.export(beside)).toBe(text);

  await shop.import([line({ value: '' })]);
  expect(await stored()).toEqual([{ value: '' }]);
});

test('what is no picture is refused, and the one before stays', async () => {
  const directory = await folderWith({
    'logo.png': await png(),
    'text.png': 'no picture',
    'unsafe.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>',
  });
  const told = async (content: object) => {
    const { refusals } = await shop.import([line(content)], { pictures: { directory } });
    return refusals.map(({ id, field, reason }) => `${id} ${field} ${reason}`);
  };
  expect(await told({ picture: { file: 'logo.png' } })).toEqual([]);
  const before = await stored();
  expect(await told({ picture: { file: 'text.png' } })).toEqual([
    'company picture text.png can not be used: the file is no picture, or it is damaged',
  ]);
  expect(await told({ picture: { file: 'unsafe.svg' } })).toEqual([
    'company picture unsafe.svg can not be used: the vector file holds scripts, entities or references to other files',
  ]);
  expect(await told({ picture: { file: 'gone.png' } })).toEqual([
    'company picture gone.png does not exist',
  ]);
  expect(await told({ picture: { media: '0'.repeat(32) } })).toEqual([
    `company picture ${'0'.repeat(32)} is no picture that the shop has`,
  ]);
  expect(await told({ picture: { drawing: { kind: 'exercise-book' } } })).toEqual([
    'company picture must be a file, url or media',
  ]);
  expect(await told({ value: 'logo.png' })).toEqual([
    'company value must be empty: what is shown is told by picture',
  ]);
  expect(await told({ entry: 'shopName', picture: { file: 'logo.png' } })).toEqual([
    'company picture is told of a parameter that is none: company shopName',
    'company value is missing',
  ]);
  expect(await stored()).toEqual(before);
});
