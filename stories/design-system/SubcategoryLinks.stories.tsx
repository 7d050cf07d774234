import { SubcategoryLinks } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: SubcategoryLinks,
  parameters: {
    usage: {
      use: [
        'The parts of a category, above its goods; on phones one row that scrolls sideways.',
        'Name it by `label`, such as "Subcategories": there are other navigations on the page.',
      ],
      avoid: [
        'For filters: `FilterPanel`, and `FilterChips` for what is active.',
        'For the top categories: `NavigationTabs`.',
      ],
      keys: [
        ['Tab', 'goes through the links; one that is out of view scrolls into it'],
        ['Enter', 'follows the link that has the focus'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof SubcategoryLinks>;
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
