import { type IEnvironment, serverAnswer } from '@kreide/relay';
import { pictureUrl } from '@kreide/server/contract';
import type { Domain } from '../../platform/domain.ts';
import { addressOf, type LinkedData } from '../../platform/pageFacts.ts';
import type { ShopFactsQuery } from './__generated__/ShopFactsQuery.graphql';
import { shopFactsQuery } from './ShopFactsQuery.ts';

/** Structured data of the shop and its search, on the home page only. */
export async function shopFacts(
  environment: IEnvironment,
  domain: Domain,
): Promise<readonly LinkedData[]> {
  if (domain.isB2b) return [];
  const found = await serverAnswer<ShopFactsQuery>(environment, shopFactsQuery, {});
  const company = new Map(found.company.map(({ entry, value }) => [entry, value]));
  const logo = company.get('logo');
  const home = addressOf(domain, '/');
  return [
    {
      '@type': 'Organization',
      '@id': `${home}#organization`,
      name: company.get('name'),
      url: home,
      logo: addressOf(domain, logo ? pictureUrl(logo, 'logo', 'webp') : '/icon-512.png'),
      email: company.get('email'),
      telephone: company.get('phone'),
      address: company.get('address'),
    },
    {
      '@type': 'WebSite',
      '@id': `${home}#website`,
      name: company.get('shopName'),
      url: home,
      inLanguage: domain.shopLanguage,
      publisher: { '@id': `${home}#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: addressOf(domain, '/search?q={search_term_string}'),
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
