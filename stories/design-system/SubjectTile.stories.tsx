import { type Subject, SubjectGrid, SubjectTile, subjects } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: SubjectTile,
  parameters: {
    usage: {
      use: [
        'The way to a subject, drawn as an exercise book; many stand in a `SubjectGrid`.',
        'Keep `hint` to a few words, such as how many articles there are: it is read with the link.',
      ],
      avoid: [
        'For a product: `ProductTile`.',
        'For things that are no subjects: `Card` with a `Link`.',
      ],
      keys: [
        ['Tab', 'goes through the tiles'],
        ['Enter', 'follows the link that has the focus'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof SubjectTile>;
export default meta;
type Story = StoryObj<typeof meta>;

const names: Record<Subject, string> = {
  german: 'Deutsch',
  maths: 'Mathematik',
  science: 'Sachkunde',
  languages: 'Fremdsprachen',
  art: 'Kunst',
  music: 'Musik',
  sport: 'Sport',
  ethics: 'Religion und Ethik',
  office: 'Büro',
  kindergarten: 'Kindergarten',
  supplies: 'Schulbedarf',
  furniture: 'Möbel',
  sale: 'Sale',
};
export const Playground: Story = {
  args: { subject: 'german', label: 'Deutsch', href: '#german', hint: '1.204 Artikel' },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
};
export const All: Story = {
  args: { subject: 'german', label: 'Deutsch', href: '#german' },
  render: () => (
    <SubjectGrid>
      {subjects.map((subject) => (
        <SubjectTile
          key={subject}
          subject={subject}
          label={names[subject]}
          href={`#${subject}`}
          hint={subject === 'maths' ? '1.204 Artikel' : undefined}
        />
      ))}
    </SubjectGrid>
  ),
};
