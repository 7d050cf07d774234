import {
  Columns,
  Heading,
  Link,
  Panel,
  type PanelProps,
  Stack,
  subjects,
  Text,
} from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const content = (title: string) => (
  <Stack gap="xs">
    <Heading level={2} tone="accent">
      {title}
    </Heading>
    <Text>
      Text auf farbigem Grund, mit einem <Link href="#mehr">Verweis</Link>.
    </Text>
  </Stack>
);

const meta = {
  component: Panel,
  parameters: {
    usage: {
      use: [
        "A block of content on a ground of its own colour: a subject's, or an editor's.",
        'Colours of an editor are kept readable: text that could not be read is replaced.',
      ],
      avoid: [
        'For a plain surface: `Box`. For one thing among its like: `Card`.',
        'To say something by the colour alone.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { ground: 'maths', children: content('Mathematik') } };
export const Subjects: Story = {
  args: { ground: 'maths' },
  render: () => (
    <Columns template="thirds">
      {subjects.map((subject) => (
        <Panel key={subject} ground={subject}>
          {content(subject)}
        </Panel>
      ))}
    </Columns>
  ),
};

const own: readonly [string, PanelProps['ground']][] = [
  ['nur ein Grund', { background: '#ffd84d' }],
  ['mit Schrift', { background: '#1d2430', text: '#f4efe4', heading: '#ffd84d' }],
  ['unlesbare Schrift', { background: '#1c7a4a', text: '#5b6472' }],
];

/** Colours that an editor chose: what could not be read on its ground is replaced. */
export const OwnColours: Story = {
  args: { ground: 'maths' },
  render: () => (
    <Columns template="thirds">
      {own.map(([title, ground]) => (
        <Panel key={title} ground={ground}>
          {content(title)}
        </Panel>
      ))}
    </Columns>
  ),
};
