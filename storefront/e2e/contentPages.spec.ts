import { expect, type Page, test } from '@playwright/test';
import type { TrackingEvent } from '../app/platform/tracking.ts';
import { openInteractive } from './interactive.ts';
import { answer } from './measuring.ts';
import { importLines } from './operator.ts';

/** What editors may say in the teasers of a page. */

const main = (page: Page) => page.getByRole('main');
const drawing = { kind: 'exercise-book', color: '#c8102e' };
const image = (altTag: string) => ({ drawing, altTag });

type Cell = readonly [template: string, attributes: object];

/** Imports a page of an editor with a teaser in each row, and opens it. */
async function openTeasers(page: Page, path: string, cells: readonly Cell[], rest: object = {}) {
  await importLines([
    {
      ...{ type: 'content', path, title: path },
      rows: cells.map(([template, attributes]) => ({ cells: [{ template, attributes }] })),
      ...rest,
    },
  ]);
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);
  await openInteractive(page, path);
}

test('CMS-10 every kind of teaser has its renderer, and an unknown one shows nothing', async ({
  page,
}) => {
  await openTeasers(page, '/pruefung/arten', [
    ['html', { headline: 'Art Text', teasercontent: '<p>Inhalt der Art</p>' }],
    ['imageLink', { headline: 'Art Bildverweis', teaserLink: '/cat/kunst', image: image('Kunst') }],
    ['image', { image: image('Art Bild') }],
    ['sliderHero', { headline: 'Art Bühne', teaserLink: '/cat/musik', teaserButtonText: 'Hin' }],
    [
      'recommendations',
      { headline: 'Art Empfehlung', productsRecommendations: ['klassensatz-a5'] },
    ],
    ['infoBar', { id: 'arten', headline: 'Art Leiste', teasercontent: '<p>Nur heute</p>' }],
    ['form', { name: 'arten-form', headline: 'Art Formular', termsLink: '/regeln' }],
    ['prizeDraw', { name: 'arten-los', headline: 'Art Verlosung', termsLink: '/regeln' }],
    ['abTab', { id: 'arten', tabs: [{ headline: 'Art A' }, { headline: 'Art B' }] }],
    [
      'listTeaser',
      { headline: 'Art Liste', valueList: [{ name: 'Kontakt', url: '/service/kontakt' }] },
    ],
    ['contentTile', { headline: 'Art Kachel', teasercontent: '<p>Text der Kachel</p>' }],
    ['nochNieGesehen', { headline: 'Art Nirgends' }],
  ]);
  const shown = (text: string) =>
    expect(page.getByText(text, { exact: true }).first(), text).toBeVisible();
  for (const text of ['Art Text', 'Inhalt der Art', 'Art Bildverweis', 'Art Bühne', 'Art Leiste']) {
    await shown(text);
  }
  for (const text of ['Art A', 'Art Kachel', 'Text der Kachel', 'Nur heute']) await shown(text);
  await expect(page.getByText('Art B', { exact: true })).toHaveCount(0);
  await expect(main(page).getByRole('img', { name: 'Art Bild' })).toBeVisible();
  await expect(main(page).locator('a[href="/cat/kunst"]').first()).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Hin' })).toHaveAttribute('href', '/cat/musik');
  const goods = main(page).getByRole('list', { name: 'Art Empfehlung' }).getByRole('article');
  await expect(goods).toHaveCount(1);
  await expect(
    main(page).getByRole('region', { name: 'Art Liste' }).getByRole('link', { name: 'Kontakt' }),
  ).toHaveAttribute('href', '/service/kontakt');
  // A form is fetched when it comes near.
  for (const name of ['Art Formular', 'Art Verlosung']) {
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 400);
        return main(page).getByRole('heading', { name }).count();
      })
      .toBe(1);
  }
  await expect(main(page).getByRole('button', { name: 'Teilnehmen' })).toHaveCount(2);
  await expect(page.getByText('Art Nirgends')).toHaveCount(0);
});

