import { describe, expect, test } from 'vitest';
import { readCents, readNumber } from './cells.ts';
import { type CsvRow, delimiterOf, readCsv } from './csv.ts';
import { filterIdFrom, idFrom } from './slug.ts';
import { splitLines, UnusableFileError } from './source.ts';

async function rowsOf(content: string | Buffer, delimiter = ','): Promise<CsvRow[]> {
  async function* bytes() {
    // Cut anywhere: rows must not depend on chunks.
    const all = Buffer.from(content);
    for (let at = 0; at < all.length; at += 7) yield all.subarray(at, at + 7);
  }
  const rows: CsvRow[] = [];
  for await (const row of readCsv(splitLines(bytes(), 1_000_000), delimiter)) rows.push(row);
  return rows;
}

const cells = async (content: string | Buffer, delimiter?: string) =>
  (await rowsOf(content, delimiter)).map((row) => row.cells);

describe('readCsv', () => {
  test('quoted cells hold delimiters, line ends and quotes', async () => {
    const text = 'a,"b,c","d ""e"" f"\r\n"two\nlines",,x\n\n';
    expect(await cells(text)).toEqual([
      ['a', 'b,c', 'd "e" f'],
      ['two\nlines', '', 'x'],
    ]);
  });

  test('a quote inside a cell is a character', async () => {
    expect(await cells('27" screen,2" by 4"\n')).toEqual([['27" screen', '2" by 4"']]);
    expect(await cells('"27" screen",b')).toEqual([['27" screen', 'b']]);
  });

  test('rows know the line that they begin in', async () => {
    const rows = await rowsOf('a\n"b\nc"\nd\n');
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 4]);
  });

  test('a quote that is never closed costs its row, not the rest of the file', async () => {
    const rows = await rowsOf('a,b\nx,"open\nc,d\ne,f\n');
    expect(rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x'], reason: 'opens a quotation mark that is never closed' },
      { line: 3, cells: ['c', 'd'] },
      { line: 4, cells: ['e', 'f'] },
    ]);
  });

  test('a file full of such quotes is given up', async () => {
    const rows = Array.from({ length: 200 }, (_, at) => `${at},"open ${'x'.repeat(20)}`);
    await expect(rowsOf(rows.join('\n'))).rejects.toThrow(UnusableFileError);
  });

  test('Windows-1252 is read where the file is not UTF-8', async () => {
    const latin = Buffer.from([0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72, 0x2c, 0x80, 0x0a]);
    expect(await cells(latin)).toEqual([['Müller', '€']]);
    expect(await cells(Buffer.from('\ufeffMüller,€\n'))).toEqual([['Müller', '€']]);
  });

  test('a broken character in a UTF-8 file is not taken for Windows-1252', async () => {
    const mixed = Buffer.concat([Buffer.from('Müller\n'), Buffer.from([0x41, 0xfc, 0x0a])]);
    expect(await rowsOf(mixed)).toMatchObject([
      { line: 1 },
      { line: 2, reason: 'is not valid UTF-8' },
    ]);
  });

  test.each([
    ['a,b;c,d', ','],
    ['a;b;c', ';'],
    ['a\tb', '\t'],
    ['"a,b,c";d', ';'],
  ])('the delimiter of %s', (header, delimiter) => {
    expect(delimiterOf(header)).toBe(delimiter);
  });
});

describe('numbers', () => {
  test.each([
    ['3,49', 3.49],
    ['3.49', 3.49],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ["1'234.50", 1234.5],
    ['1.234.567', 1234567],
    ['1.234.567,8', 1234567.8],
    ['€ 3,4', 3.4],
    ['0,125', 0.125],
    ['12', 12],
    ['-1', -1],
  ])('%s is %d', (cell, value) => {
    expect(readNumber(cell)).toEqual({ value });
  });

  test.each(['', 'abc', '1,2,3.4.5', '1 a', '--1', 'Infinity', '1e5'])('%j is none', (cell) => {
    expect(readNumber(cell)).toMatchObject({ reason: expect.stringMatching(/^is no number/) });
  });

  test('one separator before three digits could mean either', () => {
    expect(readNumber('1.234')).toMatchObject({
      reason: expect.stringMatching(/thousands or dec/),
    });
    expect(readNumber('1,234')).toMatchObject({
      reason: expect.stringMatching(/thousands or dec/),
    });
  });

  test('prices are whole cents', () => {
    expect(readCents('19,99')).toEqual({ value: 1999 });
    expect(readCents('1.10')).toEqual({ value: 110 });
    expect(readCents('3,4900')).toEqual({ value: 349 });
    expect(readCents('3,4950')).toMatchObject({ reason: expect.stringMatching(/parts of a cent/) });
    expect(readCents('-1')).toMatchObject({ reason: expect.stringMatching(/negative/) });
  });
});

describe('ids from texts', () => {
  test.each([
    ['Hefte A4', 'hefte-a4'],
    ['Übung & Spaß', expect.stringMatching(/^uebung-spass-[0-9a-f]{8}$/)],
    ['hefte-a4', 'hefte-a4'],
    ['Crème', 'creme'],
    ['日本', expect.stringMatching(/^[0-9a-f]{8}$/)],
    ['x'.repeat(200), expect.stringMatching(/^x{71}-[0-9a-f]{8}$/)],
  ])('%s', (text, id) => {
    expect(idFrom(text)).toEqual(id);
  });

  test('are the same for the same text, and differ where the text does', () => {
    expect(idFrom('Blau')).toBe(idFrom(' blau '));
    expect(new Set(['S/M', 'S-M', 'S M', 'S+M'].map(idFrom)).size).toBe(3);
  });

  test('of filters begin with a letter (DEC-33)', () => {
    expect(filterIdFrom('30 cm')).toBe('v30-cm');
    expect(filterIdFrom('Rot')).toBe('rot');
  });
});
