import { ButtonLink, emptyStateDrawings, PageError, Stack } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: PageError } satisfies Meta<typeof PageError>;
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
