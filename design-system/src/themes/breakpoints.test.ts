import { expect, test } from 'vitest';
import { media } from './breakpoints.ts';

/** Whether a screen of that width matches a condition on widths. */
function holds(condition: string, width: number): boolean {
  const [, bound, pixels] = /^\((min|max)-width: ([\d.]+)px\)$/.exec(condition) ?? [];
  if (bound === undefined) throw new Error(`no condition on widths: ${condition}`);
  return bound === 'min' ? width >= Number(pixels) : width <= Number(pixels);
}

test.each([
  [767, ['belowTablet', 'belowLaptop']],
  // Zoomed pages have fractional widths; none falls between two bands.
  [767.9, ['belowTablet', 'belowLaptop']],
  [768, ['belowLaptop', 'tablet']],
  [1023, ['belowLaptop', 'tablet']],
  [1024, ['tablet', 'laptop']],
  [1280, ['tablet', 'laptop', 'largeLaptop']],
  [1780, ['tablet', 'laptop', 'largeLaptop', 'largeDesktop']],
] as const)('UI-19: what holds at %d px', (width, names) => {
  const widths = [
    'belowTablet',
    'belowLaptop',
    'tablet',
    'laptop',
    'largeLaptop',
    'largeDesktop',
  ] as const;
  expect(widths.filter((name) => holds(media[name], width))).toEqual(names);
});

test('UI-20: touch is a coarse pointer without hover, both of them', () => {
  expect(media.touch).toBe('(hover: none) and (pointer: coarse)');
});
