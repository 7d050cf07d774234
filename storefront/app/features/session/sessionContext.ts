import { createContext, use } from 'react';

/** What a successful login says (API-10). */
export interface LoggedIn {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly cartMerged: boolean;
}

interface Session {
  /** AUTH-01, AUTH-02; false before hydration. */
  readonly isSignedIn: boolean;
  /** @param target where the login goes on to; without one the page stays */
  openLogin(target?: string): void;
  /** Takes over after a login: caches, other tabs, notice, and the way on (AUTH-08…10). */
  loggedIn(answer: LoggedIn, target: string | undefined): Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

/** Who shops. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession outside of SessionProvider');
  return session;
}
