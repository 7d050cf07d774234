import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop } from '../../testing/shop.ts';
import { createTestShop as createImportShop, type TestShop } from '../import/testShop.ts';
import type { StorefrontId } from '../storefront/storefront.ts';

let files: TestShop;
let footerOf: (storefront?: StorefrontId) => Promise<unknown>;

beforeAll(async () => {
  files = await createImportShop();
  const shop = createTestShop(files.database);
  footerOf = async (storefront) => {
    const { footerData } = await shop.visitor(storefront).run<{ footerData: unknown }>(`{
      footerData(footerPageId: "/-/footer") {
        usps { image { src alt } headline subheadline text link }
        linkBlocks { headline type content link links { label url external } }
        socialLinks { label url external }
      }
    }`);
    return footerData;
  };
});

afterAll(() => files.close());

const page = (cells: object[], storefront?: string) => ({
  type: 'content',
  path: '/-/footer',
  ...(storefront ? { storefront } : {}),
  rows: [{ cells }],
});

const contact = { label: 'Kontakt', url: '/service/kontakt' };
const network = { label: 'Netz', url: 'https://social.example/kreide', external: true };

test('FOOT-08 FOOT-09 API-33: USPs and link blocks come in the words of the content model', async () => {
  const usp = { headline: 'Versand', subheadline: 'ab 49 €', text: 'kostenlos', link: '/versand' };
  const { refusals } = await files.import([
    page([
      {
        template: 'usp',
        attributes: { ...usp, image: { drawing: { kind: 'clipboard' }, altTag: 'Klemmbrett' } },
      },
      { template: 'usp', attributes: { text: 'ohne Überschrift' } },
      {
        template: 'linkBlock',
        attributes: {
          headline: 'Service',
          type: 'Service Teaser',
          content: 'Montag bis Freitag',
          link: '/service/kontakt',
          links: [contact, { ...network, label: 'Händlerbund' }, { label: 'ohne Ziel' }, 7],
        },
      },
      { template: 'linkBlock', attributes: { headline: 'Bottom Links' } },
    ]),
  ]);
  expect(refusals).toEqual([]);
  expect(await footerOf()).toEqual({
    usps: [
      {
        ...usp,
        image: { src: expect.stringMatching(/^\/media\/[\w-]+\/thumb\.webp$/), alt: 'Klemmbrett' },
      },
    ],
    linkBlocks: [
      {
        headline: 'Service',
        type: 'Service Teaser',
        content: 'Montag bis Freitag',
        link: '/service/kontakt',
        links: [
          { ...contact, external: false },
          { ...network, label: 'Händlerbund' },
        ],
      },
      { headline: 'Bottom Links', type: 'Links', content: null, link: null, links: [] },
    ],
    socialLinks: [],
  });
});

test('FOOT-01 DEC-30: social links are those of the storefront', async () => {
  const social = (label: string) => ({
    template: 'socialLinks',
    attributes: { links: [{ ...network, label }] },
  });
  await files.import([page([social('Bilder')]), page([social('Beruf')], 'b2b')]);
  expect(await footerOf('at')).toMatchObject({ socialLinks: [{ ...network, label: 'Bilder' }] });
  expect(await footerOf('b2b')).toMatchObject({ socialLinks: [{ ...network, label: 'Beruf' }] });
});

test('API-33: without a page there is an empty footer', async () => {
  await files.empty();
  expect(await footerOf('ch')).toEqual({ usps: [], linkBlocks: [], socialLinks: [] });
});
