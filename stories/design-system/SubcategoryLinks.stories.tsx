import { SubcategoryLinks } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: SubcategoryLinks } satisfies Meta<typeof SubcategoryLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

const linksOf = (...labels: string[]) => labels.map((label) => ({ label, href: `#${label}` }));

export const Few: Story = {
  args: { label: 'Unterkategorien', links: linksOf('Hefte', 'Blöcke', 'Ordner') },
};
/** They wrap from tablet up; on phones they stay one row, which scrolls sideways. */
export const Many: Story = {
  args: {
    label: 'Unterkategorien',
    links: linksOf(
      ...['Hefte und Blöcke', 'Stifte', 'Zirkel und Lineale', 'Ranzen', 'Federmäppchen', 'Kleber'],
      ...['Scheren', 'Grundschul-Naturwissenschaftslehrmittelsammlungen', 'Malkästen', 'Kreide'],
    ),
  },
};
