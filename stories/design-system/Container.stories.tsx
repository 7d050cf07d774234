import { Box, Container, containerWidths, Stack } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Container } satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Widths: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Stack>
      {containerWidths.map((width) => (
        <Container key={width} width={width}>
          <Box surface="sunken" padding="m">
            {width}
          </Box>
        </Container>
      ))}
    </Stack>
  ),
};
