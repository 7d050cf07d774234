/** What a module needs to write its own mails. */
export { greeting, type Named } from './greeting.ts';
export { type Html, html, paragraphs } from './html.ts';
export { mailPage, mailStyles } from './layout.ts';
export { letter, letterheadOf, shopAddress } from './letter.ts';
