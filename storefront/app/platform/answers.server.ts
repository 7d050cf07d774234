import { replaces } from './replacingRedirects.ts';

/** Answers of routes that set cookies. */

function headersWith(cookies: readonly string[], others: Record<string, string>): Headers {
  const headers = new Headers(others);
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return headers;
}

/** Headers for React Router's `data()`. */
export const cookieHeaders = (cookies: readonly string[]): Headers => headersWith(cookies, {});

export function json(
  body: unknown,
  cookies: readonly string[] = [],
  status = 200,
  others: Record<string, string> = {},
): Response {
  const headers = headersWith(cookies, { 'cache-control': 'private, no-store', ...others });
  return Response.json(body, { status, headers });
}

/** A temporary redirect, as the guards of the steps answer. */
export function found(location: string, cookies: readonly string[] = []): Response {
  return new Response(null, { status: 302, headers: headersWith(cookies, { location }) });
}

/** After a form of a page that nobody comes back to, such as a login: its place in the history goes. */
export function leaveFor(location: string, cookies: readonly string[] = []): Response {
  const response = seeOther(location, cookies);
  response.headers.set(replaces, 'true');
  return response;
}

/** After a form: 303, so that reloading the next page sends nothing again. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  return new Response(null, { status: 303, headers: headersWith(cookies, { location }) });
}
