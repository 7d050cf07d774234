import { Columns, type ColumnsProps, Container, Stack, SubjectGrid } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import type { ReactNode } from 'react';
import type {
  ContentRows_page$data,
  ContentRows_page$key,
} from './__generated__/ContentRows_page.graphql';
import { Heroes } from './Heroes.tsx';
import { Teaser } from './Teaser.tsx';

interface ContentRowsProps {
  page: ContentRows_page$key;
  /** Inside a page that has edges, so that the rows have none of their own. @default false */
  isColumn?: boolean;
}

type Cells = ContentRows_page$data['rows'][number]['cells'];

const columnsFor: Readonly<Record<number, ColumnsProps['template']>> = {
  2: 'halves',
  3: 'thirds',
  4: 'quarters',
};

const consistsOf = (cells: Cells, kind: string) => cells.every(({ template }) => template === kind);

/** The rows of a content page, each cell by its template (CMS-01). */
export function ContentRows({ page, isColumn = false }: ContentRowsProps) {
  const { rows } = useFragment(
    graphql`
      fragment ContentRows_page on PageDetails {
        rows {
          cells {
            teaserId: id
            template
            attributes
            ...Teaser_teaser
          }
        }
      }
    `,
    page,
  );
  // The first row counts from below the info bars, which come and go.
  const first = rows.findIndex(({ cells }) => !consistsOf(cells, 'infoBar'));
  return (
    <Stack gap="xl">
      {rows.map(({ cells }, index) => {
        const isFirst = index === first;
        const teasers = cells.map((cell, place) => (
          <Teaser
            key={cell.teaserId}
            teaser={cell}
            isFirst={isFirst}
            isLead={isFirst && place === 0}
          />
        ));
        // Outside of the rows, so that a closed bar leaves no gap.
        if (consistsOf(cells, 'infoBar')) return teasers;
        const isHero = cells[0]?.template === 'sliderHero';
        const row = isHero ? heroes(teasers) : arranged(cells, teasers);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids and are never reordered
          <section key={index} data-hero={(isHero && isFirst) || undefined}>
            {isHero || isColumn ? row : <Container>{row}</Container>}
          </section>
        );
      })}
    </Stack>
  );
}

const heroes = (teasers: readonly ReactNode[]) =>
  teasers.length > 1 ? <Heroes>{teasers}</Heroes> : teasers;

function arranged(cells: Cells, teasers: readonly ReactNode[]) {
  const count = teasers.length;
  if (count > 1 && consistsOf(cells, 'imageLink')) return <SubjectGrid>{teasers}</SubjectGrid>;
  const template = columnsFor[count > 4 && consistsOf(cells, 'contentTile') ? 2 : count];
  return template ? (
    <Columns template={template} align="stretch">
      {teasers}
    </Columns>
  ) : (
    <Stack gap="l">{teasers}</Stack>
  );
}
