import { NavigationPanel } from '@kreide/design-system';
import {
  clientQuery,
  graphql,
  type IEnvironment,
  prefetchRoute,
  useRelayEnvironment,
  useRouteQuery,
} from '@kreide/relay';
import { useMemo } from 'react';
import { useMessages } from '../platform/i18n/messages.tsx';
import type { NavigationFlyoutQuery } from './__generated__/NavigationFlyoutQuery.graphql';

const navigationFlyoutQuery = graphql`
  query NavigationFlyoutQuery($rootId: String!) {
    navigationTree(rootId: $rootId) {
      name
      categoryUrl
      isExcludedFromNav
      children { name categoryUrl isExcludedFromNav }
    }
  }
`;

/**
 * Called on intent (NAV-11), so that the flyout is loaded when it opens; pages do not contain its
 * links.
 */
export function prefetchFlyout(environment: IEnvironment, rootId: string): void {
  prefetchRoute(environment, navigationFlyoutQuery, { rootId });
}

/** NAV-02: the second and third level below a tab. */
export function NavigationFlyout({
  rootId,
  label,
  href,
}: {
  rootId: string;
  label: string;
  href: string;
}) {
  const t = useMessages();
  return (
    <NavigationPanel
      overview={{ label: t('navigation.all', { name: label }), href }}
      groupLabel={(group) => t('navigation.all', { name: group })}
      groups={useLevels(rootId)}
    />
  );
}

function useLevels(rootId: string) {
  const environment = useRelayEnvironment();
  const query = useMemo(
    () => clientQuery<NavigationFlyoutQuery>(environment, navigationFlyoutQuery, { rootId }),
    [environment, rootId],
  );
  const { navigationTree } = useRouteQuery<NavigationFlyoutQuery>(navigationFlyoutQuery, query);
  const shown = <Item extends { readonly isExcludedFromNav: boolean }>(items: readonly Item[]) =>
    items.filter((item) => !item.isExcludedFromNav);
  return shown(navigationTree).map(({ name, categoryUrl, children }) => ({
    label: name,
    href: categoryUrl,
    children: shown(children).map((child) => ({ label: child.name, href: child.categoryUrl })),
  }));
}
