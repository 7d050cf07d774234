import {
  Breadcrumb,
  ButtonLink,
  Columns,
  EmptyState,
  FilterChips,
  FilterGroup,
  FilterOption,
  FilterOptions,
  FilterPanel,
  FilterPanelOpener,
  Heading,
  Inline,
  LinkProvider,
  SortSelect,
  Stack,
  Text,
} from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { inLanguage, type Texts } from './texts.ts';

const texts = {
  de: {
    trail: 'Sie sind hier',
    home: 'Startseite',
    category: 'Hefte und Blöcke',
    intro: 'Schreib-, Rechen- und Hausaufgabenhefte in jeder Lineatur.',
    filters: 'Filter',
    closeFilters: 'Filter schließen',
    show: (count: number) => `${count} Artikel anzeigen`,
    found: (count: number) => `${count} Artikel`,
    active: 'Aktive Filter',
    remove: 'Filter entfernen:',
    clear: 'Alle löschen',
    sorting: 'Sortierung',
    orders: ['Empfohlen', 'Preis aufsteigend', 'Preis absteigend'],
    apply: 'Anwenden',
    groups: [
      { title: 'Lineatur', values: ['Lineatur 21', 'kariert mit Rand', 'Kontrastlineatur'] },
      { title: 'Farbe', values: ['Rot', 'Blau'] },
    ],
    none: 'Nichts passt zu allen Filtern',
  },
  en: {
    trail: 'You are here',
    home: 'Home',
    category: 'Exercise books and pads',
    intro: 'For writing, sums and homework, in every ruling.',
    filters: 'Filters',
    closeFilters: 'Close filters',
    show: (count: number) => `Show ${count} items`,
    found: (count: number) => `${count} items`,
    active: 'Active filters',
    remove: 'Remove filter:',
    clear: 'Clear all',
    sorting: 'Sort by',
    orders: ['Recommended', 'Price, low to high', 'Price, high to low'],
    apply: 'Apply',
    groups: [
      { title: 'Ruling', values: ['Ruling 21', 'squared with margin', 'high contrast'] },
      { title: 'Colour', values: ['Red', 'Blue'] },
    ],
    none: 'Nothing matches all of the filters',
  },
} satisfies Texts;
type Words = (typeof texts)['de'];

const clearAll = '#clear';

function ListingHead({ t, chosen: given }: { t: Words; chosen: readonly string[] }) {
  const [chosen, setChosen] = useState(given);
  const values = t.groups.flatMap((group) => group.values);
  const found = Math.max(0, 412 - 137 * chosen.length);
  const hrefOf = (value: string) => `#${values.indexOf(value)}`;
  const follow = (href: string) => {
    const value = values[Number(href.slice(1))];
    if (href === clearAll) setChosen([]);
    else if (value === undefined) return;
    else if (chosen.includes(value)) setChosen(chosen.filter((other) => other !== value));
    else setChosen([...chosen, value]);
  };
  return (
    <LinkProvider
      component={({ href = '', ...rest }) => (
        <a
          {...rest}
          href={href}
          onClick={(event) => {
            event.preventDefault();
            follow(href);
          }}
        />
      )}
    >
      <Stack gap="l">
        <Stack gap="s">
          <Breadcrumb
            label={t.trail}
            items={[{ label: t.home, href: '#home' }, { label: t.category }]}
          />
          <Heading level={1}>{t.category}</Heading>
          <Text measured>{t.intro}</Text>
        </Stack>
        <Columns template="sidebar">
          <FilterPanel
            id="filters"
            title={t.filters}
            closeLabel={t.closeFilters}
            doneLabel={t.show(found)}
          >
            {t.groups.map((group) => (
              <FilterGroup
                key={group.title}
                title={group.title}
                count={group.values.filter((value) => chosen.includes(value)).length}
                open
              >
                <FilterOptions>
                  {group.values.map((value) => (
                    <FilterOption
                      key={value}
                      href={hrefOf(value)}
                      label={value}
                      selected={chosen.includes(value)}
                    />
                  ))}
                </FilterOptions>
              </FilterGroup>
            ))}
          </FilterPanel>
          <Stack>
            <Inline justify="between">
              <FilterPanelOpener panel="filters" label={t.filters} count={chosen.length} />
              <Text role="status">{t.found(found)}</Text>
              <SortSelect
                label={t.sorting}
                value="0"
                options={t.orders.map((label, index) => ({ value: String(index), label }))}
                submitLabel={t.apply}
              />
            </Inline>
            {chosen.length > 0 && (
              <FilterChips
                label={t.active}
                removeLabel={t.remove}
                chips={chosen.map((label) => ({ label, href: hrefOf(label) }))}
                clear={{ label: t.clear, href: clearAll }}
              />
            )}
            {found === 0 && (
              <EmptyState
                drawing="search"
                title={t.none}
                actions={<ButtonLink href={clearAll}>{t.clear}</ButtonLink>}
              />
            )}
          </Stack>
        </Columns>
      </Stack>
    </LinkProvider>
  );
}

const meta = {
  args: { chosen: 0 },
  argTypes: { chosen: { control: { type: 'range', min: 0, max: 5 } } },
  render: ({ chosen }, { globals }) => {
    const t = inLanguage(texts, globals.locale);
    const values = t.groups.flatMap((group) => group.values);
    return <ListingHead key={chosen} t={t} chosen={values.slice(0, chosen)} />;
  },
} satisfies Meta<{ chosen: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unfiltered: Story = {};

/** A chip takes its filter away, and the number of goods is read out. */
export const Filtered: Story = {
  args: { chosen: 2 },
  play: async ({ canvas, userEvent, globals }) => {
    const t = inLanguage(texts, globals.locale);
    const [first = ''] = t.groups[0]?.values ?? [];
    await userEvent.click(canvas.getByRole('link', { name: `${t.remove} ${first}` }));
    await expect(canvas.getByRole('status')).toHaveTextContent(t.found(275));
    await expect(canvas.queryByRole('link', { name: `${t.remove} ${first}` })).toBeNull();
  },
};

export const NothingFound: Story = { args: { chosen: 4 } };

export const Cleared: Story = {
  ...NothingFound,
  play: async ({ canvas, userEvent, globals }) => {
    const t = inLanguage(texts, globals.locale);
    const [, clear] = canvas.getAllByRole('link', { name: t.clear });
    if (!clear) throw new Error('no way on');
    await userEvent.click(clear);
    await expect(canvas.getByRole('status')).toHaveTextContent(t.found(412));
  },
};
