import { expect, test } from 'vitest';
import { listFiles } from '../files.ts';
import { folderPerTest } from '../testing/folderPerTest.ts';
import { checkUsage } from './usage.ts';

const components = 'design-system/src/components';
const story = 'stories/design-system/Note.stories.tsx';

const keys = "      keys: [['Enter', 'presses it']],\n";
const meta = (usage: string) =>
  `const meta = {\n  component: Note,\n  parameters: {\n${usage}  },\n} satisfies Meta<typeof Note>;\n`;
const usage = (more = '') =>
  `    usage: {\n      use: ['This'],\n      avoid: ['That'],\n${more}    } satisfies Usage,\n`;
const playground = 'export const Playground: Story = { args };\n';

const folder = folderPerTest({
  [`${components}/Note/Note.tsx`]: 'export function Note() {\n  return <p />;\n}\n',
  [`${components}/Button/Button.tsx`]:
    'export function Button() {\n  return <button type="button" />;\n}\n',
  [story]: meta(usage()) + playground,
});

const problems = () => checkUsage(folder.root, listFiles(folder.root));
const note = (text: string) => folder.write(`${components}/Note/Note.tsx`, text);

test('what is only read needs no keys', () => {
  expect(problems()).toEqual([]);
});

test('a story that does not say when to take its component is told', async () => {
  await folder.write(story, meta('') + playground);
  expect(problems()).toEqual([expect.stringContaining(`${story}: says no \`usage\``)]);
});

test.each([
  ['an element that takes the focus', 'export const Note = () => <summary>More</summary>;\n'],
  ['a stop of its own', 'export const Note = () => <pre tabIndex={0} />;\n'],
  ["a link's attributes", "export const Note = (props: ComponentPropsWithRef<'a'>) => null;\n"],
  ['Radix', "import * as Popover from '@radix-ui/react-popover';\n"],
  ['another component', "import { Button } from '../Button/Button.tsx';\n"],
  ['what is fetched later', "const Button = lazy(() => import('../Button/Button.tsx'));\n"],
])('what can be operated by %s names its keys', async (_, text) => {
  await note(text);
  expect(problems()).toEqual([`${story}: no \`keys\` in its \`usage\`; Note can be operated`]);
  await folder.write(story, meta(usage(keys)) + playground);
  expect(problems()).toEqual([]);
});

test.each([
  ["import type { ButtonProps } from '../Button/Button.tsx';\n"],
  ["import { type ButtonProps, type ButtonTone } from '../Button/Button.tsx';\n"],
])('a type makes nothing that can be operated', async (text) => {
  await note(text);
  expect(problems()).toEqual([]);
});

test('a first story that takes nothing of its controls is told', async () => {
  const all = 'export const All: Story = {\n  render: () => <Note />,\n};\n';
  await folder.write(story, meta(usage()) + playground + all);
  expect(problems()).toEqual([]);
  await folder.write(story, meta(usage()) + all + playground);
  expect(problems()).toEqual([expect.stringContaining('its controls change nothing')]);
});
