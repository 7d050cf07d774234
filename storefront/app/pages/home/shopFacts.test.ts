import { createMockEnvironment, createMockNetwork } from '@kreide/relay/testing';
import { expect, test } from 'vitest';
import { defaultHosts, domainOf } from '../../platform/domain.ts';
import { leftOutOf, problemsOf } from '../../testing/schemaOrg.ts';
import { shopFacts } from './shopFacts.server.ts';

async function factsOf(host: string) {
  const network = createMockNetwork();
  network.answer('ShopFactsQuery', {
    company: [
      { entry: 'name', value: 'Kreide GmbH' },
      { entry: 'address', value: 'Musterstraße 1, 12345 Musterstadt' },
      { entry: 'email', value: 'service@kreide.example' },
      { entry: 'phone', value: '+49 30 0000000' },
      { entry: 'shopUrl', value: 'https://shop.example.de' },
      { entry: 'shopName', value: 'Tintenfass' },
    ],
  });
  return shopFacts(createMockEnvironment(network), domainOf(host, 'https', defaultHosts));
}

test('DEC-59 the home page tells who runs the shop and how to search it', async () => {
  const facts = await factsOf('kreide.at');
  expect(facts.flatMap(problemsOf)).toEqual([]);
  expect(facts.flatMap(leftOutOf)).toEqual([]);
  expect(facts).toMatchObject([
    { '@type': 'Organization', name: 'Kreide GmbH', url: 'https://kreide.at/' },
    {
      '@type': 'WebSite',
      name: 'Tintenfass',
      inLanguage: 'de-AT',
      potentialAction: {
        target: { urlTemplate: 'https://kreide.at/search?q={search_term_string}' },
      },
    },
  ]);
});

test('SEO-09 the business shop tells nothing', async () => {
  expect(await factsOf('educational.kreide.de')).toEqual([]);
});
