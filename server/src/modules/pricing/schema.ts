import { deliveryOf } from '../../../contract/index.ts';
import { builder } from '../../schema/builder.ts';
import type { Country } from '../storefront/storefront.ts';
import { taxClasses, vatRate } from './pricing.ts';

const TaxRateRef = builder
  .objectRef<{ readonly country: Country; readonly taxClass: string; readonly rate: number }>(
    'TaxRate',
  )
  .implement({
    fields: (t) => ({
      country: t.exposeString('country', { description: 'Of delivery, ISO 3166-1.' }),
      taxClass: t.exposeString('taxClass', { description: '`standard` or `reduced` (books).' }),
      rate: t.exposeInt('rate', { description: 'Per mille.' }),
    }),
  });

builder.queryField('taxParameter', (t) =>
  t.public.field({
    type: [TaxRateRef],
    description:
      'API-37, DEC-06: the VAT of each country that the storefront delivers to, that of its own ' +
      'first, since the rate follows the country of delivery (ruling 16).',
    resolve: (_, __, { storefront }) =>
      deliveryOf(storefront.id).countries.flatMap((country) =>
        taxClasses.map((taxClass) => ({ country, taxClass, rate: vatRate(country, taxClass) })),
      ),
  }),
);
