import { useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Is it time for what may come second, such as what lies below the first screenful? After a click
 * the first part is painted first, and the rest follows at once. A document is whole, and so is a page that is come back to, or
 * entered further down: its scroll position has to be there.
 */
export function useWholePage(): boolean {
  const isWhole = useNavigationType() === 'POP';
  const { hash } = useLocation();
  return useDeferredValue(true, isWhole || hash !== '');
}
