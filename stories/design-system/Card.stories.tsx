import { ButtonLink, Card, Columns, Heading, subjects, Text } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Card,
  parameters: {
    usage: {
      use: [
        'One thing among its like, such as an offer or a service; `foot` lines up with that of its neighbours.',
        'Give it a spine by `subject` where it belongs to one.',
      ],
      avoid: [
        'For a product: `ProductTile`. For an address: `AddressCard`.',
        'As one large link: put a link or button into it, which says where it leads.',
        'For mere padding or a surface: `Box`.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: {
    children: [
      <Heading key="h" level={2} size="h3">
        Für Ihre Klasse
      </Heading>,
      <Text key="t">Klassensätze mit Rechnungskauf und einer Lieferung.</Text>,
    ],
  },
};
/** The feet of neighbours stand in line. */
export const Foot: Story = {
  render: () => (
    <Columns template="thirds" align="stretch">
      {['Klassenraum', 'Gruppenraum', 'Sekretariat'].map((room, index) => (
        <Card
          key={room}
          foot={
            <ButtonLink href="#room" tone="outline">
              Ansehen
            </ButtonLink>
          }
        >
          <Heading level={2} size="h3">
            {room}
          </Heading>
          <Text>{'Stühle, Tische, Regale und Tafeln. '.repeat(index + 1)}</Text>
        </Card>
      ))}
    </Columns>
  ),
};
export const Subjects: Story = {
  render: () => (
    <Columns template="quarters" align="stretch">
      {subjects.map((subject) => (
        <Card key={subject} subject={subject}>
          <Heading level={2} size="h4">
            {subject}
          </Heading>
          <Text size="s" tone="muted">
            Hefte, Lektüren, Arbeitsblätter
          </Text>
        </Card>
      ))}
    </Columns>
  ),
};
