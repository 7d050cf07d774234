/** Answers of routes that set cookies. */

export function json(body: unknown, cookies: readonly string[] = [], status = 200): Response {
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return Response.json(body, { status, headers });
}

/** After a form: 303, so that reloading the next page sends nothing again. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
