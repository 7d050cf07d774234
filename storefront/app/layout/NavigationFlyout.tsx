import { NavigationPanel, Skeleton } from '@kreide/design-system';
import { clientQuery, graphql, useRelayEnvironment, useRouteQuery } from '@kreide/relay';
import { Suspense, useMemo } from 'react';
import { useMessages } from '../platform/i18n/messages.tsx';
import type { NavigationFlyoutQuery } from './__generated__/NavigationFlyoutQuery.graphql';

/** Starts on intent (NAV-11), so the flyout is there when it opens; pages stay free of its links. */
export const navigationFlyoutQuery = graphql`
  query NavigationFlyoutQuery($rootId: String!) {
    navigationTree(rootId: $rootId) {
      name
      categoryUrl
      isExcludedFromNav
      children { name categoryUrl isExcludedFromNav }
    }
  }
`;

export interface NavigationFlyoutProps {
  rootId: string;
  label: string;
  href: string;
}

/** NAV-02: the second and third level below a tab. */
export function NavigationFlyout(props: NavigationFlyoutProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" height="16rem" />}>
      <Levels {...props} />
    </Suspense>
  );
}

function Levels({ rootId, label, href }: NavigationFlyoutProps) {
  const environment = useRelayEnvironment();
  const query = useMemo(
    () => clientQuery<NavigationFlyoutQuery>(environment, navigationFlyoutQuery, { rootId }),
    [environment, rootId],
  );
  const { navigationTree } = useRouteQuery<NavigationFlyoutQuery>(navigationFlyoutQuery, query);
  const t = useMessages();
  const shown = <T extends { readonly isExcludedFromNav: boolean }>(items: readonly T[]) =>
    items.filter((item) => !item.isExcludedFromNav);
  return (
    <NavigationPanel
      overview={{ label: t('navigation.all', { name: label }), href }}
      groupLabel={(group) => t('navigation.all', { name: group })}
      groups={shown(navigationTree).map(({ name, categoryUrl, children }) => ({
        label: name,
        href: categoryUrl,
        children: shown(children).map((child) => ({ label: child.name, href: child.categoryUrl })),
      }))}
    />
  );
}
