import { GraphQLRequestError } from '@kreide/relay';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from './sessionContext.ts';

/** Whether a page failed because it needs a login. */
export const needsLogin = (error: unknown): boolean =>
  error instanceof GraphQLRequestError && error.classification === 'LOGIN_REQUIRED';

/**
 * ROUTE-34, DEC-13: sends a blocked business visitor back to the page before, or home, and opens
 * the login there; after it the wanted page opens.
 */
export function LoginRequired() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { openLogin } = useSession();
  useEffect(() => {
    openLogin(`${pathname}${search}`);
    // The router counts the pages of this visit in the history's state.
    const isFirst = !window.history.state?.idx;
    void (isFirst ? navigate('/', { replace: true }) : navigate(-1));
  }, [navigate, openLogin, pathname, search]);
  return null;
}
