import { RangeField, Stack, Text } from '@kreide/design-system';
import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pressables, type State, show, showNone } from '../.storybook/states.ts';
import * as buttons from '../design-system/Button.stories.tsx';
import * as checkboxes from '../design-system/Checkbox.stories.tsx';
import * as disclosures from '../design-system/Disclosure.stories.tsx';
import * as galleries from '../design-system/Gallery.stories.tsx';
import * as iconButtons from '../design-system/IconButton.stories.tsx';
import * as links from '../design-system/Link.stories.tsx';
import * as paginations from '../design-system/Pagination.stories.tsx';
import * as tiles from '../design-system/ProductTile.stories.tsx';
import * as quantities from '../design-system/QuantityField.stories.tsx';
import * as radios from '../design-system/RadioGroup.stories.tsx';
import * as ranges from '../design-system/RangeField.stories.tsx';
import * as breakdowns from '../design-system/RatingBreakdown.stories.tsx';
import * as ratings from '../design-system/RatingField.stories.tsx';
import * as selects from '../design-system/Select.stories.tsx';
import * as subcategories from '../design-system/SubcategoryLinks.stories.tsx';
import * as subjects from '../design-system/SubjectTile.stories.tsx';
import * as switches from '../design-system/Switch.stories.tsx';
import * as tabs from '../design-system/Tabs.stories.tsx';
import * as variants from '../design-system/VariantPicker.stories.tsx';

const specimens = [
  composeStory(buttons.Tones, buttons.default),
  composeStory(iconButtons.Surfaces, iconButtons.default),
  composeStory(links.Tones, links.default),
  composeStory(checkboxes.Off, checkboxes.default),
  composeStory(radios.Plain, radios.default),
  composeStory(switches.On, switches.default),
  composeStory(selects.Plain, selects.default),
  composeStory(quantities.Plain, quantities.default),
  composeStory(ratings.Chosen, ratings.default),
  () => <RangeField {...ranges.Chosen.args} />,
  composeStory(variants.Colours, variants.default),
  composeStory(variants.Words, variants.default),
  composeStory(tabs.Plain, tabs.default),
  composeStory(disclosures.Sections, disclosures.default),
  composeStory(disclosures.Inline, disclosures.default),
  composeStory(paginations.Middle, paginations.default),
  composeStory(breakdowns.Filter, breakdowns.default),
  composeStory(subcategories.Few, subcategories.default),
  composeStory(subjects.Playground, subjects.default),
  composeStory(tiles.Single, tiles.default),
  composeStory(galleries.Several, galleries.default),
];

/**
 * What can be pressed, all of it hovered, pressed or with the focus at once. That each has these looks
 * every story checks of what it shows; here they are looked at, and photographed.
 */
const meta = {
  tags: ['!autodocs'],
  beforeEach: () => showNone,
  render: () => (
    <Stack gap="l">
      <Text tone="muted">Was gedrückt werden kann, alles zugleich</Text>
      {specimens.map((Specimen, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
        <Specimen key={at} />
      ))}
    </Stack>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const all =
  (state: State): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement }) => {
    // They come when they are in sight, as the gallery's arrows do.
    await waitFor(() => expect(canvas.getAllByRole('slider')).toHaveLength(2));
    const shown = pressables(canvasElement);
    await expect(shown.length).toBeGreaterThan(60);
    show(state, shown);
  };

export const Hovered: Story = { play: all('hover') };
export const Pressed: Story = { play: all('pressed') };
export const Focused: Story = { play: all('focus') };

// `npm run visual` shows every story in forced colours; Chromatic those that ask for it.
const parameters = {
  chromatic: { forcedColors: 'active', modes: { phone: { viewport: 'phone' } } },
};
export const HoveredInForcedColours: Story = { ...Hovered, parameters };
export const PressedInForcedColours: Story = { ...Pressed, parameters };
export const FocusedInForcedColours: Story = { ...Focused, parameters };
