import { Columns, Picture, pictureShapes, subjects } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawing } from './goods.tsx';

const meta = { component: Picture } satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { src: drawing('book', '#2b6fd3'), alt: 'Blaues Heft', width: 480, height: 480 };
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
