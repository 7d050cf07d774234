import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { colorVariables, groundVariable, headingVariable, textVariable } from './colors.ts';
import { Panel } from './Panel.tsx';

const shown = (colors: Parameters<typeof colorVariables>[0]) => {
  const variables = colorVariables(colors);
  return variables && [variables[textVariable], variables[headingVariable]];
};

test('CMS-08: an editor’s colours are taken where they can be read', () => {
  expect(shown({ background: '#ffd84d', text: '#1d2430', heading: '#8a1020' })).toEqual([
    '#1d2430',
    '#8a1020',
  ]);
});

test('CMS-08: text that its ground would swallow gives way to ink or chalk', () => {
  expect(shown({ background: '#ffd84d', text: '#ffffff' })).toEqual(['#1d2430', '#1d2430']);
  expect(shown({ background: '#1d2430', text: '#5b6472', heading: '#00699a' })).toEqual([
    '#ffffff',
    '#ffffff',
  ]);
});

test('a ground that is no colour leaves the theme’s', () => {
  expect(shown({ background: 'url(x)' })).toBeUndefined();
  render(<Panel ground={{ background: 'url(x)' }}>Text</Panel>);
  expect(screen.getByText('Text').style.getPropertyValue(groundVariable)).toBe('');
});
