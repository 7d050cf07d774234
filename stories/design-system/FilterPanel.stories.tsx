import {
  Columns,
  FilterChips,
  FilterGroup,
  FilterMore,
  FilterOption,
  FilterOptions,
  FilterPanel,
  FilterPanelOpener,
  Inline,
  RangeField,
  Stack,
  Text,
} from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: FilterPanel,
  parameters: {
    usage: {
      use: [
        'The filters of a listing: a column from laptop up, a sheet below, without a script.',
        'Say in `doneLabel` what closing shows, such as "Show 102 articles".',
        'Put a `FilterPanelOpener` of the same `id` above the goods, and `FilterChips` for what is active.',
      ],
      avoid: [
        'For a form that is submitted: values are links, and each applies at once.',
        'Two of the same `id` on a page: the opener opens the first.',
        'To hide values without goods: leave out their `href`, so that they stay to be seen.',
      ],
      keys: [
        ['Enter, Space', "on a filter's title unfold it; on the opener open the sheet"],
        ['Enter', 'on a value switches it'],
        ['Tab, Shift + Tab', 'go round in the open sheet'],
        ['Escape', 'closes the sheet and gives the focus back to its opener'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  id: 'filters',
  title: 'Filter',
  closeLabel: 'Filter schließen',
  doneLabel: '102 Artikel anzeigen',
};
const groups = (
  <>
    <FilterGroup title="Kategorie" open>
      <FilterOptions>
        <FilterOption plain selected href="#1" label="Hefte" count="412" />
        <FilterOption plain href="#2" label="Blöcke" count="96" />
      </FilterOptions>
    </FilterGroup>
    <FilterGroup title="Lineatur" count={2} open>
      <FilterOptions>
        <FilterOption selected href="#a" label="Lineatur 21" count="48" />
        <FilterOption selected href="#b" label="kariert mit Rand" count="37" />
        <FilterOption href="#c" label="liniert" count="31" />
        <FilterOption label="Kontrastlineatur für Grundschulen und Förderzentren" count="0" />
      </FilterOptions>
      <FilterMore label="12 weitere">
        <FilterOptions>
          <FilterOption href="#d" label="Millimeterpapier" count="4" />
        </FilterOptions>
      </FilterMore>
    </FilterGroup>
    <FilterGroup title="Farbe" open>
      <FilterOptions>
        <FilterOption href="#e" label="Rot" count="12" swatch="#d5333c" />
        <FilterOption selected href="#f" label="Blau" count="15" swatch="#2b6fd3" />
      </FilterOptions>
    </FilterGroup>
    <FilterGroup title="Preis" open>
      <RangeField
        legend="Preis"
        fromLabel="von"
        toLabel="bis"
        submitLabel="OK"
        names={{ from: 'from', to: 'to' }}
        span={{ min: 0.25, max: 39.9 }}
        format={(value) => value.toFixed(2).replace('.', ',')}
        unit="€"
      />
    </FilterGroup>
    <FilterGroup title="Marke" />
  </>
);
/** A column from laptop up; below, the button opens it as a sheet. */
export const Listing: Story = {
  args,
  render: (props) => (
    <Columns template="sidebar">
      <FilterPanel {...props}>{groups}</FilterPanel>
      <Stack>
        <Inline justify="between">
          <FilterPanelOpener panel="filters" label="Filter" count={3} />
          <Text size="s">412 Artikel</Text>
        </Inline>
        <FilterChips
          label="Aktive Filter"
          removeLabel="Filter entfernen:"
          chips={[
            { label: 'Lineatur 21', href: '#x1' },
            { label: 'kariert mit Rand', href: '#x2' },
            { label: 'Blau', href: '#x3' },
          ]}
          clear={{ label: 'Alle löschen', href: '#x' }}
        />
      </Stack>
    </Columns>
  ),
};
