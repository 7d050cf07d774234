import {
  Badge,
  Box,
  type ColorMode,
  Inline,
  Section,
  Stack,
  subjects,
  Table,
  Text,
  type ThemeName,
  vars,
} from '@kreide/design-system';
import { type ContrastRow, contrastTable } from '@kreide/design-system/contrast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimens, Swatch } from './Specimens.tsx';

const meta = {} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Role = keyof typeof vars.color;

/** Roles that belong together; one that is missing here stands under "Further". */
const groups: Readonly<Record<string, readonly Role[]>> = {
  'What things lie on': ['page', 'surface', 'sunken', 'raised'],
  'Text and links': ['text', 'textMuted', 'link', 'linkHover', 'accent'],
  Actions: [
    'action',
    'actionHover',
    'onAction',
    'actionSoft',
    'actionSoftHover',
    'go',
    'goHover',
    'onGo',
  ],
  Selling: [
    'sale',
    'saleHover',
    'onSale',
    'saleText',
    'new',
    'onNew',
    'highlight',
    'onHighlight',
    'prime',
    'star',
    'starEmpty',
  ],
  Telling: [
    'success',
    'successSurface',
    'warning',
    'warningSurface',
    'danger',
    'dangerSurface',
    'info',
    'infoSurface',
  ],
  Edges: ['hairline', 'controlBorder', 'focus', 'grid', 'margin'],
};
const grouped = new Set(Object.values(groups).flat());
const further = (Object.keys(vars.color) as Role[]).filter((role) => !grouped.has(role));

/** Every colour by its role, in the theme and mode that the toolbars show. */
export const Roles: Story = {
  render: () => (
    <Stack gap="2xl">
      {Object.entries({ ...groups, Further: further }).map(([title, roles]) => (
        <Section key={title} title={title}>
          <Specimens>
            {roles.map((role) => (
              <Swatch key={role} name={role} color={vars.color[role]} />
            ))}
          </Specimens>
        </Section>
      ))}
    </Stack>
  ),
};

/** Covers of exercise books: spines and tints, never text. */
export const Subjects: Story = {
  render: () => (
    <Specimens>
      {subjects.map((subject) => (
        <Swatch key={subject} name={subject} color={vars.subject[subject]} />
      ))}
    </Specimens>
  ),
};

function ContrastTable({ theme, mode }: { theme: ThemeName; mode: ColorMode }) {
  const rows = contrastTable().filter((row) => row.theme === theme && row.mode === mode);
  const least = Math.min(...rows.map(({ ratio, minimum }) => ratio - minimum));
  return (
    <Stack>
      <Text measured>
        {rows.length} pairs that a component lays on each other, by the ratio that WCAG 2.2 AA asks
        for. The closest one has {least.toFixed(2)} to spare.
      </Text>
      <Table<ContrastRow>
        caption={`${theme}, ${mode}`}
        rows={rows}
        rowKey={({ foreground, background, kind }) => `${foreground} ${background} ${kind}`}
        columns={[
          {
            id: 'pair',
            label: 'Pair',
            rowHeader: true,
            cell: (row) => `${row.foreground} on ${row.background}`,
          },
          { id: 'sample', label: 'Sample', cell: (row) => <Sample {...row} /> },
          { id: 'kind', label: 'As', cell: ({ kind }) => kind },
          { id: 'minimum', label: 'Least', align: 'end', cell: ({ minimum }) => `${minimum} : 1` },
          {
            id: 'ratio',
            label: 'Ratio',
            align: 'end',
            cell: ({ ratio }) => `${ratio.toFixed(2)} : 1`,
          },
          { id: 'verdict', label: 'Verdict', align: 'end', cell: (row) => <Verdict {...row} /> },
        ]}
      />
    </Stack>
  );
}

function Sample({ foreground, background, kind }: ContrastRow) {
  return (
    <Box bordered rounded style={{ background: vars.color[background], display: 'inline-block' }}>
      {kind === 'control' ? (
        <span
          style={{
            display: 'block',
            width: 40,
            height: 12,
            margin: 8,
            border: `2px solid ${vars.color[foreground]}`,
          }}
        />
      ) : (
        <Text
          as="span"
          weight="strong"
          aria-hidden
          style={{
            display: 'block',
            paddingInline: 12,
            color: vars.color[foreground],
            ...(kind === 'large' && { fontSize: vars.size.h1 }),
          }}
        >
          Aa
        </Text>
      )}
    </Box>
  );
}

function Verdict({ ratio, minimum }: ContrastRow) {
  if (ratio < minimum) return <Badge tone="sale">too little</Badge>;
  return (
    <Text as="span" size="s" tone="success" weight="strong">
      {ratio >= 7 ? 'AAA' : 'AA'}
    </Text>
  );
}

/**
 * Every pair of the theme and mode that the toolbars show; `npm run contrast` prints those of all.
 * The table is the one that the package's tests check.
 */
export const Contrast: Story = {
  render: (_args, { globals }) => <ContrastTable theme={globals.theme} mode={globals.mode} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('too little')).toBeNull();
  },
};

/** What a reader who needs more contrast sees in any theme, when the system asks for it. */
export const Modes: Story = {
  render: () => (
    <Inline gap="m" align="stretch">
      {(['paper', 'chalkboard'] as const).map((mode) => (
        <div key={mode} data-mode={mode} style={{ flex: '1 1 16rem' }}>
          <Box
            padding="l"
            bordered
            rounded
            style={{ background: vars.color.page, color: vars.color.text }}
          >
            <Stack>
              <Text weight="strong">{mode}</Text>
              <Text>Ein Teil der Seite kann seine eigene Helligkeit haben.</Text>
            </Stack>
          </Box>
        </div>
      ))}
    </Inline>
  ),
};
