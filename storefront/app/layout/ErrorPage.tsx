import { ButtonLink, Container, PageError } from '@kreide/design-system';
import { useLocation } from 'react-router';
import { useMessages } from '../platform/i18n/messages.tsx';
import { PageHead } from '../platform/PageHead.tsx';

/** ERR-01…03: what went wrong in one sentence, and the way on; a failure can be tried again. */
export function ErrorPage({ status, error }: { status: number; error?: unknown }) {
  const t = useMessages();
  const { pathname, search } = useLocation();
  const kind = status === 404 || status === 410 ? 'notFound' : 'failed';
  return (
    <Container width="text">
      <PageHead title={t(`error.${kind}.title`)} isError />
      <PageError
        drawing={kind === 'notFound' ? 'lost' : 'broken'}
        title={t(`error.${kind}.title`)}
        details={error === undefined ? undefined : detailsOf(error)}
        actions={
          <>
            {kind === 'failed' && (
              <ButtonLink href={`${pathname}${search}`}>{t('error.retry')}</ButtonLink>
            )}
            <ButtonLink href="/" scheme={kind === 'failed' ? 'outline' : 'primary'}>
              {t('error.home')}
            </ButtonLink>
          </>
        }
      >
        {t(`error.${kind}.text`)}
      </PageError>
    </Container>
  );
}

const detailsOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
