import { ButtonLink, Container, EmptyState, Stack } from '@kreide/design-system';
import { useMessages } from '../platform/i18n/messages.tsx';
import { PageHead } from '../platform/PageHead.tsx';

/** ERR-01…03: what went wrong in one sentence, and one way on. */
export function ErrorPage({ status, error }: { status: number; error?: unknown }) {
  const t = useMessages();
  const kind = status === 404 || status === 410 ? 'notFound' : 'failed';
  return (
    <Container width="text">
      <PageHead title={t(`error.${kind}.title`)} robots="noindex,follow" openGraph={false} />
      <Stack gap="m">
        <EmptyState
          drawing={kind === 'notFound' ? 'lost' : 'broken'}
          title={t(`error.${kind}.title`)}
          headingLevel={1}
          actions={<ButtonLink href="/">{t('error.home')}</ButtonLink>}
        >
          {t(`error.${kind}.text`)}
        </EmptyState>
        {error !== undefined && (
          <pre>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
        )}
      </Stack>
    </Container>
  );
}
