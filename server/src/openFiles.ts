/** What goes with pictures and files: their type is as said, and any page may show them. */
export const openFileHeaders = {
  'x-content-type-options': 'nosniff',
  // Mails, other shops and search engines show them; they say nothing about who looks.
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** Has the client this already (RFC 9110, 13.1.2)? */
export function isUnchanged({ headers }: Request, etag: string): boolean {
  const tags = headers.get('if-none-match')?.split(',') ?? [];
  return tags.some((each) => ['*', etag, `W/${etag}`].includes(each.trim()));
}
