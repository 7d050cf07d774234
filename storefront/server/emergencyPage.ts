import { type HostEntry, languageOf } from '@kreide/server/contract';
import { domainOf } from '../app/platform/domain.ts';

const texts = {
  de: {
    title: 'Das hat gerade nicht geklappt',
    text: 'Der Shop ist im Augenblick nicht erreichbar. Ihr Warenkorb bleibt erhalten. Bitte versuchen Sie es gleich noch einmal.',
    number: 'Fehlernummer',
    again: 'Noch einmal versuchen',
  },
  en: {
    title: 'That did not work just now',
    text: 'The shop cannot be reached at the moment. Your cart is kept. Please try again shortly.',
    number: 'Error number',
    again: 'Try again',
  },
};

/**
 * The page for when not even the error page can be rendered: without style sheet and script, and
 * independent of the shop.
 *
 * @param correlationId as in the log
 */
export function emergencyPage(
  host: string,
  hosts: readonly HostEntry[],
  correlationId: string,
): string {
  const { shopLanguage } = domainOf(host, 'https', hosts);
  const { title, text, number, again } = texts[languageOf(shopLanguage)];
  return `<!DOCTYPE html>
<html lang="${shopLanguage}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root { color-scheme: light dark }
body { max-width: 34rem; margin: 12vh auto; padding: 0 1rem; font: 1.0625rem/1.5 system-ui, sans-serif }
small { overflow-wrap: anywhere }
</style>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">${again}</a></p>
<p><small>${number}: ${correlationId}</small></p>
</html>
`;
}
