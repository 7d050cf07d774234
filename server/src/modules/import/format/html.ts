import sanitize from 'sanitize-html';

/**
 * What HTML from outside may hold: the structure of a text and links, nothing that styles, scripts,
 * frames or loads (ruling 15). The page has its h1, so theirs becomes an h2.
 */
const allowed: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'address'],
    ...['strong', 'b', 'mark', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'abbr', 'span', 'a'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    abbr: ['title'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    '*': ['lang'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'template',
    'svg',
    'math',
  ],
  nestingLimit: 30,
  transformTags: { h1: 'h2' },
};

/** HTML as the shop shows it. Text without any tag becomes paragraphs; the result is stable. */
export function sanitizeHtml(html: string): string {
  if (!/<[a-z!/]/i.test(html)) return paragraphs(html);
  return sanitize(html, allowed).trim();
}

function paragraphs(plain: string): string {
  return plain
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${sanitize(paragraph.trim(), allowed).replaceAll('\n', '<br />')}</p>`)
    .join('');
}
