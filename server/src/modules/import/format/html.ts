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
  return withScrollingTables(sanitize(html, allowed).trim());
}

/** One that holds no other one: a table is broken into none of its own cells. */
const table = /<table\b(?:(?!<table\b)[\s\S])*?<\/table>/g;

/**
 * On a phone a table may be wider than its page, and scrolls. The keyboard scrolls only
 * what takes the focus, and what takes it needs a name (WCAG 2.1.1, 4.1.2).
 */
function withScrollingTables(html: string): string {
  return html.replace(table, (whole, at: number) => {
    const name = nameOf(whole, html.slice(0, at));
    const role = name === '' ? '' : ` role="region" aria-label="${name}"`;
    return `<div${role} tabindex="0">${whole}</div>`;
  });
}

/** A table's caption; or else the heading above it and its first heads, since a page may have more. */
function nameOf(whole: string, before: string): string {
  const [caption] = textsOf(whole, /<caption\b[^<>]*>/, '</caption>');
  const heading = textsOf(before, /<h[2-4]\b[^<>]*>/, /<\/h[2-4]>/).slice(-1);
  const heads = textsOf(whole, /<th\b[^<>]*>/, '</th>')
    .slice(0, 5)
    .join(', ');
  return caption ?? [...heading, heads].filter(Boolean).join(': ');
}

/** The words of elements between their tags, as an attribute holds them. */
function textsOf(html: string, begin: RegExp, end: RegExp | string): string[] {
  const pieces = html.split(end).slice(0, -1);
  return pieces.flatMap((piece) => {
    const inner = piece.split(begin).at(-1) ?? '';
    const text = inner.replace(/<[^<>]*>|\u00ad/g, '').trim();
    return text === '' ? [] : [text.replaceAll('"', '&quot;')];
  });
}

function paragraphs(plain: string): string {
  return plain
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${sanitize(paragraph.trim(), allowed).replaceAll('\n', '<br />')}</p>`)
    .join('');
}
