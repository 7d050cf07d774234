import { describe, expect, test } from 'vitest';
import { contrastTable } from './contrastTable.ts';
import { contrastRatio, mix, parseHex } from './rgb.ts';
import { themes } from './themes.ts';
import { colorModes, subjects, themeNames } from './tokens.ts';

describe.each(themeNames)('%s', (theme) => {
  describe.each(colorModes)('%s', (mode) => {
    const rows = contrastTable().filter((row) => row.theme === theme && row.mode === mode);
    test.each(rows)('$foreground on $background reads as $kind', ({ ratio, minimum }) => {
      expect(ratio).toBeGreaterThanOrEqual(minimum);
    });

    test.each(subjects)('text reads on the cover of %s, hovered as well', (subject) => {
      const { color, subject: hues } = themes[theme];
      const { text, surface, sunken } = color[mode];
      const [under, covers] = mode === 'paper' ? [surface, [0.14, 0.26]] : [sunken, [0.24, 0.34]];
      const grounds = [
        // Under goods and in the navigation.
        ...[0.08, 0.12].map((share) => [surface, share] as const),
        ...covers.map((share) => [under, share] as const),
      ];
      for (const [ground, share] of grounds) {
        const cover = mix(parseHex(hues[mode][subject]), parseHex(ground), share);
        expect(contrastRatio(parseHex(text), cover)).toBeGreaterThanOrEqual(4.5);
      }
    });

    test.each(subjects)('headline, link and small print read on a panel of %s', (subject) => {
      const { color, subject: hues } = themes[theme];
      const { accent, link, textMuted, surface, sunken } = color[mode];
      const hue = parseHex(hues[mode][subject]);
      const ground =
        mode === 'paper' ? mix(hue, parseHex(surface), 0.1) : mix(hue, parseHex(sunken), 0.2);
      expect(contrastRatio(parseHex(accent), ground)).toBeGreaterThanOrEqual(3);
      for (const text of [link, textMuted]) {
        expect(contrastRatio(parseHex(text), ground)).toBeGreaterThanOrEqual(4.5);
      }
    });
  });
});

test('the theme of high contrast reads at 7:1, which is more than AA asks', () => {
  const text = contrastTable().filter(({ theme, kind }) => theme === 'contrast' && kind === 'text');
  expect(text.filter(({ ratio }) => ratio < 7)).toEqual([]);
});

test('the ratio is that of WCAG: black on white is 21, grey #767676 just passes', () => {
  expect(contrastRatio(parseHex('#000000'), parseHex('#ffffff'))).toBeCloseTo(21, 5);
  expect(contrastRatio(parseHex('#767676'), parseHex('#ffffff'))).toBeCloseTo(4.54, 2);
});
