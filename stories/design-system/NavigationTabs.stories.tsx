import { NavigationPanel, NavigationTabs } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = { component: NavigationTabs } satisfies Meta<typeof NavigationTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

const groups = ['Hefte', 'Lektüren', 'Rechtschreibung', 'Wörterbücher', 'Schreibschrift'].map(
  (label, index) => ({
    label,
    href: `#${label}`,
    children: Array.from(
      { length: index === 0 ? 26 : index === 1 ? 9 : index * 2 - 2 },
      (_, place) => ({
        label: `${label} für die ${place + 1}. Stufe`,
        href: `#${label}-${place}`,
      }),
    ),
  }),
);
const panel = () => (
  <NavigationPanel
    overview={{ label: 'Alles in Deutsch', href: '#deutsch' }}
    groupLabel={(group) => `Alles in ${group}`}
    groups={groups}
  />
);
const args = {
  label: 'Sortiment',
  openLabel: (tab: string) => `${tab}: Untermenü`,
  tabs: [
    { id: 'start', label: 'Start', href: '#start' },
    {
      id: 'german',
      label: 'Deutsch',
      href: '#deutsch',
      subject: 'german' as const,
      panel,
      current: true,
    },
    { id: 'maths', label: 'Mathematik', href: '#mathe', subject: 'maths' as const, panel },
    {
      id: 'languages',
      label: 'Fremdsprachen',
      href: '#sprachen',
      subject: 'languages' as const,
      panel,
    },
  ],
};
export const Plain: Story = { args, parameters: { layout: 'fullscreen' } };
const room: Partial<Story> = {
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ minHeight: 560 }}>{Story()}</div>],
};
/**
 * The button beside a tab opens its flyout at once; Tab goes on into it and through its three levels,
 * and Escape comes back.
 */
export const Keyboard: Story = {
  ...room,
  args,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Deutsch: Untermenü' });
    const link = (name: string) => canvas.getByRole('link', { name });
    for (let presses = 0; presses < 3; presses++) await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(link('Alles in Deutsch')).toBeVisible();
    await userEvent.tab();
    await expect(link('Alles in Deutsch')).toHaveFocus();
    await userEvent.tab();
    await expect(link('Hefte')).toHaveFocus();
    await userEvent.tab();
    await expect(link('Alles in Hefte')).toHaveFocus();
    await userEvent.tab();
    await expect(link('Hefte für die 1. Stufe')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: 'Alles in Deutsch' })).toBeNull();
    await userEvent.keyboard('{Enter}');
  },
};
/** The columns of a group's links, as they come out: three from 24 links on, two above 8, else one. */
export const ColumnsOfLinks: Story = {
  ...room,
  name: 'Columns of links (NAV-04, NAV-05)',
  args,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Deutsch: Untermenü' }).focus();
    await userEvent.keyboard('{Enter}');
    for (const [group, columns] of [
      ['Rechtschreibung', 1],
      ['Lektüren', 2],
      ['Hefte', 3],
    ] as const) {
      canvas.getByRole('link', { name: group }).focus();
      const links = within(await canvas.findByRole('list', { name: group })).getAllByRole('link');
      const starts = new Set(links.map((link) => Math.round(link.getBoundingClientRect().left)));
      await expect(starts.size).toBe(columns);
    }
  },
};
/** Long words break, and the row of tabs scrolls instead of the page. */
export const LongWords: Story = {
  ...room,
  args: {
    ...args,
    tabs: args.tabs.map((tab, place) =>
      place === 1
        ? {
            ...tab,
            label: 'Grundschullehrmittelsammelbestellungen',
            panel: () => (
              <NavigationPanel
                groupLabel={(group) => `Alles in ${group}`}
                groups={[
                  {
                    label: 'Rechtschreibförderungsmaterialsammlungen',
                    href: '#r',
                    children: [{ label: 'Buchstabenverwechslungstrainingskarten', href: '#b' }],
                  },
                ]}
              />
            ),
          }
        : tab,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /Grundschul/ }).focus();
    await userEvent.keyboard('{Enter}');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
