import { headingTones, Link, Section, Text } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Section,
  // A type of another component's props, which is not followed.
  argTypes: { tone: { options: headingTones } },
  parameters: {
    usage: {
      use: [
        'A part of a page with its title; the title names the region.',
        'Put a link to all into `action`, and say all of what.',
      ],
      avoid: [
        'Where there is no title: `Stack` or `Box`.',
        'As a level for its looks: `headingLevel` is the outline.',
        'For the head of a start page: `Hero`.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { title: 'Angebote der Woche' };
export const WithAction: Story = {
  args: {
    ...args,
    intro: 'Solange der Vorrat reicht, längstens bis Sonntag.',
    action: <Link href="#alle">Alle Angebote</Link>,
    children: <Text>Hier liegen die Angebote.</Text>,
  },
};
