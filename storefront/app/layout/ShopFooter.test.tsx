import { act, cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '../testing/renderInShop.tsx';
import ShopFooter from './ShopFooter.island.tsx';

const link = (label: string, url: string, external = false) => ({ label, url, external });

const block = (headline: string, change: object = {}) => ({
  headline,
  type: 'Links',
  content: null,
  link: null,
  links: [],
  ...change,
});

const footer = {
  usps: [
    {
      image: { src: '/media/heft/thumb.webp', alt: 'Ein Heft' },
      icon: null,
      headline: 'Jede Lineatur',
      subheadline: 'von 1 bis 28',
      text: 'Sie sehen, was Sie bestellen.',
      link: '/beratung/lineaturen',
    },
  ],
  linkBlocks: [
    block('Service', {
      links: [
        link('Kontakt', '/service/kontakt'),
        link('Händlerbund', 'https://bund.example', true),
      ],
    }),
    block('Fragen?', {
      type: 'Service Teaser',
      content: 'Von 8 bis 16 Uhr.',
      link: '/service/kontakt',
    }),
    block('Qualität', { type: 'Quality Promise', content: 'Geprüfte Ware.' }),
    block('Bottom Links', { links: [link('Impressum', '/service/impressum')] }),
  ],
  socialLinks: [link('Bilder', 'https://social.example/kreide', true)],
};

const off = [{ value: 'false' }];
const flags = { offeredPayments: ['CREDIT_CARD', 'RECHNUNG'], xRechnung: off, dpd: off };

async function show(host = 'kreide.de', data: object = { footer, ...flags }) {
  const { network } = await renderInShop(() => <ShopFooter />, { host });
  await act(async () => network.pending('FooterQuery').resolve({ footer, ...flags, ...data }));
  return within(screen.getByRole('contentinfo'));
}

const businessHost = 'educational.kreide.de';

test('FOOT-01 DEC-30: shows the logo, and social links where there are any', async () => {
  const shown = await show();
  expect(shown.getByRole('img', { name: 'Kreide' })).toBeDefined();
  const social = within(shown.getByRole('list', { name: 'Folgen Sie uns' }));
  expect(social.getByRole('link', { name: /^Bilder/ }).getAttribute('href')).toBe(
    'https://social.example/kreide',
  );
  cleanup();
  const without = await show('kreide.de', { footer: { ...footer, socialLinks: [] } });
  expect(without.queryByRole('list', { name: 'Folgen Sie uns' })).toBeNull();
});

test('ruling 13: consumers, who alone have the right, find the way out of a contract', async () => {
  const withdrawal = async (host: string) =>
    (await show(host)).queryByRole('link', { name: 'Vertrag widerrufen' })?.getAttribute('href');
  expect(await withdrawal('kreide.at')).toBe('/widerruf');
  cleanup();
  expect(await withdrawal(businessHost)).toBeUndefined();
});

test.each([
  ['all of the texts that have to be found', { ...footer, linkBlocks: [] }, [1, 1, 1]],
  ['those that no block links', footer, [1, 1, 1]],
  [
    'none twice',
    { ...footer, linkBlocks: [block('Recht', { links: [link('Die AGB', '/service/agb/')] })] },
    [1, 0, 1],
  ],
])('ruling 13: every page links %s', async (_, data, counts) => {
  const shown = await show('kreide.de', { footer: data });
  const paths = shown.getAllByRole('link').map((found) => found.getAttribute('href'));
  const legal = ['/service/impressum', '/service/agb', '/service/datenschutz'];
  expect(legal.map((path) => paths.filter((found) => found === path).length)).toEqual(counts);
});

test('FOOT-08: a reason to buy here has picture, headline, texts and link', async () => {
  const shown = await show();
  expect(shown.getByRole('img', { name: 'Ein Heft' }).getAttribute('src')).toBe(
    '/media/heft/thumb.webp',
  );
  expect(shown.getByRole('link', { name: 'Jede Lineatur' }).getAttribute('href')).toBe(
    '/beratung/lineaturen',
  );
  expect(shown.getByText('von 1 bis 28')).toBeDefined();
  expect(shown.getByText('Sie sehen, was Sie bestellen.')).toBeDefined();
});

test('FOOT-09: a link to elsewhere opens a window of its own, and says so', async () => {
  const shown = await show();
  const linkOf = (label: string) => shown.getByText(label).closest('a');
  const external = linkOf('Händlerbund');
  expect(external?.getAttribute('target')).toBe('_blank');
  expect(external?.getAttribute('rel')).toContain('noopener');
  expect(external?.textContent).toBe('Händlerbund (neues Fenster)');
  expect(linkOf('Kontakt')?.hasAttribute('target')).toBe(false);
});

test('FOOT-12 FOOT-13 FLAG-05 FLAG-07: marks follow what is offered, and a parameter that is missing is off (DEC-24)', async () => {
  const marks = async (data: object) => {
    const shown = await show('kreide.ch', data);
    const names = within(shown.getByRole('list', { name: 'Zahlungsarten' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    cleanup();
    return names;
  };
  const usual = ['Rechnung', 'Visa', 'Mastercard'];
  const offeredPayments = [...flags.offeredPayments, 'TWINT', 'AMAZONPAY'];
  expect(await marks({ offeredPayments })).toEqual([...usual, 'Twint', 'Amazon Pay']);
  expect(await marks({ xRechnung: [] })).toEqual(usual);
});
