import { clientQuery, type RouteQuery, useRouteQuery } from '@kreide/relay';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ContentPageQuery } from '../../features/content/__generated__/ContentPageQuery.graphql';
import { contentPageQuery } from '../../features/content/ContentPageQuery.ts';
import { ContentRows } from '../../features/content/ContentRows.tsx';
import { contentPayload } from '../../testing/contentPayload.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

type Rows = Parameters<typeof contentPayload>[0];

async function show(...rows: Rows) {
  const variables = { url: '/beratung' };
  const { network } = await renderInShop((environment) => (
    <Suspense>
      <Page routeQuery={clientQuery<ContentPageQuery>(environment, contentPageQuery, variables)} />
    </Suspense>
  ));
  await act(async () =>
    network.pending('ContentPageQuery').resolve({ page: contentPayload(rows) }),
  );
  // Parts that are fetched when they come near.
  await act(() => vi.dynamicImportSettled());
}

function Page({ routeQuery }: { routeQuery: RouteQuery }) {
  const { page } = useRouteQuery<ContentPageQuery>(contentPageQuery, routeQuery);
  return <ContentRows page={page} />;
}

const image = { media: 'a'.repeat(32), altTag: 'Ein Heft' };

test('CMS-01 a page shows its rows, each cell by its template; an unknown one shows nothing', async () => {
  await show(
    [{ template: 'html', attributes: { headline: 'Zuerst', teasercontent: '<p>Text</p>' } }],
    [
      { template: 'contentTile', attributes: { headline: 'Links' } },
      { template: 'nochNieGesehen', attributes: { headline: 'Nirgends' } },
    ],
  );
  screen.getByRole('heading', { level: 1, name: 'Zuerst' });
  screen.getByText('Text');
  screen.getByRole('heading', { level: 2, name: 'Links' });
  expect(screen.queryByText('Nirgends')).toBeNull();
});

test('CMS-06 a tile that has no button leads to its place by its headline', async () => {
  const tile = (headline: string) => ({
    template: 'contentTile',
    attributes: { headline, teaserLink: '/cat/hefte-a5', image },
  });
  await show(['1', '2', '3', '4', '5'].map((number) => tile(`Lineatur ${number}`)));
  const heading = screen.getByRole('heading', { level: 2, name: 'Lineatur 5' });
  expect(within(heading).getByRole('link').getAttribute('href')).toBe('/cat/hefte-a5');
  expect(screen.getAllByRole('link')).toHaveLength(5);
  expect(screen.getAllByRole('img', { name: 'Ein Heft' })).toHaveLength(5);
});

test('CMS-04 attributes may be texts, or objects of text, url, altTag, imgTitle, width and height', async () => {
  await show([
    {
      template: 'image',
      attributes: {
        image: { ...image, imgTitle: 'Heft A4', width: 320, height: 200 },
        bildunterschrift: { text: 'Liniert' },
        teaserLink: { urlPath: '/cat/hefte' },
      },
    },
  ]);
  const picture = screen.getByRole('img', { name: 'Ein Heft' });
  expect(picture.getAttribute('title')).toBe('Heft A4');
  expect(picture.getAttribute('width')).toBe('320');
  expect(picture.getAttribute('height')).toBe('200');
  expect(screen.getByRole('figure').textContent).toContain('Liniert');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/cat/hefte');
});

test.each([
  ['beside the link', { teaserLink: '/a', openLinkInNewWindow: true }, '_blank'],
  ['in the link', { teaserLink: { url: '/a', openLinkInNewWindow: true } }, '_blank'],
  ['nowhere', { teaserLink: '/a' }, null],
])('CMS-05 a new window is asked for %s', async (_, link, target) => {
  await show([
    { template: 'contentTile', attributes: { ...link, teaserButtonText: 'Mehr' } },
    { template: 'imageLink', attributes: { ...link, headline: 'Kunst' } },
  ]);
  for (const shown of screen.getAllByRole('link')) {
    expect(shown.getAttribute('target')).toBe(target);
    expect(shown.getAttribute('rel')).toBe(target && 'noopener');
  }
});

