import { ButtonLink, Container, PageError } from '@kreide/design-system';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { cookieNames, readCookie } from '../platform/cookies.ts';
import { failureIn } from '../platform/failure.ts';
import { useMessages } from '../platform/i18n/messages.tsx';
import { PageHead } from '../platform/PageHead.tsx';

/**
 * ERR-01…03: what went wrong in one sentence, and a link to continue; a failure can be tried again,
 * and shows its number in the log. The error itself is shown only where `showsErrors` (ruling 6).
 * A login that the API refused may be what went wrong: its marker leads to the logout (ROUTE-38).
 */
export function ErrorPage({
  status,
  error,
  showsErrors,
}: {
  status: number;
  error?: unknown;
  showsErrors?: boolean | undefined;
}) {
  const t = useMessages();
  const { pathname, search } = useLocation();
  const kind = status === 404 || status === 410 ? 'notFound' : 'failed';
  useEffect(() => {
    // The logout may be what failed.
    const isMarked = readCookie(document.cookie, cookieNames.securityLogout) !== undefined;
    if (isMarked && !pathname.startsWith('/logout')) window.location.assign('/logout');
  }, [pathname]);
  const { reference, details } = kind === 'failed' && error !== undefined ? failureIn(error) : {};
  return (
    <Container width="text">
      <PageHead title={t(`error.${kind}.title`)} isError />
      <PageError
        drawing={kind === 'notFound' ? 'lost' : 'broken'}
        title={t(`error.${kind}.title`)}
        reference={reference && t('error.reference', { number: reference })}
        details={showsErrors ? details : undefined}
        actions={
          <>
            {kind === 'failed' && (
              <ButtonLink href={`${pathname}${search}`}>{t('error.retry')}</ButtonLink>
            )}
            <ButtonLink href="/" tone={kind === 'failed' ? 'outline' : 'primary'}>
              {t('error.home')}
            </ButtonLink>
          </>
        }
      >
        {t(status === 429 ? 'error.tooManyRequests' : `error.${kind}.text`)}
      </PageError>
    </Container>
  );
}
