import { expect, it } from 'vitest';
import { passedOnBy, speakingFor } from './facades.ts';

const chunk = 'const x=1,y=2;export{x as a,y as b,z};\n';

const merged = (facade: string) => {
  const passedOn = passedOnBy(facade);
  return passedOn && speakingFor(chunk, 'shop-1.js', passedOn);
};

it('lets a chunk speak for a route whose file only passes it on', () => {
  expect(merged('export{a as default,z as meta}from"./shop-1.js";')).toBe(
    'const x=1,y=2;export{x as a,y as b,z as z,x as default,z as meta};\n',
  );
});

it('and for what such a file has from another chunk', () => {
  const facade =
    'import{u as e}from"./other-2.js";import{a as t}from"./shop-1.js";export{e as ErrorBoundary,t as default};';
  expect(merged(facade)).toBe(
    'const x=1,y=2;export{u as ErrorBoundary}from"./other-2.js";export{x as a,y as b,z as z,x as default};\n',
  );
});

it.each([
  ['has code of its own', 'import{a as b}from"./shop-1.js";b();export{b as default};'],
  ['passes on what the chunk has not', 'export{c as default}from"./shop-1.js";'],
  ['has a name that the chunk has', 'export{a as b}from"./shop-1.js";'],
])('leaves alone a file that %s', (_, facade) => {
  expect(merged(facade)).toBeUndefined();
});
