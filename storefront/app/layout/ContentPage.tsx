import { Breadcrumb, Columns, Container, Heading, Stack } from '@kreide/design-system';
import { type RouteQuery, useRouteQuery } from '@kreide/relay';
import { type ReactNode, useEffect } from 'react';
import type { ContentPageQuery } from '../features/content/__generated__/ContentPageQuery.graphql';
import { contentPageQuery } from '../features/content/ContentPageQuery.ts';
import { ContentRows } from '../features/content/ContentRows.tsx';
import { pageTitle } from '../features/content/pageTitle.ts';
import { isMissing, outcomeOf } from '../features/content/routeOutcome.ts';
import { useMessages } from '../platform/i18n/messages.tsx';
import { PageHead } from '../platform/PageHead.tsx';
import { useShop } from '../platform/shop.tsx';
import * as styles from './ContentPage.css.ts';
import { RouteOutcomePage } from './RouteOutcomePage.tsx';
import { SectionNavigation } from './SectionNavigation.tsx';

/**
 * DEC-17: loads the path as a document, since only the server may say where a redirect leads, and
 * with which query.
 */
function LookedUpAgain() {
  useEffect(() => window.location.reload(), []);
  return null;
}

interface ContentPageProps {
  routeQuery: RouteQuery;
  /** The page's function besides its text, such as a form. */
  children?: ReactNode;
  /** Title over the children alone, where editors have made no page. @default it is missing then */
  titleAlone?: string;
}

/** A page that editors composed. */
export function ContentPage({ routeQuery, children, titleAlone }: ContentPageProps) {
  const { page } = useRouteQuery<ContentPageQuery>(contentPageQuery, routeQuery);
  const shop = useShop();
  const t = useMessages();
  const outcome = outcomeOf(page);
  if (outcome?.kind === 'moved') return <LookedUpAgain />;
  if (outcome && titleAlone !== undefined && isMissing(outcome)) {
    return (
      <Container>
        <PageHead title={titleAlone} />
        <Stack gap="l">
          <Heading level={1}>{titleAlone}</Heading>
          {children}
        </Stack>
      </Container>
    );
  }
  if (outcome) return <RouteOutcomePage outcome={outcome} />;
  const above = page.breadcrumbs.slice(0, -1);
  // The left column needs a section of more than one page.
  const hasLeftColumn = !page.hideLeftColumn && page.section.length > 1;
  return (
    <Stack gap="m">
      <PageHead
        {...pageTitle(page, shop)}
        description={page.seoDescription}
        robots={page.robots}
        canonical={page.canonicalUrl}
      />
      {!page.hideBreadcrumb && page.title && (
        <Container>
          <Breadcrumb
            label={t('breadcrumb.label')}
            items={[
              { label: t('common.home'), href: '/' },
              ...above.map(({ displayName, url }) => ({ label: displayName, href: url })),
              { label: page.title },
            ]}
          />
        </Container>
      )}
      {hasLeftColumn ? (
        <Container>
          <Columns template="sidebar" gap="2xl">
            <Stack gap="2xl">
              <ContentRows page={page} isColumn />
              {children}
            </Stack>
            <div className={styles.section}>
              <SectionNavigation page={page} path={page.breadcrumbs.at(-1)?.url ?? ''} />
            </div>
          </Columns>
        </Container>
      ) : (
        <>
          <ContentRows page={page} />
          {children && <Container>{children}</Container>}
        </>
      )}
    </Stack>
  );
}
