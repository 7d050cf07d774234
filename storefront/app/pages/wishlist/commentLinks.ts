/** A piece of a comment: text, or an address of this shop. */
export interface CommentPart {
  readonly text: string;
  readonly href?: string;
}

const address = /https:\/\/[^\s<>"]+/giu;

/**
 * WISH-31, DEC-129: only addresses of the given hosts become links; all others stay text. What ends a
 * sentence is no part of an address.
 */
export function commentParts(comment: string, hosts: readonly string[]): CommentPart[] {
  const parts: CommentPart[] = [];
  let end = 0;
  for (const { 0: found, index } of comment.matchAll(address)) {
    const text = withoutPunctuation(found);
    if (!URL.canParse(text)) continue;
    const { host, username, href } = new URL(text);
    if (username !== '' || !hosts.includes(host)) continue;
    if (index > end) parts.push({ text: comment.slice(end, index) });
    parts.push({ text, href });
    end = index + text.length;
  }
  if (end < comment.length) parts.push({ text: comment.slice(end) });
  return parts;
}

function withoutPunctuation(text: string): string {
  let end = text.length;
  while (end > 0 && '.,;:!?)]'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
