import { useRouteError, useRouteLoaderData } from 'react-router';
import { LoginRequired, needsLogin } from '../features/session/LoginRequired.tsx';
import { statusOf } from '../platform/pageStatus.ts';
import type { loader as rootLoader } from '../root.tsx';
import { ErrorPage } from './ErrorPage.tsx';

/**
 * What a page shows in its place when it throws, header and footer around it (ERR-01…04): every
 * page hands it on as its `ErrorBoundary`. A route around the pages would do it once, for one
 * request more on every page (docs/decisions/010-page-weight.md).
 */
export function PageError() {
  const error = useRouteError();
  const showsErrors = useRouteLoaderData<typeof rootLoader>('root')?.showsErrors;
  if (needsLogin(error)) return <LoginRequired />;
  return <ErrorPage status={statusOf(error)} error={error} showsErrors={showsErrors} />;
}
