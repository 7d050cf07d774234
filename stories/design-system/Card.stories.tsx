import { Card, Columns, Heading, subjects, Text } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Card } satisfies Meta<typeof Card>;
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
