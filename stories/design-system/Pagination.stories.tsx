import { Pagination } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Pagination } satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  current: 5,
  total: 20,
  hrefFor: (page: number) => `#p=${page}`,
  labels: {
    navigation: 'Seiten',
    previous: 'Zurück',
    next: 'Weiter',
    page: (page: number) => `Seite ${page}`,
  },
};
export const Middle: Story = { args };
export const First: Story = { args: { ...args, current: 1 } };
export const Last: Story = { args: { ...args, current: 20 } };
export const Few: Story = { args: { ...args, current: 2, total: 3 } };
