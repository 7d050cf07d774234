import type { HostEntry } from '@kreide/server/contract';
import { redirect } from 'react-router';
import { keepsQuery } from '../../platform/pageRules.ts';
import { type RouteOutcome, responseFor } from '../../platform/pageStatus.ts';

/**
 * ROUTE-26, ROUTE-27 and DEC-17: the target takes over the query unless it has one of its own.
 * Targets on other sites are ignored.
 */
export function lookupRedirect(
  { to, status }: Extract<RouteOutcome, { kind: 'moved' }>,
  search: string,
  hosts: readonly HostEntry[],
): unknown {
  if (!isOwn(to, hosts)) return responseFor({ kind: 'missing', status: 404 });
  if (to.includes('?')) return redirect(to, status);
  const [path, fragment] = to.split('#', 2);
  const target = `${path}${search}${fragment === undefined ? '' : `#${fragment}`}`;
  return redirect(target, { status, headers: { [keepsQuery]: 'yes' } });
}

const base = 'https://own.invalid';

function isOwn(to: string, hosts: readonly HostEntry[]): boolean {
  if (!URL.canParse(to, base)) return false;
  const { origin, hostname, protocol } = new URL(to, base);
  if (origin === base) return to.startsWith('/');
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && hosts.some(({ host }) => host === hostname);
}
