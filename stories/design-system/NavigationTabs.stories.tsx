import { NavigationPanel, NavigationSheetOpener, NavigationTabs } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { framed } from '../.storybook/framed.ts';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: NavigationTabs,
  parameters: {
    usage: {
      use: [
        'The top categories, once per page, in the `tabs` of the `Header`.',
        'Put a `NavigationSheetOpener` of the same `id` into its `menu`: below laptop width the tabs are a sheet.',
        'Give `openLabel`: the button beside a tab needs a name of its own, such as "German: submenu".',
      ],
      avoid: [
        'For views of one page: `Tabs`.',
        'For the parts of a category: `SubcategoryLinks` stand above the goods.',
        'Long names: a tab that has no room moves under "more", where fewer look.',
      ],
      keys: [
        ['Tab', 'goes through tabs and their buttons, and into an open flyout'],
        ['Enter', 'on a tab follows it'],
        ['Enter, Space', 'on the button beside a tab open and close its flyout'],
        ['Arrow down', 'goes from the button into its open flyout'],
        ['Escape', 'closes the flyout and goes back to its button; closes the sheet'],
        ['Tab, Shift + Tab', 'go round in the open sheet'],
      ],
    } satisfies Usage,
    a11y: {
      config: {
        // Radix leads the focus into an open flyout, and out of it, by a hidden element that hands it on
        // at once: nobody's focus stays there.
        rules: [
          { id: 'aria-hidden-focus', selector: '[aria-hidden="true"]:not(nav span[tabindex="0"])' },
        ],
      },
    },
  },
} satisfies Meta<typeof NavigationTabs>;
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
  id: 'subjects',
  label: 'Sortiment',
  closeLabel: 'Schließen',
  moreLabel: 'Mehr',
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
    // The menu takes the place of the plain links with the first focus, so it is looked up each time.
    const opener = () => canvas.getByRole('button', { name: 'Deutsch: Untermenü' });
    const link = (name: string) => canvas.getByRole('link', { name });
    for (let presses = 0; presses < 3; presses++) await userEvent.tab();
    await expect(opener()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(link('Alles in Deutsch')).toBeVisible());
    await userEvent.tab();
    await expect(link('Alles in Deutsch')).toHaveFocus();
    await userEvent.tab();
    await expect(link('Hefte')).toHaveFocus();
    await userEvent.tab();
    await expect(link('Alles in Hefte')).toHaveFocus();
    await userEvent.tab();
    await expect(link('Hefte für die 1. Stufe')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(opener()).toHaveFocus();
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
    await canvas.findByRole('link', { name: 'Alles in Deutsch' });
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
/** Long words break, and the page does not scroll sideways. */
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
    await canvas.findByRole('link', { name: /^Rechtschreibförderung/ });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

const many = Array.from({ length: 40 }, (_, at) => ({
  id: `department-${at}`,
  label: `Abteilung ${at + 1}`,
  href: `#abteilung-${at + 1}`,
}));
/** What has no room stands under "Mehr": at first by styles alone, then in a flyout of its own. */
export const More: Story = {
  ...room,
  args: { ...args, tabs: [...args.tabs, ...many] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Mehr'));
    const visible = () =>
      canvas
        .getAllByRole('link', { name: 'Abteilung 40' })
        .filter((link) => link.checkVisibility({ visibilityProperty: true }));
    await waitFor(() => expect(visible()).toHaveLength(1));
  },
};

/** Below laptop width the row is a sheet, which a button opens. */
export const Narrow: Story = {
  args,
  parameters: framed(560),
  render: (props) => (
    <>
      <NavigationSheetOpener sheet={props.id} label="Menü" />
      <NavigationTabs {...props} />
    </>
  ),
};

/** By hand: from laptop up the opener is hidden, as the row is there. */
const open = (sheet: HTMLElement) => sheet.showPopover();
/**
 * On phones the same list is a sheet, a modal dialog: the page behind stands still, Tab stays inside, and
 * a focus behind it closes it.
 */
export const Sheet: Story = {
  name: 'Sheet (NAV-08, NAV-09)',
  tags: ['!autodocs'],
  args: { ...args, foot: <p>Kontakt und Beratung</p> },
  render: (props) => (
    <div style={{ minHeight: '200vh' }}>
      <NavigationSheetOpener sheet={props.id} label="Menü" />
      <NavigationTabs {...props} />
      <a href="#danach">danach</a>
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sheet = canvasElement.querySelector<HTMLElement>('[popover]');
    if (!sheet) throw new Error('There is no sheet');
    const overflow = () => getComputedStyle(document.documentElement).overflowY;
    open(sheet);
    await waitFor(() => expect(overflow()).toBe('hidden'));
    if (matchMedia('(max-width: 1023px)').matches) {
      const dialog = await canvas.findByRole('dialog', { name: 'Sortiment' });
      const close = canvas.getByRole('button', { name: 'Schließen' });
      await waitFor(() => expect(close).toHaveFocus());
      await userEvent.tab({ shift: true });
      await expect(close).not.toHaveFocus();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      await userEvent.tab();
      await expect(close).toHaveFocus();
      await userEvent.click(close);
      await waitFor(() => expect(overflow()).toBe('visible'));
      await expect(canvas.queryByRole('dialog')).toBeNull();
      open(sheet);
    }
    await canvas.findByRole('dialog', { name: 'Sortiment' });
    canvas.getByRole('link', { name: 'danach' }).focus();
    await waitFor(() => expect(sheet.matches(':popover-open')).toBe(false));
  },
};
