import * as everything from '@kreide/design-system';
import {
  IconCart,
  type IconComponent,
  Inline,
  iconSizes,
  Stack,
  Text,
} from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const icons = Object.entries(everything).filter(
  (entry): entry is [string, IconComponent] =>
    /^Icon[A-Z]/.test(entry[0]) && !entry[0].startsWith('IconButton'),
);

const meta = { component: IconCart } satisfies Meta<typeof IconCart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every icon by its name. */
export const All: Story = {
  args: { label: 'Warenkorb' },
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 12,
        gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
      }}
    >
      {icons.map(([name, Icon]) => (
        <Stack key={name} gap="2xs" align="center">
          <Icon size="l" />
          <Text size="xs" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </div>
  ),
};
export const Sizes: Story = {
  args: {},
  render: () => (
    <Inline>
      {iconSizes.map((size) => (
        <IconCart key={size} size={size} />
      ))}
    </Inline>
  ),
};
