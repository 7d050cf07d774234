import { type Html, html } from './html.ts';

/** Inline, since mail programs drop style sheets. */
export const mailStyles = {
  paragraph: 'margin:0 0 16px;',
  heading: 'margin:32px 0 12px;font-size:18px;line-height:1.3;color:#00699a;',
  small: 'margin:0 0 12px;font-size:13px;line-height:1.5;color:#5b6472;',
  quote: 'margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #00699a;',
  action:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#00699a;color:#ffffff;font-weight:700;text-decoration:none;',
  cell: 'padding:10px 0;border-bottom:1px solid #e7e2d8;vertical-align:top;',
  amount:
    'padding:10px 0 10px 16px;border-bottom:1px solid #e7e2d8;vertical-align:top;text-align:right;white-space:nowrap;',
} as const;

/** Squared paper, 5 mm: the shop's one ornament. */
const squaredPaper = `background-color:#fbfaf7;background-size:19px 19px;background-image:${[
  'linear-gradient(#e7e2d8 1px,transparent 1px)',
  'linear-gradient(90deg,#e7e2d8 1px,transparent 1px)',
].join(',')};`;

/** Whose mail it is. */
export interface Letterhead {
  /** What the shop is called. */
  readonly shopName: string;
  /** Address of its logo, which programs may leave out: then the name is read in its place. */
  readonly logo?: string | undefined;
}

const nameOrLogo = ({ shopName, logo }: Letterhead) =>
  logo
    ? html`<img src="${logo}" alt="${shopName}" height="42" style="display:block;height:42px;max-width:100%;">`
    : shopName;

/** A whole mail around its content. */
export function mailPage(page: {
  readonly language: 'de' | 'en';
  readonly title: string;
  readonly letterhead: Letterhead;
  readonly content: readonly Html[];
  /** Who sends it: name, address, ways to reach them. */
  readonly sender: readonly string[];
}): string {
  const { language, title, letterhead, content, sender } = page;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body style="margin:0;padding:0;background:#f3efe7;color:#1d2430;font:16px/1.5 Figtree,'Segoe UI',Helvetica,Arial,sans-serif;overflow-wrap:anywhere;hyphens:auto;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:640px;background:#ffffff;border:1px solid #e7e2d8;border-radius:12px;overflow:hidden;">
<tr><td style="${squaredPaper}padding:28px 32px;border-bottom:2px solid #c8102e;">
<div style="font-size:15px;font-weight:700;letter-spacing:.02em;color:#5b6472;">${nameOrLogo(letterhead)}</div>
<h1 style="margin:4px 0 0;font-size:26px;line-height:1.2;color:#1d2430;">${title}</h1>
</td></tr>
<tr><td style="padding:28px 32px;">${content}</td></tr>
<tr><td style="padding:20px 32px;background:#fbfaf7;border-top:1px solid #e7e2d8;font-size:13px;line-height:1.5;color:#5b6472;">${sender.map(
    (line, index) => html`${index === 0 ? '' : html`<br>`}${line}`,
  )}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`.markup;
}
