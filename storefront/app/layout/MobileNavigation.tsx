import { Box, NavigationSheet, NavigationTree, Skeleton } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { useState } from 'react';
import { isOn } from '../platform/flags.ts';
import { useMessages } from '../platform/i18n/messages.tsx';
import { onDemand } from '../platform/onDemand.tsx';
import { subjectOf } from '../platform/subjects.ts';
import type { MobileNavigation_query$key } from './__generated__/MobileNavigation_query.graphql';
import { HeaderService } from './HeaderTop.tsx';

const NavigationBranch = onDemand(
  async () => (await import('./NavigationFlyout.tsx')).NavigationBranch,
  { fallback: <Skeleton shape="block" height="8rem" /> },
);

export const mobileNavigationId = 'navigation';

/** NAV-08: the category tree as a sheet; a category's levels are fetched when it unfolds. */
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
                    <NavigationBranch rootId={categoryId} />
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
