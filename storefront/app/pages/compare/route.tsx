import {
  Alert,
  Button,
  ButtonLink,
  Container,
  EmptyState,
  Heading,
  Inline,
  Link,
  Stack,
  Text,
} from '@kreide/design-system';
import { type RouteQuery, serverQuery, useRouteQuery } from '@kreide/relay';
import { legalPath } from '@kreide/server/contract';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { comparedIn, keepComparison, storedComparison } from '../../features/compare/compared.ts';
import '../../layout/printedPage.css';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { personalData } from '../../platform/personalData.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import { useShop } from '../../platform/shop.tsx';
import type { ComparePageQuery } from './__generated__/ComparePageQuery.graphql';
import type { Route } from './+types/route';
import { comparePageQuery } from './ComparePageQuery.ts';
import { CompareTable } from './CompareTable.tsx';
import { type Comparison, comparePath, comparisonOf, foundIds, maxCompared } from './comparison.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const comparison = comparisonOf(url);
  const { routeQuery } = await withSession(context, () =>
    serverQuery<ComparePageQuery>(context.get(relayContext), comparePageQuery, {
      ids: comparison.ids,
    }),
  );
  return { routeQuery, comparison };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => personalData(args, comparePageQuery);

/** Up to four products side by side, by what the shop knows of each. */
export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  return (
    <Container data-printed="">
      <PageHead title={t('compare.title')} />
      <Stack gap="l">
        <Heading level={1}>{t('compare.title')}</Heading>
        <Compared {...loaderData} />
      </Stack>
    </Container>
  );
}

function Compared({
  routeQuery,
  comparison: { ids: asked, added, isOnlyDifferences },
}: {
  routeQuery: RouteQuery;
  comparison: Comparison;
}) {
  const t = useMessages();
  const { domain } = useShop();
  const { products: found } = useRouteQuery<ComparePageQuery>(comparePageQuery, routeQuery);
  const products = found.slice(0, maxCompared);
  const ids = foundIds(asked, found).slice(0, maxCompared);
  const gone = asked.length - found.length;
  const shown = JSON.stringify(ids);
  const navigate = useNavigate();
  useEffect(() => {
    if (added === undefined) return keepComparison(shown);
    const others = comparedIn(storedComparison()).filter((id) => id !== added);
    void navigate(comparePath([...others, added]), { replace: true });
  }, [added, shown, navigate]);
  return (
    <>
      {found.length > maxCompared && (
        <Alert tone="info">{t('compare.cut', { max: maxCompared })}</Alert>
      )}
      {gone > 0 && <Alert tone="warning">{t('compare.gone', { count: gone })}</Alert>}
      {products.length === 0 ? (
        <EmptyState
          drawing="search"
          title={t('compare.empty.title')}
          actions={<ButtonLink href="/">{t('compare.empty.action')}</ButtonLink>}
        >
          {t('compare.hint')}
        </EmptyState>
      ) : (
        <>
          {products.length === 1 && <Alert tone="info">{t('compare.hint')}</Alert>}
          <Inline justify="between" gap="s" data-onscreen>
            {products.length > 1 && (
              <Link href={comparePath(ids, !isOnlyDifferences)} data-keep-scroll>
                {t(isOnlyDifferences ? 'compare.all' : 'compare.differences')}
              </Link>
            )}
            <Button size="s" tone="outline" onClick={() => window.print()}>
              {t('compare.print')}
            </Button>
          </Inline>
          <CompareTable products={products} ids={ids} isOnlyDifferences={isOnlyDifferences} />
          <Text size="s" tone="muted">
            {t(domain.isB2b ? 'price.net' : 'price.gross')}{' '}
            <Link href={legalPath('shipping', domain.shopLanguage)}>{t('price.shipping')}</Link>
          </Text>
        </>
      )}
    </>
  );
}
