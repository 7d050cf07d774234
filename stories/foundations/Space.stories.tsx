import { Box, Inline, Stack, spaces, Text, vars } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Computed, Specimens } from './Specimens.tsx';

const meta = {} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const bar = { background: vars.color.action, height: 24 };

/** Steps of the scale, for gaps and paddings; business is one step tighter. */
export const Spacing: Story = {
  render: () => (
    <Stack gap="s">
      {spaces.map((space) => (
        <Inline key={space} gap="m">
          <Text as="span" size="s" weight="medium" style={{ width: 48 }}>
            {space}
          </Text>
          <span style={{ width: 48 }}>
            <Computed property="width" value={vars.space[space]} />
          </span>
          <span style={{ ...bar, width: vars.space[space] }} />
        </Inline>
      ))}
    </Stack>
  ),
};

export const Radii: Story = {
  render: () => (
    <Specimens>
      {Object.entries(vars.radius).map(([name, radius]) => (
        <Stack key={name} gap="2xs">
          <Box
            surface="sunken"
            style={{
              height: 72,
              border: `1px solid ${vars.color.controlBorder}`,
              borderRadius: radius,
            }}
          />
          <Text size="s" weight="medium">
            {name}
          </Text>
          <Computed property="width" value={radius} />
        </Stack>
      ))}
    </Specimens>
  ),
};

/** Heights of what is pressed and filled in; 24 px are the least that WCAG 2.5.8 allows. */
export const Controls: Story = {
  render: () => (
    <Stack>
      {Object.entries(vars.control).map(([name, height]) => (
        <Inline key={name} gap="m">
          <Text as="span" size="s" weight="medium" style={{ width: 24 }}>
            {name}
          </Text>
          <Computed property="width" value={height} />
          <Box
            surface="surface"
            style={{
              height,
              width: 160,
              border: `1px solid ${vars.color.controlBorder}`,
              borderRadius: vars.radius.control,
            }}
          />
        </Inline>
      ))}
    </Stack>
  ),
};

/** What floats has the one shadow; what lies has none, only its level. */
export const Elevation: Story = {
  render: () => (
    <Specimens width="12rem">
      {(['sunken', 'surface', 'raised'] as const).map((surface) => (
        <Box key={surface} surface={surface} padding="l" bordered rounded>
          <Text>{surface}</Text>
        </Box>
      ))}
      <Box surface="raised" padding="l" rounded style={{ boxShadow: vars.shadow }}>
        <Text>floating</Text>
      </Box>
    </Specimens>
  ),
};
