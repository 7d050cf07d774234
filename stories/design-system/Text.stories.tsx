import { Stack, Text, textSizes, textTones, textWeights } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Text,
  parameters: {
    usage: {
      use: [
        'Running text, in one of four sizes; `measured` keeps its lines readable.',
        'Choose the element by `as`: a date is `time`, contact data are `address`.',
        '`tabular` for figures below each other.',
      ],
      avoid: [
        'As a heading: `Heading` is in the outline, large text is not.',
        'To say something by the tone alone: write it.',
        'For text that an editor wrote as HTML: `Prose`.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    children:
      'Zum Schuljahresanfang haben wir Hefte, Stifte und Schnellhefter in allen Lineaturen und Farben vorrätig, auch für die Klassenbestellung.',
  },
};
export const Sizes: Story = {
  render: () => (
    <Stack>
      {textSizes.map((size) => (
        <Text key={size} size={size} measured>
          {size}: Zum Schuljahresanfang haben wir Hefte, Stifte und Schnellhefter in allen
          Lineaturen und Farben vorrätig, auch für die Klassenbestellung.
        </Text>
      ))}
    </Stack>
  ),
};
export const Tones: Story = {
  render: () => (
    <Stack gap="xs">
      {textTones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: Lieferung am Dienstag, 24. November
        </Text>
      ))}
    </Stack>
  ),
};
export const Weights: Story = {
  render: () => (
    <Stack gap="xs">
      {textWeights.map((weight) => (
        <Text key={weight} weight={weight} tabular>
          {weight}: 1.234,56 €
        </Text>
      ))}
    </Stack>
  ),
};
