import {
  Badge,
  BadgeGroup,
  BadgeList,
  badgeTones,
  extraBadgeLimits,
  Stack,
} from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Badge,
  parameters: {
    usage: {
      use: [
        'One or two words that set a product, an order or an entry apart.',
        'Take `BadgeList` for the badges of a product: it keeps their order and their number.',
      ],
      avoid: [
        'As something to press: a badge is text. An active filter is one of `FilterChips`.',
        'For stock: `Availability`. For a discount in percent: `DiscountBadge`, which knows its limits.',
        'To say something by the tone alone: what it means must be in its words.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { tone: 'sale' } as const;
export const Playground: Story = { args: { ...args, children: 'Angebot' } };
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
