import { createContext } from 'react';
import { useProvided } from '../../platform/useProvided.ts';

/** The answer to a successful login (API-10). */
export interface LoggedIn {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly cartMerged: boolean;
}

interface Session {
  /** AUTH-01, AUTH-02; false before hydration. */
  readonly isSignedIn: boolean;
  /** AUTH-03, AUTH-04: orders without an account; false before hydration. */
  readonly isGuest: boolean;
  /** @param target the page after the login; undefined: the current one stays */
  openLogin(target?: string): void;
  /**
   * Completes a login: resets caches, notifies other tabs, shows the notice, and navigates
   * (AUTH-08…10).
   */
  loggedIn(answer: LoggedIn, target: string | undefined): Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

/** The visitor's login state, and its actions. */
export const useSession = (): Session => useProvided(SessionContext, 'Session');
