import { Logo, logoKinds, Stack } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Logo,
  parameters: {
    usage: {
      use: [
        'With `name` for a shop that has no drawn mark.',
        'In `Header` and `CompactHeader`, which link it.',
        'Say in `label` where it leads, such as "Kreide, to the home page".',
      ],
      avoid: [
        'As a picture in the text: write the name.',
        'Other sizes and colours by `style`: there is a small one.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { label: 'Kreide' };
export const Playground: Story = { args };
export const Variants: Story = {
  args,
  render: (props) => (
    <Stack>
      {logoKinds.map((kind) => (
        <Logo key={kind} {...props} kind={kind} />
      ))}
    </Stack>
  ),
};
export const Named: Story = {
  args,
  render: (props) => (
    <Stack>
      {['Tintenfass', 'Papeterie Müller & Söhne'].map((name) => (
        <Logo key={name} {...props} label={name} name={name} />
      ))}
    </Stack>
  ),
};
export const Small: Story = { args: { ...args, size: 's' } };
