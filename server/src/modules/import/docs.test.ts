import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { footerTeasers, pageTeasers } from '../../../contract/index.ts';
import { flatColumns, flatPrefixes } from './files/flatCsv.ts';
import { shopifyColumns } from './files/shopifyCsv.ts';
import { lineRules, lineTypes } from './format/lines.ts';
import { picture } from './format/parts.ts';
import type { Rule } from './format/rules.ts';
import { exitCodeOf, formatProgress, formatRemark, formatReport } from './report.ts';
import { UnusableFileError } from './service.ts';
import { createTestShop, type TestShop } from './testShop.ts';

const page = await readFile(new URL('../../../../docs/import.md', import.meta.url), 'utf8');

/** The text below a heading, up to the next one of the same kind. */
function section(heading: string): string {
  const [, rest = ''] = page.split(`\n${heading}\n`);
  const level = heading.replace(/[^#]/g, '').length;
  return rest.split(new RegExp(`\n#{1,${level}} `))[0] ?? '';
}

/** The cells of a section's first table, without its head. */
function tableOf(text: string): string[][] {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith('|---'));
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'));
  return lines.slice(start + 1, end).map((line) => line.slice(2, -2).split(' | '));
}

function blocks(language: string): string[] {
  return [...page.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(
    ([, text = '']) => text,
  );
}

/** Each field as the table tells it: name, type, and its default as far as it is a value. */
function* fieldsOf(
  rule: Rule<unknown>,
  path = '',
): Generator<[string, string, string | undefined]> {
  if (rule.says === 'picture' && path !== '') return;
  for (const [name, field] of Object.entries(rule.fields ?? {})) {
    const where = path === '' ? name : `${path}.${name}`;
    const preset =
      field.fallback === undefined ? undefined : `\`${JSON.stringify(field.fallback)}\``;
    yield [`\`${where}\``, field.rule.says, field.required ? 'required' : preset];
    yield* fieldsOf(field.rule, where);
  }
  if (rule.of) yield* fieldsOf(rule.of, `${path}${rule.says.startsWith('list') ? '[]' : '.*'}`);
}

describe('docs/import.md tells the format as it is checked', () => {
  test.each([
    ...lineTypes.map((type) => [`### ${type}`, lineRules[type]] as const),
    ['#### Pictures', picture] as const,
  ])('%s', (heading, rule) => {
    const told = tableOf(section(heading));
    const checked = [...fieldsOf(rule as Rule<unknown>)];
    expect(told.map(([name, type]) => [name, type])).toEqual(
      checked.map(([name, type]) => [name, type]),
    );
    for (const [at, [, , preset]] of checked.entries()) {
      const text = told[at]?.[2] ?? '';
      if (preset === undefined) expect(text).not.toBe('required');
      else expect(text.startsWith(preset)).toBe(true);
    }
  });

  test('the columns of the flat list, with their other names', () => {
    const told = tableOf(section('### A flat article list'));
    const names = told.map(([name = '', others = '']) =>
      [name, ...others.split(', ')].map((cell) => cell.replaceAll('`', '').trim()),
    );
    expect(names).toEqual(
      Object.values(flatColumns).map((all) => (all.length > 1 ? [...all] : [...all, 'none'])),
    );
    for (const prefix of Object.values(flatPrefixes).flat()) expect(page).toContain(prefix);
  });

  test('the columns of Shopify', () => {
    const told = tableOf(section("### Shopify's product CSV"));
    const text = told.map(([name]) => name).join();
    for (const name of Object.values(shopifyColumns).flat()) expect(text).toContain(`\`${name}\``);
  });

  test.each([
    ['of a page', 'What the templates show:', pageTeasers],
    ['of the footer', 'Its cells:', footerTeasers],
  ])('the kinds of teasers %s', (_, lead, teasers) => {
    const told = tableOf(section('### content').split(lead)[1] ?? '');
    expect(told.map(([template]) => template)).toEqual(teasers.map((teaser) => `\`${teaser}\``));
  });

  test('every type has an example', () => {
    const examples = [...blocks('json'), ...blocks('jsonl')].join('\n');
    for (const type of lineTypes) expect(examples).toMatch(new RegExp(`"type": ?"${type}"`));
  });
});

describe('the examples of docs/import.md', () => {
  let shop: TestShop;
  let photo: Buffer;
  beforeAll(async () => {
    shop = await createTestShop();
    photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    await mkdir(join(shop.folder, 'bilder'));
    for (const [, file] of page.matchAll(/"file": ?"([^"]+)"/g)) {
      await writeFile(join(shop.folder, file ?? ''), photo);
    }
  });
  beforeEach(() => shop.empty());
  afterAll(() => shop.close());

  test('of JSON Lines are taken without a word', async () => {
    const lines = [
      ...blocks('json').map((block) => JSON.stringify(JSON.parse(block))),
      ...blocks('jsonl'),
    ];
    const report = await shop.import(lines.join('\n'), {
      // The addresses are examples as well.
      pictures: { directory: shop.folder, fetch: false },
    });
    expect(report.refusals).toEqual([]);
    expect(report.remarks.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^https:\/\/pictures\.example\/fibel\.jpg was not fetched/),
    ]);
    expect(exitCodeOf(report)).toBe(0);
  });

  test.each(blocks('csv').map((text) => [text.split(/[;,]/)[0], text]))(
    'of a CSV that begins with %s are taken',
    async (name, text) => {
      // The list that changes prices is about the articles of the list before.
      if (name === 'artikelnummer') await shop.import(blocks('csv')[0] ?? '');
      const report = await shop.import(text, { pictures: { fetch: false } });
      expect(report.refusals).toEqual([]);
      const { product, item } = report.byType;
      expect(product?.created ?? item?.updated).toBeGreaterThan(0);
    },
  );

  test('of errors read as they are told', async () => {
    const report = await shop.import('{"type":"category","id":"a","name":""}\n{"id":1}\nx');
    expect(report.refusals.map(formatRemark)).toEqual([
      'line 1, category a: name: must not be empty',
      'line 2: type: is missing',
      expect.stringMatching(/^line 3: is no JSON: /),
    ]);
    expect(exitCodeOf(report)).toBe(1);
    expect(formatReport(report)).toMatch(/^0 accepted, 3 refused \(3 lines in \d+\.\d s\)$/);
  });

  test('of reports count by type', async () => {
    const report = await shop.import([{ type: 'manufacturer', id: 'm', name: 'M' }]);
    expect(formatReport(report).split('\n')[1]).toBe('  manufacturer 1 created');
    const progress = {
      phase: 'reading',
      lines: 12_400,
      accepted: 12_397,
      refused: 3,
      bytes: 41,
      totalBytes: 100,
      seconds: 5,
    } as const;
    expect(formatProgress(progress)).toBe('reading: 12,400 lines, 3 refused, 2,480 lines/s (41 %)');
  });

  test('a file of no known format is no refusal but an error', async () => {
    await expect(shop.import('Artikel;Preis\n1;2')).rejects.toThrow(UnusableFileError);
  });
});
