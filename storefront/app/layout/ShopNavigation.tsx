import { NavigationTabs } from '@kreide/design-system';
import { graphql, prefetchRoute, useFragment, useRelayEnvironment } from '@kreide/relay';
import { useLocation } from 'react-router';
import { useMessages } from '../platform/i18n/messages.tsx';
import { subjectOf } from '../platform/subjects.ts';
import type { ShopNavigation_query$key } from './__generated__/ShopNavigation_query.graphql';
import { NavigationFlyout, navigationFlyoutQuery } from './NavigationFlyout.tsx';

/** NAV-01: a home tab and one for each top category, each with the spine of its subject. */
export function ShopNavigation({ query }: { query: ShopNavigation_query$key }) {
  const { navigationTree } = useFragment(
    graphql`
      fragment ShopNavigation_query on Query {
        navigationTree { categoryId name categoryUrl subject isExcludedFromNav hasChildren }
      }
    `,
    query,
  );
  const t = useMessages();
  const { pathname } = useLocation();
  const environment = useRelayEnvironment();
  return (
    <NavigationTabs
      label={t('header.navigation')}
      openLabel={(name) => t('navigation.open', { name })}
      onIntent={(rootId) => {
        if (rootId !== 'home') prefetchRoute(environment, navigationFlyoutQuery, { rootId });
      }}
      tabs={[
        { id: 'home', label: t('common.home'), href: '/', current: pathname === '/' },
        ...navigationTree
          .filter(({ isExcludedFromNav }) => !isExcludedFromNav)
          .map(({ categoryId, name, categoryUrl, subject, hasChildren }) => ({
            id: categoryId,
            label: name,
            href: categoryUrl,
            current: pathname === categoryUrl,
            subject: subjectOf(subject),
            ...(hasChildren && {
              panel: () => <NavigationFlyout rootId={categoryId} label={name} href={categoryUrl} />,
            }),
          })),
      ]}
    />
  );
}
