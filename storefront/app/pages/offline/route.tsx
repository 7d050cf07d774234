import {
  Button,
  ButtonLink,
  Container,
  Heading,
  Inline,
  Link,
  PageError,
  Stack,
} from '@kreide/design-system';
import { useEffect, useState } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { PageHead } from '../../platform/PageHead.tsx';
import { forgetKeptPages, type KeptPage, keptPages } from './keptPages.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

/** The installed app's page when offline: links to the last visited pages. */
export default function OfflineRoute() {
  const t = useMessages();
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  useEffect(() => {
    if (!('caches' in window)) return;
    keptPages().then(setPages, () => {
      // Storage is switched off: no page is kept.
    });
  }, []);
  return (
    <Container width="text">
      <PageHead title={t('offline.title')} robots="noindex,follow" />
      <Stack gap="xl">
        <PageError
          drawing="broken"
          title={t('offline.title')}
          actions={<ButtonLink href="/">{t('error.retry')}</ButtonLink>}
        >
          {t('offline.text')}
        </PageError>
        {pages.length > 0 && (
          <Stack as="section">
            <Heading level={2}>{t('offline.kept')}</Heading>
            <Stack as="ul" gap="s">
              {pages.map(({ path, title }) => (
                <li key={path}>
                  <Link href={path}>{title}</Link>
                </li>
              ))}
            </Stack>
            <Inline>
              <Button
                tone="outline"
                onClick={() => void forgetKeptPages().then(() => setPages([]))}
              >
                {t('offline.forget')}
              </Button>
            </Inline>
          </Stack>
        )}
      </Stack>
    </Container>
  );
}
