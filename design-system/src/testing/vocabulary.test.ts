// @vitest-environment node
import { expect, test } from 'vitest';
import { vocabularyProblems } from './vocabulary.ts';

const attributes = ['ref', 'className', 'style', 'onClick', 'onFocus', 'aria-describedby'];

const problemsOf = (members: Record<string, string>, taken = attributes) =>
  vocabularyProblems([
    {
      name: 'Some',
      isComponent: true,
      own: Object.entries(members).map(([name, type]) => ({ name, type })),
      taken: new Set(taken),
    },
  ]);

test.each<[string, Record<string, string>]>([
  ['a tone of another name', { kind: "'danger' | 'info'" }],
  ['a tone of its own', { tone: "'danger' | 'saving'" }],
  ['a tone that is any text', { tone: 'string' }],
  ['a scheme', { scheme: 'string' }],
  ['any text beside known ones', { look: "'red' | (string & {})" }],
  ['a size of another name', { extent: "'m' | 's'" }],
  ['a size of its own', { size: "'m' | 'small'" }],
  ['another word for loading', { busy: 'boolean' }],
  ['a prefix', { isLoading: 'boolean' }],
  ['loading with reasons', { loading: 'string' }],
  ['onChange', { onChange: '(value: string) => void' }],
  ['another change', { onFilesChange: '(files: File[]) => void' }],
  ['onSelect with a value', { onSelect: '(value: string) => void' }],
  ['a value without a callback', { value: 'string' }],
  ['a value of another type', { value: 'string', onValueChange: '(value: number) => void' }],
  ['an error without invalid', { error: 'ReactNode' }],
])('%s is a problem', (_what, members) => {
  expect(problemsOf(members)).toHaveLength(1);
});

test('a component without ref or attributes is a problem', () => {
  expect(problemsOf({}, ['className', 'style', 'onClick', 'onFocus'])).toEqual([
    'Some: takes no ref, aria-describedby',
  ]);
});

test('the vocabulary itself is none', () => {
  expect(
    problemsOf({
      tone: "'danger' | 'neutral'",
      size: "'m' | 's'",
      legendSize: "'l' | 'm'",
      loading: 'boolean',
      value: 'number',
      defaultValue: 'number',
      onValueChange: '(quantity: number) => void | Promise<void>',
      onOpenChange: '(open: boolean) => void',
      onSelect: '() => void',
      error: 'ReactNode',
      invalid: 'boolean',
    }),
  ).toEqual([]);
});
