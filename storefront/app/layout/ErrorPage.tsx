import { ButtonLink, Container, Heading, Stack, Text } from '@kreide/design-system';
import { useMessages } from '../platform/i18n/messages.tsx';
import { PageHead } from '../platform/PageHead.tsx';

/** ERR-01…03: what went wrong in one sentence, and one way on. */
export function ErrorPage({ status, error }: { status: number; error?: unknown }) {
  const t = useMessages();
  const kind = status === 404 || status === 410 ? 'notFound' : 'failed';
  return (
    <Container width="text">
      <PageHead title={t(`error.${kind}.title`)} robots="noindex,follow" openGraph={false} />
      <Stack gap="m" align="start">
        <Heading level={1}>{t(`error.${kind}.title`)}</Heading>
        <Text>{t(`error.${kind}.text`)}</Text>
        <ButtonLink href="/">{t('error.home')}</ButtonLink>
        {error !== undefined && (
          <pre>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
        )}
      </Stack>
    </Container>
  );
}
