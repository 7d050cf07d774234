import {
  Badge,
  BadgeGroup,
  BadgeList,
  badgeTones,
  extraBadgeLimits,
  Stack,
} from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Badge } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { tone: 'sale' } as const;
export const Tones: Story = {
  args,
  render: () => (
    <BadgeGroup>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </BadgeGroup>
  ),
};
export const Long: Story = {
  args: { tone: 'extra', children: 'Umweltzeichen Blauer Engel, Recyclingpapier' },
  decorators: [(Story) => <div style={{ width: 140 }}>{Story()}</div>],
};
/** Sale, new, popular, then as many extra ones as the place bears. */
export const Places: Story = {
  args,
  render: () => (
    <Stack>
      {Object.keys(extraBadgeLimits).map((place) => (
        <BadgeList
          key={place}
          place={place as keyof typeof extraBadgeLimits}
          sale="Angebot"
          new="Neu"
          popular="Beliebt"
          extra={['Blauer Engel', 'Bio-Baumwolle', 'Lange haltbar', 'Nachfüllbar'].map((name) => ({
            id: name,
            name,
          }))}
        />
      ))}
    </Stack>
  ),
};
