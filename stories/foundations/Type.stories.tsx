import {
  DescriptionList,
  Heading,
  headingSizes,
  Inline,
  Section,
  Stack,
  Text,
  textSizes,
  vars,
} from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Computed } from './Specimens.tsx';

const meta = {} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const sentence = 'Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich.';

/** Headings and running text in every size; the larger ones follow the width of the page. */
export const Scale: Story = {
  render: () => (
    <Stack gap="2xl">
      <Section title="Headings">
        {headingSizes.map((size) => (
          <Stack key={size} gap="none">
            <Inline gap="s" align="baseline">
              <Text as="span" size="s" weight="medium">
                {size}
              </Text>
              <Computed property="fontSize" value={vars.size[size]} />
            </Inline>
            <Heading level={3} size={size}>
              Alles fürs neue Schuljahr
            </Heading>
          </Stack>
        ))}
      </Section>
      <Section title="Text">
        {textSizes.map((size) => (
          <Stack key={size} gap="none">
            <Inline gap="s" align="baseline">
              <Text as="span" size="s" weight="medium">
                {size}
              </Text>
              <Computed property="fontSize" value={vars.size[size]} />
            </Inline>
            <Text size={size} measured>
              {sentence}
            </Text>
          </Stack>
        ))}
      </Section>
    </Stack>
  ),
};

/** One variable font for text, one for headings; both are ours to serve. */
export const Weights: Story = {
  render: () => (
    <Stack gap="xl">
      {(['text', 'display'] as const).map((font) => (
        <Section key={font} title={font}>
          {Object.entries(vars.weight).map(([name, weight]) => (
            <Stack key={name} gap="none">
              <Inline gap="s" align="baseline">
                <Text as="span" size="s" weight="medium">
                  {name}
                </Text>
                <Computed property="fontWeight" value={weight} />
              </Inline>
              <Text size="l" style={{ fontFamily: vars.font[font], fontWeight: weight }}>
                {sentence}
              </Text>
            </Stack>
          ))}
        </Section>
      ))}
    </Stack>
  ),
};

/** Before the fonts have come, and where they never come: the same lines, nothing moves. */
export const Fallbacks: Story = {
  render: () => (
    <Inline gap="l" align="start">
      {(
        [
          [vars.font.text, vars.weight.regular],
          ["'Figtree Arial','Figtree Roboto','Figtree DejaVu'", vars.weight.regular],
          [vars.font.display, vars.weight.bold],
          ["'Bricolage Arial','Bricolage Roboto','Bricolage DejaVu'", vars.weight.bold],
        ] as const
      ).map(([fontFamily, fontWeight], index) => (
        <div key={fontFamily} style={{ width: 280, fontFamily, fontWeight }}>
          <Text weight="strong">
            {['Figtree', 'its fallback', 'Bricolage Grotesque', 'its fallback'][index]}
          </Text>
          <p data-testid="sample">
            Schreibhefte in Lineatur 21 haben auf der linken Seite einen roten Rand. In der zweiten
            Klasse folgt Lineatur 2, danach wird die Zeile schmaler.
          </p>
        </div>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const widths = canvas.getAllByTestId('sample').map((sample) => {
      const words = document.createRange();
      sample.style.width = 'max-content';
      words.selectNodeContents(sample);
      const { width } = words.getBoundingClientRect();
      sample.style.width = '';
      return width;
    });
    const [text = 0, textBefore = 0, display = 0, displayBefore = 0] = widths;
    // Within 3 %: hardly a line of a column breaks elsewhere.
    await expect(Math.abs(textBefore / text - 1)).toBeLessThan(0.03);
    await expect(Math.abs(displayBefore / display - 1)).toBeLessThan(0.03);
  },
};

/** Figures of equal width line up below each other; German words break at their joints. */
export const FiguresAndHyphens: Story = {
  render: () => (
    <Stack gap="xl">
      <DescriptionList
        items={['1.111,11 €', '888,88 €', '47,11 €'].map((amount, index) => ({
          term: ['Summe', 'davon Mehrwertsteuer', 'Versand'][index] ?? '',
          details: (
            <Text as="span" tabular>
              {amount}
            </Text>
          ),
        }))}
      />
      <div style={{ width: 200 }}>
        <Text>
          Grundschullehrmittelsammelbestellung, Naturwissenschaftslehrmittelsammlung und
          Kontrastlineaturschreibübungsheft
        </Text>
      </div>
    </Stack>
  ),
};
