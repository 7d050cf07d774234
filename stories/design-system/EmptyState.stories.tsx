import { ButtonLink, Columns, EmptyState, emptyStateDrawings } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { drawing: 'cart', title: 'Ihr Warenkorb ist leer' } as const;
export const Drawings: Story = {
  args,
  render: () => (
    <Columns template="thirds" align="stretch">
      {emptyStateDrawings.map((drawing) => (
        <EmptyState
          key={drawing}
          drawing={drawing}
          title={drawing}
          actions={<ButtonLink href="#home">Zur Startseite</ButtonLink>}
        >
          Stöbern Sie in unseren Angeboten oder suchen Sie nach einer Artikelnummer.
        </EmptyState>
      ))}
    </Columns>
  ),
};
export const LongWords: Story = {
  args: {
    ...args,
    drawing: 'list',
    title: 'Grundschullehrmittelsammelbestellungsvorschlagsliste',
    children: 'Kontaktdatenverarbeitungseinwilligungserklärungen liegen noch keine vor.',
    actions: <ButtonLink href="#home">Zur Bestellvorschlagslistenübersicht</ButtonLink>,
  },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
};