test('CMS-06 a picture has its text, caption, link and button', async () => {
  await show([
    {
      template: 'image',
      attributes: {
        image,
        alternativText: 'Ein blaues Heft',
        bildunterschrift: 'Kariert, mit Rand',
        teaserLink: '/cat/hefte',
        teaserButtonText: 'Zu den Heften',
        buttonType: 'red',
        buttonPosition: 'right',
      },
    },
  ]);
  const figure = screen.getByRole('figure');
  expect(figure.textContent).toContain('Kariert, mit Rand');
  expect(within(figure).getByRole('link').getAttribute('href')).toBe('/cat/hefte');
  within(figure).getByRole('img', { name: 'Ein blaues Heft' });
  const button = screen.getByRole('link', { name: 'Zu den Heften' });
  expect(button.className).toContain('danger');
  expect(button.parentElement?.className).toContain('end');
});

test('CMS-07 the icon in the chosen corner opens what is said about the picture', async () => {
  await show([
    {
      template: 'image',
      attributes: {
        image,
        bildunterschriftInfoIconText: 'Aus Recyclingpapier',
        positionInfoIcon: 'topLeft',
        iconType: 'warning',
      },
    },
  ]);
  const opener = screen.getByLabelText('Über das Bild');
  expect(opener.parentElement?.className).toContain('topLeft');
  const unfolded = () => screen.getByText('Aus Recyclingpapier').closest('details')?.open;
  expect(unfolded()).toBe(false);
  fireEvent.click(opener);
  expect(unfolded()).toBe(true);
});

describe('CMS-08 a text', () => {
  test('has its headlines, tabs and content', async () => {
    await show([
      {
        template: 'html',
        attributes: {
          preHeadline: 'Davor',
          headline: 'Mitte',
          postHeadline: 'Danach',
          teasercontent: '<p>Inhalt</p>',
          tabs: [
            { headline: 'Maße', teasercontent: '<p>21 cm</p>' },
            { headline: 'Gewicht', teasercontent: '<p>80 g</p>' },
          ],
        },
      },
    ]);
    for (const text of ['Davor', 'Mitte', 'Danach', 'Inhalt']) screen.getByText(text);
    screen.getByText('21 cm');
    expect(screen.queryByText('80 g')).toBeNull();
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Gewicht' }));
    screen.getByText('80 g');
    expect(screen.queryByText('21 cm')).toBeNull();
  });

  test.each([
    ['bgcolor and textColor', { bgcolor: '#1d2430', textColor: '#ffd84d' }],
    ['colours', { colours: { background: '#1d2430', text: '#ffd84d' } }],
  ])('stands on the ground of %s', async (_, colors) => {
    await show([{ template: 'html', attributes: { ...colors, teasercontent: '<p>Text</p>' } }]);
    const block = screen.getByText('Text').closest<HTMLElement>('[style]');
    expect(block?.style.getPropertyValue('--k-panel-ground')).toBe('#1d2430');
    expect(block?.style.getPropertyValue('--k-panel-text')).toBe('#ffd84d');
  });
});

test('CMS-09 loading.eager loads the picture at once; others wait', async () => {
  const picture = (name: string, eager?: boolean) => ({
    template: 'image',
    attributes: { image: { ...image, altTag: name }, 'loading.eager': eager },
  });
  await show([{ template: 'html' }], [picture('eilig', true), picture('ruhig')]);
  expect(screen.getByRole('img', { name: 'eilig' }).getAttribute('loading')).toBe('eager');
  expect(screen.getByRole('img', { name: 'ruhig' }).getAttribute('loading')).toBe('lazy');
});

