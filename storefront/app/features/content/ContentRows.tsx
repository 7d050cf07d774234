import {
  ButtonLink,
  Card,
  Columns,
  Container,
  Heading,
  Hero,
  IconChevronRight,
  Infobar,
  Link,
  Picture,
  Prose,
  Section,
  Stack,
  SubjectGrid,
  SubjectTile,
  Text,
  TileGrid,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import type { ReactNode } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { pictureProps } from '../../platform/media.ts';
import { subjectOf } from '../../platform/subjects.ts';
import { ProductCarousel, type ProductCarouselProps } from '../product/ProductCarousel.tsx';
import type { ContentRows_page$key } from './__generated__/ContentRows_page.graphql';
import { Heroes } from './Heroes.tsx';
import { entriesOf, flagOf, pictureOf, textOf } from './teaser.ts';
import { Usp } from './Usp.tsx';

const columnsFor = { 2: 'halves', 3: 'thirds', 4: 'quarters' } as const;

/** The rows of a content page, each cell by its template (CMS-01). */
export function ContentRows({ page }: { page: ContentRows_page$key }) {
  const { rows } = useFragment(
    graphql`
      fragment ContentRows_page on PageDetails {
        rows {
          cells {
            template
            attributes
            products { id ...ProductTile_product }
          }
        }
      }
    `,
    page,
  );
  // What stands first begins below them, and info bars come and go.
  const isBar = (row: (typeof rows)[number]) =>
    row.cells.every(({ template }) => template === 'infoBar');
  const first = rows.findIndex((row) => !isBar(row));
  return (
    <Stack gap="2xl">
      {rows.map((row, index) => {
        const cells = row.cells.map((cell, place) => (
          <Teaser
            // biome-ignore lint/suspicious/noArrayIndexKey: content has no ids and is never reordered
            key={place}
            {...cell}
            isFirst={index === first}
            isLead={index === first && place === 0}
          />
        ));
        const count = cells.length;
        const isHero = row.cells[0]?.template === 'sliderHero';
        // A bar that is closed leaves no gap: it stands in the stack by itself.
        if (isBar(row)) return cells;
        const isSubjects = row.cells.every(({ template }) => template === 'imageLink');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: content has no ids and is never reordered
          <section key={index} data-hero={(isHero && index === first) || undefined}>
            {isHero ? (
              count > 1 ? (
                <Heroes>{cells}</Heroes>
              ) : (
                cells
              )
            ) : (
              <Container>
                {isSubjects && count > 1 ? (
                  <SubjectGrid>{cells}</SubjectGrid>
                ) : count === 2 || count === 3 || count === 4 ? (
                  <Columns template={columnsFor[count]} align="stretch">
                    {cells}
                  </Columns>
                ) : (
                  <Stack gap="l">{cells}</Stack>
                )}
              </Container>
            )}
          </section>
        );
      })}
    </Stack>
  );
}

interface TeaserProps {
  template: string;
  attributes: unknown;
  products: ProductCarouselProps['products'];
  /** In the first row. */
  isFirst: boolean;
  /** The first of all. */
  isLead: boolean;
}

/** CMS-10: one renderer per kind of teaser; an unknown kind shows nothing. */
function Teaser({ template, attributes, products, isFirst, isLead }: TeaserProps) {
  const t = useMessages();
  const headline = textOf(attributes, 'headline');
  const html = textOf(attributes, 'teasercontent');
  const link = textOf(attributes, 'teaserLink');
  const button = textOf(attributes, 'teaserButtonText');
  const picture = pictureOf(attributes);
  const subject = subjectOf(textOf(attributes, 'bgcolor'));
  const target = flagOf(attributes, 'openLinkInNewWindow')
    ? { target: '_blank', rel: 'noopener' }
    : {};

  switch (template) {
    case 'sliderHero':
      return (
        <Hero
          title={headline ?? ''}
          headingLevel={isLead ? 1 : 2}
          kicker={textOf(attributes, 'preHeadline')}
          intro={textOf(attributes, 'postHeadline')}
          actions={
            link &&
            button && (
              <ButtonLink href={link} {...target}>
                {button}
              </ButtonLink>
            )
          }
          picture={
            picture && (
              <Picture
                {...pictureProps(picture.mediaId, 'main')}
                alt={picture.alt}
                eager={isLead}
              />
            )
          }
        />
      );
    case 'imageLink':
      return link && headline ? (
        <SubjectTile
          href={link}
          label={headline}
          subject={subject ?? 'office'}
          picture={
            picture && (
              <Picture
                {...pictureProps(picture.mediaId, 'thumb')}
                alt=""
                shape="square"
                eager={isFirst}
              />
            )
          }
        />
      ) : null;
    case 'contentTile':
      return (
        <Card
          foot={
            link &&
            button && (
              <ButtonLink href={link} scheme="outline" {...target}>
                {button}
              </ButtonLink>
            )
          }
        >
          {picture && (
            <Picture
              {...pictureProps(picture.mediaId, 'teaser')}
              alt={picture.alt}
              shape="wide"
              rounded
            />
          )}
          {headline && (
            <Heading level={2} size="h3">
              {headline}
            </Heading>
          )}
          {html && <Prose html={html} />}
        </Card>
      );
    case 'html':
      return (
        <Stack gap="s">
          {headline && <Heading level={isFirst ? 1 : 2}>{headline}</Heading>}
          {html && <Prose html={html} />}
        </Stack>
      );
    case 'recommendations':
      return products.length === 0 ? null : (
        <Titled
          title={headline}
          action={
            link &&
            button && (
              <Link href={link} iconEnd={<IconChevronRight size="s" />}>
                {button}
              </Link>
            )
          }
        >
          <ProductCarousel label={headline ?? ''} products={products} />
        </Titled>
      );
    case 'listTeaser':
      return (
        <Titled title={headline}>
          <TileGrid layout="few">
            {entriesOf(attributes).map(({ name, text, url }) => (
              <Card key={name}>
                <Text weight="strong">
                  {url ? (
                    <Link href={url} iconEnd={<IconChevronRight size="s" />} {...target}>
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </Text>
                {text && (
                  <Text size="s" tone="muted">
                    {text}
                  </Text>
                )}
              </Card>
            ))}
          </TileGrid>
        </Titled>
      );
    case 'usp':
      return <Usp attributes={attributes} />;
    case 'infoBar':
      return (
        <Infobar
          id={textOf(attributes, 'id') ?? 'unnamed'}
          label={headline ?? t('content.notice')}
          closeLabel={t('common.close')}
        >
          {headline && (
            <Text as="strong" size="s" weight="strong">
              {link ? <Link href={link}>{headline}</Link> : headline}
            </Text>
          )}
          {html && <Prose html={html} />}
        </Infobar>
      );
    default:
      return null;
  }
}

/** A part with its title, where the content has one. */
function Titled({
  title,
  action,
  children,
}: {
  title: string | undefined;
  action?: ReactNode;
  children: ReactNode;
}) {
  return title === undefined ? (
    children
  ) : (
    <Section title={title} action={action}>
      {children}
    </Section>
  );
}
