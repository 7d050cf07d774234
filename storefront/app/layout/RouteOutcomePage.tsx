import { Navigate } from 'react-router';
import { PageStatusError, type RouteOutcome } from '../platform/pageStatus.ts';

/** The outcome of the loader, for a page that the browser navigated to. */
export function RouteOutcomePage({ outcome }: { outcome: RouteOutcome }) {
  if (outcome.kind === 'missing') throw new PageStatusError(outcome.status);
  return <Navigate to={outcome.to} replace />;
}