test('CMS-05 CMS-08 CMS-20 links, headlines, tabs and colours are as the editor chose', async ({
  page,
}) => {
  const links = { teaserButtonText: 'hier', headline: 'Verweis hier' };
  await openTeasers(page, '/pruefung/texte', [
    [
      'html',
      {
        ...{ preHeadline: 'Davor', headline: 'Mitte', postHeadline: 'Danach' },
        teasercontent: '<p>Der Inhalt</p>',
        tabs: [
          { headline: 'Maße', teasercontent: '<p>21 cm</p>' },
          { headline: 'Gewicht', teasercontent: '<p>80 g</p>' },
        ],
      },
    ],
    [
      'html',
      {
        headline: 'Bunt',
        bgcolor: '#1d2430',
        textColor: '#ffd84d',
        teasercontent: '<p>Gelb auf Nacht</p>',
      },
    ],
    [
      'html',
      {
        headline: 'Rot',
        colours: { background: '#ffffff', text: '#1d2430', heading: '#a00000' },
        teasercontent: '<p>Nacht auf Weiß</p>',
      },
    ],
    ['html', { ...links, teaserLink: '/cat/kunst' }],
    [
      'html',
      { teaserButtonText: 'dort', teaserLink: { url: '/cat/musik', openLinkInNewWindow: true } },
    ],
    [
      'contentTile',
      {
        headline: 'Kachel',
        teaserButtonText: 'neben',
        teaserLink: '/cat/sport',
        openLinkInNewWindow: true,
      },
    ],
  ]);
  for (const text of ['Davor', 'Mitte', 'Danach', 'Der Inhalt', '21 cm']) {
    await expect(main(page).getByText(text, { exact: true })).toBeVisible();
  }
  await expect(main(page).getByText('80 g')).toHaveCount(0);
  await main(page).getByRole('tab', { name: 'Gewicht' }).click();
  await expect(main(page).getByText('80 g')).toBeVisible();
  await expect(main(page).getByText('21 cm')).toHaveCount(0);

  /** Colour of a text, and of the first ground below it. */
  const colours = (text: string) =>
    main(page)
      .getByText(text, { exact: true })
      .evaluate((element) => {
        let ground: Element | null = element;
        const of = (one: Element) => getComputedStyle(one).backgroundColor;
        while (ground && of(ground) === 'rgba(0, 0, 0, 0)') ground = ground.parentElement;
        return [getComputedStyle(element).color, ground ? of(ground) : ''];
      });
  expect(await colours('Gelb auf Nacht')).toEqual(['rgb(255, 216, 77)', 'rgb(29, 36, 48)']);
  expect(await colours('Nacht auf Weiß')).toEqual(['rgb(29, 36, 48)', 'rgb(255, 255, 255)']);
  expect((await colours('Rot'))[0]).toBe('rgb(160, 0, 0)');
  // #008dca
  expect((await colours('Mitte'))[0]).toBe('rgb(0, 141, 202)');

  const link = (name: string) => main(page).getByRole('link', { name, exact: true });
  await expect(link('hier')).not.toHaveAttribute('target');
  for (const name of ['dort', 'neben']) {
    const [opened] = await Promise.all([page.context().waitForEvent('page'), link(name).click()]);
    await expect(opened).toHaveURL(/\/cat\/(?:musik|sport)$/);
    await opened.close();
  }
  await link('hier').click();
  await expect(page).toHaveURL(/\/cat\/kunst$/);
  expect(page.context().pages()).toHaveLength(1);
});

test('CMS-07 CMS-09 a picture has its info in a corner, loads when it is told to, and is counted by its name', async ({
  page,
}) => {
  const corners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;
  await openTeasers(page, '/pruefung/bilder', [
    [
      'html',
      {
        headline: 'Gezählt',
        teaserLink: '/cat/kunst',
        teaserButtonText: 'Los',
        googleAnalytics: 'start-kunst',
      },
    ],
    ...corners.map(
      (positionInfoIcon, at): Cell => [
        'image',
        {
          image: image(`Bild ${positionInfoIcon}`),
          positionInfoIcon,
          iconType: ['info', 'warning', 'zoom', 'info'][at],
          bildunterschriftInfoIconText: `Über ${positionInfoIcon}`,
        },
      ],
    ),
    ['image', { image: image('Bild eilig'), 'loading.eager': true }],
    ['image', { image: image('Bild ruhig') }],
  ]);
  const icons = new Set<string>();
  for (const corner of corners) {
    const picture = page.getByRole('img', { name: `Bild ${corner}` });
    await picture.scrollIntoViewIfNeeded();
    const figure = main(page).getByRole('figure').filter({ has: picture });
    const opener = figure.getByLabel('Über das Bild');
    const [box, icon] = [await picture.boundingBox(), await opener.boundingBox()];
    if (!box || !icon) throw new Error(`No info of ${corner}`);
    const isLeft = icon.x + icon.width / 2 < box.x + box.width / 2;
    const isTop = icon.y + icon.height / 2 < box.y + box.height / 2;
    expect([isTop ? 'top' : 'bottom', isLeft ? 'Left' : 'Right'].join('')).toBe(corner);
    await expect(figure.getByText(`Über ${corner}`)).toBeHidden();
    await opener.click();
    await expect(figure.getByText(`Über ${corner}`)).toBeVisible();
    icons.add(await opener.locator('svg').innerHTML());
  }
  expect(icons.size).toBe(3);

  const loading = (name: string) => main(page).getByRole('img', { name });
  await expect(loading('Bild eilig')).toHaveAttribute('loading', 'eager');
  await expect(loading('Bild ruhig')).toHaveAttribute('loading', 'lazy');

  await page.evaluate(() => scrollTo(0, 0));
  await answer(page, 'Alle annehmen').click();
  await expect
    .poll(() =>
      page.evaluate(() =>
        ((window as { dataLayer?: TrackingEvent[] }).dataLayer ?? []).flatMap((event) =>
          event.event === 'view_promotion' ? [event.promotion_name] : [],
        ),
      ),
    )
    .toContain('start-kunst');
});

test('TRACK-06 the tests that run on a page go along with its view', async ({ page }) => {
  await openTeasers(page, '/pruefung/versuche', [['html', { headline: 'Versuche' }]], {
    activeAbTests: [
      { id: 'kopf', trackingCode: 'kopf-2026' },
      { id: 'fuss', trackingCode: 'fuss-7' },
    ],
  });
  await answer(page, 'Alle annehmen').click();
  const views = () =>
    page.evaluate(() =>
      ((window as { dataLayer?: TrackingEvent[] }).dataLayer ?? []).flatMap((event) =>
        event.event === 'Meta' ? [[event.test_id, event.test_variant]] : [],
      ),
    );
  await expect.poll(views).toEqual([['kopf,fuss', 'kopf-2026,fuss-7']]);
});
