import {
  Columns,
  Picture,
  PicturePlaceholder,
  pictureShapes,
  subjects,
} from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';
import { drawing } from './goods.tsx';

const meta = {
  component: Picture,
  parameters: {
    usage: {
      use: [
        'Every picture: `width` and `height` keep its place, so that nothing jumps.',
        'Say in `alt` what is to be seen; leave it empty where the text beside it says so.',
        '`eager` only for what is seen without scrolling. `PicturePlaceholder` stands where there is none.',
      ],
      avoid: [
        'With a caption: `Figure`. Several of one product: `Gallery`.',
        'Text in a picture: write it.',
        '"Picture of …" in `alt`: that it is a picture is said already.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { src: drawing('book', '#2b6fd3'), alt: 'Blaues Heft', width: 480, height: 480 };
export const Playground: Story = {
  args: { ...args, shape: 'square', tint: 'maths', rounded: true },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
};
export const Shapes: Story = {
  args,
  render: (props) => (
    <Columns template="thirds">
      {pictureShapes.map((shape) => (
        <Picture key={shape} {...props} shape={shape} tint="maths" rounded />
      ))}
    </Columns>
  ),
};
export const Tints: Story = {
  args,
  render: (props) => (
    <div
      style={{
        display: 'grid',
        gap: 12,
        gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
      }}
    >
      {subjects.map((subject) => (
        <Picture key={subject} {...props} alt={subject} shape="square" tint={subject} rounded />
      ))}
    </div>
  ),
};
/** Where there is no picture. */
export const Missing: Story = {
  args,
  render: () => (
    <Columns template="thirds">
      <PicturePlaceholder rounded />
      <PicturePlaceholder rounded shape="wide" tint="maths" />
    </Columns>
  ),
};
/** The paper is there before the picture is, and in its size. */
export const OnItsWay: Story = {
  args: {
    ...args,
    // Never comes, and is no error either.
    src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    alt: '',
    shape: 'square',
    tint: 'science',
    rounded: true,
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('picture');
    await expect(picture?.getBoundingClientRect().height).toBe(240);
  },
};
