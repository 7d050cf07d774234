import { describe, expect, test } from 'vitest';
import { business } from './business.ts';
import { consumer } from './consumer.ts';
import { contrastMinimum, contrastPairs, contrastRatio, mix, parseHex } from './contrast.ts';
import { colorModes, subjects } from './tokens.ts';

describe.each(Object.entries({ consumer, business }))('%s', (_name, theme) => {
  describe.each(colorModes)('%s', (mode) => {
    const colors = theme.color[mode];
    test.each(contrastPairs)('$foreground on $background reads as $kind', (pair) => {
      const ratio = contrastRatio(
        parseHex(colors[pair.foreground]),
        parseHex(colors[pair.background]),
      );
      expect(ratio).toBeGreaterThanOrEqual(contrastMinimum[pair.kind]);
    });

    test.each(subjects)('text reads on the cover of %s, hovered as well', (subject) => {
      const hue = parseHex(theme.subject[mode][subject]);
      for (const share of [0.08, 0.12, 0.14, 0.26]) {
        const cover = mix(hue, parseHex(colors.surface), share);
        expect(contrastRatio(parseHex(colors.text), cover)).toBeGreaterThanOrEqual(4.5);
      }
    });
  });
});

test('the ratio is that of WCAG: black on white is 21, grey #767676 just passes', () => {
  expect(contrastRatio(parseHex('#000000'), parseHex('#ffffff'))).toBeCloseTo(21, 5);
  expect(contrastRatio(parseHex('#767676'), parseHex('#ffffff'))).toBeCloseTo(4.54, 2);
});
