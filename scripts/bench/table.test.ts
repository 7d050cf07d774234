import { expect, test } from 'vitest';
import { formatTable } from './table.ts';

test('a rate stands beside its limit and their ratio, a figure in place of a rate', () => {
  const lines = formatTable([
    {
      work: 'listing, rendered',
      requestsPerSecond: 300,
      p50: 12.34,
      p95: 20,
      limit: { what: 'bare React', requestsPerSecond: 1000 },
      target: '≥ 250 req/s',
      isMet: true,
    },
    { work: 'memory', figure: '420 MB', target: '≤ 400 MB', isMet: false },
  ]).split('\n');
  const cells = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  expect(cells[2]).toEqual([
    '',
    'listing, rendered',
    '300',
    '12.3',
    '20.0',
    '1,000 (bare React)',
    '30 %',
    '≥ 250 req/s',
    'met',
    '',
  ]);
  expect(cells[3]).toEqual(['', 'memory', '420 MB', '', '', '', '', '≤ 400 MB', 'missed', '']);
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
});
