import { Prose } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Prose } satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Description: Story = {
  args: {
    html: '<h2>Für die ersten Buchstaben</h2><p>Das Heft mit <strong>Lineatur 1</strong> hat farbig hinterlegte Zeilen. Es passt in jede Schultasche und liegt auch dann flach, wenn man bis in die Ecke schreibt.</p><ul><li>16 Blatt, 90 g/m²</li><li>Umschlag aus Recyclingkarton</li></ul><h3>Maße</h3><table><tbody><tr><th>Format</th><td>DIN A4</td></tr><tr><th>Rand</th><td>rechts, 25 mm</td></tr></tbody></table><blockquote>Liegt gut in der Hand.</blockquote>',
  },
};
