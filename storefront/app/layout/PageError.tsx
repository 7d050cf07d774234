import { useRouteError, useRouteLoaderData } from 'react-router';
import { LoginRequired, needsLogin } from '../features/session/LoginRequired.tsx';
import { statusOf } from '../platform/pageStatus.ts';
import type { loader as rootLoader } from '../root.tsx';
import { ErrorPage } from './ErrorPage.tsx';

/**
 * Shown by a page instead of its content when it throws, with header and footer around it
 * (ERR-01…04): every page exports it as its `ErrorBoundary`. A route around the pages would need it
 * only once, but one more request on every page (docs/decisions/010-page-weight.md).
 */
export function PageError() {
  const error = useRouteError();
  const showsErrors = useRouteLoaderData<typeof rootLoader>('root')?.showsErrors;
  if (needsLogin(error)) return <LoginRequired />;
  return <ErrorPage status={statusOf(error)} error={error} showsErrors={showsErrors} />;
}
