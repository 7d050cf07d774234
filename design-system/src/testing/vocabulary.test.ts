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
      taken: new Set([...taken, ...Object.keys(members)]),
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
  ['a value without a callback', { value: 'string', defaultValue: 'string' }],
  [
    'a value of another type',
    { value: 'string', defaultValue: 'string', onValueChange: '(value: number) => void' },
  ],
  [
    'a start of another type',
    { value: 'string', defaultValue: 'number', onValueChange: '(value: string) => void' },
  ],
  ['a value without a start', { value: 'string', onValueChange: '(value: string) => void' }],
  ['a start without a value', { defaultValue: 'string', onValueChange: '(value: string) => void' }],
  ['a change without its state', { onCheckedChange: '(checked: boolean) => void' }],
  ['a state without a start', { checked: 'boolean', onCheckedChange: '(on: boolean) => void' }],
  ['what opens without a start', { open: 'boolean', onOpenChange: '(open: boolean) => void' }],
  ['what opens unheard', { open: 'boolean', defaultOpen: 'boolean' }],
  ['a callback of its own', { onApply: '() => void' }],
  ['another callback of its own', { onDecide: '(accepted: string[]) => Promise<void>' }],
  ['another word for current', { active: 'boolean' }],
  ['another word for kind', { variant: "'german' | 'english'" }],
  ['another word for a start', { initialValue: 'string' }],
  ['an error that says nothing', { error: 'boolean', invalid: 'boolean' }],
  ['a state with reasons', { disabled: 'string' }],
  ['an error without invalid', { error: 'ReactNode' }],
])('%s is a problem', (_what, members) => {
  expect(problemsOf(members)).toHaveLength(1);
});

test.each(['SortSelect', 'ConsentDialog'])(
  'an exemption that %s needs no more is a problem',
  (name) => {
    const taken = new Set(attributes);
    const problems = vocabularyProblems([{ name, isComponent: true, own: [], taken }]);
    expect(problems).toContain(`${name}: is not held outside`);
  },
);

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
      open: 'boolean',
      defaultOpen: 'boolean',
      onOpenChange: '(open: boolean) => void',
      checked: 'boolean',
      defaultChecked: 'boolean',
      onCheckedChange: '(checked: boolean) => void',
      onSelect: '() => void',
      error: 'ReactNode',
      invalid: 'boolean',
    }),
  ).toEqual([]);
});
