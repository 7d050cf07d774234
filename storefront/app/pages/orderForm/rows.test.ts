// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { filled, inputOf, isFull, isList, padded, type Row, rowsOf, withMore } from './rows.ts';

const row = (number: string, quantity = ''): Row => ({ number, quantity });
const numbered = (count: number) => Array.from({ length: count }, (_, at) => row(`A-${at}`));

describe('rows of the order form (DEC-136)', () => {
  it('are ten at first, ten more on demand, and a hundred at most', () => {
    expect(padded([row('1')])).toHaveLength(10);
    expect(padded(numbered(12))).toHaveLength(12);
    expect(withMore(padded([]))).toHaveLength(20);
    expect(withMore(numbered(95))).toHaveLength(100);
    expect(isFull(withMore(numbered(95)))).toBe(true);
  });

  it('come out of a form in their order, and no more than a hundred', () => {
    const form = new FormData();
    for (let at = 0; at < 120; at += 1) {
      form.append('number', `A-${at}`);
      form.append('quantity', String(at));
    }
    expect(rowsOf(form)).toHaveLength(100);
    expect(rowsOf(form)[7]).toEqual(row('A-7', '7'));
  });

  it('ask for one where no quantity stands, and for none where it is no number', () => {
    const rows = [row(' 481203 '), row(''), row('2', '12'), row('3', 'zwei'), row('4', '1.5')];
    expect(inputOf(rows)).toEqual([
      { articleNumber: '481203', quantity: 1 },
      { articleNumber: '2', quantity: 12 },
      { articleNumber: '3', quantity: 0 },
      { articleNumber: '4', quantity: 0 },
    ]);
  });
});

describe('a list that is put into the rows (DEC-136)', () => {
  it.each([
    ['lines of number and quantity', '481203;5\n500100;2'],
    ['quantities with a unit', '481203; 5 Stück\n500100; 2 Stk.'],
    ['with Windows line ends, blanks and empty lines', ' 481203 ; 5 \r\n\r\n500100;2\r\n'],
    ['cells of a table', '481203\t5\n500100\t2'],
  ])('may be %s', (_, list) => {
    expect(filled(padded([]), list)).toEqual({
      rows: padded([row('481203', '5'), row('500100', '2')]),
      left: [],
    });
  });

  it('goes into the empty rows, and sums up what is there already', () => {
    const rows = [row('1', '2'), row(''), row('ab-3'), row('')];
    expect(filled(rows, '9;1\nAB-3;4\n1;3\n9').rows).toEqual([
      row('1', '5'),
      row('9', '2'),
      row('ab-3', '5'),
      row(''),
    ]);
  });

  it('makes rows as it needs them, and tells what found no room', () => {
    const list = numbered(103)
      .map(({ number }) => `${number};2`)
      .join('\n');
    const { rows, left } = filled(padded([row('mine', '1')]), list);
    expect(rows).toHaveLength(100);
    expect(rows[0]).toEqual(row('mine', '1'));
    expect(rows[99]).toEqual(row('A-98', '2'));
    expect(left).toEqual(['A-99;2', 'A-100;2', 'A-101;2', 'A-102;2']);
    // What is there already needs no room.
    expect(filled(rows, 'A-98;3').left).toEqual([]);
  });

  it('is told from a single number', () => {
    expect(isList('481203')).toBe(false);
    expect(isList('481203\n')).toBe(false);
    expect(isList('481203;5')).toBe(true);
    expect(isList('481203\t5')).toBe(true);
    expect(isList('481203\n500100')).toBe(true);
  });
});
