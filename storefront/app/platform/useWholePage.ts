import { useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Whether the second part of a page, such as the one below the first screenful, may render. After a
 * navigation the first part is painted first, and the second follows at once. A document is
 * complete, and so is a page on the way back or with a fragment: its scroll position has to exist.
 */
export function useWholePage(): boolean {
  const isWhole = useNavigationType() === 'POP';
  const { hash } = useLocation();
  return useDeferredValue(true, isWhole || hash !== '');
}
