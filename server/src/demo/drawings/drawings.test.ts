import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Drawing } from '../../modules/media/service.ts';
import { demoDrawings } from './index.ts';
import { ruledPage } from './rulings.ts';

/** Tags that open and close in order, ids that are there once, and references that lead somewhere. */
function wellFormed(svg: string): string[] {
  const wrong: string[] = [];
  const open: string[] = [];
  for (const [, close, name = '', , self] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    if (close) {
      if (open.pop() !== name) wrong.push(`</${name}> closes nothing`);
    } else if (!self) open.push(name);
  }
  if (open.length > 0) wrong.push(`<${open.join('> <')}> stay open`);
  const rest = svg.replace(/<\/?[a-zA-Z]+(?:\s[\w:-]+="[^"<]*")*\s*\/?>/g, '');
  if (rest.trim() !== '') wrong.push(`text between the tags: ${rest.slice(0, 60)}`);
  const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
  if (new Set(ids).size !== ids.length) wrong.push('an id stands there twice');
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g))
    if (!ids.includes(id)) wrong.push(`#${id} is not there`);
  if (/NaN|undefined|Infinity|\[object/.test(svg)) wrong.push('a number is missing');
  if (/<(?:script|image|foreignObject|text|filter)\b/.test(svg))
    wrong.push('an element that drawings do without');
  return wrong;
}

const { draw, isDrawing, kinds, problems } = demoDrawings;

describe.each(kinds.map((kind) => ({ kind })))('$kind', (parameters: Drawing) => {
  test('is well-formed, the same at every time, and shows more than paper', async () => {
    const svg = draw(parameters);
    expect(svg).toContain('width="1600" height="1600"');
    expect(wellFormed(svg)).toEqual([]);
    expect(draw(parameters)).toBe(svg);
    const { channels } = await sharp(
      Buffer.from(draw(parameters, { width: 96, height: 96 })),
    ).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(1.5);
  });

  test('keeps the margin of 8 %: the corners are bare paper', async () => {
    const svg = draw(parameters, { width: 200, height: 200 });
    const { data } = await sharp(Buffer.from(svg))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number): number[] => [
      ...data.subarray((y * 200 + x) * 3, (y * 200 + x) * 3 + 3),
    ];
    // The edge left of the middle, a hair from the rim: nothing may run off the sheet.
    for (const y of [4, 196]) {
      const [r = 0, g = 0, b = 0] = at(4, y);
      expect(Math.min(r, g, b), `${parameters.kind} at ${y}`).toBeGreaterThan(190);
    }
  });
});

describe('parameters', () => {
  test('that are missing have a value of their own', () => {
    expect(problems({ kind: 'scissors' })).toEqual([]);
  });

  test('that are wrong are told, each by its name', () => {
    expect(problems({ kind: 'scissors', color: 'red', tip: 'sharp', wings: 2 })).toEqual([
      'color: must be a colour such as "#c8102e" (six lower-case hex digits)',
      'tip: must be one of blunt, pointed',
      'wings: unknown; known are color, tip, hand, long, make',
    ]);
    expect(problems('scissors')).toEqual(['a drawing is an object such as {"kind":"placeholder"}']);
    expect(problems({ color: '#c8102e' })).toEqual(['kind: must name a drawing']);
    expect(problems({ kind: 'constructor' })[0]).toMatch(/^kind: "constructor" is unknown/);
    expect(problems({ kind: 'beads', colors: [] })[0]).toMatch(
      /^colors: must be a list of 1 to 16 colours/,
    );
    expect(problems({ kind: 'book', title: '<script>' })[0]).toMatch(/^title: must be a label/);
    expect(isDrawing({ kind: 'dice', foam: 1 })).toBe(false);
  });

  test('of an unknown drawing some names like it are told, not all', () => {
    const [told = ''] = problems({ kind: 'exercise book, red' });
    expect(told).toMatch(/^kind: "exercise book, red" is unknown; there are .*\bexercise-book\b/);
    expect(told.length).toBeLessThan(250);
    expect(problems({ kind: 'xyz' })).toEqual([
      `kind: "xyz" is unknown; none of the ${kinds.length} that are known has a word of it`,
    ]);
  });

  test('that are wrong are never drawn', () => {
    expect(() => draw({ kind: 'scissors', color: 'url(#x)' })).toThrow('Not a drawing: color');
  });

  test('change the picture: a red pair of scissors is red', async () => {
    const dominant = async (color: string) => {
      const svg = draw({ kind: 'scissors', color }, { width: 120, height: 120 });
      const { data } = await sharp(Buffer.from(svg))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      let red = 0;
      for (let at = 0; at < data.length; at += 3) {
        if ((data[at] ?? 0) > 150 && (data[at + 1] ?? 255) < 60) red += 1;
      }
      return red;
    };
    expect(await dominant('#c8102e')).toBeGreaterThan(300);
    expect(await dominant('#1f5fa8')).toBe(0);
  });

  test('of other proportions show more paper, not another picture', () => {
    const svg = draw({ kind: 'chair' }, { width: 1200, height: 630 });
    expect(svg).toContain('width="1200" height="630" viewBox="-724 0 3048 1600"');
  });
});

describe('rulings after DIN 16552-1', () => {
  const verticals = (svg: string): number[] =>
    [...svg.matchAll(/M([\d.]+) [\d.]+V/g)].map(([, x]) => Number(x));
  const lines = (svg: string): number[] =>
    [...svg.matchAll(/M[\d.]+ ([\d.]+)H/g)].map(([, y]) => Number(y));
  const steps = (values: number[]): number[] =>
    [
      ...new Set(
        values.slice(1).map((value, at) => Math.round((value - (values[at] ?? 0)) * 10) / 10),
      ),
    ].sort((a, b) => a - b);

  test.each([
    ['21', [9]],
    ['25', [9]],
    ['27', [9]],
    ['4', [10]],
    ['1', [5, 8]],
    ['2', [4, 7]],
    ['3', [3.5, 8]],
  ] as const)('number %s has its lines %j mm apart', (ruling, distances) => {
    expect(steps(lines(ruledPage(ruling, 210, 297)))).toEqual(distances);
  });

  test.each([
    ['22', 5],
    ['26', 5],
    ['28', 5],
    ['7', 7],
  ] as const)('number %s is squared in %i mm', (ruling, side) => {
    expect(steps(verticals(ruledPage(ruling, 210, 297)))).toEqual([side]);
    expect(steps(lines(ruledPage(ruling, 210, 297)))).toEqual([side]);
  });

  test('numbers with a margin leave it white: 26 outside, 28 on both sides', () => {
    expect(Math.max(...verticals(ruledPage('22', 210, 297)))).toBeGreaterThan(204);
    expect(Math.max(...verticals(ruledPage('26', 210, 297)))).toBeLessThanOrEqual(170);
    const both = verticals(ruledPage('28', 210, 297));
    expect([Math.min(...both), Math.max(...both)]).toEqual([20, 170]);
  });

  test('20 and 6 are plain', () => {
    expect(ruledPage('20', 210, 297) + ruledPage('6', 148, 210)).toBe('');
  });
});
