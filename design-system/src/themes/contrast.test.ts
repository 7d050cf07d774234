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
      const [text, surface] = [parseHex(color[mode].text), parseHex(color[mode].surface)];
      for (const share of [0.08, 0.12, 0.14, 0.26]) {
        const cover = mix(parseHex(hues[mode][subject]), surface, share);
        expect(contrastRatio(text, cover)).toBeGreaterThanOrEqual(4.5);
      }
    });

    test.each(subjects)('a headline reads on a panel of %s', (subject) => {
      const { color, subject: hues } = themes[theme];
      const ground = mix(parseHex(hues[mode][subject]), parseHex(color[mode].surface), 0.1);
      expect(contrastRatio(parseHex(color[mode].accent), ground)).toBeGreaterThanOrEqual(3);
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
