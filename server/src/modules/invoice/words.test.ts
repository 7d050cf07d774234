import { expect, test } from 'vitest';
import type { Invoice } from './invoice.ts';
import { paperWords } from './words.ts';

test.each([
  ['de', 'de', 'USt-Satz', 'USt-IdNr.'],
  ['at', 'de', 'USt-Satz', 'USt-IdNr.'],
  ['ch', 'de', 'MWST-Satz', 'MWST-Nr.'],
  ['b2b', 'en', 'VAT rate', 'VAT ID'],
])(
  'an invoice of %s in %s calls the tax as its country does',
  (storefront, language, rate, vatId) => {
    const invoice = { storefront, content: { language } } as Invoice;
    expect(paperWords(invoice)).toMatchObject({ rate, vatId });
  },
);
