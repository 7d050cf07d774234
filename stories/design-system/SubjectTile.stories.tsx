import { type Subject, SubjectGrid, SubjectTile, subjects } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: SubjectTile } satisfies Meta<typeof SubjectTile>;
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
