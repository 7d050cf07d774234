import { Breadcrumb, Columns, Container, Stack } from '@kreide/design-system';
import {
  clientQuery,
  RouteBoundary,
  type RouteQuery,
  serverQuery,
  useRouteQuery,
} from '@kreide/relay';
import { useEffect } from 'react';
import { ContentRows } from '../../features/content/ContentRows.tsx';
import { enterCompetition } from '../../features/content/enterCompetition.server.ts';
import { pageTitle } from '../../features/content/pageTitle.ts';
import { sendForm } from '../../features/form/sending.ts';
import { PageEnding } from '../../layout/PageEnding.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { PageHead } from '../../platform/PageHead.tsx';
import { breadcrumbList } from '../../platform/pageFacts.ts';
import { type Ending, responseFor } from '../../platform/pageStatus.ts';
import { useShop } from '../../platform/shop.tsx';
import { relayContext, visitContext } from '../../platform/visit.ts';
import type { contentQuery, contentQuery$data } from './__generated__/contentQuery.graphql';
import type { Route } from './+types/route';
import * as styles from './ContentPage.css.ts';
import { query } from './content.ts';
import { lookupRedirect } from './lookupRedirect.server.ts';
import { SectionNavigation } from './SectionNavigation.tsx';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

/** ROUTE-26…29: what a path is that is no page. */
function endingOf({
  pageType,
  redirectUrl,
  isTemporary,
  categoryId,
}: contentQuery$data['page']): Ending | undefined {
  if (pageType === 'GONE') return { kind: 'missing', status: 410 };
  if (pageType === 'REDIRECT' && redirectUrl) {
    return { kind: 'moved', to: redirectUrl, status: isTemporary ? 302 : 301 };
  }
  // ROUTE-25: an editor's address for a category; its listing has one of its own.
  if (pageType === 'CATEGORY' && categoryId) {
    return { kind: 'moved', to: `/cat/${categoryId}`, status: 301 };
  }
  return pageType === 'NOT_FOUND' ? { kind: 'missing', status: 404 } : undefined;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const { data: found, routeQuery } = await serverQuery<contentQuery>(
    context.get(relayContext),
    query,
    { url: pathname },
  );
  const { domain, facts, hosts, tags } = context.get(visitContext);
  const ending = endingOf(found.page);
  if (ending) {
    throw ending.kind === 'moved' ? lookupRedirect(ending, search, hosts) : responseFor(ending);
  }
  facts.missingIn = found.page.missingIn;
  if (!found.page.hideBreadcrumb && found.page.breadcrumbs.length > 0) {
    const steps = found.page.breadcrumbs.map(({ displayName, url }) => ({
      name: displayName,
      path: url,
    }));
    facts.linkedData.push(breadcrumbList(domain, steps));
  }
  tags.add(`content:${pathname}`);
  // It names them: when one of them changes, so does this page.
  for (const { url } of [...found.page.breadcrumbs, ...found.page.section]) {
    tags.add(`content:${url}`);
  }
  tags.add('catalog');
  return { routeQuery };
}

export function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const { pathname } = new URL(request.url);
  return {
    routeQuery: clientQuery<contentQuery>(context.get(relayContext), query, { url: pathname }),
  };
}

export const action = ({ context, request }: Route.ActionArgs) =>
  enterCompetition(context, request);

export async function clientAction(args: Route.ClientActionArgs) {
  const competition = String((await args.request.clone().formData()).get('competition'));
  return sendForm(args, (failure) => ({ competition, failure }));
}

export default function ContentRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <RouteBoundary
      key={params['*']}
      query={query}
      routeQuery={loaderData.routeQuery}
      fallback={null}
    >
      <ContentPage routeQuery={loaderData.routeQuery} />
    </RouteBoundary>
  );
}

/** DEC-17: where a redirect may lead, and with which query, the server says. */
function LookedUpAgain() {
  useEffect(() => window.location.reload(), []);
  return null;
}

function ContentPage({ routeQuery }: { routeQuery: RouteQuery }) {
  const { page } = useRouteQuery<contentQuery>(query, routeQuery);
  const { domain } = useShop();
  const t = useMessages();
  const ending = endingOf(page);
  if (ending?.kind === 'moved') return <LookedUpAgain />;
  if (ending) return <PageEnding ending={ending} />;
  const above = page.breadcrumbs.slice(0, -1);
  // A section of one page has nowhere to go on to.
  const hasLeftColumn = !page.hideLeftColumn && page.section.length > 1;
  return (
    <Stack gap="m">
      <PageHead
        {...pageTitle(page, domain)}
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
            <ContentRows page={page} isColumn />
            <div className={styles.section}>
              <SectionNavigation page={page} path={page.breadcrumbs.at(-1)?.url ?? ''} />
            </div>
          </Columns>
        </Container>
      ) : (
        <ContentRows page={page} />
      )}
    </Stack>
  );
}
