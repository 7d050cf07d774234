import { breakpoints, media, Stack, Table, Text } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';

const meta = {} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const bands = [
  { name: 'mobile', from: 0 },
  ...Object.entries(breakpoints).map(([name, from]) => ({ name, from })),
];
const conditions = Object.entries(media).map(([name, condition]) => ({ name, condition }));

function useMatches(condition: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(condition);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(condition).matches,
  );
}

function Matches({ condition }: { condition: string }) {
  const matches = useMatches(condition);
  return (
    <Text as="span" size="s" tone={matches ? 'success' : 'muted'} weight="medium">
      {matches ? 'applies here' : 'no'}
    </Text>
  );
}

/** Bands of width and the conditions that styles ask for, with what applies to this window. */
export const Bands: Story = {
  render: () => (
    <Stack gap="xl">
      <Table
        caption="Bands"
        rows={bands}
        rowKey={({ name }) => name}
        columns={[
          { id: 'name', label: 'Name', cell: ({ name }) => name, rowHeader: true },
          { id: 'from', label: 'From', cell: ({ from }) => `${from} px`, align: 'end' },
        ]}
      />
      <Table
        caption="Conditions"
        rows={conditions}
        rowKey={({ name }) => name}
        columns={[
          { id: 'name', label: 'Name', cell: ({ name }) => name, rowHeader: true },
          {
            id: 'condition',
            label: 'Condition',
            cell: ({ condition }) => <code>{condition}</code>,
          },
          { id: 'here', label: 'Here', cell: ({ condition }) => <Matches condition={condition} /> },
        ]}
      />
    </Stack>
  ),
};
