import { expect, test } from 'vitest';
import { classNames } from './classNames.ts';

const file = { filePath: 'src/Tile.css.ts', packageName: '@kreide/design-system' };

test('names are short, valid and the same in every build', () => {
  const browser = classNames();
  const server = classNames();
  const names = ['x0', 'x1', 'x2'].map((hash) => browser({ ...file, hash }));
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9]{3}$/i);
  expect(['x0', 'x1', 'x2'].map((hash) => server({ ...file, hash }))).toEqual(names);
  expect(browser({ ...file, hash: 'x1' })).toBe(names[1]);
});

test('two files never share a name', () => {
  const nameOf = classNames();
  const first = nameOf({ ...file, hash: 'x0' });
  expect(nameOf({ ...file, filePath: 'src/Price.css.ts', hash: 'y0' })).not.toBe(first);
});

test('a clash of two files fails the build', () => {
  const nameOf = classNames();
  const clash = () => {
    for (let index = 0; index < 20_000; index++) {
      nameOf({ filePath: `${index}.css.ts`, hash: `${index}` });
    }
  };
  expect(clash).toThrow('have the same short name');
});
