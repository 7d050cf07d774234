import { Navigate } from 'react-router';
import { type Ending, PageStatusError } from '../platform/pageStatus.ts';

/** The same ending as the loader's, for a page that the browser navigated to by itself. */
export function PageEnding({ ending }: { ending: Ending }) {
  if (ending.kind === 'missing') throw new PageStatusError(ending.status);
  return <Navigate to={ending.to} replace />;
}
