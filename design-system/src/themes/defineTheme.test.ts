import { expect, test } from 'vitest';
import { consumer } from './consumer.ts';
import { contrastOf } from './contrastTable.ts';
import { defineTheme } from './defineTheme.ts';
import type { ThemeTokens } from './tokens.ts';
import { vars } from './vars.css.ts';

const acme: ThemeTokens = {
  ...consumer,
  rootSize: '112.5%',
  color: {
    ...consumer.color,
    paper: { ...consumer.color.paper, action: '#7a1f5c', textMuted: '#9a9a9a' },
  },
};

/** The names of all custom properties that the contract holds. */
function contractNames(values: object): string[] {
  return Object.values(values).flatMap((value) =>
    typeof value === 'string' ? [value.slice('var('.length, -1)] : contractNames(value),
  );
}

test("a theme of one's own has every token of the contract, in both modes", () => {
  const css = defineTheme('acme', acme);
  const declared = [...css.matchAll(/(--k-[\w-]+):/g)].map(([, name]) => name);
  expect(declared.sort()).toEqual(contractNames(vars).sort());
  expect(css).toContain('--k-color-action:light-dark(#7a1f5c, #7cc7ea);');
  expect(css).toContain('html:where([data-theme="acme"]){font-size:112.5%}');
});

test('more contrast and less motion, which a system asks for, go before it', () => {
  // Its selector has no specificity, whatever comes first.
  expect(defineTheme('acme', acme)).toMatch(/^:where\(\[data-theme="acme"\]\)\{/);
});

test.each(['a"]{}', 'Acme', 'consumer'])('%s is refused as a name', (name) => {
  expect(() => defineTheme(name, acme)).toThrow(`${name}: not a name for a theme of your own`);
});

test('the check of its contrast names what is too low, in which mode', () => {
  const faults = contrastOf(acme).filter(({ ratio, minimum }) => ratio < minimum);
  expect(
    faults.map(({ mode, foreground, background }) => `${mode}: ${foreground} on ${background}`),
  ).toEqual(['page', 'surface', 'sunken', 'raised'].map((level) => `paper: textMuted on ${level}`));
  expect(contrastOf(consumer).filter(({ ratio, minimum }) => ratio < minimum)).toEqual([]);
});
