import { expect, test } from 'vitest';
import { domainOf } from '../../platform/domain.ts';
import { pageTitle } from './pageTitle.ts';

const domain = domainOf('www.kreide.de', 'https', [
  { host: 'www.kreide.de', storefront: 'de', language: 'de' },
]);
const shop = { domain, name: 'Tintenfass' };

test('SEO-13 a page without a title is named by its first HTML teaser and the host without www', () => {
  expect(pageTitle({ headline: 'Beratung' }, shop)).toEqual({
    title: 'Beratung',
    site: 'kreide.de',
  });
});

test('SEO-13 a title of its own goes before it, the one for search engines first', () => {
  const page = { seoTitle: 'Gut beraten', title: 'Beratung', headline: 'Hallo' };
  expect(pageTitle(page, shop)).toEqual({ title: 'Gut beraten' });
  expect(pageTitle({ ...page, seoTitle: null }, shop)).toEqual({ title: 'Beratung' });
  expect(pageTitle({}, shop)).toEqual({ title: 'Tintenfass' });
});
