import type { Api } from '@kreide/server';
import { linkedHere } from './localHosts.ts';

type Mails = Api['services']['mail'];

const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:";

/** A mail's frame runs nothing; what is pressed in it opens beside, as an ordinary page. */
const sandbox = 'allow-popups allow-popups-to-escape-sandbox';

/**
 * The demo's mailbox, `/dev/mailbox`: what the shop would have sent. Mails come from the shop's own
 * templates, but bear what customers typed, so each is shown in a frame that runs nothing. Their links
 * lead to the shop that shows them.
 */
export function createMailbox(mails: Mails): (request: Request) => Promise<Response> {
  return async (request) => {
    const shownAt = new URL(request.url);
    const { pathname } = shownAt;
    const [, id, part] =
      /^\/dev\/mailbox(?:\/([\w-]+)(?:\/(html|text))?)?\/?$/.exec(pathname) ?? [];
    if (!/^\/dev\/mailbox(\/|$)/.test(pathname)) return new Response(null, { status: 404 });
    if (id === undefined) return page('Mailbox', await list(mails));
    const mail = await mails.readMail(id);
    if (mail === undefined) return new Response('No such mail\n', { status: 404 });
    if (part === 'text') {
      return new Response(linkedHere(mail.text, shownAt), { headers: headers('text/plain') });
    }
    if (part === 'html') {
      // The shop's pages allow no frame; this one is made for the frame below.
      const framed = { ...headers('text/html'), 'x-frame-options': 'SAMEORIGIN' };
      const html = linkedHere(mail.html, shownAt).replace('<head>', '<head><base target="_blank">');
      return new Response(html, { headers: framed });
    }
    return page(
      mail.subject,
      `<p><a href="/dev/mailbox">Mailbox</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<p>To ${escapeHtml(mail.recipient)}, ${mail.createdAt.toISOString()}, ${mail.state},
<a href="/dev/mailbox/${mail.id}/text">as text</a></p>
<iframe title="${escapeHtml(mail.subject)}" src="/dev/mailbox/${mail.id}/html" sandbox="${sandbox}"></iframe>`,
    );
  };
}

async function list(mails: Mails): Promise<string> {
  const rows = (await mails.listMailbox()).map(
    ({ id, subject, recipient, createdAt, state }) => `<tr>
<td>${createdAt.toISOString().slice(0, 19).replace('T', ' ')}</td>
<td><a href="/dev/mailbox/${id}">${escapeHtml(subject)}</a></td>
<td>${escapeHtml(recipient)}</td><td>${state}</td></tr>`,
  );
  const table = `<table><thead><tr><th>When (UTC)</th><th>Subject</th><th>To</th><th>State</th></tr>
</thead><tbody>${rows.join('\n')}</tbody></table>`;
  return `<h1>Mailbox</h1>${rows.length === 0 ? '<p>No mail yet.</p>' : table}`;
}

function page(title: string, body: string): Response {
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width">
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: 0.25rem 1rem 0.25rem 0; border-bottom: 1px solid #e7e2d8 }
h1 { overflow-wrap: anywhere }
iframe { width: 100%; box-sizing: border-box; height: 70vh; border: 1px solid #857f73 }
</style></head><body>${body}</body></html>`;
  return new Response(html, {
    headers: {
      ...headers('text/html'),
      'content-security-policy': `${policy}; frame-src 'self'`,
    },
  });
}

const headers = (type: string) => ({
  'content-type': `${type}; charset=utf-8`,
  'content-security-policy': `${policy}; sandbox ${sandbox}`,
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
});

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
