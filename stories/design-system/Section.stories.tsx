import { Link, Section, Text } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Section } satisfies Meta<typeof Section>;
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
