import { Box, NavigationTabs, Skeleton } from '@kreide/design-system';
import { graphql, useFragment, useRelayEnvironment } from '@kreide/relay';
import { useLocation } from 'react-router';
import { isOn } from '../platform/flags.ts';
import { useMessages } from '../platform/i18n/messages.tsx';
import { onDemand } from '../platform/onDemand.tsx';
import { subjectOf } from '../platform/subjects.ts';
import type { ShopNavigation_query$key } from './__generated__/ShopNavigation_query.graphql';
import { HeaderService } from './HeaderTop.tsx';
import { NavigationIcon } from './NavigationIcon.tsx';

const flyout = () => import('./NavigationFlyout.tsx');

const NavigationFlyout = onDemand(async () => (await flyout()).NavigationFlyout, {
  fallback: <Skeleton shape="block" height="16rem" />,
  isSilent: true,
});

export const navigationId = 'navigation';

/**
 * NAV-01: a home tab and one for each top category, each with the spine of its subject. Operators
 * can switch off all flyouts (FLAG-01, DEC-22), or the sale's alone (FLAG-02). On phones the same list
 * is the menu (NAV-08).
 */
export function ShopNavigation({ query }: { query: ShopNavigation_query$key }) {
  const { navigationTree, flyouts, saleFlyout } = useFragment(
    graphql`
      fragment ShopNavigation_query on Query {
        navigationTree {
          categoryId
          name
          categoryUrl
          subject
          icon
          isSale
          isExcludedFromNav
          hasChildren
        }
        flyouts: parameters(name: "feature", entry: "T155 Navigation") { value }
        saleFlyout: parameters(name: "feature", entry: "T216-Sale-Aktion") { value }
      }
    `,
    query,
  );
  const t = useMessages();
  const { pathname } = useLocation();
  const environment = useRelayEnvironment();
  return (
    <NavigationTabs
      id={navigationId}
      label={t('header.navigation')}
      closeLabel={t('common.close')}
      moreLabel={t('navigation.more')}
      foot={
        <Box padding="m">
          <HeaderService />
        </Box>
      }
      openLabel={(name) => t('navigation.open', { name })}
      onIntent={(rootId) => {
        if (rootId === 'home' || !isOn(flyouts)) return;
        flyout().then(
          ({ prefetchFlyout }) => prefetchFlyout(environment, rootId),
          () => {
            // The flyout tries again when it opens.
          },
        );
      }}
      tabs={[
        {
          id: 'home',
          label: t('common.home'),
          href: '/',
          icon: <NavigationIcon name="home" />,
          current: pathname === '/',
        },
        ...navigationTree
          .filter(({ isExcludedFromNav }) => !isExcludedFromNav)
          .map(({ categoryId, name, categoryUrl, subject, icon, isSale, hasChildren }) => ({
            id: categoryId,
            label: name,
            href: categoryUrl,
            icon: <NavigationIcon name={icon} />,
            current: pathname === categoryUrl,
            subject: subjectOf(subject),
            ...(hasChildren &&
              isOn(flyouts) &&
              (!isSale || isOn(saleFlyout)) && {
                panel: () => (
                  <NavigationFlyout rootId={categoryId} label={name} href={categoryUrl} />
                ),
              }),
          })),
      ]}
    />
  );
}
