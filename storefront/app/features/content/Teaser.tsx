import {
  Card,
  Columns,
  IconCheck,
  IconChevronRight,
  Infobar,
  Inline,
  Link,
  Prose,
  Section,
  Text,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { isPageTeaser, type PageTeaser } from '@kreide/server/contract';
import type { ComponentType, ReactNode } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { Island, island } from '../../platform/island.tsx';
import { ProductCarousel } from '../product/ProductCarousel.tsx';
import type { Teaser_teaser$data, Teaser_teaser$key } from './__generated__/Teaser_teaser.graphql';
import * as styles from './Teaser.css.ts';
import { entriesOf, linkOf, markOf, type TeaserMark, textOf } from './teaser.ts';
import { AbTest } from './teasers/AbTest.tsx';
import { HeroTeaser } from './teasers/HeroTeaser.tsx';
import { ImageTeaser } from './teasers/ImageTeaser.tsx';
import { SubjectTeaser } from './teasers/SubjectTeaser.tsx';
import { TextTeaser } from './teasers/TextTeaser.tsx';
import { TileTeaser } from './teasers/TileTeaser.tsx';
import { Usp } from './Usp.tsx';

const teaserList = island(() => import('../teaserList/TeaserList.island.tsx'));
const prizeDraw = island(() => import('./teasers/PrizeDraw.island.tsx'));

interface TeaserProps {
  teaser: Teaser_teaser$key;
  /** In the first row. */
  isFirst: boolean;
  /** The first of the page. */
  isLead: boolean;
}

/** CMS-10: an unknown kind of teaser shows nothing. */
export function Teaser({ teaser, isFirst, isLead }: TeaserProps) {
  const { teaserId, template, attributes, contents, products, teaserWishlist } = useFragment(
    graphql`
      fragment Teaser_teaser on Teaser {
        # Not as its id: the same teaser may stand on another page with other words.
        teaserId: id
        template
        attributes
        contents { anchor title }
        products { id ...ProductTile_product }
        teaserWishlist { externalId ...TeaserList_list }
      }
    `,
    teaser,
  );
  if (!isPageTeaser(template)) return null;
  const Renderer = renderers[template];
  return (
    <Renderer
      attributes={attributes}
      mark={markOf(teaserId, attributes)}
      contents={contents}
      products={products}
      teaserWishlist={teaserWishlist}
      // The page's headline is that of its first text or hero.
      level={isLead ? 1 : 2}
      isLead={isLead}
      eager={isFirst}
    />
  );
}

/** The props of a renderer, each of which uses some of them. */
interface RendererProps
  extends Pick<Teaser_teaser$data, 'attributes' | 'contents' | 'products' | 'teaserWishlist'> {
  mark: TeaserMark;
  /** Level of its headline. */
  level: 1 | 2;
  isLead: boolean;
  /** Its pictures are in the first screenful. */
  eager: boolean;
}

/** CMS-10: one renderer per kind of teaser. */
const renderers: Readonly<Record<PageTeaser, ComponentType<RendererProps>>> = {
  sliderHero: HeroTeaser,
  contentTile: TileTeaser,
  imageLink: SubjectTeaser,
  image: ImageTeaser,
  html: TextTeaser,
  recommendations: Recommendations,
  listTeaser: ListTeaser,
  infoBar: InfobarTeaser,
  form: PrizeDraw,
  prizeDraw: PrizeDraw,
  abTab: AbTest,
  usp: Usp,
};

function PrizeDraw({ attributes, level }: RendererProps) {
  return <Island part={prizeDraw} attributes={attributes} level={level} />;
}

/** CMS-11: products that an editor chose. */
function Recommendations({ attributes, products }: RendererProps) {
  if (products.length === 0) return null;
  const title = textOf(attributes, 'headline');
  const link = linkOf(attributes);
  const label = textOf(attributes, 'teaserButtonText');
  return (
    <Titled
      title={title}
      action={
        link &&
        label && (
          <Link {...link} iconEnd={<IconChevronRight size="s" />}>
            {label}
          </Link>
        )
      }
    >
      <ProductCarousel label={title ?? ''} products={products} />
    </Titled>
  );
}

/** A list of goods that an editor published (WISH-25); without one, a list of words (CMS-04). */
function ListTeaser({ attributes, mark, teaserWishlist, level }: RendererProps) {
  if (teaserWishlist) {
    return (
      <div {...mark}>
        <Island
          key={teaserWishlist.externalId}
          part={teaserList}
          list={teaserWishlist}
          level={level}
        />
      </div>
    );
  }
  const entries = entriesOf(attributes);
  if (entries.length === 0) return null;
  const headline = textOf(attributes, 'headline');
  if (!headline && !entries.some(({ text }) => text)) return <Promises entries={entries} />;
  return (
    <Titled title={headline}>
      <Columns template="quarters" gap="m" align="stretch">
        {entries.map(({ name, text, link }) => (
          <Card key={name}>
            <Text weight="strong">
              {link ? (
                <Link {...link} iconEnd={<IconChevronRight size="s" />}>
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
      </Columns>
    </Titled>
  );
}

/** Words that need no more words: a line of links. */
function Promises({ entries }: { entries: ReturnType<typeof entriesOf> }) {
  return (
    <ul className={styles.promises}>
      {entries.map(({ name, link }) => (
        <li key={name}>
          <Inline gap="2xs" align="start" wrap={false}>
            <IconCheck size="s" />
            {link ? <Link {...link}>{name}</Link> : name}
          </Inline>
        </li>
      ))}
    </ul>
  );
}

/** CMS-12. */
function InfobarTeaser({ attributes }: Pick<RendererProps, 'attributes'>) {
  const t = useMessages();
  const headline = textOf(attributes, 'headline');
  const html = textOf(attributes, 'teasercontent');
  const link = linkOf(attributes);
  return (
    <Infobar
      id={textOf(attributes, 'id') ?? 'unnamed'}
      label={headline ?? t('content.notice')}
      closeLabel={t('common.close')}
    >
      {headline && (
        <Text as="strong" size="s" weight="strong">
          {link ? <Link {...link}>{headline}</Link> : headline}
        </Text>
      )}
      {html && <Prose html={html} />}
    </Infobar>
  );
}

/** A section with its title, where the content has one. */
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
    <Section title={title} action={action} tone="accent">
      {children}
    </Section>
  );
}
