import { Heading, Link, Stack, Text } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { useId } from 'react';
import { useMessages } from '../platform/i18n/messages.tsx';
import type { SectionNavigation_page$key } from './__generated__/SectionNavigation_page.graphql';

/** CMS-03: the left column, with links to the pages of the same section. */
export function SectionNavigation({
  page,
  path,
}: {
  page: SectionNavigation_page$key;
  /** The current page. */
  path: string;
}) {
  const { section } = useFragment(
    graphql`
      fragment SectionNavigation_page on PageDetails {
        section { displayName url }
      }
    `,
    page,
  );
  const t = useMessages();
  const id = useId();
  return (
    <Stack as="nav" gap="s" aria-labelledby={id}>
      <Heading level={2} size="h4" id={id}>
        {t('content.section')}
      </Heading>
      <Stack as="ul" gap="xs">
        {section.map(({ displayName, url }) => (
          <li key={url}>
            {url === path ? (
              <Text as="strong" weight="strong" aria-current="page">
                {displayName}
              </Text>
            ) : (
              <Link tone="inherit" href={url}>
                {displayName}
              </Link>
            )}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