test('CMS-10 a list teaser links to its entries', async () => {
  const valueList = [
    { name: 'Kontakt', text: 'Am Telefon', url: '/service/kontakt' },
    { name: 'ohne Link' },
  ];
  await show([{ template: 'listTeaser', attributes: { headline: 'Service', valueList } }]);
  const list = screen.getByRole('region', { name: 'Service' });
  expect(within(list).getByRole('link', { name: 'Kontakt' }).getAttribute('href')).toBe(
    '/service/kontakt',
  );
  within(list).getByText('ohne Link');
});

test.each(['prizeDraw', 'form'])(
  'CMS-10 DEC-55 a %s has the form with its terms',
  async (template) => {
    await show([
      { template, attributes: { name: 'tafel', headline: 'Eine Tafel', termsLink: '/regeln' } },
    ]);
    // The form is fetched when it comes near.
    await screen.findByRole('heading', { name: 'Eine Tafel' });
    expect(screen.getByRole('link', { name: 'Teilnahmebedingungen' }).getAttribute('href')).toBe(
      '/regeln',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Teilnehmen' }));
    expect(screen.getByLabelText('Vorname').getAttribute('aria-invalid')).toBe('true');
  },
);

test('CMS-09 analytics know a teaser by its id and the name in googleAnalytics', async () => {
  const attributes = {
    headline: 'Kunst',
    teaserLink: '/cat/kunst',
    googleAnalytics: 'start-kunst',
  };
  await show(
    ...['imageLink', 'contentTile', 'sliderHero', 'html'].map((template) => [
      { template, attributes },
    ]),
  );
  const marked = [...document.querySelectorAll<HTMLElement>('[data-teaser]')];
  expect(marked.map(({ dataset }) => dataset.teaser)).toEqual(['0.0', '1.0', '2.0', '3.0']);
  for (const { dataset } of marked) expect(dataset.teaserName).toBe('start-kunst');
});

describe('CMS-10 DEC-54 a test shows one of its variants', () => {
  const test54 = {
    template: 'abTab',
    attributes: { id: 'kopf', tabs: [{ headline: 'Alle' }, { name: 'neu', headline: 'Manche' }] },
  };
  const shown = () => screen.getByRole('heading').textContent;
  const allow = (categories: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the shop writes it
    document.cookie = `consent=2.id.1790000000.${categories}`;
  };

  afterEach(() => {
    for (const name of ['consent', 'BZ_AB_kopf']) {
      // biome-ignore lint/suspicious/noDocumentCookie: see above
      document.cookie = `${name}=; Max-Age=0; Path=/`;
      // biome-ignore lint/suspicious/noDocumentCookie: see above
      document.cookie = `${name}=; Max-Age=0`;
    }
    vi.restoreAllMocks();
  });

  test('the first, and no cookie, without consent to statistics', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9);
    allow('m');
    await show([test54]);
    expect(shown()).toBe('Alle');
    expect(document.cookie).not.toContain('BZ_AB_');
  });

  test('one by chance with it, and the same again', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9);
    allow('s');
    await show([test54]);
    expect(shown()).toBe('Manche');
    expect(document.cookie).toContain('BZ_AB_kopf=neu');
    cleanup();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    await show([test54]);
    expect(shown()).toBe('Manche');
  });
});

test('CMS-20 a headline without a colour of its own has the accent’s', async () => {
  await show([{ template: 'html', attributes: { headline: 'Beratung' } }]);
  expect(screen.getByRole('heading', { name: 'Beratung' }).className).toContain('accent');
});

test('a long text begins with what it holds', async () => {
  await show([
    {
      template: 'html',
      attributes: { headline: 'AGB', teasercontent: '<h2 id="s1">Geltung</h2>' },
      contents: [{ anchor: 's1', title: 'Geltung' }],
    },
  ]);
  const contents = screen.getByRole('navigation', { name: 'Inhalt' });
  expect(within(contents).getByRole('link', { name: 'Geltung' }).getAttribute('href')).toBe('#s1');
});
