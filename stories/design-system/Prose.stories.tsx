import { Prose } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Prose,
  parameters: {
    usage: {
      use: [
        'Long text with headings, lists and tables of its own: descriptions, legal pages.',
        'HTML must be sanitised on the server; its headings must fit the outline of the page.',
        'Wide tables stand in a region that has a name and takes the focus, as in the second story.',
      ],
      avoid: [
        'For text that the shop composes: `Text`, `Heading` and `Stack`.',
        'HTML from elsewhere as it came: here nothing is checked.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Description: Story = {
  args: {
    html: '<h2>Für die ersten Buchstaben</h2><p>Das Heft mit <strong>Lineatur 1</strong> hat farbig hinterlegte Zeilen. Es passt in jede Schultasche und liegt auch dann flach, wenn man bis in die Ecke schreibt.</p><ul><li>16 Blatt, 90 g/m²</li><li>Umschlag aus Recyclingkarton</li></ul><h3>Maße</h3><table><tbody><tr><th>Format</th><td>DIN A4</td></tr><tr><th>Rand</th><td>rechts, 25 mm</td></tr></tbody></table><blockquote>Liegt gut in der Hand.</blockquote>',
  },
};

/** Wider than its page on a phone: the frame takes the focus, so that the arrow keys scroll it. */
export const WideTable: Story = {
  args: {
    html: '<h2>Stühle</h2><div role="region" aria-label="Stühle: Größe, Körpergröße, Sitzhöhe, Tischhöhe, Farbe" tabindex="0"><table><thead><tr><th scope="col">Größe</th><th scope="col">Körpergröße</th><th scope="col">Sitzhöhe</th><th scope="col">Tischhöhe</th><th scope="col">Kennfarbe</th></tr></thead><tbody><tr><td>3</td><td>119–142 cm</td><td>35 cm</td><td>59 cm</td><td>Gelb</td></tr><tr><td>4</td><td>133–159 cm</td><td>38 cm</td><td>64 cm</td><td>Rot</td></tr></tbody></table></div>',
  },
};
