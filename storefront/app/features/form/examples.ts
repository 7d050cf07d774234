import type { ShopLanguage } from '@kreide/server/contract';

/** What the messages about a field give as an example, as people of the country write it. */
export const formExamples = {
  'de-DE': { emailExample: 'name@beispiel.de', phoneExample: '030 1234567' },
  'de-AT': { emailExample: 'name@beispiel.at', phoneExample: '01 2345678' },
  'de-CH': { emailExample: 'name@beispiel.ch', phoneExample: '044 123 45 67' },
  'en-DE': { emailExample: 'name@example.com', phoneExample: '+49 30 1234567' },
} satisfies Record<ShopLanguage, { emailExample: string; phoneExample: string }>;
