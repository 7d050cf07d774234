import { Pagination } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Pagination,
  parameters: {
    usage: {
      use: [
        'The pages of a listing that have addresses: they can be linked, found and gone back to.',
        'Say in `page` what a figure means, such as "Page 3": it is the name of the link.',
      ],
      avoid: [
        'For slides: `Carousel`. For the steps of an order: `Steps`.',
        'For one page: it then shows nothing, and needs no condition.',
      ],
      keys: [
        ['Tab', 'goes through back, the pages and on'],
        ['Enter', 'follows the link that has the focus'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Pagination>;
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
