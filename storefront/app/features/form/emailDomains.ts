import type { StorefrontId } from '@kreide/server/contract';

/** ACCT-11, with the endings and providers that DEC-130 fills in. */
const everywhere = [
  'gmail.com',
  'hotmail.com',
  'yahoo.com',
  'googlemail.com',
  'aol.com',
  'outlook.com',
  'icloud.com',
  'me.com',
  'msn.com',
  'live.com',
  'gmx.net',
];

/** ACCT-12. */
const german = [
  'gmx.de',
  'web.de',
  't-online.de',
  'freenet.de',
  'outlook.de',
  'yahoo.de',
  'hotmail.de',
  'live.de',
  'online.de',
  'arcor.de',
  'posteo.de',
];

/** ACCT-12, ACCT-13. */
const own: Record<StorefrontId, readonly string[]> = {
  de: german,
  at: ['gmx.at', 'aon.at'],
  ch: ['gmx.ch', 'bluewin.ch'],
  b2b: german,
};

/** Domains that e-mail fields suggest; a storefront's own come first, since they are likelier. */
export const emailDomains = (storefront: StorefrontId): readonly string[] => [
  ...own[storefront],
  ...everywhere,
];
