import { IconArrowRight, Inline, Link, linkTones, Text } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Link,
  parameters: {
    usage: {
      use: [
        'What leads somewhere, in text or alone.',
        'Let its words say where it leads, also when they are read alone: "Shipping costs", not "here".',
        '`inherit` takes the colour around it, for lists of links where all of them are.',
      ],
      avoid: [
        'For what does something here: `Button`, whose tone `link` looks alike.',
        'Tone `inherit` in running text: without colour and line nobody sees a link.',
        'For the one action of a view: `ButtonLink`.',
      ],
      keys: [['Enter', 'follows it']],
    } satisfies Usage,
  },
} satisfies Meta<typeof Link>;
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
