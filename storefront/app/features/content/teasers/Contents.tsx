import { Box, Heading, Link, Stack } from '@kreide/design-system';
import { useId } from 'react';
import { useMessages } from '../../../platform/i18n/messages.tsx';

export interface ContentsProps {
  contents: readonly { readonly anchor: string; readonly title: string }[];
}

/** A table of contents of a long text. */
export function Contents({ contents }: ContentsProps) {
  const t = useMessages();
  const id = useId();
  return (
    <Box as="nav" surface="sunken" padding="m" rounded aria-labelledby={id}>
      <Stack gap="xs">
        <Heading level={2} size="h4" id={id}>
          {t('content.contents')}
        </Heading>
        <Stack as="ul" gap="2xs">
          {contents.map(({ anchor, title }) => (
            <li key={anchor}>
              <Link href={`#${anchor}`}>{title}</Link>
            </li>
          ))}
        </Stack>
      </Stack>
    </Box>
  );
}
