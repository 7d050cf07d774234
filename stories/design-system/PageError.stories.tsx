import { ButtonLink, emptyStateDrawings, PageError, Stack } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: PageError,
  // A type of another component's props, which is not followed.
  argTypes: { drawing: { options: emptyStateDrawings } },
  parameters: {
    usage: {
      use: [
        'Instead of a page that is not there or failed; it brings the heading of level 1.',
        'Say what happened without blame, and what the reader can do now.',
        'Give `reference` where the operator can look it up, and `details` only while developing.',
      ],
      avoid: [
        'For a part of a page: `EmptyState` or `Alert`.',
        'A code as the title, such as "404".',
        'Twice on a page: it has one first heading.',
      ],
      keys: [
        ['Tab', 'goes through the ways on, then to the details'],
        ['Arrow keys', 'scroll the details that have the focus'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof PageError>;
export default meta;
type Story = StoryObj<typeof meta>;

const home = (
  <ButtonLink tone="outline" href="#start">
    Zur Startseite
  </ButtonLink>
);
const args = {
  title: 'Das hat gerade nicht geklappt',
  reference: 'Fehlernummer: 7c0e2f9a-41d8-4b11',
  actions: (
    <>
      <ButtonLink href="#wieder">Noch einmal versuchen</ButtonLink>
      {home}
    </>
  ),
  children: 'Ihr Warenkorb bleibt erhalten. Bitte versuchen Sie es gleich noch einmal.',
};
export const Failed: Story = { args };
export const NotFound: Story = {
  args: {
    drawing: 'lost',
    title: 'Diese Seite gibt es nicht',
    actions: home,
    children: 'Vielleicht hat sie eine neue Adresse. Die Suche findet sie.',
  },
};
/** With what those who build the shop want to see. */
export const WithDetails: Story = {
  args: {
    ...args,
    details:
      "TypeError: Cannot read properties of undefined (reading 'price')\n    at ProductPrice (storefront/app/features/product/ProductPrice.tsx:31:18)",
  },
};
export const Drawings: Story = {
  args,
  // Several headings of the first level: a page has one.
  parameters: { a11y: { config: { rules: [{ id: 'page-has-heading-one', enabled: false }] } } },
  render: (props) => (
    <Stack gap="l">
      {emptyStateDrawings.map((drawing) => (
        <PageError key={drawing} {...props} drawing={drawing} title={drawing} />
      ))}
    </Stack>
  ),
};
