import { Logo, logoKinds, Stack } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Logo,
  parameters: {
    usage: {
      use: [
        'With `name` for a shop that has no drawn mark, with `picture` for one that has its own.',
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
/** On a ground of its own, which stays light on chalkboard. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 83"><path fill="#fff" d="M0 0h200v83H0z"/><path fill="#8a1c3b" d="M20 62 48 14l28 48zM96 26h84v10H96zm0 22h60v10H96z"/></svg>',
)}`;
export const Picture: Story = { args: { label: 'Papeterie Müller', picture } };
export const Small: Story = { args: { ...args, size: 's' } };
