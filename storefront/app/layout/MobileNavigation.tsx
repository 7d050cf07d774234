import { Box, NavigationSheet, NavigationTree, Skeleton } from '@kreide/design-system';
import {
  clientQuery,
  graphql,
  useFragment,
  useRelayEnvironment,
  useRouteQuery,
} from '@kreide/relay';
import { Suspense, useMemo, useState } from 'react';
import { isOn } from '../platform/flags.ts';
import { useMessages } from '../platform/i18n/messages.tsx';
import { subjectOf } from '../platform/subjects.ts';
import type { MobileNavigation_query$key } from './__generated__/MobileNavigation_query.graphql';
import type { NavigationFlyoutQuery } from './__generated__/NavigationFlyoutQuery.graphql';
import { HeaderService } from './HeaderTop.tsx';
import { navigationFlyoutQuery } from './NavigationFlyout.tsx';

export const mobileNavigationId = 'navigation';

/** NAV-08: the same tree as a sheet; a category's levels are fetched when it unfolds. */
export function MobileNavigation({ query }: { query: MobileNavigation_query$key }) {
  const { navigationTree, flyouts, saleFlyout } = useFragment(
    graphql`
      fragment MobileNavigation_query on Query {
        navigationTree { categoryId name categoryUrl subject isSale isExcludedFromNav hasChildren }
        flyouts: parameters(name: "feature", entry: "T155 Navigation") { value }
        saleFlyout: parameters(name: "feature", entry: "T216-Sale-Aktion") { value }
      }
    `,
    query,
  );
  const t = useMessages();
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  return (
    <NavigationSheet
      id={mobileNavigationId}
      title={t('header.navigation')}
      closeLabel={t('common.close')}
    >
      <NavigationTree
        overviewLabel={(name) => t('navigation.all', { name })}
        onUnfold={({ href }) => setUnfolded((before) => new Set(before).add(href))}
        items={[
          { label: t('common.home'), href: '/' },
          ...navigationTree
            .filter(({ isExcludedFromNav }) => !isExcludedFromNav)
            .map(({ categoryId, name, categoryUrl, subject, isSale, hasChildren }) => ({
              label: name,
              href: categoryUrl,
              subject: subjectOf(subject),
              ...(hasChildren &&
                isOn(flyouts) &&
                (!isSale || isOn(saleFlyout)) && {
                  content: unfolded.has(categoryUrl) ? (
                    <Suspense fallback={<Skeleton shape="block" height="8rem" />}>
                      <Branch rootId={categoryId} />
                    </Suspense>
                  ) : null,
                }),
            })),
        ]}
      />
      <Box padding="m">
        <HeaderService />
      </Box>
    </NavigationSheet>
  );
}

function Branch({ rootId }: { rootId: string }) {
  const environment = useRelayEnvironment();
  const query = useMemo(
    () => clientQuery<NavigationFlyoutQuery>(environment, navigationFlyoutQuery, { rootId }),
    [environment, rootId],
  );
  const { navigationTree } = useRouteQuery<NavigationFlyoutQuery>(navigationFlyoutQuery, query);
  const t = useMessages();
  return (
    <NavigationTree
      overviewLabel={(name) => t('navigation.all', { name })}
      items={navigationTree
        .filter(({ isExcludedFromNav }) => !isExcludedFromNav)
        .map(({ name, categoryUrl, children }) => ({
          label: name,
          href: categoryUrl,
          children: children
            .filter(({ isExcludedFromNav }) => !isExcludedFromNav)
            .map((child) => ({ label: child.name, href: child.categoryUrl })),
        }))}
    />
  );
}
