import * as designSystem from '@kreide/design-system';
import { type IconComponent, Inline, iconSizes, Section, Stack, Text } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimens } from './Specimens.tsx';

const meta = {} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const icons = Object.entries(designSystem).filter(
  (entry): entry is [string, IconComponent] =>
    /^Icon[A-Z]/.test(entry[0]) && !entry[0].startsWith('IconButton'),
);

/** Every icon by the name it is imported with: lines of 1.75 px on a grid of 24. */
export const All: Story = {
  render: () => (
    <Specimens width="8rem">
      {icons.map(([name, Icon]) => (
        <Stack key={name} gap="2xs" align="center">
          <Icon size="l" />
          <Text size="xs" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Specimens>
  ),
};

/** Beside text an icon is decoration; alone it has a `label`. */
export const Sizes: Story = {
  render: () => (
    <Stack>
      {iconSizes.map((size) => (
        <Section key={size} title={size} headingLevel={3}>
          <Inline gap="m">
            {icons.slice(0, 12).map(([name, Icon]) => (
              <Icon key={name} size={size} />
            ))}
          </Inline>
        </Section>
      ))}
    </Stack>
  ),
};
