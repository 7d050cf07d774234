import { Navigate } from 'react-router';
import { PageStatusError, type RouteOutcome } from '../platform/pageStatus.ts';

/** The same ending as the loader's, for a page that the browser navigated to by itself. */
export function RouteOutcomePage({ outcome }: { outcome: RouteOutcome }) {
  if (outcome.kind === 'missing') throw new PageStatusError(outcome.status);
  return <Navigate to={outcome.to} replace />;
}
