import { createGlobalThemeContract } from '@vanilla-extract/css';
import { consumer } from './consumer.ts';
import { tokenName } from './themeValues.ts';
import type { ColorTokens, Subject } from './tokens.ts';

const names = <Key extends string>(tokens: Record<Key, string>) =>
  Object.fromEntries(Object.keys(tokens).map((key) => [key, ''])) as Record<Key, string>;

/**
 * The contract: every token as a CSS custom property (`--k-color-page`, `--k-space-m`, …).
 * Modes share one name; which value it has is decided by `color-scheme` (see themes.css.ts).
 */
export const vars = createGlobalThemeContract(
  {
    color: names<keyof ColorTokens>(consumer.color.paper),
    subject: names<Subject>(consumer.subject.paper),
    font: names(consumer.font),
    weight: names(consumer.weight),
    size: names(consumer.size),
    space: names(consumer.space),
    radius: names(consumer.radius),
    control: names(consumer.control),
    shadow: '',
    motion: names(consumer.motion),
  },
  (_value, path) => tokenName(path),
);
