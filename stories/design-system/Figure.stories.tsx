import { Columns, Figure, figureCorners, IconWarning, Link, Picture } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
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
