import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const sources = path.join(import.meta.dirname, '..');

/** What means left or right whatever the reading direction. */
const physical =
  /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\b|\bborder(?:Top|Bottom)(?:Left|Right)Radius\b|\b(?:left|right):|\b(?:float|clear|textAlign): '(?:left|right)'|linear-gradient\(-?90deg/;
/** A shorthand, whose sides go clockwise from the top. */
const shorthand = /\b(padding|margin|inset|scrollPadding|scrollMargin): [`'](.*)[`'],?$/;

/** Where left and right are meant. */
const meant: Readonly<Record<string, string>> = {
  'components/Figure/Figure.css.ts': 'a corner of a picture, which is not mirrored',
  'components/Progress/Progress.css.ts':
    'what runs for an unknown time and is the same on both sides',
  'themes/base.css.ts': 'takes back what a lock of scrolling says of the right',
};

/** Whether a shorthand gives the left another length than the right. */
function isUneven(lengths: string): boolean {
  // A function may have another inside, and spaces between.
  const simple = lengths.replaceAll(/\([^()]*\)/g, '').replaceAll(/\([^()]*\)/g, '');
  const [, right, , left] = simple.split(' ');
  return left !== undefined && left !== right;
}

test('styles follow the reading direction', () => {
  const files = globSync('{components,internal,themes}/**/*.css.ts', { cwd: sources })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => meant[file] === undefined);
  const found = files.flatMap((file) =>
    readFileSync(path.join(sources, file), 'utf8')
      .split('\n')
      .filter((line) => physical.test(line) || isUneven(shorthand.exec(line)?.[2] ?? ''))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(70);
  expect(found).toEqual([]);
});
