import { NavigationPanel, NavigationTabs } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

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
/** The button beside a tab opens its flyout at once; Escape closes it. */
export const Keyboard: Story = {
  args,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ minHeight: 480 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Deutsch: Untermenü' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Alles in Deutsch' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: 'Alles in Deutsch' })).toBeNull();
    await userEvent.keyboard('{Enter}');
  },
};
