import type { ReactElement } from 'react';
import {
  Accordion,
  Box,
  Card,
  Columns,
  Container,
  DescriptionList,
  Disclosure,
  Figure,
  Heading,
  Inline,
  Panel,
  Picture,
  Prose,
  Section,
  Skeleton,
  Spinner,
  Stack,
  StickyColumn,
  Table,
  Text,
  VisuallyHidden,
} from '../../index.ts';

/** Layout primitives, text, tables. */
export const layout: Record<string, ReactElement> = {
  Accordion: <Accordion>Teile</Accordion>,
  Box: <Box surface="squared">Kasten</Box>,
  Card: <Card subject="art">Karte</Card>,
  Columns: <Columns template="aside">Spalten</Columns>,
  Container: <Container width="text">Inhalt</Container>,
  DescriptionList: <DescriptionList items={[{ term: 'Format', details: 'A4' }]} />,
  Disclosure: <Disclosure title="Mehr">Text</Disclosure>,
  Figure: (
    <Figure caption="Heft A4" info={{ label: 'Über das Bild', text: 'Aus Recyclingpapier' }}>
      <Picture src="/heft.jpg" alt="Ein Heft" width={320} height={200} />
    </Figure>
  ),
  Heading: (
    <Heading level={2} tone="accent">
      Hefte
    </Heading>
  ),
  Inline: <Inline justify="between">Zeile</Inline>,
  Panel: <Panel ground={{ background: '#ffd84d' }}>Kasten</Panel>,
  Prose: <Prose html="<p>Text</p>" />,
  Section: <Section title="Angebote" intro="Text" action="Alle" />,
  Skeleton: <Skeleton shape="circle" width="3rem" />,
  Spinner: <Spinner label="lädt" />,
  Stack: <Stack as="ul" gap="l" />,
  StickyColumn: <StickyColumn>Spalte</StickyColumn>,
  Table: (
    <Table
      caption="Artikel"
      rows={[{ name: 'Heft' }]}
      rowKey={(row) => row.name}
      columns={[{ id: 'name', label: 'Artikel', cell: (row) => row.name, rowHeader: true }]}
    />
  ),
  Text: (
    <Text as="time" dateTime="2026-11-21" tabular>
      heute
    </Text>
  ),
  VisuallyHidden: <VisuallyHidden>leise</VisuallyHidden>,
};
