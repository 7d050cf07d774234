import { NavigationSheet, NavigationSheetOpener, NavigationTree } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { component: NavigationSheet } satisfies Meta<typeof NavigationSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { id: 'menu', title: 'Sortiment', closeLabel: 'Menü schließen' };
export const Opened: Story = {
  args,
  render: (props) => (
    <div style={{ minHeight: 480 }}>
      <NavigationSheetOpener sheet="menu" label="Menü" />
      <NavigationSheet {...props}>
        <NavigationTree
          overviewLabel={(label) => `Alles in ${label}`}
          items={[
            {
              label: 'Deutsch',
              href: '#deutsch',
              subject: 'german',
              children: [
                {
                  label: 'Hefte',
                  href: '#hefte',
                  children: [{ label: 'Lineatur 1', href: '#l1' }],
                },
                { label: 'Lektüren', href: '#lektueren' },
              ],
            },
            { label: 'Mathematik', href: '#mathe', subject: 'maths', current: true },
            { label: 'Merkliste', href: '#liste' },
          ]}
        />
      </NavigationSheet>
    </div>
  ),
  play: async ({ canvas }) => {
    // By hand: from laptop up the opener is hidden, as the tabs are there.
    canvas.getByRole('navigation', { hidden: true }).showPopover();
    await expect(canvas.getByText('Mathematik')).toBeVisible();
  },
};
