import { IconArrowRight, Inline, Link, linkTones, Text } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Link } satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  args: { href: '#versand', children: 'Versandkosten' },
  render: (args) => (
    <Text>
      Alle Preise inklusive Mehrwertsteuer, zuzüglich <Link {...args} />.
    </Text>
  ),
};
export const Tones: Story = {
  args: { href: '#a' },
  render: () => (
    <Inline gap="l">
      {linkTones.map((tone) => (
        <Link key={tone} href={`#${tone}`} tone={tone}>
          {tone}
        </Link>
      ))}
    </Inline>
  ),
};
export const WithIcon: Story = {
  args: { href: '#all', children: 'Alle Hefte ansehen', iconEnd: <IconArrowRight size="s" /> },
};
