import { ButtonLink, Columns, EmptyState, emptyStateDrawings } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: EmptyState,
  parameters: {
    usage: {
      use: [
        'Instead of content that is missing: an empty cart, a search without hits.',
        'Say in the title what there is not, in a sentence why, and offer one way on.',
      ],
      avoid: [
        'Instead of a whole page that failed: `PageError` has the first heading and a reference.',
        'For a fault beside content that is there: `Alert`.',
        'While something is loading: `Skeleton`.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { drawing: 'cart', title: 'Ihr Warenkorb ist leer' } as const;
export const Playground: Story = {
  args: {
    ...args,
    children: 'Stöbern Sie in unseren Angeboten oder suchen Sie nach einer Artikelnummer.',
    actions: <ButtonLink href="#home">Zur Startseite</ButtonLink>,
  },
};
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
