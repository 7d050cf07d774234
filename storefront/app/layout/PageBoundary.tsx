import { Outlet, useRouteLoaderData } from 'react-router';
import { LoginRequired, needsLogin } from '../features/session/LoginRequired.tsx';
import { statusOf } from '../platform/pageStatus.ts';
import type { loader as rootLoader } from '../root.tsx';
import type { Route } from './+types/PageBoundary';
import { ErrorPage } from './ErrorPage.tsx';

/** Catches what a page throws, so that header and footer stay around the error (ERR-01…04). */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const showsErrors = useRouteLoaderData<typeof rootLoader>('root')?.showsErrors;
  if (needsLogin(error)) return <LoginRequired />;
  return (
    <ErrorPage
      status={statusOf(error)}
      error={showsErrors && statusOf(error) >= 500 ? error : undefined}
    />
  );
}
