import { exampleShopUrl } from '@kreide/server';

/** Where each storefront answers on a developer's or a visitor's own machine. */
export const localHosts = {
  de: 'localhost',
  at: 'kreide.at.localhost',
  ch: 'kreide.ch.localhost',
  b2b: 'educational.localhost',
  'b2b-en': 'en.educational.localhost',
} as const;

/** By what mails call a storefront that nobody has given an address, the host that answers here. */
const hostsOfExamples = new Map(
  (Object.keys(localHosts) as (keyof typeof localHosts)[]).map((name) => [
    name === 'b2b-en' ? exampleShopUrl('b2b', 'en') : exampleShopUrl(name, 'de'),
    localHosts[name],
  ]),
);

/**
 * A mail whose links lead to the shop that runs here, as far as they lead to the addresses of the
 * demo's storefronts. An address that an operator has set stays.
 *
 * @param shownAt where the mail is read: the same port answers all of them
 */
export function linkedHere(mail: string, shownAt: URL): string {
  let linked = mail;
  for (const [example, host] of hostsOfExamples) {
    const own = new URL(shownAt.origin);
    // Read over a network under a name of another kind, the shop of that name is the German one.
    if (own.hostname.endsWith('localhost') || host !== localHosts.de) own.hostname = host;
    linked = linked.replaceAll(example, own.origin);
  }
  return linked;
}
