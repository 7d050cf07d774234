import { IconPackage, IconReturn, IconTruck, Link, Timeline } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Timeline,
  parameters: {
    usage: {
      use: [
        'How far a shipment or a return is, with days and what to do.',
        'Say the signs in words by `stateLabels`: they are read after each step.',
        'Keep what went wrong in place as `problem`, and say in `detail` how it goes on.',
      ],
      avoid: [
        'For steps that the reader takes: `Steps`.',
        'For a list of events without an aim: `DescriptionList` or `Table`.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  label: 'Sendung 1 von 2',
  stateLabels: {
    done: 'erledigt',
    current: 'jetzt',
    upcoming: 'steht aus',
    problem: 'gestört',
  },
  steps: [
    {
      title: 'Bestellt',
      state: 'done',
      date: 'Donnerstag, 19. November, 8:12 Uhr',
      dateTime: '2026-11-19T08:12',
    },
    {
      title: 'Verpackt',
      state: 'done',
      date: 'Donnerstag, 19. November, 15:40 Uhr',
      dateTime: '2026-11-19T15:40',
      icon: <IconPackage size="s" />,
    },
    {
      title: 'Unterwegs mit DHL',
      state: 'current',
      date: 'Freitag, 20. November, 6:05 Uhr',
      dateTime: '2026-11-20T06:05',
      detail: <Link href="#dhl">Sendung 00340434161094 verfolgen</Link>,
      icon: <IconTruck size="s" />,
    },
    { title: 'Zugestellt', state: 'upcoming', date: 'voraussichtlich am Samstag' },
  ],
} as const;
export const Shipment: Story = { args };
export const Done: Story = {
  args: {
    ...args,
    steps: args.steps.map(({ title }) => ({ title, state: 'done' as const })),
  },
};
export const Trouble: Story = {
  args: {
    ...args,
    steps: [
      ...args.steps.slice(0, 2),
      {
        title: 'Zustellungsversuch: Empfängerin nicht angetroffen',
        state: 'problem',
        detail: 'Das Paket liegt bis zum 27. November in der Filiale Friedrich-Ebert-Straße 12.',
      },
      { title: 'Geht zurück', state: 'upcoming', icon: <IconReturn size="s" /> },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 288 }}>{Story()}</div>],
};
