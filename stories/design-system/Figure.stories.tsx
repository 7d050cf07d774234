import { Columns, Figure, figureCorners, IconWarning, Link, Picture } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';
import { drawing } from './goods.tsx';

const picture = (
  <Picture
    src={drawing('book', '#2b6fd3')}
    alt="Ein blaues Heft"
    width={480}
    height={320}
    shape="wide"
    tint="maths"
    rounded
  />
);

const meta = {
  component: Figure,
  parameters: {
    usage: {
      use: [
        'A picture with a caption, or with more about it behind an icon in a corner.',
        'Describe in `alt` what is to be seen and in the caption what is to be known.',
        'A linked picture keeps its icon: it stands beside the link.',
      ],
      avoid: [
        'For a picture without words: `Picture`.',
        'To hide what everybody should read behind the icon: that is what the caption is for.',
        '"Info" as the name of the icon: say about what.',
      ],
      keys: [
        ['Enter, Space', 'on the icon open and close what it says'],
        ['Tab', 'goes to a link around the picture, then to the icon'],
      ],
    } satisfies Usage,
  },
  args: { children: picture },
  decorators: [(Story) => <div style={{ maxWidth: '28rem' }}>{Story()}</div>],
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Captioned: Story = { args: { caption: 'Heft A4, kariert, mit Rand innen und außen' } };

export const Linked: Story = {
  args: { caption: 'Zu den Heften', children: <Link href="#hefte">{picture}</Link> },
};

/** CMS-07: more about the picture, in each of its corners. */
export const Corners: Story = {
  decorators: [(Story) => <div style={{ maxWidth: '60rem' }}>{Story()}</div>],
  render: () => (
    <Columns template="halves">
      {figureCorners.map((corner) => (
        <Figure
          key={corner}
          caption={corner}
          info={{
            label: `Über das Bild ${corner}`,
            text: 'Recyclingpapier mit dem Blauen Engel, gebunden in Bayern.',
            corner,
            icon: corner === 'topLeft' ? <IconWarning size="s" /> : undefined,
          }}
        >
          {picture}
        </Figure>
      ))}
    </Columns>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Über das Bild topLeft'));
    await expect(canvas.getAllByText(/Recyclingpapier/)[0]).toBeVisible();
  },
};
