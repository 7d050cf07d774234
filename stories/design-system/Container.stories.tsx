import { Box, Container, containerWidths, Stack } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Container,
  parameters: {
    usage: {
      use: [
        'Once per part of a page: it centres the content and keeps it off the edges.',
        'Take `text` for running text, `form` for one form, `narrow` for the checkout.',
      ],
      avoid: [
        'One inside another: its padding would be added twice.',
        'Around a full-width ground: put the `Container` inside the ground, as `Hero` does.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Box surface="sunken" padding="m">
        Kariertes und liniertes Papier sind unser einziger Schmuck.
      </Box>
    ),
  },
};
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
